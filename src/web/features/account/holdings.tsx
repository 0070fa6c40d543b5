import type { TokenHolding } from '#contracts/answers';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { TokenAmountValue } from '../../values/amounts.tsx';
import type { FoundAccount } from './account-summary.tsx';

const COLUMNS: readonly Column<Wire<TokenHolding>>[] = [
  { key: 'mint', title: 'Token', wide: true, cell: ({ mint }) => <AddressValue address={mint} /> },
  {
    key: 'amount',
    title: 'Amount',
    align: 'right',
    cell: ({ amount, mint, decimals }) => (
      <TokenAmountValue amount={amount} mint={mint} decimals={decimals} />
    ),
  },
  { key: 'account', title: 'Token account', cell: ({ account }) => <AddressValue address={account} /> },
  {
    key: 'marks',
    title: 'Marks',
    cell: ({ frozen, delegate }) => (
      <>
        {frozen && <Badge tone="warning">frozen</Badge>}{' '}
        {delegate !== undefined && <Badge tone="info">delegated</Badge>}
      </>
    ),
  },
];

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
  if (holdings.length === 0) return <Notice inline kind="empty" title="It owns no token account." />;
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
        columns={COLUMNS}
        rows={holdings}
        keyOf={({ account }) => account}
        list={{ list: 'holdings', input: { address: found.address } }}
      />
    </>
  );
}
