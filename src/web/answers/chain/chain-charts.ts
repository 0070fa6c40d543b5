import { toUsdText } from '#contracts/text/money-text';
import { toShareText } from '#contracts/assistant/share-text';
import type { LineKind, LineSeries } from '../../ui/chart/line-data.ts';
import { divide, toEvenTimes, toSol, toUsd, type Points, type Users } from './rates.ts';

/** A chart of figures over time, and which of an answer they are. */
interface ChartOf<Of extends keyof ChainFigures> {
  readonly of: Of;
  readonly key: string;
  readonly title: string;
  /** What is counted, as a sentence. `span` stands for the length of a point. */
  readonly about: string;
  readonly kind: LineKind;
  readonly format: (value: number) => string;
  /** Of the values. */
  readonly unit?: string | undefined;
  /** One value of each series for a span. */
  readonly series: readonly {
    readonly name: string;
    readonly value: (p: ChainFigures[Of], i: number) => number | undefined;
  }[];
}

/** What an answer has over time: sums, and different fee payers, which are counted in spans of their own. */
export interface ChainFigures {
  readonly points: Points;
  readonly users: Users;
}

/** One chart of the whole chain. */
export type ChainChart = ChartOf<'points'> | ChartOf<'users'>;

export const toPlain = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });
export const toUsdLabel = (usd: number): string => toUsdText(BigInt(Math.round(usd * 1e6)));
const toPercent = (share: number): string => toShareText(share);
const toSolLabel = (sol: number): string => sol.toLocaleString('en', { maximumFractionDigits: 6 });

/** In the order of the page. */
export const CHAIN_CHARTS: readonly ChainChart[] = [
  {
    of: 'points',
    key: 'transactions',
    title: 'Transactions per second',
    about: 'Transactions of each period divided by the seconds covered. Failed votes count as votes.',
    kind: 'stacked',
    format: toPlain,
    series: [
      {
        name: 'Succeeded',
        value: (p, i) => divide(p.transactions[i]! - p.votes[i]! - p.failed[i]!, p.seconds[i]!),
      },
      { name: 'Failed', value: (p, i) => divide(p.failed[i]!, p.seconds[i]!) },
      { name: 'Votes', value: (p, i) => divide(p.votes[i]!, p.seconds[i]!) },
    ],
  },
  {
    of: 'points',
    key: 'failures',
    title: 'Failure rate',
    about: 'Share of non-vote transactions that failed.',
    kind: 'line',
    format: toPercent,
    series: [{ name: 'Failed', value: (p, i) => divide(p.failed[i]!, p.transactions[i]! - p.votes[i]!) }],
  },
  {
    of: 'points',
    key: 'blocks',
    title: 'Blocks per minute',
    about: 'Slots with a block and skipped slots per minute covered.',
    kind: 'stacked',
    format: toPlain,
    series: [
      { name: 'Blocks', value: (p, i) => divide(p.blocks[i]! * 60, p.seconds[i]!) },
      { name: 'Skipped slots', value: (p, i) => divide(p.skipped[i]! * 60, p.seconds[i]!) },
    ],
  },
  {
    of: 'points',
    key: 'skips',
    title: 'Skip rate',
    about: 'Slots without a block among all slots.',
    kind: 'line',
    format: toPercent,
    series: [{ name: 'Skipped', value: (p, i) => divide(p.skipped[i]!, p.blocks[i]! + p.skipped[i]!) }],
  },
  {
    of: 'points',
    key: 'fees',
    title: 'Fees',
    about:
      'SOL paid for the transactions of each period, votes included. Priority fees are what non-vote transactions paid above their signature fees.',
    kind: 'stacked',
    format: toSolLabel,
    unit: 'SOL',
    series: [
      {
        name: 'Signature fees',
        value: (p, i) => toSol(BigInt(p.feeLamports[i]!) - BigInt(p.priorityFeeLamports[i]!)),
      },
      { name: 'Priority fees', value: (p, i) => toSol(p.priorityFeeLamports[i]!) },
    ],
  },
  {
    of: 'points',
    key: 'compute',
    title: 'Compute units per block',
    about: 'Compute units used by transactions, votes included, per block.',
    kind: 'line',
    format: (value) => Math.round(value).toLocaleString('en'),
    series: [{ name: 'Compute units', value: (p, i) => divide(p.computeUnits[i]!, p.blocks[i]!) }],
  },
  {
    of: 'users',
    key: 'users',
    title: 'Active and new users',
    about:
      'Different fee payers of each period, without votes. New means new to this index, not necessarily to the chain.',
    kind: 'stacked',
    format: toPlain,
    series: [
      { name: 'Returning', value: (p, i) => p.users[i]! - p.newUsers[i]! },
      { name: 'New to the index', value: (p, i) => p.newUsers[i] },
    ],
  },
  {
    of: 'points',
    key: 'trades',
    title: 'Trades',
    about: 'Swaps in known markets in each period; a trade routed through two pools counts as two.',
    kind: 'bars',
    format: toPlain,
    series: [{ name: 'Swaps', value: (p, i) => p.swaps[i] }],
  },
  {
    of: 'points',
    key: 'volume',
    title: 'Trading volume',
    about:
      'Dollar value of those swaps at the time, through SOL and stablecoins; swaps without a price are left out.',
    kind: 'bars',
    format: toUsdLabel,
    series: [{ name: 'Volume', value: (p, i) => toUsd(p.microUsd[i]!) }],
  },
  {
    of: 'points',
    key: 'transfers',
    title: 'Transfers',
    about:
      'Transfers of SOL and tokens, without legs of trades and without dust (less than 0.001 SOL or a hundredth of a token).',
    kind: 'bars',
    format: toPlain,
    series: [{ name: 'Transfers', value: (p, i) => p.transfers[i] }],
  },
  {
    of: 'points',
    key: 'tokenMints',
    title: 'Tokens created',
    about: 'Mints created, NFTs included.',
    kind: 'bars',
    format: toPlain,
    series: [{ name: 'Mints', value: (p, i) => p.tokenMints[i] }],
  },
];

export interface DrawnChart {
  /** Seconds of a span. */
  readonly step: number;
  readonly times: readonly number[];
  readonly series: readonly LineSeries[];
}

/** The series of a chart over evenly spaced times; a span without a block is a gap. */
export const toDrawnChart = (chart: ChainChart, { points, users }: ChainFigures): DrawnChart =>
  chart.of === 'users' ? draw(chart, users) : draw(chart, points);

function draw<Of extends keyof ChainFigures>(
  { series, unit }: ChartOf<Of>,
  figures: ChainFigures[Of],
): DrawnChart {
  const { times, places } = toEvenTimes(figures.times, figures.width);
  return {
    step: figures.width,
    times,
    series: series.map(({ name, value }) => ({
      name,
      unit,
      values: places.map((place) => (place < 0 ? undefined : value(figures, place))),
    })),
  };
}
