import { Coins } from 'lucide-react';
import type { TokenHolding } from '#contracts/answers';
import { HOLDING_COLUMNS } from '#contracts/columns/holding-columns';
import { toMicroUsd } from '#contracts/market/past-prices';
import type { WalletHolding } from '#contracts/people/wallet';
import { toPlainDecimal } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/block/badge.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Table } from '../../ui/table/table.tsx';
import { ShortAmount } from '../../values/short-amount.tsx';
import { Missing } from '../../values/missing.tsx';
import { PriceValue, UsdValue } from '../../values/money.tsx';
import type { WireNames } from '../../values/names.ts';
import { toRowColumns } from '../../values/row-columns.tsx';
import type { FoundAccount } from './account-summary.tsx';

type Holding = Wire<TokenHolding>;

const toColumns = (names: WireNames, valued: ReadonlyMap<string, Wire<WalletHolding>> | undefined) =>
  toRowColumns(
    HOLDING_COLUMNS,
    [
      { of: 'mint', with: ['symbol'], title: 'Token', wide: true, phone: 'main' },
      {
        of: 'amount',
        with: ['decimals'],
        title: 'Amount',
        ...(valued && { phone: 'quiet', short: '' }),
        cell: ({ amount, mint, decimals }) => <ShortAmount amount={amount} mint={mint} decimals={decimals} />,
      },
      ...(valued === undefined
        ? []
        : [
            {
              key: 'price',
              title: 'Price',
              align: 'right' as const,
              phone: 'quiet' as const,
              csvTitle: 'Price (USD)',
              csv: ({ mint }: Holding) => String(valued.get(mint)?.price?.usd ?? ''),
              // What is not held was not priced: that is not to say that it has no price.
              cell: ({ mint, amount }: Holding) =>
                amount === '0' ? (
                  <Missing why="Balance is zero" />
                ) : (
                  <PriceValue price={valued.get(mint)?.price} />
                ),
            },
            {
              key: 'value',
              title: 'Value',
              align: 'right' as const,
              phone: 'figure' as const,
              short: '',
              csvTitle: 'Value (USD)',
              csv: (holding: Holding) => {
                const micros = toMicros(holding, valued);
                return micros === undefined ? '' : toPlainDecimal(String(micros), 6);
              },
              cell: (holding: Holding) => toValue(holding, valued),
            },
          ]),
      { of: 'account' },
      {
        of: 'frozen',
        with: ['delegate'],
        title: 'Marks',
        short: '',
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

const toMicros = (
  { mint, amount, decimals }: Holding,
  valued: ReadonlyMap<string, Wire<WalletHolding>>,
): bigint | undefined => {
  const usd = valued.get(mint)?.price?.usd;
  return usd === undefined ? undefined : toMicroUsd(BigInt(amount), decimals, usd);
};

function toValue(holding: Holding, valued: ReadonlyMap<string, Wire<WalletHolding>>) {
  const micros = toMicros(holding, valued);
  if (micros === undefined) return <Missing why={holding.amount === '0' ? 'Balance is zero' : 'No price'} />;
  return micros === 0n && holding.amount !== '0' ? '<$0.01' : <UsdValue microUsd={String(micros)} />;
}

/** What is worth most first, then what has no price. */
function sortByValue(
  holdings: readonly Holding[],
  valued: ReadonlyMap<string, Wire<WalletHolding>>,
): readonly Holding[] {
  const ranked = holdings.map((holding) => ({ holding, micros: toMicros(holding, valued) ?? -1n }));
  ranked.sort((a, b) => (a.micros < b.micros ? 1 : a.micros > b.micros ? -1 : 0));
  return ranked.map(({ holding }) => holding);
}

/** Token accounts a wallet owns, with their amounts; why there are none where the node cannot list them. */
export function Holdings({ found }: { readonly found: FoundAccount }) {
  const { holdings, holdingsMissing, holdingsTruncated, worth } = found;
  const valued =
    worth && new Map(worth.holdings.slice(1).map((holding) => [holding.mint as string, holding]));
  if (holdings === undefined) {
    return (
      <Notice kind="not-available" title={holdingsMissing ?? 'The node does not list token accounts.'} />
    );
  }
  if (holdings.length === 0)
    return (
      <EmptyState icon={Coins} title="No tokens">
        This address owns no token account.
      </EmptyState>
    );
  return (
    <>
      {holdingsTruncated && (
        <Notice kind="truncated" title={`Only the first ${holdings.length} token accounts are shown.`} />
      )}
      <Table
        label="Token holdings"
        columns={toColumns(found.names, valued)}
        rows={valued ? sortByValue(holdings, valued) : holdings}
        keyOf={({ account }) => account}
        list={{ list: 'holdings', input: { address: found.address } }}
      />
    </>
  );
}
