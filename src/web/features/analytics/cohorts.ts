import type { Cohort } from '#contracts/market/analytics';

/** One cell of the table: how many of a cohort were active then, and what part of it that is. */
export interface CohortCell {
  readonly users: number;
  /** Of those first seen in the cohort’s own span. */
  readonly share: number | undefined;
  /** Its span is not over. */
  readonly isFilling: boolean;
}

export interface CohortRow {
  readonly first: number;
  readonly size: number;
  /** By spans since the first; the cohort’s own span is left out. */
  readonly cells: readonly CohortCell[];
  /** The index began in this span: whoever was active then counts as new. */
  readonly isBeginning: boolean;
  /** New ones may still join it. */
  readonly isFilling: boolean;
}

/** Cohorts as rows of a table; `fromTime` is when the index begins. */
export function toCohortRows(
  cohorts: readonly Cohort[],
  width: number,
  fromTime: number,
): readonly CohortRow[] {
  return cohorts.map(({ first, active }) => {
    const size = active[0] ?? 0;
    return {
      first,
      size,
      isBeginning: fromTime >= first && fromTime < first + width,
      isFilling: active.length === 1,
      cells: active.slice(1).map((users, i) => ({
        users,
        share: size === 0 ? undefined : users / size,
        isFilling: i === active.length - 2,
      })),
    };
  });
}
