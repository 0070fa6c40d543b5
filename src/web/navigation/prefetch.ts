import { isOwnLink, linkAt } from '../router/own-link.ts';
import type { Found } from './page-state.ts';

/** A pointer that rests this long on a link is likely to press it. */
const REST_MS = 80;
/** How long what was loaded ahead is as good as loaded now. */
const FRESH_MS = 10_000;

interface Ahead {
  readonly href: string;
  readonly found: Promise<Found>;
  readonly controller: AbortController;
  readonly startedMs: number;
}

/** Loads the page behind a link before it is pressed: one at a time, the last that was pointed at. */
export interface Prefetcher {
  /** Begins to watch the page's links. The result ends it. */
  watch(): () => void;
  /** What was loaded ahead for this address and is still fresh; it is taken once. Rejects like a load. */
  take(href: string): Promise<Found> | undefined;
}

export function createPrefetcher(
  load: (target: URL, signal: AbortSignal) => Promise<Found>,
  nowMs: () => number = () => performance.now(),
): Prefetcher {
  let ahead: Ahead | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = (href: string): void => {
    if (ahead?.href === href && nowMs() - ahead.startedMs < FRESH_MS) return;
    ahead?.controller.abort();
    const controller = new AbortController();
    const found = load(new URL(href), controller.signal);
    const mine: Ahead = { href, found, controller, startedMs: nowMs() };
    ahead = mine;
    const forget = () => {
      if (ahead === mine) ahead = undefined;
    };
    // What fails ahead of time is not shown; the press loads again and says what is wrong.
    found.then((result) => {
      if (result.kind === 'state' && result.state.kind === 'failed') forget();
    }, forget);
  };

  const point = (target: EventTarget | null, restMs: number): void => {
    clearTimeout(timer);
    const anchor = linkAt(target);
    if (anchor === undefined || savesData() || !isOwnLink(anchor) || isHere(anchor)) return;
    const { href } = anchor;
    timer = setTimeout(() => start(href), restMs);
  };

  return {
    watch() {
      const onPoint = ({ target, pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') point(target, REST_MS);
      };
      const onTouch = ({ target }: TouchEvent) => point(target, 0);
      const onFocus = ({ target }: FocusEvent) => point(target, REST_MS);
      const onLeave = () => clearTimeout(timer);
      document.addEventListener('pointerover', onPoint, { passive: true });
      document.addEventListener('touchstart', onTouch, { passive: true });
      document.addEventListener('focusin', onFocus);
      document.addEventListener('pointerleave', onLeave);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('pointerover', onPoint);
        document.removeEventListener('touchstart', onTouch);
        document.removeEventListener('focusin', onFocus);
        document.removeEventListener('pointerleave', onLeave);
      };
    },
    take(href) {
      clearTimeout(timer);
      const taken = ahead;
      ahead = undefined;
      if (taken === undefined) return undefined;
      if (taken.href === href && nowMs() - taken.startedMs < FRESH_MS) return taken.found;
      taken.controller.abort();
      return undefined;
    },
  };
}

const isHere = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search;

/** Whether the visitor asked their browser to save data; not every browser tells. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
