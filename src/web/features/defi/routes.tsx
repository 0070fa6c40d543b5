import { defineColumns } from '#contracts/columns/define-columns';
import type { DefiRoutes } from '#contracts/market/defi';
import { toShareText } from '#contracts/text/money-text';
import { toGrouped, toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { RankingTable, type RankingColumn } from '../../ui/table/ranking-table.tsx';
import { Section } from '../../ui/block/section.tsx';
import { AddressValue } from '../../values/address.tsx';
import { Missing } from '../../values/missing.tsx';
import { useNames } from '../../values/names.ts';
import { UsdValue } from '../../values/money.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { toMatrix, type RouterRow } from './route-matrix.ts';
import styles from './defi.module.css';

const DESCRIBED = defineColumns<RouterRow>()(({ address, usd }) => [
  address('router', 'Sent by', ({ router }) => router),
  usd('volumeUsd', 'Volume routed (USD)', ({ microUsd }) => microUsd),
]);

/** Which program sends how much of its trades to which venue. */
export function Routes({ routes, hours }: { readonly routes: Wire<DefiRoutes>; readonly hours: string }) {
  const { labels } = useNames();
  const rows = toMatrix(routes);
  const columns = toRowColumns(DESCRIBED, [
    { of: 'router', fixed: true, cell: ({ router }) => <AddressValue address={router} bare /> },
    {
      of: 'volumeUsd',
      title: 'Volume routed',
      cell: ({ microUsd, swaps }) => (
        <span title={`${toGrouped(swaps)} swaps`}>
          <UsdValue microUsd={microUsd} />
        </span>
      ),
    },
    ...routes.venues.map((venue): RankingColumn<RouterRow> => ({
      key: venue,
      title: labels[venue]?.name ?? toShortAddress(venue),
      align: 'right',
      cell: ({ shares }) => <ShareCell cell={shares.get(venue)} />,
      csv: ({ shares }) => String(shares.get(venue)?.share ?? 0),
    })),
  ]);
  return (
    <Section title="Routing by venue" flush aside={`share of each program's volume, ${hours}`}>
      <RankingTable
        id="defi-routes"
        label="Share of each program's trades by venue"
        downloadName="defi-routes"
        columns={columns}
        rows={rows}
        keyOf={({ router }) => router}
      />
    </Section>
  );
}

function ShareCell({
  cell,
}: {
  readonly cell: { readonly share: number; readonly swaps: number } | undefined;
}) {
  if (cell === undefined) return <Missing why="No swaps" />;
  return (
    <span
      className={styles.heat}
      style={{ '--share': String(Math.min(1, cell.share)) }}
      title={`${toGrouped(cell.swaps)} swaps`}
    >
      {toShareText(cell.share)}
    </span>
  );
}
