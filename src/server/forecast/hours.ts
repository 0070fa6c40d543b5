/** Figures of the whole chain by the hour, and how the next ones follow from them. */
import type { RowOf } from '#store';
import analyticsQueries from '#store/queries/analytics';
import type { UnixSeconds } from '#contracts/chain';
import { toGrouped } from '#contracts/text/value-text';
import type { IndexReader } from '../reading/index/index-reader.ts';
import type { QuestionContext } from '../reading/question-context.ts';
import type { ForecastPart, Observed } from './define-forecast.ts';
import { toRollingCases, type SeriesModel } from './statistics/rolling-origin.ts';
import { toMedian } from './statistics/quantile.ts';

const HOUR = 3_600;
const DAY_HOURS = 24;
const WEEK_HOURS = 168;
/** The hours of a week are compared with each other once so many weeks are known. */
const LEAST_WEEKS = 4;
/** Days, or weeks, the usual figure of an hour is the median of. */
const MOST_CYCLES = 7;
const LEAST_CYCLES = 3;
/** Newest hours by which the usual figures are made larger or smaller. */
const LEVEL_HOURS = 3;
/** Six weeks: as many as one question to the index brings. */
const MOST_HOURS = 1_000;
/** An hour of which less was seen is left out: its rate is another hour’s. */
const LEAST_SECONDS = 1_800;
const AHEAD = [1, 2, 3, 4, 5, 6] as const;
/** Observed hours that are shown. */
const SHOWN_HOURS = 48;

type ChainHour = RowOf<(typeof analyticsQueries.chainPoints)['row']>;

/** A figure of one hour; absent where the hour was not seen. */
type Hour = number | undefined;

export const HOUR_METHOD =
  'The usual figure of that hour of the day (the median of the same hour of up to seven days before; of the same hour of the week once four weeks are known), times how the last three hours compare with what is usual for them.';
export const HOUR_NAIVE = 'The newest whole hour goes on.';

/** The usual figure of the hour at `index`: the median of the same hour of earlier days or weeks that are known. */
function toUsual(past: readonly Hour[], index: number, period: number): number | undefined {
  const same: number[] = [];
  for (let at = index - period; at >= 0 && same.length < MOST_CYCLES; at -= period) {
    const value = past[at];
    if (value !== undefined) same.push(value);
  }
  return same.length < LEAST_CYCLES ? undefined : toMedian(same);
}

export const hourModel: SeriesModel<Hour> = {
  predict(past, ahead) {
    const period = past.length >= LEAST_WEEKS * WEEK_HOURS ? WEEK_HOURS : DAY_HOURS;
    const usual = toUsual(past, past.length - 1 + ahead, period);
    let [seen, expected] = [0, 0];
    for (let at = past.length - LEVEL_HOURS; at < past.length; at++) {
      const [value, one] = [past[at], toUsual(past, at, period)];
      if (value === undefined || one === undefined) return undefined;
      seen += value;
      expected += one;
    }
    return usual === undefined || expected === 0 ? undefined : (usual * seen) / expected;
  },
  naive: (past) => past.at(-1),
  actual: (next) => next.at(-1),
};

/** Whole hours without holes, the oldest first; the hour under way is left out. */
export function toHours(
  rows: readonly ChainHour[],
  until: UnixSeconds,
  valueOf: (row: ChainHour) => number,
): { readonly times: readonly UnixSeconds[]; readonly values: readonly Hour[] } {
  const seen = new Map(rows.map((row) => [row.bucket, row]));
  const first = rows[0]?.bucket ?? until;
  const times = Array.from({ length: Math.max(0, (until - first) / HOUR) }, (_, i) => first + i * HOUR);
  return {
    times,
    values: times.map((time) => {
      const row = seen.get(time);
      return row === undefined || row.seconds < LEAST_SECONDS ? undefined : valueOf(row);
    }),
  };
}

/** The next hours of a figure of the whole chain. */
export async function observeHours(
  { cluster, reader }: QuestionContext,
  key: string,
  valueOf: (row: ChainHour) => number,
): Promise<Observed> {
  const { index } = reader;
  const coverage = await index?.coverage();
  if (index === undefined || coverage === undefined) {
    return { kind: 'nothing', reason: 'The blocks of this cluster are not indexed here.' };
  }
  const { engine } = index;
  return index.answers.read({ cluster, engine, ...coverage }, `hours ${key}`, () =>
    readHours(index, coverage.toTime, valueOf),
  );
}

async function readHours(
  index: IndexReader,
  toTime: UnixSeconds,
  valueOf: (row: ChainHour) => number,
): Promise<Observed> {
  // The hour under way is no hour yet.
  const until = toTime + 1 - ((toTime + 1) % HOUR);
  const from = until - MOST_HOURS * HOUR;
  const rows = await index.all(analyticsQueries.chainPoints, { width: HOUR, from, until });
  const { times, values } = toHours(rows, until, valueOf);
  const known = values.filter((value) => value !== undefined).length;
  return {
    kind: 'observed',
    source: `${toGrouped(known)} whole hours of the index, the newest ${MOST_HOURS} at most`,
    parts: AHEAD.map((ahead): ForecastPart => ({
      title: ahead === 1 ? 'The hour under way' : `${ahead - 1} ${ahead === 2 ? 'hour' : 'hours'} later`,
      at: until + (ahead - 1) * HOUR,
      cases: toRollingCases(hourModel, values, ahead),
      predicted: hourModel.predict(values, ahead),
    })),
    past: {
      times: times.slice(-SHOWN_HOURS),
      values: values.slice(-SHOWN_HOURS).map((value) => value ?? null),
    },
    notes: known === 0 ? ['No whole hour is indexed yet.'] : [],
  };
}
