import type { ReactNode } from 'react';
import type { WatchedKind } from '#contracts/people/people';
import { toShareText } from '#contracts/text/money-text';
import { toDecimal, toGrouped, toInstantText, toPlainDecimal } from '#contracts/text/value-text';
import { SOL_DECIMALS } from '#contracts/chain';
import { Badge } from '../../ui/block/badge.tsx';
import type { Column } from '../../ui/table/table.tsx';
import { AgeValue } from '../../values/age.tsx';
import { SolValue, TokenAmountValue } from '../../values/amounts.tsx';
import { ChangeValue, LiquidityValue, PriceValue, UsdValue } from '../../values/money.tsx';
import type { WireNames } from '../../values/names.ts';
import { WholeSol } from '../../values/whole-sol.tsx';
import type { WatchSort } from './watch-search.ts';
import { BalanceUsd, DayLine, Unknown } from './watched-cells.tsx';
import {
  toBalanceMicroUsd,
  toCapMicroUsd,
  toFailedShare,
  toWatchedName,
  type Ranked,
  type WatchedCsv,
  type WatchedGroup,
  type WatchedRow,
} from './watched-rows.ts';
import styles from './watchlist.module.css';

/** A column of a kind of thing, and what it orders by. */
export interface WatchedColumn extends Omit<Column<WatchedRow>, 'key' | 'sort'> {
  readonly key: string;
  readonly sort?: WatchSort;
  readonly rank?: (row: WatchedRow) => Ranked;
}

const NO_TRADE = 'no trade in our index';
const NO_MINT = 'price or supply not known';

/** A figure of a row, or a dash with the reason. */
const or = <T,>(
  row: WatchedRow,
  value: T | undefined,
  why: string,
  show: (value: T) => ReactNode,
): ReactNode => (value === undefined ? <Unknown row={row} why={why} /> : show(value));

const usdText = (microUsd: bigint | string | undefined): string =>
  microUsd === undefined ? '' : toPlainDecimal(String(microUsd), 6);

const TOKEN: readonly WatchedColumn[] = [
  {
    key: 'price',
    title: 'Price',
    csvTitle: 'Price (USD)',
    align: 'right',
    phone: 'figure',
    short: '',
    sort: 'price',
    rank: ({ fact }) => fact?.market?.price?.usd,
    cell: (row) => or(row, row.fact?.market?.price, NO_TRADE, (price) => <PriceValue price={price} />),
    csv: ({ fact }) => String(fact?.market?.price?.usd ?? ''),
  },
  {
    key: 'change',
    title: '24 h',
    csvTitle: 'Change 24 h',
    align: 'right',
    short: '24 h',
    sort: 'change',
    rank: ({ fact }) => fact?.market?.change,
    cell: (row) =>
      or(row, row.fact?.market?.change, 'no trade in 24 hours', (share) => <ChangeValue share={share} />),
    csv: ({ fact }) => String(fact?.market?.change ?? ''),
  },
  {
    key: 'line',
    title: 'Last 24 h',
    short: '',
    cell: (row) => <DayLine row={row} />,
  },
  {
    key: 'cap',
    title: 'Market cap',
    csvTitle: 'Market cap (USD)',
    align: 'right',
    short: 'Cap',
    sort: 'cap',
    rank: toCapMicroUsd,
    cell: (row) => or(row, toCapMicroUsd(row), NO_MINT, (cap) => <UsdValue microUsd={String(cap)} />),
    csv: (row) => usdText(toCapMicroUsd(row)),
  },
  {
    key: 'liquidity',
    title: 'Liquidity',
    csvTitle: 'Liquidity (USD)',
    align: 'right',
    phone: 'hidden',
    sort: 'liquidity',
    rank: ({ fact }) => toBig(fact?.market?.liquidityMicroUsd),
    cell: (row) =>
      or(row, row.fact?.market?.liquidityMicroUsd, NO_TRADE, (usd) => <LiquidityValue microUsd={usd} />),
    csv: ({ fact }) => usdText(fact?.market?.liquidityMicroUsd),
  },
  {
    key: 'volume',
    title: 'Volume 24 h',
    csvTitle: 'Volume 24 h (USD)',
    align: 'right',
    phone: 'hidden',
    sort: 'volume',
    rank: ({ fact }) => toBig(fact?.market?.microUsd),
    cell: (row) => or(row, row.fact?.market?.microUsd, NO_TRADE, (usd) => <UsdValue microUsd={usd} />),
    csv: ({ fact }) => usdText(fact?.market?.microUsd),
  },
  {
    key: 'holders',
    title: 'Holders',
    align: 'right',
    phone: 'hidden',
    sort: 'holders',
    rank: ({ fact }) => fact?.market?.holders,
    cell: (row) => or(row, row.fact?.market?.holders, 'not in our index', toMono),
    csv: ({ fact }) => String(fact?.market?.holders ?? ''),
  },
];

const ACCOUNT: readonly WatchedColumn[] = [
  {
    key: 'sol',
    title: 'Balance',
    csvTitle: 'Balance (SOL)',
    align: 'right',
    short: '',
    sort: 'sol',
    rank: ({ fact }) => toBig(fact?.account?.lamports),
    cell: (row) => or(row, row.fact?.account?.lamports, 'not read', (sol) => <SolValue lamports={sol} />),
    csv: ({ fact }) => (fact?.account ? toPlainDecimal(fact.account.lamports, SOL_DECIMALS) : ''),
  },
  {
    key: 'usd',
    title: 'USD',
    csvTitle: 'Balance (USD)',
    align: 'right',
    short: '',
    sort: 'usd',
    rank: toBalanceMicroUsd,
    cell: (row) => <BalanceUsd row={row} />,
    csv: (row) => usdText(toBalanceMicroUsd(row)),
  },
  {
    key: 'type',
    title: 'Type',
    short: '',
    cell: (row) => or(row, row.fact?.account, 'not read', (account) => <AccountType account={account} />),
    csv: ({ fact }) => fact?.account?.title ?? '',
  },
  {
    key: 'active',
    title: 'Last activity',
    align: 'right',
    short: 'Active',
    sort: 'active',
    rank: ({ fact }) => fact?.newest?.time,
    cell: (row) => <Newest row={row} />,
    csv: ({ fact }) => (fact?.newest?.time === undefined ? '' : toInstantText(fact.newest.time)),
  },
];

const PROGRAM: readonly WatchedColumn[] = [
  {
    key: 'calls',
    title: 'Calls 24 h',
    short: 'Calls',
    align: 'right',
    sort: 'calls',
    rank: ({ fact }) => fact?.calls?.calls,
    cell: (row) => or(row, row.fact?.calls?.calls, 'no call in our index in 24 hours', toMono),
    csv: ({ fact }) => String(fact?.calls?.calls ?? ''),
  },
  {
    key: 'transactions',
    title: 'Transactions',
    short: 'Txs',
    align: 'right',
    cell: (row) => or(row, row.fact?.calls?.transactions, 'no call in our index in 24 hours', toMono),
    csv: ({ fact }) => String(fact?.calls?.transactions ?? ''),
  },
  {
    key: 'failed',
    title: 'Failed',
    align: 'right',
    sort: 'failed',
    rank: toFailedShare,
    cell: (row) =>
      or(row, toFailedShare(row), 'no call in our index in 24 hours', (share) => (
        <span className="mono" title={`${toGrouped(row.fact?.calls?.failed ?? 0)} transactions`}>
          {toShareText(share)}
        </span>
      )),
    csv: ({ fact }) => String(fact?.calls?.failed ?? ''),
  },
];

const NO_STAKE = 'no active stake';

const VALIDATOR: readonly WatchedColumn[] = [
  {
    key: 'stake',
    title: 'Active stake',
    csvTitle: 'Active stake (SOL)',
    align: 'right',
    short: 'Stake',
    sort: 'stake',
    rank: ({ fact }) => toBig(fact?.stake?.lamports),
    cell: (row) =>
      or(row, row.fact?.stake, NO_STAKE, ({ lamports, rank }) => (
        <>
          <WholeSol lamports={lamports} /> <span className={styles.more}>#{toGrouped(rank)}</span>
        </>
      )),
    csv: ({ fact }) => (fact?.stake ? toPlainDecimal(fact.stake.lamports, SOL_DECIMALS) : ''),
  },
  {
    key: 'commission',
    title: 'Commission',
    align: 'right',
    sort: 'commission',
    rank: ({ fact }) => fact?.stake?.commissionBps,
    cell: (row) =>
      or(row, row.fact?.stake?.commissionBps, NO_STAKE, (bps) => (
        <span className="mono">{toDecimal(String(bps), 2)} %</span>
      )),
    csv: ({ fact }) => (fact?.stake ? toPlainDecimal(String(fact.stake.commissionBps), 2) : ''),
  },
  {
    key: 'state',
    title: 'State',
    short: '',
    sort: 'state',
    rank: ({ fact }) => fact?.stake && (fact.stake.delinquent ? 'delinquent' : 'voting'),
    cell: (row) =>
      or(row, row.fact?.stake?.delinquent, NO_STAKE, (isLate) => (
        <Badge tone={isLate ? 'negative' : 'positive'}>{isLate ? 'delinquent' : 'voting'}</Badge>
      )),
    csv: ({ fact }) => (fact?.stake === undefined ? '' : fact.stake.delinquent ? 'delinquent' : 'voting'),
  },
];

const MARKET: readonly WatchedColumn[] = [ACCOUNT[2]!];

/** What is shown of each kind, beside its name and when it was added. */
export const WATCHED_COLUMNS: Readonly<Record<WatchedKind, readonly WatchedColumn[]>> = {
  token: TOKEN,
  account: ACCOUNT,
  program: PROGRAM,
  validator: VALIDATOR,
  market: MARKET,
};

/** What stands in an exported row: what it is of first, then its figures, as plain numbers. */
export function toCsvColumns(
  { kind, cluster }: WatchedGroup,
  names: WireNames,
  own: ReadonlyMap<string, string>,
): readonly WatchedCsv[] {
  return [
    { title: 'Kind', csv: () => kind },
    { title: 'Cluster', csv: () => cluster },
    { title: 'Address', csv: ({ entry }) => entry.address },
    { title: 'Name', csv: (row) => toWatchedName(row, names, own) ?? '' },
    { title: 'Note', csv: ({ entry: { note } }) => note ?? '' },
    { title: 'Added', csv: ({ entry }) => toInstantText(Math.floor(entry.addedMs / 1_000)) },
    ...WATCHED_COLUMNS[kind].flatMap(({ title, csvTitle = title, csv }) =>
      csv ? [{ title: csvTitle, csv }] : [],
    ),
  ];
}

function AccountType({
  account: { title, token },
}: {
  readonly account: NonNullable<NonNullable<WatchedRow['fact']>['account']>;
}) {
  return (
    <>
      {title}
      {token && (
        <>
          {' '}
          · <TokenAmountValue amount={token.amount} mint={token.mint} decimals={token.decimals} />
        </>
      )}
    </>
  );
}

function Newest({ row }: { readonly row: WatchedRow }) {
  const newest = row.fact?.newest;
  if (newest?.signature === undefined)
    return <Unknown row={row} why={row.fact?.reason ?? 'no transaction the node knows'} />;
  return (
    <a href={`/tx/${newest.signature}`} title="Newest transaction">
      <AgeValue unixSeconds={newest.time} />
    </a>
  );
}

const toMono = (count: number): ReactNode => <span className="mono">{toGrouped(count)}</span>;

const toBig = (text: string | undefined): bigint | undefined =>
  text === undefined ? undefined : BigInt(text);
