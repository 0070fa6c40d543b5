import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import {
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
  type ReactVirtualizer,
} from '@tanstack/react-virtual';
import { isSameView, toEntry, toRowIndexes, toRowView } from './late-row-range.ts';
import type { WindowedRows } from './use-row-window.tsx';

export interface RowWindowPartProps {
  readonly frame: RefObject<HTMLElement | null>;
  /** Of all rows, in their order. */
  readonly keys: readonly string[];
  readonly overscan: number;
  readonly pinned: readonly number[] | undefined;
  /** Called with the rows to render, before they are painted; `undefined` when nobody watches any more. */
  readonly onWindow: (rows: WindowedRows | undefined) => void;
}

/** A row nothing is known of. */
const ANY_ROW_PX = 40;

/** A selection over more rows than these does not keep them. */
const MOST_SELECTED = 200;

/** Watches the screen for a long list and tells which of its rows are near it. Renders nothing itself. */
export default function LateRowWindow(props: RowWindowPartProps) {
  const scroller = useScroller(props.frame);
  return scroller === undefined ? <RowsOfPage {...props} /> : <RowsOfPanel {...props} scroller={scroller} />;
}

type Rows = ReactVirtualizer<Window, HTMLElement> | ReactVirtualizer<HTMLElement, HTMLElement>;

function RowsOfPage(props: RowWindowPartProps) {
  const { options, top, rows } = useRowOptions(props, undefined);
  // oxlint-disable-next-line react/incompatible-library -- nothing is compiled, and what it returns goes to no memo
  rows.current = useWindowVirtualizer<HTMLElement>(options);
  useReport(props, rows.current, top);
  return null;
}

function RowsOfPanel({ scroller, ...props }: RowWindowPartProps & { readonly scroller: HTMLElement }) {
  const { options, top, rows } = useRowOptions(props, scroller);
  // oxlint-disable-next-line react/incompatible-library -- as above
  rows.current = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getScrollElement: () => scroller,
    initialOffset: () => scroller.scrollTop,
  });
  useReport(props, rows.current, top);
  return null;
}

/** What scrolls the rows: an element, or the page. Another one may at another width. */
function useScroller(frame: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [scroller, setScroller] = useState(() => findScroller(frame.current));
  useEffect(() => {
    const onResize = () => setScroller(findScroller(frame.current));
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, [frame]);
  return scroller;
}

function findScroller(frame: HTMLElement | null): HTMLElement | undefined {
  for (let at = frame; at && at !== document.body; at = at.parentElement) {
    if (/^(?:auto|scroll)$/.test(getComputedStyle(at).overflowY)) return at;
  }
  return undefined;
}

/** What both kinds of scrolling have in common. */
function useRowOptions(props: RowWindowPartProps, scroller: HTMLElement | undefined) {
  const { frame, keys, overscan, pinned } = props;
  const rows = useRef<Rows>(undefined);
  const heights = useRef<Heights>(undefined);
  const now = (): Heights => (heights.current ??= readHeights(frame.current, keys));
  const toEstimate = (index: number): number =>
    known.get(toKnownKey(now().shape, keys[index])) ?? now().usual;
  const measure = (row: HTMLElement): number => {
    const index = Number(row.dataset['index']);
    const height = toHeight(row);
    // What is hidden has no height, and would let the whole list in.
    if (height === 0) return toEstimate(index);
    know(toKnownKey(now().shape, keys[index]), height);
    return height;
  };
  const top = useTop(frame, scroller, () => {
    heights.current = undefined;
    if (rows.current) measureAnew(rows.current, measure);
  });
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);
  const rangeExtractor = useCallback(
    ({ startIndex, endIndex, count }: Range) =>
      toRowIndexes({
        first: startIndex,
        last: endIndex,
        count,
        overscan,
        pinned: listPinned(frame.current, pinned),
      }),
    [frame, overscan, pinned],
  );
  const options = {
    count: keys.length,
    getItemKey,
    estimateSize: toEstimate,
    measureElement: measure,
    rangeExtractor,
    scrollMargin: top,
  };
  return { options, top, rows };
}

/** Pixels of rows by their keys, of all lists: who comes back to one finds every row where it was. */
const known = new Map<string, number>();
const MOST_KNOWN = 20_000;

const toKnownKey = (shape: string, key: string | undefined): string => `${shape} ${key}`;

function know(key: string, height: number): void {
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, height);
}

interface Heights {
  /** What heights depend on: width and type size. */
  readonly shape: string;
  /** Of a row in the mean, in pixels. */
  readonly usual: number;
}

/** Measures the rows that are there. */
function readHeights(frame: HTMLElement | null, keys: readonly string[]): Heights {
  const shape = toShape(frame);
  let count = 0;
  let sum = 0;
  for (const row of frame?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? []) {
    const height = toHeight(row);
    if (height === 0) continue;
    know(toKnownKey(shape, keys[Number(row.dataset['index'])]), height);
    count++;
    sum += height;
  }
  return { shape, usual: count === 0 ? ANY_ROW_PX : sum / count };
}

/** In fractions of a pixel, as the browser lays rows out: rounded, they would drift. A note belongs to its row. */
function toHeight(row: Element): number {
  const note = row.nextElementSibling;
  const { height } = row.getBoundingClientRect();
  return note?.matches('[data-note]') ? height + note.getBoundingClientRect().height : height;
}

/** Rows that stay: those that are asked for, the one with the focus, and those of a selection. */
function listPinned(frame: HTMLElement | null, pinned: readonly number[] = []): number[] {
  const indexOf = (node: Node | null | undefined): number | undefined => {
    if (!node || !frame?.contains(node)) return undefined;
    const element = node instanceof Element ? node : node.parentElement;
    const row = element?.closest<HTMLElement>('[data-index]');
    return row ? Number(row.dataset['index']) : undefined;
  };
  const selection = getSelection();
  const [a, b] =
    selection?.isCollapsed === false ? [indexOf(selection.anchorNode), indexOf(selection.focusNode)] : [];
  const selected =
    a === undefined || b === undefined || Math.abs(a - b) > MOST_SELECTED
      ? []
      : Array.from({ length: Math.abs(a - b) + 1 }, (_, i) => Math.min(a, b) + i);
  return [...pinned, indexOf(document.activeElement), ...selected].filter((index) => index !== undefined);
}

/** Where the first row stands in what scrolls. Says when rows take other heights: at another width or type size. */
function useTop(
  frame: RefObject<HTMLElement | null>,
  scroller: HTMLElement | undefined,
  onShape: () => void,
): number {
  const read = () => {
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    return scroller ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + scrollY;
  };
  const [top, setTop] = useState(read);
  const onNewShape = useEffectEvent(onShape);
  const onMove = useEffectEvent(() => setTop(read()));
  useLayoutEffect(() => {
    let shape = toShape(frame.current);
    const observer = new ResizeObserver(() => {
      onMove();
      const now = toShape(frame.current);
      if (now !== shape) onNewShape();
      shape = now;
    });
    observer.observe(document.body);
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, scroller]);
  return top;
}

const toShape = (frame: HTMLElement | null): string =>
  `${Math.round(frame?.getBoundingClientRect().width ?? 0)} ${getComputedStyle(document.documentElement).fontSize}`;

function measureAnew(rows: Rows, measure: (row: HTMLElement) => number): void {
  rows.measure();
  for (const row of rows.elementsCache.values()) {
    if (row.isConnected) rows.resizeItem(rows.indexFromElement(row), measure(row));
  }
}

function useReport({ keys, onWindow }: RowWindowPartProps, rows: Rows, top: number): void {
  const reported = useRef<WindowedRows | undefined>(undefined);
  useLayoutEffect(() => {
    const items = rows.getVirtualItems();
    if (items.length === 0) return; // nothing is laid out, as in a tab that is hidden
    const view = toRowView(items, {
      top,
      bottom: top + rows.getTotalSize(),
      entry: toEntry(rows.range?.startIndex ?? 0, keys.length),
    });
    if (reported.current && isSameView(reported.current.view, view)) return;
    reported.current = {
      view,
      measure: rows.measureElement,
      scrollTo: (index) => rows.scrollToIndex(index, { align: 'center', behavior: 'instant' }),
    };
    onWindow(reported.current);
  });
  useLayoutEffect(
    () => () => {
      reported.current = undefined;
      onWindow(undefined);
    },
    [onWindow],
  );
}
