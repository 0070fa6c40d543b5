export interface RowCount {
  /** Rows that are here. */
  readonly shown: number;
  /** All there are, where that is known. */
  readonly total?: number | undefined;
  /** There are no fewer than these, where counting stopped. */
  readonly atLeast?: number | undefined;
}

/** `100 of 2,341`, `100 of at least 1,000`, `at least 1,000`, or the bare number where these are all. */
export function toCountText({ shown, total, atLeast }: RowCount): string {
  const here = shown.toLocaleString('en');
  if (total !== undefined) return total > shown ? `${here} of ${total.toLocaleString('en')}` : here;
  if (atLeast === undefined) return here;
  const bound = `at least ${Math.max(atLeast, shown).toLocaleString('en')}`;
  return atLeast > shown ? `${here} of ${bound}` : bound;
}
