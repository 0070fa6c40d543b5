import type { DefiUsers } from '#contracts/market/defi';
import defiQueries from '#store/queries/defi';
import type { IndexReader } from '../index/index-reader.ts';
import type { ProgramUse } from './read-use.ts';
import { listBuckets, type WindowPlan } from './window-plan.ts';

/** Rows of users one answer may read: the reading takes some tens of milliseconds. */
const MAX_ROWS_READ = 40_000;

/**
 * Different fee payers of each group of programs. Spans know how many rows a count would read, so the small
 * ones are counted one by one as long as `budget` lasts; of the others only bounds are certain.
 */
export async function countUsers(
  index: IndexReader,
  plan: WindowPlan,
  groups: readonly (readonly ProgramUse[])[],
  budget = MAX_ROWS_READ,
): Promise<readonly DefiUsers[]> {
  const counts = groups.map(toBounds);
  const bySize = groups.map((rows, i) => ({ i, rows, most: sumSpans(rows) })).sort((a, b) => a.most - b.most);
  const buckets = listBuckets(plan);
  let left = budget;
  const asked: Promise<void>[] = [];
  for (const { i, rows, most } of bySize) {
    if (counts[i]!.kind === 'exact') continue;
    if (most > left) break;
    left -= most;
    const programs = rows.map(({ program }) => program);
    asked.push(
      index.first(defiQueries.usersOfPrograms, { width: plan.width, buckets, programs }).then((row) => {
        counts[i] = { kind: 'exact', users: row?.users ?? 0 };
      }),
    );
  }
  await Promise.all(asked);
  return counts;
}

const sumSpans = (rows: readonly ProgramUse[]): number =>
  rows.reduce((sum, { userSpans }) => sum + userSpans, 0);

/** What the spans alone say: the busiest span of the busiest program, and everybody counted again in each. */
function toBounds(rows: readonly ProgramUse[]): DefiUsers {
  const most = sumSpans(rows);
  const least = rows.reduce((highest, { mostUsers }) => Math.max(highest, mostUsers), 0);
  return least === most ? { kind: 'exact', users: most } : { kind: 'between', least, most };
}
