import { defineColumns } from '#contracts/columns/define-columns';
import type { WalletAnswer, WalletHolding } from '#contracts/people/wallet';
import { toPlainDecimal } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { SourceLine } from '../../answers/source-line.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Table } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { TokenAmountValue, SolValue } from '../../values/amounts.tsx';
import { PriceValue, UsdValue } from '../../values/money.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';

export type FoundWallet = Extract<Wire<WalletAnswer>, { readonly kind: 'found' }>;
type Row = Wire<WalletHolding> & { readonly isSol: boolean };

const DESCRIBED = defineColumns<Row>()(({ number, price, usd, words }) => [
  number('amount', 'Holding', ({ amount, decimals }) => toPlainDecimal(amount, decimals)),
  words('mint', 'Mint', ({ mint, isSol }) => (isSol ? 'SOL' : mint)),
  price('priceUsd', 'Price (USD)', (row) => row.price?.usd),
  usd('value', 'Value (USD)', ({ microUsd }) => microUsd),
]);

const COLUMNS = toRowColumns(DESCRIBED, [
  {
    of: 'mint',
    title: 'Token',
    wide: true,
    cell: ({ mint, isSol }) => (isSol ? 'SOL' : <AddressValue address={mint} />),
  },
  {
    of: 'amount',
    phone: 'quiet',
    short: '',
    cell: ({ amount, mint, decimals, isSol }) =>
      isSol ? (
        <SolValue lamports={amount} />
      ) : (
        <TokenAmountValue amount={amount} mint={mint} decimals={decimals} />
      ),
  },
  { of: 'priceUsd', title: 'Price', phone: 'quiet', cell: ({ price }) => <PriceValue price={price} /> },
  {
    of: 'value',
    with: ['amount'],
    title: 'Value',
    phone: 'figure',
    short: '',
    // Little is not nothing, also where it is too little for a millionth of a dollar.
    cell: ({ microUsd, amount }) =>
      microUsd === '0' && amount !== '0' ? '<$0.01' : <UsdValue microUsd={microUsd} />,
  },
]);

/** What a wallet holds, each with what it is worth. */
export function Worth({ found }: { readonly found: FoundWallet }) {
  const rows = found.holdings.map((holding, index) => ({ ...holding, isSol: index === 0 }));
  return (
    <>
      {found.holdingsMissing !== undefined && <Notice kind="not-available" title={found.holdingsMissing} />}
      {found.holdingsTruncated && (
        <Notice kind="truncated" title="Only the first token accounts are counted." />
      )}
      <Table
        label="Holdings of the wallet"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ mint, isSol }) => (isSol ? 'SOL' : mint)}
      />
      <div className="padded">
        <SourceLine provenance={found.provenance} what="balances" />
        {found.coverage === undefined && (
          <p>No prices: the blocks of this cluster are not indexed on this server.</p>
        )}
      </div>
    </>
  );
}
