import { defineColumns } from '#contracts/columns/define-columns';
import type { StablecoinPrice, StakeAction, SupplyRow } from '#contracts/market/defi';
import { toPriceText } from '#contracts/text/money-text';
import { toDecimal, toGrouped, toInstantText, toPlainDecimal } from '#contracts/text/value-text';
import { toTitle } from '#std/text';
import type { Wire } from '#std/json';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { Missing } from '../../values/missing.tsx';
import { UsdValue } from '../../values/money.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { WholeSol } from '../../values/whole-sol.tsx';
import styles from './defi.module.css';

type Supply = Wire<SupplyRow>;
type Action = Wire<StakeAction>;

const toUnits = (amount: string | undefined, decimals: number | undefined): string | undefined =>
  amount === undefined
    ? undefined
    : decimals === undefined
      ? `${toGrouped(amount)} raw`
      : toDecimal(BigInt(amount) / 10n ** BigInt(decimals), 0);

function Units({
  amount,
  decimals,
}: {
  readonly amount: string | undefined;
  readonly decimals: number | undefined;
}) {
  const text = toUnits(amount, decimals);
  if (text === undefined) return <span className={styles.quiet}>not read</span>;
  return (
    <span className={styles.mono} title={`${toGrouped(amount!)} raw units`}>
      {text}
    </span>
  );
}

/** Exact, for files. */
const toExact = (amount: string | undefined, decimals: number | undefined): string | undefined =>
  amount === undefined
    ? undefined
    : decimals === undefined
      ? `${amount} raw`
      : toPlainDecimal(amount, decimals);

const SUPPLY = defineColumns<Supply>()(({ address, price, text, time, usd }) => [
  address('mint', 'Token', ({ mint }) => mint),
  text('supply', 'Supply', ({ supply, decimals }) => toExact(supply, decimals)),
  text('minted', 'Minted', ({ minted, decimals }) => toExact(minted, decimals)),
  text('burnt', 'Burned', ({ burnt, decimals }) => toExact(burnt, decimals)),
  usd('volumeUsd', 'Traded (USD)', ({ microUsd }) => microUsd),
  price('rate', 'SOL for a token', ({ rate }) => rate?.price),
  time('rateTime', 'Of', ({ rate }) => rate?.time),
]);

const amountColumn = (of: 'supply' | 'minted' | 'burnt') => ({
  of,
  align: 'right' as const,
  cell: ({ [of]: amount, decimals }: Supply) => <Units amount={amount} decimals={decimals} />,
});

const toSupplyColumns = (hasRates: boolean) =>
  toRowColumns(SUPPLY, [
    { of: 'mint', fixed: true, wide: true },
    hasRates && {
      of: 'rate',
      with: ['rateTime'],
      cell: ({ rate }) =>
        rate === undefined ? (
          <span className={styles.quiet}>not known</span>
        ) : (
          <span className={styles.mono} title={`In the stake or unstake of ${toInstantText(rate.time)}`}>
            {toPriceText(rate.price)}
          </span>
        ),
    },
    amountColumn('supply'),
    amountColumn('minted'),
    amountColumn('burnt'),
    {
      of: 'volumeUsd',
      title: 'Traded',
      cell: ({ microUsd, swaps }) => (
        <span title={`${toGrouped(swaps)} trades with it on either side`}>
          <UsdValue microUsd={swaps > 0 ? microUsd : undefined} />
        </span>
      ),
    },
  ]);

/** Tokens with their supply, what was minted and burned, and what was traded with them on either side. */
export function SupplyTable({
  id,
  label,
  rows,
  empty,
}: {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly Supply[];
  readonly empty: string;
}) {
  if (rows.length === 0) return <EmptyState title={empty} />;
  return (
    <RankingTable
      id={`defi-${id}`}
      label={label}
      downloadName={`defi-${id}`}
      columns={toSupplyColumns(rows.some(({ rate }) => rate !== undefined))}
      rows={rows}
      keyOf={({ mint }) => mint}
    />
  );
}

const PRICE = defineColumns<Wire<StablecoinPrice>>()(({ address, change, liquidity, price, time }) => [
  address('base', 'Stablecoin', ({ base }) => base),
  price('price', 'Price', (row) => row.price),
  address('quote', 'In', ({ quote }) => quote),
  change('off', 'Off the 1:1 peg', (row) => row.price - 1),
  liquidity('liquidityUsd', 'Liquidity (USD)', ({ liquidityMicroUsd }) => liquidityMicroUsd),
  time('lastTrade', 'Last trade', (row) => row.time),
  address('market', 'Market', ({ market }) => market),
]);

const PRICE_COLUMNS = toRowColumns(PRICE, [
  { of: 'base', wide: true },
  { of: 'price' },
  { of: 'quote', cell: ({ quote }) => <AddressValue address={quote} bare /> },
  { of: 'off' },
  { of: 'liquidityUsd', title: 'Liquidity' },
  { of: 'lastTrade' },
  { of: 'market' },
]);

/** What stablecoins cost in each other. */
export function StablecoinPrices({ prices }: { readonly prices: readonly Wire<StablecoinPrice>[] }) {
  if (prices.length === 0)
    return (
      <p className={styles.foot}>
        No price deviation: no market between two stablecoins was traded. A stablecoin counts as a dollar
        here.
      </p>
    );
  return (
    <Table
      label="Stablecoins against each other"
      columns={PRICE_COLUMNS}
      rows={prices}
      keyOf={({ market }) => market}
    />
  );
}

const ACTIONS: readonly Column<Action>[] = [
  { key: 'action', title: 'Action', wide: true, cell: ({ action }) => toTitle(action) },
  { key: 'count', title: 'Times', align: 'right', cell: ({ count }) => toGrouped(count) },
  {
    key: 'lamports',
    title: 'SOL',
    align: 'right',
    cell: ({ lamports }) =>
      lamports === undefined ? <Missing why="No amount" /> : <WholeSol lamports={lamports} />,
  },
];

/** What was done with stake accounts. */
export function StakeActions({ actions }: { readonly actions: readonly Action[] }) {
  return (
    <Section title="Native staking" flush aside="stake accounts, in the window">
      {actions.length === 0 ? (
        <EmptyState title="No stake account was created or changed in this window" />
      ) : (
        <Table
          label="Changes of stake accounts"
          columns={ACTIONS}
          rows={actions}
          keyOf={({ action }) => action}
        />
      )}
    </Section>
  );
}
