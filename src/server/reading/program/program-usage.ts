import { chooseBucket, listBucketStarts } from '#std/chart-bucket';
import { toBucketStart } from '#std/time-bucket';
import {
  MAX_CALLED_INSTRUCTIONS,
  MAX_CALLERS,
  type ProgramUseAnswer,
  type UseWindow,
} from '#contracts/account/program-use';
import { asAddress, type Address } from '#contracts/chain';
import { WINDOWS, type IndexCoverage } from '#contracts/market/market';
import defiQueries from '#store/queries/defi';
import programUseQueries from '#store/queries/program-use';
import type { ProtocolSource } from '#decoder';
import type { IndexReader } from '../index/index-reader.ts';
import { FIVE_MINUTES, HOUR, toStoredWidth } from '../index/span-width.ts';
import { readFailures } from './read-failures.ts';

type Found = Omit<Extract<ProgramUseAnswer, { kind: 'found' }>, 'kind' | 'coverage' | 'names'>;
type Covered = Pick<IndexCoverage, 'fromTime' | 'toTime'>;

/** Errors that are shown of one program. */
const MAX_ERRORS = 10;
/** Rows of callers one answer may read: some tens of milliseconds. */
const MAX_ROWS_READ = 40_000;

/**
 * Use of a program in the window that ends with the newest block, in whole buckets of it: what began before the window
 * is left out, so a day is 23 to 24 hours. Rejects with `store/…`.
 */
export async function readProgramUse(
  index: IndexReader,
  address: Address,
  window: UseWindow,
  covered: Covered,
  published?: ProtocolSource,
): Promise<Found> {
  const { fromTime, toTime } = covered;
  const opening = toTime - WINDOWS[window] + 1;
  const begin = Math.max(fromTime, opening);
  const step = chooseBucket(toTime - begin + 1, FIVE_MINUTES);
  const width = toStoredWidth(step);
  const times = listBucketStarts(opening, covered, step);
  const from = times[0] ?? toBucketStart(toTime, step);
  const [points, callers, instructions, failures] = await Promise.all([
    index.all(programUseQueries.programPoints, {
      program: address,
      step,
      width,
      from,
      limit: times.length,
    }),
    readCallers(index, address, { fromTime: Math.max(begin, from), toTime }),
    index.all(defiQueries.instructionsOfPrograms, {
      programs: [address],
      from: toBucketStart(from, HOUR),
      limit: MAX_CALLED_INSTRUCTIONS,
    }),
    readFailures(index, covered, { program: address, from, limit: MAX_ERRORS }, published),
  ]);
  const byTime = new Map(points.map((point) => [point.time, point]));
  const column = (name: 'calls' | 'transactions' | 'failed') =>
    times.map((time) => byTime.get(time)?.[name] ?? 0);
  return {
    address,
    window,
    width: step,
    times,
    calls: column('calls'),
    transactions: column('transactions'),
    failed: column('failed'),
    mostUsers: { width, users: points.reduce((most, point) => Math.max(most, point.mostUsers), 0) },
    callers,
    instructions: instructions.map(({ instruction, calls, failed }) => ({ instruction, calls, failed })),
    failures,
  };
}

/**
 * Who called it most in as many of the newest spans as can be read at once: hours, or five minutes where already the
 * newest hour has too many callers.
 */
async function readCallers(
  index: IndexReader,
  program: Address,
  covered: Covered,
): Promise<Found['callers']> {
  for (const width of [HOUR, FIVE_MINUTES]) {
    const from = toBucketStart(covered.fromTime, width);
    const spans = await index.all(programUseQueries.programPoints, {
      program,
      step: width,
      width,
      from,
      limit: (WINDOWS['7d'] + HOUR) / width + 1,
    });
    const newest = toBucketStart(covered.toTime, width);
    let left = MAX_ROWS_READ;
    let start = from;
    for (const { time, mostUsers } of spans.toReversed()) {
      left -= mostUsers;
      if (left < 0) {
        start = time + width;
        break;
      }
    }
    if (start > newest) continue;
    const buckets = spans.map(({ time }) => time).filter((time) => time >= start);
    const rows =
      buckets.length === 0
        ? []
        : await index.all(programUseQueries.programCallers, { width, buckets, program, limit: MAX_CALLERS });
    return {
      from: Math.max(start, covered.fromTime),
      rows: rows.map(({ wallet, transactions }) => ({ wallet: asAddress(wallet), transactions })),
    };
  }
  return undefined;
}
