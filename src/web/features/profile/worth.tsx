import { defineColumns } from '#contracts/columns/define-columns';
import type { WalletAnswer, WalletHolding } from '#contracts/people/wallet';
import { toPlainDecimal } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { SourceLine } from '../../answers/source-line.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Table } from '../../ui/table/table.tsx';
import { TokenAmountValue, SolValue } from '../../values/amounts.tsx';
import { PriceValue } from '../../values/money.tsx';
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
    of: 'amount',
    wide: true,
    align: undefined,
    cell: ({ amount, mint, decimals, isSol }) =>
      isSol ? (
        <SolValue lamports={amount} />
      ) : (
        <TokenAmountValue amount={amount} mint={mint} decimals={decimals} />
      ),
  },
  {
    of: 'mint',
    desktopOnly: true,
    cell: ({ mint, isSol }) =>
      isSol ? (
        'native'
      ) : (
        <a href={`/token/${mint}`}>
          {mint.slice(0, 4)}…{mint.slice(-4)}
        </a>
      ),
  },
  { of: 'priceUsd', title: 'Price', cell: ({ price }) => <PriceValue price={price} /> },
  { of: 'value', title: 'Value' },
]);

/** What a wallet holds, each with what it is worth. */
export function Worth({ found }: { readonly found: FoundWallet }) {
  const rows = found.holdings.map((holding, index) => ({ ...holding, isSol: index === 0 }));
  return (
    <>
      {found.holdingsMissing !== undefined && (
        <Notice inline kind="not-available" title={found.holdingsMissing} />
      )}
      {found.holdingsTruncated && (
        <Notice inline kind="truncated" title="Only the first token accounts are counted." />
      )}
      <Table
        label="Holdings of the wallet"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ mint, isSol }) => (isSol ? 'SOL' : mint)}
      />
      <div className="padded">
        <SourceLine provenance={found.provenance} what="balances" />
        {found.coverage === undefined ? (
          <p>No prices: the blocks of this cluster are not indexed on this server.</p>
        ) : (
          <CoverageLine coverage={found.coverage} what="prices" />
        )}
      </div>
    </>
  );
}
