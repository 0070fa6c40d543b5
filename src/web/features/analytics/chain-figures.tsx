import { toChangeText, toUsdText } from '#contracts/text/money-text';
import { toShareText, toWholeSolText } from '#contracts/assistant/share-text';
import { toGrouped } from '#contracts/text/value-text';
import type { AnalyticsAnswer } from '#contracts/market/analytics';
import type { Wire } from '#std/json';
import { Figures, type Figure } from '../../ui/block/figures.tsx';
import { UsdValue } from '../../values/money.tsx';
import { WholeSol } from '../../values/whole-sol.tsx';
import { toPlain } from '../../answers/chain/chain-charts.ts';
import { divide, isComparable, toRateChange, type Sums } from '../../answers/chain/rates.ts';
import { toClock } from './window-note.tsx';

export type FoundAnalytics = Extract<Wire<AnalyticsAnswer>, { readonly kind: 'found' }>;

/** The figures of the window, with those of the one before and the change where enough of it is indexed. */
export function ChainFigures({ found }: { readonly found: FoundAnalytics }) {
  const { now, before, activeUsers } = found;
  /** A rate: what it was and how it changed. */
  const rate = (
    of: (sums: Sums) => number | undefined,
    format: (value: number) => string,
  ): string | undefined => {
    const [is, was] = [of(now), isComparable(before) ? of(before) : undefined];
    if (was === undefined) return undefined;
    const change = is === undefined || was === 0 ? '' : `, ${toChangeText(is / was - 1)}`;
    return `${format(was)} before${change}`;
  };
  /** A part of one: it changes by points. */
  const part = (of: (sums: Sums) => number | undefined): string | undefined => {
    const [is, was] = [of(now), isComparable(before) ? of(before) : undefined];
    if (was === undefined) return undefined;
    const points = is === undefined ? '' : `, ${toPointsText(is - was)}`;
    return `${toShareText(was)} before${points}`;
  };
  const count = (name: keyof Sums, format: (value: number) => string = toPlain): string | undefined => {
    if (!isComparable(before)) return undefined;
    const change = toRateChange(Number(now[name]), Number(before[name]), { now, before });
    return `${format(Number(before[name]))} before${change === undefined ? '' : `, ${toChangeText(change)}`}`;
  };
  const toSolText = (lamports: number): string => `${toWholeSolText(BigInt(Math.round(lamports)))} SOL`;
  const perSecond = (sums: Sums) => divide(sums.transactions - sums.votes, sums.seconds);
  const failures = (sums: Sums) => divide(sums.failed, sums.transactions - sums.votes);
  const skips = (sums: Sums) => divide(sums.skipped, sums.blocks + sums.skipped);
  const compute = (sums: Sums) => divide(sums.computeUnits, sums.blocks);
  const whole = (value: number): string => toGrouped(Math.round(value));
  const figures: readonly Figure[] = [
    {
      label: 'Transactions per second',
      hint: 'Without votes, by the seconds covered of the window',
      value: show(perSecond(now), toPlain),
      more: rate(perSecond, toPlain),
    },
    {
      label: 'Failure rate',
      hint: 'Share of non-vote transactions that failed',
      value: show(failures(now), toShareText),
      more: part(failures),
    },
    {
      label: 'Skip rate',
      hint: 'Slots without a block among all slots',
      value: show(skips(now), toShareText),
      more: part(skips),
    },
    {
      label: 'Compute units per block',
      value: show(compute(now), whole),
      more: rate(compute, whole),
    },
    {
      label: 'Fees',
      hint: 'Votes included',
      value: <WholeSol lamports={now.feeLamports} />,
      more: count('feeLamports', toSolText),
    },
    {
      label: 'Priority fees',
      hint: 'Of non-vote transactions, above their signature fees',
      value: <WholeSol lamports={now.priorityFeeLamports} />,
      more: count('priorityFeeLamports', toSolText),
    },
    {
      label: `Active users ${SPANS[activeUsers.width]}`,
      hint: 'Different fee payers of the newest whole span, votes left out; no count is stored for longer windows',
      value: activeUsers.now === undefined ? 'no data' : toGrouped(activeUsers.now.users),
      more: toActiveText(activeUsers),
    },
    {
      label: 'New users',
      hint: 'Fee payers this index had not seen before; the younger the index, the more of them were on the chain earlier',
      value: toGrouped(now.newUsers),
      more: count('newUsers'),
    },
    { label: 'Trades', hint: 'Swaps in known markets', value: toGrouped(now.swaps), more: count('swaps') },
    {
      label: 'Trading volume',
      hint: 'Of swaps with a price',
      value: <UsdValue microUsd={now.microUsd} />,
      more: count('microUsd', (value) => toUsdText(BigInt(Math.round(value)))),
    },
    {
      label: 'Transfers',
      hint: 'Without dust and legs of trades',
      value: toGrouped(now.transfers),
      more: count('transfers'),
    },
    {
      label: 'Tokens created',
      hint: 'Mints created, NFTs included',
      value: toGrouped(now.tokenMints),
      more: count('tokenMints'),
    },
  ];
  return <Figures figures={figures} />;
}

const SPANS: Readonly<Record<number, string>> = { 60: 'a minute', 3_600: 'an hour', 86_400: 'a day' };

const show = (value: number | undefined, format: (value: number) => string): string =>
  value === undefined ? 'no data' : format(value);

/** A difference of two shares: `+0.4 points`. */
export function toPointsText(difference: number): string {
  const points = Math.round(difference * 10_000) / 100;
  return points === 0 ? 'no change' : `${points > 0 ? '+' : ''}${points} points`;
}

function toActiveText({ width, now, before }: FoundAnalytics['activeUsers']): string {
  if (now === undefined) return `no whole ${(SPANS[width] ?? '').replace(/^an? /, '')} is indexed yet`;
  const when = `${toClock(now.bucket)} UTC`;
  if (before === undefined) return `from ${when}`;
  const change = before.users === 0 ? '' : `, ${toChangeText(now.users / before.users - 1)}`;
  return `from ${when}; ${toGrouped(before.users)} before${change}`;
}
