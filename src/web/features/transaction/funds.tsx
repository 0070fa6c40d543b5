import type { PastPrices } from '#contracts/market/past-prices';
import type { Wire } from '#std/json';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AssetAmount } from '../../values/amounts.tsx';
import { FlowPicture } from './flow-picture.tsx';
import { toFlows, type Flow } from './to-flows.ts';
import { PastUsd } from './past-usd.tsx';
import type { WireTransaction } from './types.ts';

/** More lines than this make a picture nobody can read; the table has them all. */
const MOST_DRAWN = 24;

/** Who sent what to whom: a picture, and a table that says the same. */
export function Funds({
  transaction,
  prices,
  drawnAbove = 0,
}: {
  readonly transaction: WireTransaction;
  /** What the assets cost then, where that is known. */
  readonly prices?: Wire<PastPrices> | undefined;
  /** A picture of so many flows is on the page already. */
  readonly drawnAbove?: number | undefined;
}) {
  const flows = toFlows(transaction);
  if (flows.length === 0) {
    return <EmptyState title="No SOL or token changed owner" />;
  }
  return (
    <>
      {transaction.status.kind === 'failed' && (
        <Notice kind="truncated" title="The transaction failed, so all of this was rolled back." />
      )}
      {flows.length > drawnAbove && (
        <FlowPicture transaction={transaction} prices={prices} most={MOST_DRAWN} />
      )}
      <Table label="Flows of funds" columns={toColumns(prices)} rows={flows} keyOf={toKey} />
    </>
  );
}

const toKey = ({ from, to, asset }: Flow): string =>
  `${from}${to}${asset.kind === 'sol' ? 'sol' : asset.mint}`;

const toColumns = (prices: Wire<PastPrices> | undefined): readonly Column<Flow>[] => [
  { key: 'from', title: 'From', cell: ({ from }) => <AddressValue address={from} /> },
  { key: 'to', title: 'To', cell: ({ to }) => <AddressValue address={to} /> },
  {
    key: 'amount',
    title: 'Amount',
    short: '',
    align: 'right',
    cell: ({ asset, amount }) => <AssetAmount asset={asset} amount={amount} />,
  },
  ...(prices === undefined || prices.rows.length === 0
    ? []
    : [
        {
          key: 'value',
          title: 'Value then',
          align: 'right' as const,
          cell: (flow: Flow) => <PastUsd {...flow} prices={prices} />,
        },
      ]),
  { key: 'paths', title: 'Instructions', cell: ({ paths }) => paths.map((path) => `#${path}`).join(' ') },
];
