import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefCallback,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { clipRowView, toWholeView, type RowView } from './row-view.ts';
import { useLatePart } from '../state/use-late-part.ts';

/** From more rows than these on only those near the screen are rendered. */
export const WINDOW_FROM = 60;

/** Rows a list that is opened in the browser shows until it knows which are near the screen. */
const FIRST_ROWS = 60;

const load = () => import('./late-row-window.tsx');
const NO_KEYS: readonly string[] = [];

/** What the late part says of a list that is windowed. */
export interface WindowedRows {
  readonly view: RowView;
  /** To be given every rendered row, which says its `data-index`. */
  readonly measure: RefCallback<HTMLElement>;
  /** Brings a row to the middle of the screen. */
  readonly scrollTo: (index: number) => void;
}

export interface RowWindowOptions<Row> {
  /** What holds the rendered rows, each with its `data-index`, as its children. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string;
  /** Rendered beyond either edge of the screen. */
  readonly overscan: number;
  /** How many rows are rendered whole. */
  readonly most?: number | undefined;
  /** Rows that stay rendered wherever the screen is; the same list as long as they are the same. */
  readonly pinned?: readonly number[] | undefined;
  /** Where the reader begins. */
  readonly begin?: 'start' | 'end' | undefined;
  /** What is focused of a row; itself without it. */
  readonly focusable?: string | undefined;
}

export interface RowWindow extends RowView {
  /** Some rows are not rendered. */
  readonly isWindowed: boolean;
  /** The rows are the server's, and stay whole until the window is there. */
  readonly isServed: boolean;
  readonly measure: RefCallback<HTMLElement> | undefined;
  /** Focuses a row, and brings it onto the screen where it is elsewhere. */
  readonly focusRow: (index: number) => void;
  /** Renders every row as long as `read` runs. */
  readonly withAllRows: <Read>(read: () => Read) => Read;
  /** To be rendered beside the rows; shows nothing. */
  readonly late: ReactNode;
}

/**
 * Which rows of a list to render. All of a short one, and of any on the server, on paper and until the code that
 * watches the screen is there, which only long lists load; then those near the screen, and those with the focus or
 * the selection. Rows keep their elements when the window comes, and their places.
 */
export function useRowWindow<Row>(options: RowWindowOptions<Row>): RowWindow {
  const { frame, rows, keyOf, overscan, most = WINDOW_FROM, pinned, begin, focusable } = options;
  const isLong = rows.length > most;
  const isHydrating = useIsHydrating(isLong);
  const [origin] = useState(isHydrating ? 'served' : isLong ? 'opened' : 'grown');
  const [windowed, setWindowed] = useState<WindowedRows>();
  const [isWhole, setWhole] = useState(false);
  const { Part, failure } = useLatePart(load, isLong);
  usePrinting(isLong, setWhole);
  // oxlint-disable-next-line react/exhaustive-deps -- another function gives the same rows the same keys
  const keys = useMemo(() => (isLong ? rows.map(keyOf) : NO_KEYS), [rows, isLong]);

  const wanted = useRef<number | undefined>(undefined);
  const focus = (index: number, preventScroll: boolean): boolean => {
    const row = frame.current?.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`);
    const target = focusable === undefined ? row : row?.querySelector<HTMLElement>(focusable);
    target?.focus({ preventScroll });
    return Boolean(target);
  };
  useLayoutEffect(() => {
    if (wanted.current !== undefined && focus(wanted.current, true)) wanted.current = undefined;
  });
  const focusRow = (index: number) => {
    wanted.current = undefined;
    if (index < 0 || index >= rows.length || focus(index, false)) return;
    wanted.current = index;
    windowed?.scrollTo(index);
  };
  const withAllRows = useCallback(<Read,>(read: () => Read): Read => {
    flushSync(() => setWhole(true));
    try {
      return read();
    } finally {
      setWhole(false);
    }
  }, []);

  const isAll =
    !isLong || isWhole || (windowed === undefined && (origin !== 'opened' || failure !== undefined));
  const view = useMemo(() => {
    if (isAll) return toWholeView(0, rows.length);
    return windowed ? clipRowView(windowed.view, rows.length) : toFirstView(rows.length, begin);
  }, [isAll, windowed, rows.length, begin]);
  return {
    ...view,
    isWindowed: !isAll,
    isServed: isLong && origin === 'served' && windowed === undefined,
    measure: isAll ? undefined : windowed?.measure,
    focusRow,
    withAllRows,
    late: isLong && Part && (
      <Part frame={frame} keys={keys} overscan={overscan} pinned={pinned} onWindow={setWindowed} />
    ),
  };
}

const toFirstView = (count: number, begin: 'start' | 'end' = 'start'): RowView =>
  begin === 'start'
    ? toWholeView(0, Math.min(FIRST_ROWS, count))
    : toWholeView(Math.max(0, count - FIRST_ROWS), count);

/** Whether this is the first render over what the server sent. Lists that need not know are not rendered again. */
function useIsHydrating(isAsked: boolean): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => isAsked,
  );
}
const neverChanges = () => () => undefined;

/** Paper shows every row: they are rendered before the browser lays it out. */
function usePrinting(isActive: boolean, setWhole: (isWhole: boolean) => void): void {
  useEffect(() => {
    if (!isActive) return;
    const media = matchMedia('print');
    const onPrint = (isPrinted: boolean) => flushSync(() => setWhole(isPrinted));
    const onBefore = () => onPrint(true);
    const onAfter = () => onPrint(false);
    const onChange = () => onPrint(media.matches);
    addEventListener('beforeprint', onBefore);
    addEventListener('afterprint', onAfter);
    media.addEventListener('change', onChange);
    return () => {
      removeEventListener('beforeprint', onBefore);
      removeEventListener('afterprint', onAfter);
      media.removeEventListener('change', onChange);
      setWhole(false);
    };
  }, [isActive, setWhole]);
}
