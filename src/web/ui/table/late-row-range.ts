import type { RowSpan, RowView } from './row-view.ts';

/** Where one row stands, in pixels from anywhere, as long as it is the same for all. */
export interface PlacedRow {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** The spans that rows in ascending order make, in a list that reaches from `top` to `bottom`. */
export function toRowView(
  rows: readonly PlacedRow[],
  list: { readonly top: number; readonly bottom: number; readonly entry: number },
): RowView {
  const spans: RowSpan[] = [];
  let end = list.top;
  for (const row of rows) {
    const last = spans.at(-1);
    if (last?.end === row.index) spans[spans.length - 1] = { ...last, end: row.index + 1 };
    else spans.push({ start: row.index, end: row.index + 1, before: Math.max(0, row.start - end) });
    ({ end } = row);
  }
  return { spans, after: Math.max(0, list.bottom - end), entry: list.entry };
}

export function isSameView(a: RowView, b: RowView): boolean {
  return (
    a.after === b.after &&
    a.entry === b.entry &&
    a.spans.length === b.spans.length &&
    a.spans.every((span, i) => {
      const other = b.spans[i];
      return span.start === other?.start && span.end === other.end && span.before === other.before;
    })
  );
}

/** The window moves by whole steps, so that scrolling by a row seldom renders. */
const STEP = 4;

/** Rows to render: what is on the screen and `overscan` more on either side, and what must stay wherever it is. */
export function toRowIndexes(given: {
  /** First and last row on the screen. */
  readonly first: number;
  readonly last: number;
  readonly count: number;
  readonly overscan: number;
  readonly pinned: Iterable<number>;
}): number[] {
  const { count, overscan, pinned } = given;
  const start = Math.max(0, toStep(given.first - overscan));
  const end = Math.min(count, toStep(given.last + overscan) + STEP);
  const indexes = Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i);
  const further = [...new Set(pinned)].filter(
    (index) => index >= 0 && index < count && (index < start || index >= end),
  );
  return further.length === 0 ? indexes : [...indexes, ...further].sort((a, b) => a - b);
}

/** Rows at the upper edge are under the header, so Tab enters a little below it. */
export const toEntry = (first: number, count: number): number =>
  first === 0 ? 0 : Math.min(count - 1, toStep(first) + STEP);

const toStep = (index: number): number => Math.floor(index / STEP) * STEP;
