import { PROTOCOL_COLUMNS } from '#contracts/columns/protocol-columns';
import type { DefiProtocol, DefiUse } from '#contracts/market/defi';
import type { Act } from '#contracts/market/protocol-acts';
import type { ShownList } from '#contracts/export/exports';
import type { Wire } from '#std/json';
import { useSearch } from '../../router/use-search.ts';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { overviewSearch } from './defi-search.ts';
import { sortProtocols } from './defi-texts.ts';
import { toUseColumns, type ShownProtocol } from './protocol-columns.tsx';
import { ProtocolName } from './protocol-name.tsx';

type Protocol = Wire<DefiProtocol>;

/** Protocols with what they did in the window; titles of columns lead to other orders. */
export function ProtocolTable<P extends Protocol>({
  id,
  label,
  protocols,
  total,
  acts = [],
  hasBefore,
  volumeTitle = 'Volume',
  of,
  list,
}: {
  readonly id: string;
  readonly label: string;
  readonly protocols: readonly P[];
  readonly total: Wire<DefiUse>;
  /** What people do there, a column each. */
  readonly acts?: readonly Act[] | undefined;
  readonly hasBefore: boolean;
  readonly volumeTitle?: string | undefined;
  /** A column that says where each belongs. */
  readonly of?: ShownProtocol<P> | undefined;
  readonly list?: ShownList | undefined;
}) {
  const { values, hrefOf } = useSearch(overviewSearch);
  const sort = values.by;
  const columns = toRowColumns<P, (typeof PROTOCOL_COLUMNS)[number]['key']>(PROTOCOL_COLUMNS, [
    {
      of: 'name',
      with: ['does', 'site', 'isClosed', 'programs'],
      fixed: true,
      wide: true,
      cell: (protocol) => <ProtocolName protocol={protocol} />,
    },
    of ?? false,
    ...toUseColumns({
      total,
      acts,
      hasBefore,
      sort,
      volumeTitle,
      hrefOf: (by) => hrefOf({ by }),
    }),
  ]);
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
