import { SOL_MINT } from '#contracts/chain';
import type { BalanceChange } from '#contracts/decoded';
import type { PastPrices } from '#contracts/market/past-prices';
import type { Wire } from '#std/json';
import { Notice } from '../../ui/block/notice.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AssetAmount } from '../../values/amounts.tsx';
import { PastUsd } from './past-usd.tsx';

const toColumns = (
  prices: Wire<PastPrices> | undefined,
  changes: readonly Wire<BalanceChange>[],
): readonly Column<Wire<BalanceChange>>[] => [
  { key: 'owner', title: 'Owner', cell: ({ owner }) => <AddressValue address={owner} /> },
  {
    key: 'change',
    title: 'Change',
    align: 'right',
    cell: ({ asset, change }) => <AssetAmount asset={asset} amount={change} signed />,
  },
  ...(prices === undefined || prices.rows.length === 0
    ? []
    : [
        {
          key: 'value',
          title: 'Value then',
          align: 'right' as const,
          // An account that wraps SOL has a row as wrapped SOL, too: valued twice it would be twice the money.
          cell: ({ owner, asset, change }: Wire<BalanceChange>) =>
            changes.some(
              (one) =>
                one.asset.kind === 'token' && one.asset.mint === SOL_MINT && one.accounts.includes(owner),
            ) ? null : (
              <PastUsd asset={asset} amount={change} prices={prices} />
            ),
        },
      ]),
  {
    key: 'before',
    title: 'Before',
    align: 'right',
    cell: ({ asset, before }) => <AssetAmount asset={asset} amount={before} />,
  },
  {
    key: 'after',
    title: 'After',
    align: 'right',
    cell: ({ asset, after }) => <AssetAmount asset={asset} amount={after} />,
  },
];

/** Who gained and lost what, as the node measured it. */
export function BalanceChanges({
  changes,
  prices,
  missing,
}: {
  readonly changes: readonly Wire<BalanceChange>[];
  /** What the assets cost then, where that is known. */
  readonly prices?: Wire<PastPrices> | undefined;
  readonly missing: boolean;
}) {
  if (changes.length === 0) {
    return (
      <Notice
        inline
        kind="empty"
        title={missing ? 'The node recorded no balances for this transaction.' : 'No balance changed.'}
      />
    );
  }
  return (
    <Table
      label="Balance changes"
      columns={toColumns(prices, changes)}
      rows={changes}
      keyOf={({ owner, asset }) => `${owner}${asset.kind === 'sol' ? 'sol' : asset.mint}`}
    />
  );
}
