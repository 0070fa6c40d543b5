import type { Cohort } from '#contracts/market/analytics';
import trendQueries from '#store/queries/trends';
import type { Coverage, IndexReader } from './index-reader.ts';

/** Cohorts of a table, by the width of their spans. */
const COHORTS: Readonly<Record<number, number>> = { 3_600: 12, 86_400: 14 };

/** The newest cohorts, the newest first; one without anybody is left out. */
export async function readCohorts(
  index: IndexReader,
  width: 3_600 | 86_400,
  { toTime }: Coverage,
): Promise<readonly Cohort[]> {
  const newest = toTime - (toTime % width);
  const rows = await index.all(trendQueries.userCohorts, {
    width,
    from: newest - (COHORTS[width]! - 1) * width,
  });
  const byFirst = new Map<number, Map<number, number>>();
  for (const { first, bucket, users } of rows) {
    const known = byFirst.get(first) ?? new Map<number, number>();
    byFirst.set(first, known.set(bucket, users));
  }
  return [...byFirst]
    .map(([first, active]) => ({
      first,
      // The index has every block since: a span without a row is one in which none of them was active.
      active: Array.from(
        { length: (newest - first) / width + 1 },
        (_, i) => active.get(first + i * width) ?? 0,
      ),
    }))
    .toReversed();
}
