import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Api } from '#contracts/api';
import { toDocumentTitle, toHead } from './head.ts';
import { fade } from './fade.ts';
import { createNavigator, type Arrival, type Navigator, type Showing } from './navigator.ts';
import { openPath } from './page-state.ts';
import { restoreScroll } from './restore-scroll.ts';

export interface Router extends Pick<Navigator, 'navigate' | 'reload' | 'setQuery'> {
  readonly showing: Showing;
  /** Whether a page is on its way. */
  readonly pending: boolean;
}

interface Drawn {
  readonly showing: Showing;
  readonly arrival: Arrival | undefined;
}

/** The page on the screen and the ways to another. */
export function useRouter(start: Showing, api: Api): Router {
  const [{ showing, arrival }, setDrawn] = useState<Drawn>({ showing: start, arrival: undefined });
  const [pending, setPending] = useState(false);
  const [navigator] = useState(() => {
    let newest: Drawn = { showing: start, arrival: undefined };
    let isLoading = false;
    /** Pages that are found and wait for their fade to begin. */
    let undrawn = 0;
    // What is drawn after a fade is what is wanted by then.
    const draw = () => setDrawn(newest);
    // Pending until the page is drawn: whoever looks at the document afterwards finds it there.
    const tellPending = () => setPending(isLoading || undrawn > 0);
    return createNavigator({
      start,
      load: (target, signal) => openPath(target.pathname, target.searchParams, api, signal),
      show(next, to) {
        document.title = toDocumentTitle(toHead(next.state, next.page, new URLSearchParams(next.search)));
        const isOtherPage = next.path !== newest.showing.path;
        newest = { showing: next, arrival: to };
        // A change of this page is there at once.
        if (!isOtherPage) return draw();
        undrawn++;
        fade(() => {
          undrawn--;
          draw();
          tellPending();
        });
      },
      setPending(value) {
        isLoading = value;
        tellPending();
      },
    });
  });
  const arrivedAt = useRef<Arrival | undefined>(undefined);
  useLayoutEffect(() => {
    if (arrival === undefined || arrivedAt.current === arrival) return undefined;
    arrivedAt.current = arrival;
    return arrive(arrival);
  }, [arrival]);
  useEffect(() => {
    const end = navigator.watch();
    // Runs after the effects of everything inside, so keys and links work once it is said.
    document.documentElement.dataset['ready'] = 'true';
    return end;
  }, [navigator]);
  const isAwaited = start.state.kind === 'awaited';
  useEffect(() => {
    if (isAwaited) navigator.reload();
  }, [navigator, isAwaited]);
  const { navigate, reload, setQuery } = navigator;
  return { showing, pending, navigate, reload, setQuery };
}

/** Puts the page where it belongs. The result ends what is still under way. */
function arrive(arrival: Arrival): (() => void) | undefined {
  switch (arrival.kind) {
    case 'place':
      return restoreScroll(arrival.scrollY);
    case 'anchor': {
      const target = document.getElementById(arrival.id);
      if (target) target.scrollIntoView({ behavior: 'instant' });
      else scrollTo({ top: 0, behavior: 'instant' });
      return undefined;
    }
    case 'top':
      scrollTo({ top: 0, behavior: 'instant' });
      if (arrival.isOtherPage) document.getElementById('main')?.focus({ preventScroll: true });
      return undefined;
  }
}
