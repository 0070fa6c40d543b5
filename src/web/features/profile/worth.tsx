import type { WalletAnswer, WalletHolding } from '#contracts/wallet';
import { toDecimal } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { SourceLine } from '../../answers/source-line.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { TokenAmountValue, SolValue } from '../../values/amounts.tsx';
import { PriceValue, UsdValue } from '../../values/money.tsx';

export type FoundWallet = Extract<Wire<WalletAnswer>, { readonly kind: 'found' }>;
type Row = Wire<WalletHolding> & { readonly isSol: boolean };

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'amount',
    title: 'Holding',
    wide: true,
    cell: ({ amount, mint, decimals, isSol }) =>
      isSol ? (
        <SolValue lamports={amount} />
      ) : (
        <TokenAmountValue amount={amount} mint={mint} decimals={decimals} />
      ),
    csv: ({ amount, decimals }) => toDecimal(amount, decimals),
  },
  {
    key: 'mint',
    title: 'Mint',
    desktopOnly: true,
    cell: ({ mint, isSol }) =>
      isSol ? (
        'native'
      ) : (
        <a href={`/token/${mint}`}>
          {mint.slice(0, 4)}…{mint.slice(-4)}
        </a>
      ),
    csv: ({ mint, isSol }) => (isSol ? 'SOL' : mint),
  },
  {
    key: 'price',
    title: 'Price',
    align: 'right',
    cell: ({ price }) => <PriceValue price={price} />,
    csv: ({ price }) => (price === undefined ? '' : String(price.usd)),
  },
  {
    key: 'value',
    title: 'Value',
    align: 'right',
    cell: ({ microUsd }) => <UsdValue microUsd={microUsd} />,
    csv: ({ microUsd }) => (microUsd === undefined ? '' : toDecimal(microUsd, 6)),
  },
];

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
        label="What the wallet holds"
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
