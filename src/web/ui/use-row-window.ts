import type { RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { toRowRange, WINDOW_FROM, type RowRange } from './row-window.ts';
import { findRow, fitColumns, numberRows, toRowIndex, toTallestRow } from './table-measures.ts';
import { useScreenMoves } from './use-screen-moves.ts';

/** Where the table shows cards of differing heights; the same bound as in its stylesheet. */
const PHONE = '(max-width: 48rem)';

export interface RowWindow extends RowRange {
  /** Height of every row while only those near the screen are rendered. */
  readonly rowHeight?: number | undefined;
  /** Renders more of them; absent where nothing is left or the window does it. */
  readonly showMore?: (() => void) | undefined;
  /** Brings a row onto the screen and focuses it. */
  readonly focusRow: (index: number) => void;
  /** The row that had the focus when it left the window. */
  readonly heldRow: { current: number | undefined };
}

/**
 * Which of many rows to render: the first hundred on the server, those near the screen on a desktop, on a phone
 * the first hundred and then more on demand. Also keeps column widths still and rows numbered while it moves.
 */
export function useRowWindow(
  frame: RefObject<HTMLElement | null>,
  rows: number,
  /** Names the columns: when they change, all is measured anew. */
  shape: string,
): RowWindow {
  const [phone, setPhone] = useState<boolean>();
  const [limit, setLimit] = useState(WINDOW_FROM);
  const [height, setHeight] = useState(0);
  const [range, setRange] = useState<RowRange>({ start: 0, end: WINDOW_FROM });
  const heldRow = useRef<number | undefined>(undefined);
  const wantedRow = useRef<number | undefined>(undefined);
  const windowed = phone === false && rows > WINDOW_FROM;
  const rowHeight = windowed && height > 0 ? height : undefined;
  const shown =
    rowHeight === undefined
      ? { start: 0, end: Math.min(rows, phone ? limit : WINDOW_FROM) }
      : { start: Math.min(range.start, rows), end: Math.min(range.end, rows) };

  const toRange = useCallback((): RowRange | undefined => {
    const top = frame.current?.querySelector('tbody')?.getBoundingClientRect().top;
    if (top === undefined || rowHeight === undefined) return undefined;
    return toRowRange({ rows, rowHeight, top: -top, screen: innerHeight });
  }, [frame, rows, rowHeight]);

  const follow = useCallback(() => {
    const next = toRange();
    if (!next) return;
    const focused = document.activeElement?.closest('tr[data-row]');
    if (focused && frame.current?.contains(focused)) {
      const index = toRowIndex(focused);
      if (index < next.start || index >= next.end) {
        frame.current.focus({ preventScroll: true }); // the row leaves; j and k go on from the frame
        heldRow.current = index;
      }
    }
    setRange((now) => (now.start === next.start && now.end === next.end ? now : next));
  }, [frame, toRange]);

  const measure = useCallback(() => {
    if (!frame.current || !windowed) return;
    setHeight(toTallestRow(frame.current, 'natural'));
    fitColumns(frame.current, 'anew');
  }, [frame, windowed]);

  useEffect(() => {
    const media = matchMedia(PHONE);
    const onChange = () => setPhone(media.matches);
    onChange();
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, []);
  useLayoutEffect(measure, [measure, shape]);
  useScreenMoves(windowed, follow, measure);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || phone === undefined) return;
    if (rowHeight !== undefined) {
      const tallest = toTallestRow(element, 'given');
      if (tallest > rowHeight + 1) setHeight(tallest);
    }
    const top = element.querySelector('tbody')?.getBoundingClientRect().top ?? 0;
    numberRows(element, {
      start: shown.start,
      rows,
      entry: rowHeight === undefined ? 0 : Math.ceil((innerHeight / 4 - top) / rowHeight),
      all: shown.end - shown.start === rows,
    });
    fitColumns(element, windowed ? 'keep' : 'no');
    if (wantedRow.current !== undefined) findRow(element, wantedRow.current)?.focus();
    wantedRow.current = undefined;
  });

  const focusRow = (index: number) => {
    const body = frame.current?.querySelector('tbody');
    if (!frame.current || !body || index < 0 || index >= rows) return;
    if (rowHeight === undefined) return findRow(frame.current, index)?.focus();
    wantedRow.current = index;
    const top = scrollY + body.getBoundingClientRect().top + index * rowHeight - innerHeight / 2;
    scrollTo({ top, behavior: 'instant' });
    setRange(toRange() ?? range);
  };

  const showMore = !windowed && shown.end < rows ? () => setLimit((now) => now + WINDOW_FROM) : undefined;
  return { ...shown, rowHeight, showMore, focusRow, heldRow };
}
