export interface RowCount {
  /** What they are, one and many. */
  readonly of: readonly [one: string, many: string];
  /** Rows that are here. */
  readonly shown: number;
  /** All there are, where that is known. */
  readonly total?: number | undefined;
  /** There are no fewer than these, where counting stopped. */
  readonly atLeast?: number | undefined;
}

/** `100 of 2,341 tokens`, `100 of at least 1,000 tokens`, `at least 1,000 tokens`, or `21 tokens` where these are all. */
export function toCountText(count: RowCount): string {
  const { of, shown, total = shown, atLeast = 0 } = count;
  const [one, many] = of;
  // That there is another row is all that is known of the rest.
  if (total === shown && atLeast === shown + 1) return `more than ${shown.toLocaleString('en')} ${many}`;
  return `${toNumbersText(count)} ${Math.max(total, shown, atLeast) === 1 ? one : many}`;
}

function toNumbersText({ shown, total, atLeast }: RowCount): string {
  const here = shown.toLocaleString('en');
  if (total !== undefined) return total > shown ? `${here} of ${total.toLocaleString('en')}` : here;
  if (atLeast === undefined) return here;
  const bound = `at least ${Math.max(atLeast, shown).toLocaleString('en')}`;
  return atLeast > shown ? `${here} of ${bound}` : bound;
}
