/** Rows without a gap between them, and what was left out before. */
export interface RowSpan {
  readonly start: number;
  /** First row after the span. */
  readonly end: number;
  /** Pixels of the rows that are left out between this span and the one before. */
  readonly before: number;
}

/** The rows of a long list that are rendered. */
export interface RowView {
  readonly spans: readonly RowSpan[];
  /** Pixels of the rows that are left out at the end. */
  readonly after: number;
  /** The row where Tab enters: one of the first on the screen. */
  readonly entry: number;
}

/** A list without gaps. */
export const toWholeView = (start: number, end: number): RowView => ({
  spans: start < end ? [{ start, end, before: 0 }] : [],
  after: 0,
  entry: start,
});

/** A view of rows that have become fewer since it was made. */
export function clipRowView(view: RowView, count: number): RowView {
  if ((view.spans.at(-1)?.end ?? 0) <= count) return view;
  const spans = view.spans
    .map((span) => ({ ...span, end: Math.min(span.end, count) }))
    .filter(({ start, end }) => start < end);
  return { ...view, spans, after: 0 };
}
