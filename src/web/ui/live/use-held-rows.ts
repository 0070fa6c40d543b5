import { useMemo, type RefObject } from 'react';
import { useHeld, type Held } from './use-held.ts';

/** A live list as it may be shown. */
export interface HeldRows<Row> extends Pick<Held<unknown>, 'heldMs'> {
  readonly rows: readonly Row[];
  /** How many rows are not shown yet. */
  readonly waiting: number;
  /** To be given to the element around the list: who is in it holds it. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly release: () => void;
}

export interface HeldRowsOptions<Row> {
  readonly keyOf: (row: Row) => string;
  /** How many are shown; all of them without it. */
  readonly most?: number | undefined;
  /** What the list is of: another one starts over. */
  readonly of?: unknown;
}

/**
 * The rows to show of a live list, the newest first, and how many wait. It stands still under a pointer, the focus, a
 * selection, while it is scrolled and while the page is paused; else it changes at most twice a second.
 */
export function useHeldRows<Row>(
  live: readonly Row[],
  { keyOf, most, of }: HeldRowsOptions<Row>,
): HeldRows<Row> {
  const { shown, newest, ...held } = useHeld(live, of);
  const rows = useMemo(() => shown.slice(0, most), [shown, most]);
  const waiting = useMemo(() => {
    if (shown === newest) return 0;
    const known = new Set(shown.map(keyOf));
    return newest.filter((row) => !known.has(keyOf(row))).length;
    // oxlint-disable-next-line react/exhaustive-deps -- another function gives the same rows the same keys
  }, [shown, newest]);
  return { ...held, rows, waiting };
}
