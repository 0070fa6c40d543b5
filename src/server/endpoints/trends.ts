import { z } from 'zod';
import {
  TRENDS_WINDOWS,
  type ProgramList,
  type TrendsAnswer,
  type TrendsWindow,
} from '#contracts/market/analytics';
import { asAddress } from '#contracts/chain';
import analyticsQueries from '#store/queries/analytics';
import trendQueries from '#store/queries/trends';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { readChainPoints, readUserPoints } from '../reading/index/chain-spans.ts';
import type { Coverage, IndexReader } from '../reading/index/index-reader.ts';
import { HOUR } from '../reading/index/span-width.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { listPrograms, toChange, type ProgramCounts } from '../reading/program/program-trends.ts';
import { readCohorts } from '../reading/index/user-cohorts.ts';
import { readFailures } from '../reading/program/read-failures.ts';
import { readVenueVolumes } from '../reading/market/venue-volumes.ts';
import { defineEndpoint } from './define-endpoint.ts';

interface Input {
  readonly window?: TrendsWindow;
  readonly list?: ProgramList;
  readonly cohorts?: 'hours' | 'days';
}

const DAY = 86_400;
/** Errors that are shown. */
const MAX_ERRORS = 10;

export default defineEndpoint({
  name: 'trends',
  route: '/api/analytics/trends',
  says: 'Which programs are called most, rise, fall or fail in a window, with which errors, whether new users come back, how many mints are created and where volume goes.',
  input: z.strictObject({
    window: z
      .enum(['1h', '24h', '7d'], 'must be 1h, 24h or 7d')
      .describe('`1h`, `24h` (default), `7d`.')
      .optional(),
    list: z
      .enum(['called', 'rising', 'falling', 'failing'], 'must be called, rising, falling or failing')
      .describe('Which programs: `called` (default), `rising`, `falling`, `failing`.')
      .optional(),
    cohorts: z
      .enum(['hours', 'days'], 'must be hours or days')
      .describe('`hours` or `days`; by the window when left out.')
      .optional(),
  }),
  absences: true,
  run: (ask, input): Promise<TrendsAnswer> =>
    answerFromIndex(ask, async (index, coverage) => {
      const { window = '24h', list = 'called', cohorts } = input as Input; // `input` of this endpoint checked it
      const cohortWidth = (cohorts ?? (window === '7d' ? 'days' : 'hours')) === 'days' ? DAY : HOUR;
      const counts = await index.readProgramCounts(window);
      const [programs, cohortRows, points, users, volumes, failures] = await Promise.all([
        readPrograms(index, counts, list, coverage),
        readCohorts(index, cohortWidth, coverage),
        readChainPoints(index, window, coverage),
        readUserPoints(index, window, coverage),
        readVenueVolumes(index, counts, TRENDS_WINDOWS[window].span, coverage),
        readFailures(
          index,
          coverage,
          { from: counts.now.from, limit: MAX_ERRORS },
          ask.reader.interfaces.protocolOf,
        ),
      ]);
      const things = new NamedThings();
      for (const { program } of programs.rows) things.addAddress(program);
      for (const { launchpad } of counts.launchpads) things.addAddress(launchpad);
      for (const { venue } of volumes.venues) things.addAddress(venue);
      for (const { program } of failures.rows) things.addAddress(program);
      const { width, times, tokenMints } = points;
      return {
        window,
        now: toCovered(counts.now),
        before: toCovered(counts.before),
        programs,
        cohorts: { width: cohortWidth, rows: cohortRows },
        users,
        tokenMints: {
          total: counts.now.tokenMints,
          totalBefore: counts.before.tokenMints,
          launchpads: counts.launchpads.map(({ launchpad, launches, launchesBefore }) => ({
            launchpad: asAddress(launchpad),
            tokenMints: launches,
            tokenMintsBefore: launchesBefore,
          })),
          points: { width, times, tokenMints },
        },
        volumes,
        failures,
        names: await toNames(things, ask.reader, ask.signal),
      };
    }),
});

const toCovered = ({ from, until, seconds }: ProgramCounts['now']) => ({ from, until, seconds });

async function readPrograms(
  index: IndexReader,
  counts: ProgramCounts,
  list: ProgramList,
  { fromTime, toTime }: Coverage,
): Promise<Extract<TrendsAnswer, { kind: 'found' }>['programs']> {
  const rows = listPrograms(counts, list);
  const filling = toTime - (toTime % HOUR);
  // A young index has no whole hour: the one it has tells the same of the part it covers.
  const isWhole = filling - HOUR >= fromTime;
  const bucket = isWhole ? filling - HOUR : filling;
  const [users, everybody] = await Promise.all([
    index.all(trendQueries.programUsersOfSpan, {
      width: HOUR,
      bucket,
      programs: rows.map(({ program }) => program),
    }),
    index.all(analyticsQueries.chainUsers, { width: HOUR, buckets: [bucket] }),
  ]);
  const usersOf = new Map(users.map((row) => [row.program, row.users]));
  const all = everybody[0]?.users ?? 0;
  const { calls } = counts;
  return {
    list,
    asOf: counts.asOf,
    total: counts.rows.length,
    calls,
    usersHour: { bucket, isWhole },
    rows: rows.map((row) => ({
      program: asAddress(row.program),
      calls: row.calls,
      callShare: calls === 0 ? 0 : row.calls / calls,
      callsBefore: row.callsBefore,
      change: toChange(row, counts),
      transactions: row.transactions,
      failed: row.failed,
      users: usersOf.get(row.program) ?? 0,
      userShare: all === 0 ? undefined : (usersOf.get(row.program) ?? 0) / all,
    })),
  };
}
