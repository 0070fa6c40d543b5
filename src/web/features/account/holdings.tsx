import { HOLDING_COLUMNS } from '#contracts/columns/holding-columns';
import { Badge } from '../../ui/block/badge.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Table } from '../../ui/table/table.tsx';
import { TokenAmountValue } from '../../values/amounts.tsx';
import type { WireNames } from '../../values/names.ts';
import { toRowColumns } from '../../values/row-columns.tsx';
import type { FoundAccount } from './account-summary.tsx';

const toColumns = (names: WireNames) =>
  toRowColumns(
    HOLDING_COLUMNS,
    [
      { of: 'mint', with: ['symbol'], title: 'Token', wide: true },
      {
        of: 'amount',
        with: ['decimals'],
        title: 'Amount',
        cell: ({ amount, mint, decimals }) => (
          <TokenAmountValue amount={amount} mint={mint} decimals={decimals} />
        ),
      },
      { of: 'account' },
      {
        of: 'frozen',
        with: ['delegate'],
        title: 'Marks',
        cell: ({ frozen, delegate }) => (
          <>
            {frozen && <Badge tone="warning">frozen</Badge>}{' '}
            {delegate !== undefined && <Badge tone="info">delegated</Badge>}
          </>
        ),
      },
    ],
    names,
  );

/** Token accounts a wallet owns, with their amounts; why there are none where the node cannot list them. */
export function Holdings({ found }: { readonly found: FoundAccount }) {
  const { holdings, holdingsMissing, holdingsTruncated } = found;
  if (holdings === undefined) {
    return (
      <Notice
        inline
        kind="not-available"
        title={holdingsMissing ?? 'The node does not list token accounts.'}
      />
    );
  }
  if (holdings.length === 0) return <Notice inline kind="empty" title="No token accounts." />;
  return (
    <>
      {holdingsTruncated && (
        <Notice
          inline
          kind="truncated"
          title={`Only the first ${holdings.length} token accounts are shown.`}
        />
      )}
      <Table
        label="Token holdings"
        columns={toColumns(found.names)}
        rows={holdings}
        keyOf={({ account }) => account}
        list={{ list: 'holdings', input: { address: found.address } }}
      />
    </>
  );
}
