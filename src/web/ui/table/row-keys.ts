import type { KeyboardEvent } from 'react';

/** Rows that stay in sight of one another when a page is turned. */
const SHARED_ROWS = 2;

/** The row a key leads to from the one at `index`; `undefined` for any other key. */
export function toNextRow(key: string, index: number, rows: number, page: number): number | undefined {
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return Math.min(index + 1, rows - 1);
    case 'k':
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return rows - 1;
    case 'PageDown':
      return Math.min(index + page, rows - 1);
    case 'PageUp':
      return Math.max(index - page, 0);
    default:
      return undefined;
  }
}

/** Keys inside of rows: `j`, `k`, arrows, Home, End and Page move, Enter opens the first link, `y` copies. */
export function pressInRows(event: KeyboardEvent, rows: number, focusRow: (index: number) => void): void {
  const { target } = event;
  if (!(target instanceof Element) || target.matches('input, select, textarea')) return;
  const row = target.closest<HTMLElement>('tr[data-index]');
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
  const page = Math.max(1, Math.floor(innerHeight / row.offsetHeight) - SHARED_ROWS);
  const next = toNextRow(event.key, Number(row.dataset['index']), rows, page);
  if (next !== undefined) {
    focusRow(next);
    event.preventDefault();
  } else if (event.key === 'Enter' && target === row) row.querySelector('a')?.click();
  else if (event.key === 'y' && target === row) row.querySelector<HTMLButtonElement>('[data-copy]')?.click();
}
