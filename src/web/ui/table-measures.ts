const PIXEL = 1;

const rowsOf = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLTableRowElement>('tr[data-row]')];

/** Height of the tallest rendered row: as it stands, or as it would be if no height were given to rows. */
export function toTallestRow(frame: HTMLElement, how: 'given' | 'natural'): number {
  const given = frame.style.getPropertyValue('--row-height');
  if (how === 'natural') frame.style.setProperty('--row-height', 'auto');
  const tallest = Math.max(0, ...rowsOf(frame).map((row) => row.getBoundingClientRect().height));
  if (how === 'natural') frame.style.setProperty('--row-height', given);
  return tallest;
}

export const toRowIndex = (row: Element): number => Number(row.getAttribute('data-index') ?? -1);

export function findRow(frame: HTMLElement, index: number): HTMLElement | undefined {
  return rowsOf(frame).find((row) => toRowIndex(row) === index);
}

/** Says where the rendered rows stand among all, and lets Tab enter at the one that is `entry`. */
export function numberRows(
  frame: HTMLElement,
  given: { readonly start: number; readonly rows: number; readonly entry: number; readonly all: boolean },
): void {
  const { start, rows, entry, all } = given;
  const rendered = rowsOf(frame);
  const entryRow = Math.max(0, Math.min(entry - start, rendered.length - 1));
  for (const [i, row] of rendered.entries()) {
    row.setAttribute('data-index', String(start + i));
    row.tabIndex = i === entryRow ? 0 : -1;
    if (all) row.removeAttribute('aria-rowindex');
    else row.setAttribute('aria-rowindex', String(start + i + 2)); // the header is the first
  }
  const table = frame.querySelector('table');
  if (all) table?.removeAttribute('aria-rowcount');
  else table?.setAttribute('aria-rowcount', String(rows + 1));
}

/**
 * Keeps columns as wide as they ever were, so that nothing moves while rows come and go; the widest gives way.
 * Also marks the frame when the table fits into it: only then can its header stick to the screen.
 */
export function fitColumns(frame: HTMLElement, hold: 'keep' | 'anew' | 'no'): void {
  const region = frame.querySelector<HTMLElement>('[role=region]');
  if (!region) return;
  const heads = [...frame.querySelectorAll<HTMLElement>('th')];
  const fits = () => region.scrollWidth <= region.clientWidth + PIXEL;
  const free = () => {
    for (const head of heads) head.style.minWidth = '';
  };
  const hadToScroll = frame.dataset['fits'] === undefined;
  if (hold !== 'keep' || (!fits() && !hadToScroll)) free();
  frame.toggleAttribute('data-fits', fits());
  if (hold === 'no') return;
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  const widest = widths.indexOf(Math.max(...widths));
  for (const [i, head] of heads.entries()) head.style.minWidth = i === widest ? '' : `${widths[i]}px`;
}
