/** Estimates of what figures may become, each with how its method did on what is known already. */
import type { Answer, Names } from '../answers.ts';
import type { Address, UnixSeconds } from '../chain.ts';
import { toDurationText, toInstantText } from '../text/value-text.ts';

/** What a value of a forecast counts. `unix-seconds` is a moment, and its errors are parts of the time left. */
export type ForecastUnit =
  | 'unix-seconds'
  | 'micro-lamports'
  | 'transactions-per-second'
  | 'units-per-second'
  | 'lamports'
  | 'credits';

/** How a method did on past cases: each was estimated from what was known before it. */
export interface Backtest {
  /** Cases that had an interval of their own, drawn from the errors of the cases before. */
  readonly cases: number;
  /** Those of them that do not overlap in time. */
  readonly independent: number;
  /** Cases inside their 80 % interval. */
  readonly covered: number;
  /** Cases not above the upper end of their interval. */
  readonly notAbove: number;
  /**
   * Mean error over the cases: of |actual − predicted| in the unit, or of |actual − predicted| ÷ actual where `errorIn`
   * is `share`.
   */
  readonly error?: number | undefined;
  /** The same of the naive estimate, over the same cases. */
  readonly naiveError?: number | undefined;
  readonly errorIn: 'unit' | 'share';
}

export type ForecastVerdict =
  | 'offered'
  /** Fewer cases than can be judged. */
  | 'too-few'
  /** The naive estimate is at least as near. */
  | 'no-better'
  /** Nearer than the naive estimate, but by no more than chance explains. */
  | 'unproven'
  /** Too many cases fell outside of their interval. */
  | 'uncovered'
  /** Both were right in every case: the figure did not change. */
  | 'unchanging';

/** An estimate for one horizon. */
export interface ForecastStep {
  /** Which horizon: `in 2 slots`, `1 hour ahead`. */
  readonly title: string;
  /** The moment it is for, where it is for one. */
  readonly at?: UnixSeconds | undefined;
  readonly verdict: ForecastVerdict;
  /** Why it is offered or not, with the figures. */
  readonly says: string;
  readonly backtest: Backtest;
  /** Only of an offered one. Estimates are real numbers, not amounts on the chain. */
  readonly value?: ForecastValue | undefined;
}

export interface ForecastValue {
  /** Ends of the 80 % interval. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

export interface ForecastView {
  readonly key: string;
  readonly title: string;
  /** What is estimated, as a sentence. */
  readonly about: string;
  readonly unit: ForecastUnit;
  /** How it is estimated, as a sentence. */
  readonly method: string;
  /** What it must be better than, as a sentence. */
  readonly naive: string;
  /** What it is estimated from, with its extent. */
  readonly source?: string | undefined;
  /** Empty where there is nothing to estimate from; `missing` says why. */
  readonly steps: readonly ForecastStep[];
  /** What was observed, the oldest first. */
  readonly past?: { readonly times: readonly UnixSeconds[]; readonly values: readonly (number | null)[] };
  /** What to know beside the figures. */
  readonly notes: readonly string[];
  readonly missing?: string | undefined;
}

export type ForecastsAnswer = Answer<{
  readonly forecasts: readonly ForecastView[];
}>;

export type ForecastAnswer = Answer<{
  readonly forecast: ForecastView;
}>;

/** Slots ahead a priority fee is estimated for. */
export const FEE_SLOTS = [1, 2, 5, 10] as const;

/** Something that is locked until a known time: read from its account, not estimated. */
export interface Unlock {
  readonly account: Address;
  readonly kind: 'stake lockup' | 'vesting';
  /** Program that holds it. */
  readonly program: Address;
  /** Mint of what is locked; SOL where absent. */
  readonly mint?: Address | undefined;
  readonly recipient?: Address | undefined;
  /** All that was locked, in units of the mint or lamports. */
  readonly total: bigint;
  /** What is unlocked by now, taken out or not. */
  readonly unlocked: bigint;
  readonly next?: { readonly time: UnixSeconds; readonly amount: bigint } | undefined;
  /** When all of it is unlocked, if that is a time; absent where it was cancelled before. */
  readonly endTime?: UnixSeconds | undefined;
  /** The epoch whose start unlocks it, if it is locked to one too. */
  readonly endEpoch?: number | undefined;
  /** Who may lift it earlier, or end it. */
  readonly custodian?: Address | undefined;
  readonly state: 'locked' | 'unlocked' | 'cancelled';
}

export type UnlocksAnswer = Answer<{
  readonly address: Address;
  /** By the chain’s clock. */
  readonly asOf: UnixSeconds;
  readonly epoch: number;
  /** The next to unlock first, at most 200. */
  readonly unlocks: readonly Unlock[];
  /** All that were found. */
  readonly total: number;
  /** What could not be read, in words. */
  readonly missing: readonly string[];
  readonly names: Names;
}>;

const plain = (value: number, digits: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits });

/** What stands behind a figure; a moment has nothing. */
export const FORECAST_UNITS: Readonly<Record<ForecastUnit, string>> = {
  'unix-seconds': '',
  'micro-lamports': 'µlamports a compute unit',
  'transactions-per-second': 'transactions per second',
  'units-per-second': 'compute units a second',
  lamports: 'SOL',
  credits: 'credits',
};

/** A value of a forecast without its unit. */
export function toForecastFigure(value: number, unit: ForecastUnit): string {
  if (unit === 'unix-seconds') return toInstantText(Math.round(value));
  if (unit === 'lamports') return plain(value / 1e9, value < 1e9 ? 6 : 3);
  return plain(value, value < 100 && unit !== 'credits' ? 2 : 0);
}

/** Both ends of an interval without their unit. Moments are whole seconds, so the ends go outwards: it holds no less than it says. */
export function toIntervalFigures(
  { low, high }: Pick<ForecastValue, 'low' | 'high'>,
  unit: ForecastUnit,
): readonly [low: string, high: string] {
  const isTime = unit === 'unix-seconds';
  return [
    toForecastFigure(isTime ? Math.floor(low) : low, unit),
    toForecastFigure(isTime ? Math.ceil(high) : high, unit),
  ];
}

/** A value of a forecast with its unit. */
export const toForecastText = (value: number, unit: ForecastUnit): string =>
  `${toForecastFigure(value, unit)} ${FORECAST_UNITS[unit]}`.trimEnd();

/** A mean error of a backtest without its unit. */
export function toErrorFigure(
  error: number | undefined,
  { errorIn }: Pick<Backtest, 'errorIn'>,
  unit: ForecastUnit,
): string {
  if (error === undefined) return 'no data';
  if (errorIn === 'share') return `${plain(error * 100, error < 0.1 ? 2 : 1)} %`;
  return unit === 'unix-seconds' ? toDurationText(Math.round(error)) : toForecastFigure(error, unit);
}

/** A mean error of a backtest. */
export const toErrorText = (
  error: number | undefined,
  { errorIn }: Pick<Backtest, 'errorIn'>,
  unit: ForecastUnit,
): string => {
  const figure = toErrorFigure(error, { errorIn }, unit);
  return error === undefined || errorIn === 'share' ? figure : `${figure} ${FORECAST_UNITS[unit]}`.trimEnd();
};

const toPart = (of: number, cases: number): string =>
  cases === 0 ? 'no data' : `${plain((of / cases) * 100, 1)} %`;

/** The part of the cases inside their interval; nothing where there are none. */
export const toCoverageText = ({ cases, covered }: Pick<Backtest, 'cases' | 'covered'>): string =>
  toPart(covered, cases);

/** The part of the cases not above the upper end of their interval; nothing where there are none. */
export const toNotAboveText = ({ cases, notAbove }: Pick<Backtest, 'cases' | 'notAbove'>): string =>
  toPart(notAbove, cases);
