import type { StablecoinPrice, StakeAction, SupplyRow } from '#contracts/defi';
import { toChangeText, toPriceText, toUsdText } from '#contracts/money-text';
import { toDecimal, toGrouped } from '#contracts/value-text';
import { toTitle } from '#std/text';
import type { Wire } from '#std/json';
import { Notice } from '../../ui/notice.tsx';
import { RankingTable, type RankingColumn } from '../../ui/ranking-table.tsx';
import { Section } from '../../ui/section.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { ChangeValue, UsdValue } from '../../values/money.tsx';
import { WholeSol } from '../../values/whole-sol.tsx';
import styles from './defi.module.css';

type Supply = Wire<SupplyRow>;
type Price = Wire<StablecoinPrice>;
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

const amountColumn = (key: 'supply' | 'minted' | 'burnt', title: string): RankingColumn<Supply> => ({
  key,
  title,
  align: 'right',
  cell: ({ [key]: amount, decimals }) => <Units amount={amount} decimals={decimals} />,
  csv: ({ [key]: amount, decimals }) => toUnits(amount, decimals) ?? '',
});

const SUPPLY: readonly RankingColumn<Supply>[] = [
  {
    key: 'token',
    title: 'Token',
    fixed: true,
    wide: true,
    cell: ({ mint }) => <AddressValue address={mint} />,
    csv: ({ mint }) => mint,
  },
  amountColumn('supply', 'Supply'),
  amountColumn('minted', 'Minted'),
  amountColumn('burnt', 'Burnt'),
  {
    key: 'volume',
    title: 'Traded',
    align: 'right',
    cell: ({ microUsd, hops }) => (
      <span title={`${toGrouped(hops)} trades with it on either side`}>
        <UsdValue microUsd={hops > 0 ? microUsd : undefined} />
      </span>
    ),
    csv: ({ microUsd }) => toUsdText(microUsd),
  },
];

/** Tokens with their supply, what was minted and burnt, and what was traded with them on either side. */
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
  if (rows.length === 0) return <Notice inline kind="empty" title={empty} />;
  return (
    <RankingTable
      id={`defi-${id}`}
      label={label}
      downloadName={`defi-${id}`}
      columns={SUPPLY}
      rows={rows}
      keyOf={({ mint }) => mint}
    />
  );
}

const PRICES: readonly Column<Price>[] = [
  { key: 'base', title: 'Stablecoin', wide: true, cell: ({ base }) => <AddressValue address={base} /> },
  { key: 'price', title: 'Price', align: 'right', cell: ({ price }) => toPriceText(price) },
  { key: 'quote', title: 'In', cell: ({ quote }) => <AddressValue address={quote} bare /> },
  {
    key: 'off',
    title: 'Off the 1:1 peg',
    align: 'right',
    cell: ({ price }) => <ChangeValue share={price - 1} />,
    csv: ({ price }) => toChangeText(price - 1),
  },
  {
    key: 'liquidity',
    title: 'Liquidity',
    align: 'right',
    cell: ({ liquidityMicroUsd }) => <UsdValue microUsd={liquidityMicroUsd} />,
  },
  { key: 'time', title: 'Last trade', align: 'right', cell: ({ time }) => <AgeValue unixSeconds={time} /> },
  { key: 'market', title: 'Market', cell: ({ market }) => <AddressValue address={market} /> },
];

/** What stablecoins cost in each other. */
export function StablecoinPrices({ prices }: { readonly prices: readonly Price[] }) {
  if (prices.length === 0)
    return (
      <p className={styles.foot}>
        No price deviation: no market of one stablecoin against another was traded in. A stablecoin counts as
        a dollar here.
      </p>
    );
  return (
    <Table
      label="Stablecoins against each other"
      columns={PRICES}
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
    title: 'SOL named',
    align: 'right',
    cell: ({ lamports }) =>
      lamports === undefined ? (
        <span className={styles.quiet}>names no amount</span>
      ) : (
        <WholeSol lamports={lamports} />
      ),
  },
];

/** What was done with stake accounts. */
export function StakeActions({ actions }: { readonly actions: readonly Action[] }) {
  return (
    <Section title="Native staking" flush aside="stake accounts, in the window">
      {actions.length === 0 ? (
        <Notice inline kind="empty" title="No stake account was created or changed in this window." />
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
