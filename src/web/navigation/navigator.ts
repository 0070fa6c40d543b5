import type { Page } from '../pages/define-page.ts';
import { createHistoryEntries, entryIdOf, newEntry } from './history-entries.ts';
import { pressedLink } from '../router/own-link.ts';
import type { Late } from '../router/late.ts';
import type { Found, PageState } from './page-state.ts';
import { createPrefetcher } from './prefetch.ts';

/** What stands on the screen. */
export interface Showing {
  readonly path: string;
  /** The query with its question mark; empty without one. */
  readonly search: string;
  readonly state: PageState;
  readonly page: Page | undefined;
  /** The slow part of the page, where it has one. */
  readonly late?: Late | undefined;
}

/** Where to put a page once it is drawn. */
export type Arrival =
  | { readonly kind: 'place'; readonly scrollY: number }
  | { readonly kind: 'anchor'; readonly id: string }
  /** From its top; another page has the focus, so that a screen reader goes on there. */
  | { readonly kind: 'top'; readonly isOtherPage: boolean };

export interface NavigatorParts {
  readonly start: Showing;
  /** Finds what stands at an address. Rejects only when `signal` aborts. */
  readonly load: (target: URL, signal: AbortSignal) => Promise<Found>;
  /** Draws it; without an arrival it stays where it is scrolled to. */
  readonly show: (next: Showing, arrival: Arrival | undefined) => void;
  readonly setPending: (pending: boolean) => void;
}

/** Moves a tab between pages without reloading the document. */
export interface Navigator {
  /** Follows links and the history from now on, and loads ahead what is pointed at. The result ends it. */
  readonly watch: () => () => void;
  readonly navigate: (href: string) => void;
  /** Loads this page again. */
  readonly reload: () => void;
  /** Changes the query without loading anything; `undefined` removes a key. */
  readonly setQuery: (changes: Readonly<Record<string, string | undefined>>) => void;
}

/** How a page is gone to. */
interface Way {
  readonly push: boolean;
  readonly arrival?: Arrival | undefined;
}

/** A page on its way. */
interface Load {
  readonly target: URL;
  readonly way: Way;
  readonly controller: AbortController;
}

/** Whether what is on its way is another place than the tab is at. */
const isLeaving = ({ way }: Load): boolean => way.push || way.arrival !== undefined;

/** Going back shows what the entry showed; when that is older than this, it is also looked up again behind it. */
const SETTLED_MS = 30_000;

export function createNavigator({ start, load, show, setPending }: NavigatorParts): Navigator {
  const entries = createHistoryEntries<Showing>();
  const prefetcher = createPrefetcher(load);
  let current = start;
  let loadedMs = 0;
  /** Name of the history's entry the tab is at: `popstate` comes when it has already gone on. */
  let here: string | undefined;
  let running: Load | undefined;

  const put = (next: Showing, arrival: Arrival | undefined): void => {
    current = next;
    show(next, arrival);
  };
  const keep = (): void => {
    if (here !== undefined) entries.keep(here, { shown: current, loadedMs, scrollY });
  };

  const open = async (href: string, way: Way): Promise<void> => {
    const { push, arrival } = way;
    running?.controller.abort();
    const controller = new AbortController();
    let target = new URL(href, location.href);
    running = { target, way, controller };
    setPending(true);
    try {
      const ahead = push ? prefetcher.take(target.href)?.catch(() => undefined) : undefined;
      let found = (await ahead) ?? (await load(target, controller.signal));
      if (found.kind === 'redirect') {
        target = new URL(found.location, location.href);
        found = await load(target, controller.signal);
      }
      if (found.kind === 'redirect' || controller.signal.aborted) return;
      const isOtherPage = target.pathname !== current.path;
      if (push) {
        keep();
        const state = newEntry();
        here = state.entry;
        // From here on the places are ours to restore: the browser's own come before the page is there.
        history.scrollRestoration = 'manual';
        history.pushState(state, '', target);
      } else if (target.href !== location.href) history.replaceState(history.state, '', target);
      loadedMs = performance.now();
      put(
        {
          path: target.pathname,
          search: target.search,
          state: found.state,
          page: found.page,
          late: found.late,
        },
        arrival ?? (push ? toArrival(target.hash, isOtherPage) : undefined),
      );
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      if (running?.controller === controller) {
        running = undefined;
        setPending(false);
      }
    }
  };

  const stop = (): void => {
    running?.controller.abort();
    running = undefined;
    setPending(false);
  };

  const onPop = ({ state }: PopStateEvent): void => {
    const { pathname, search, hash } = location;
    keep();
    here = entryIdOf(state) ?? nameEntry();
    const entry = entries.find(here);
    const arrival: Arrival =
      entry !== undefined
        ? { kind: 'place', scrollY: entry.scrollY }
        : hash === ''
          ? { kind: 'place', scrollY: 0 }
          : toArrival(hash, false);
    const shown =
      entry !== undefined && entry.shown.path === pathname && entry.shown.search === search
        ? entry
        : // Only the place on the page is another one.
          current.path === pathname && current.search === search
          ? { shown: current, loadedMs }
          : undefined;
    if (shown === undefined) return void open(location.href, { push: false, arrival });
    stop();
    loadedMs = shown.loadedMs;
    put(shown.shown, arrival);
    if (performance.now() - loadedMs > SETTLED_MS) void open(location.href, { push: false });
  };

  const onClick = (event: MouseEvent): void => {
    const anchor = pressedLink(event);
    if (anchor === undefined) return;
    event.preventDefault();
    void open(anchor.href, { push: true });
  };

  // A reload, or a way back from another site, is the browser's own again.
  const onLeave = (): void => {
    history.scrollRestoration = 'auto';
  };
  const onReturn = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) history.scrollRestoration = 'manual';
  };

  return {
    watch() {
      here = entryIdOf(history.state) ?? nameEntry();
      const endPrefetching = prefetcher.watch();
      addEventListener('popstate', onPop);
      addEventListener('pagehide', onLeave);
      addEventListener('pageshow', onReturn);
      document.addEventListener('click', onClick);
      return () => {
        endPrefetching();
        removeEventListener('popstate', onPop);
        removeEventListener('pagehide', onLeave);
        removeEventListener('pageshow', onReturn);
        document.removeEventListener('click', onClick);
      };
    },
    navigate: (href) => void open(href, { push: true }),
    reload() {
      // A list that looks itself up again holds back nobody who goes elsewhere.
      if (running === undefined || !isLeaving(running)) void open(location.href, { push: false });
    },
    setQuery(changes) {
      const target = withQuery(location.href, changes);
      history.replaceState(history.state, '', target);
      put({ ...current, search: target.search }, undefined);
      // The same page that is on its way would put its own query over this one.
      if (running?.target.pathname === target.pathname)
        void open(withQuery(running.target.href, changes).href, running.way);
    },
  };
}

function withQuery(href: string, changes: Readonly<Record<string, string | undefined>>): URL {
  const url = new URL(href);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  return url;
}

/** Gives the entry the tab is at a name. */
function nameEntry(): string {
  const state = newEntry();
  history.replaceState(state, '');
  return state.entry;
}

const toArrival = (hash: string, isOtherPage: boolean): Arrival =>
  hash === '' ? { kind: 'top', isOtherPage } : { kind: 'anchor', id: decodeHash(hash.slice(1)) };

function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
