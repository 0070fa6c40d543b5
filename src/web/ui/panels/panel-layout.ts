/** Columns of stacked panels; all sizes are fractions, and the sizes of one row or column sum to 1. */
export interface PanelColumn {
  readonly width: number;
  readonly panels: readonly { readonly key: string; readonly height: number }[];
}

export interface PanelLayout {
  readonly columns: readonly PanelColumn[];
  /** Keys of panels that are put away; they keep their size for when they return. */
  readonly hidden: readonly string[];
}

/** Between two neighbours that are shown: two columns, or two panels of a column. */
export type Border =
  | { readonly kind: 'columns'; readonly at: number }
  | { readonly kind: 'panels'; readonly column: number; readonly at: number };

/** Sizes that sum to 1, none below `min`; where they cannot all be that large, all are equal. */
export function toSizes(weights: readonly number[], min = 0): number[] {
  if (weights.length === 0) return [];
  if (min * weights.length >= 1) return weights.map(() => 1 / weights.length);
  const largest = Math.max(...weights.map((weight) => (Number.isFinite(weight) ? weight : 0)));
  const clean = weights.map((weight) =>
    largest > 0 ? (Number.isFinite(weight) && weight > 0 ? weight / largest : 0) : 1,
  );
  const atMin = new Set<number>();
  for (;;) {
    const free = clean.reduce((sum, weight, i) => (atMin.has(i) ? sum : sum + weight), 0);
    const room = 1 - min * atMin.size;
    const sizes = clean.map((weight, i) => (atMin.has(i) ? min : (weight / free) * room));
    const small = sizes.findIndex((size, i) => !atMin.has(i) && size < min);
    if (small === -1) return sizes;
    atMin.add(small);
  }
}

/** The border after `at` goes on by `by`; its two neighbours share what they had, none below `min`. */
export function moveBorder(sizes: readonly number[], at: number, by: number, min: number): number[] {
  const fitted = toSizes(sizes, min);
  const before = fitted[at];
  const after = fitted[at + 1];
  if (before === undefined || after === undefined || Number.isNaN(by)) return fitted;
  const pair = before + after;
  const least = Math.min(min, pair / 2);
  fitted[at] = Math.max(least, Math.min(pair - least, before + by));
  fitted[at + 1] = pair - fitted[at];
  return fitted;
}

/** The two neighbours of a border share what they have as they did in `initial`. */
export function resetBorder(
  sizes: readonly number[],
  initial: readonly number[],
  at: number,
  min: number,
): number[] {
  const [before, after, was, wasNext] = [sizes[at], sizes[at + 1], initial[at], initial[at + 1]];
  if (before === undefined || after === undefined || was === undefined || wasNext === undefined)
    return toSizes(sizes, min);
  return moveBorder(sizes, at, ((before + after) * was) / (was + wasNext) - before, min);
}

/** A layout as a page means it, with sizes that sum to 1. */
export function toInitialLayout(columns: readonly PanelColumn[]): PanelLayout {
  const widths = toSizes(columns.map(({ width }) => width));
  return {
    columns: columns.map(({ panels }, i) => {
      const heights = toSizes(panels.map(({ height }) => height));
      return { width: widths[i]!, panels: panels.map(({ key }, j) => ({ key, height: heights[j]! })) };
    }),
    hidden: [],
  };
}

/** What is seen of a layout: columns with a shown panel, their sizes filling the whole. */
export function toShownColumns({ columns, hidden }: PanelLayout) {
  const shown = columns.flatMap(({ width, panels }, column) => {
    const seen = panels.filter(({ key }) => !hidden.includes(key));
    return seen.length > 0 ? [{ column, width, seen }] : [];
  });
  const widths = toSizes(shown.map(({ width }) => width));
  return shown.map(({ column, seen }, i) => {
    const heights = toSizes(seen.map(({ height }) => height));
    return {
      column,
      width: widths[i]!,
      panels: seen.map(({ key }, j) => ({ key, height: heights[j]! })),
    };
  });
}

/** A layout with the sizes on either side of a border changed; hidden ones keep theirs. */
export function changeSizes(
  layout: PanelLayout,
  border: Border,
  change: (sizes: readonly number[]) => readonly number[],
): PanelLayout {
  const shown = toShownColumns(layout);
  if (border.kind === 'columns') {
    const changed = toWeights(
      layout.columns.map(({ width }) => width),
      shown.map(({ column }) => column),
      change(shown.map(({ width }) => width)),
    );
    return { ...layout, columns: layout.columns.map((one, i) => ({ ...one, width: changed[i]! })) };
  }
  const seen = shown.find(({ column }) => column === border.column);
  const panels = layout.columns[border.column]?.panels;
  if (!seen || !panels) return layout;
  const changed = toWeights(
    panels.map(({ height }) => height),
    seen.panels.map(({ key }) => panels.findIndex((panel) => panel.key === key)),
    change(seen.panels.map(({ height }) => height)),
  );
  return {
    ...layout,
    columns: layout.columns.map((one, i) =>
      i === border.column
        ? { ...one, panels: panels.map(({ key }, j) => ({ key, height: changed[j]! })) }
        : one,
    ),
  };
}

/** Writes the sizes of the shown back among all: they keep the share they had together. */
function toWeights(all: readonly number[], shown: readonly number[], sizes: readonly number[]): number[] {
  const together = shown.reduce((sum, i) => sum + all[i]!, 0);
  const weights = [...all];
  for (const [i, at] of shown.entries()) weights[at] = sizes[i]! * together;
  return weights;
}

/** Puts a panel away or back; the last one stays. */
export function togglePanel(layout: PanelLayout, key: string): PanelLayout {
  if (layout.hidden.includes(key))
    return { ...layout, hidden: layout.hidden.filter((hidden) => hidden !== key) };
  const next = { ...layout, hidden: [...layout.hidden, key] };
  return toShownColumns(next).length > 0 ? next : layout;
}
