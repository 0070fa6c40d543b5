import type { DefiProtocol, DefiUse } from '#contracts/defi';
import type { ShownList } from '#contracts/exports';
import type { Wire } from '#std/json';
import { useSearch } from '../../router/use-search.ts';
import { RankingTable, type RankingColumn } from '../../ui/ranking-table.tsx';
import { overviewSearch } from './defi-search.ts';
import { sortProtocols } from './defi-texts.ts';
import { ProtocolName, toUseColumns } from './protocol-columns.tsx';

type Protocol = Wire<DefiProtocol>;

/** Protocols with what they did in the window; titles of columns lead to other orders. */
export function ProtocolTable<P extends Protocol>({
  id,
  label,
  protocols,
  total,
  hasBefore,
  volumeTitle = 'Volume',
  of,
  list,
}: {
  readonly id: string;
  readonly label: string;
  readonly protocols: readonly P[];
  readonly total: Wire<DefiUse>;
  readonly hasBefore: boolean;
  readonly volumeTitle?: string | undefined;
  /** A column that says where each belongs. */
  readonly of?: RankingColumn<P> | undefined;
  readonly list?: ShownList | undefined;
}) {
  const { values, hrefOf } = useSearch(overviewSearch);
  const sort = values.by;
  const columns: readonly RankingColumn<P>[] = [
    {
      key: 'protocol',
      title: 'Protocol',
      fixed: true,
      wide: true,
      cell: (protocol) => <ProtocolName protocol={protocol} />,
      csv: ({ name }) => name,
    },
    ...(of === undefined ? [] : [of]),
    ...toUseColumns<P>({
      total,
      hasBefore,
      sort,
      volumeTitle,
      hrefOf: (by) => hrefOf({ by }),
    }),
  ];
  return (
    <RankingTable
      id={id}
      label={label}
      downloadName={id}
      list={list}
      columns={columns}
      rows={sortProtocols(protocols, sort)}
      keyOf={({ name, category }) => `${category} ${name}`}
    />
  );
}
