import { toGrouped } from '#contracts/text/value-text';

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
export function toCountText({ of: [one, many], shown, total, atLeast }: RowCount): string {
  const here = toGrouped(shown);
  // That there is another row is all that is known of the rest.
  if (total === undefined && atLeast === shown + 1) return `more than ${here} ${many}`;
  const all = Math.max(total ?? atLeast ?? 0, shown);
  const bound = total === undefined && atLeast !== undefined ? 'at least ' : '';
  return `${all > shown ? `${here} of ` : ''}${bound}${toGrouped(all)} ${all === 1 ? one : many}`;
}
