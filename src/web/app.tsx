import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import type { Api } from '#contracts/api';
import type { ClustersAnswer } from '#contracts/answers';
import type { Cluster } from '#contracts/cluster';
import type { SessionAnswer } from '#contracts/sessions';
import type { Wire } from '#std/json';
import type { PageProps } from './pages/define-page.ts';
import { openPath, type PageState } from './router/page-state.ts';
import { SessionContext, toSession } from './session/session.ts';
import { PlaceProvider, type Place } from './router/place.ts';
import { FailedPage } from './shell/failed-page.tsx';
import { MissingPage } from './shell/missing-page.tsx';
import { Shell } from './shell/shell.tsx';
import { toHead, toDocumentTitle } from './shell/head.ts';
import type { Page } from './pages/define-page.ts';
import { isPlainPress } from './ui/is-plain-press.ts';

export interface AppProps {
  readonly url: string;
  readonly state: PageState;
  readonly page?: Page | undefined;
  readonly cluster: Cluster;
  readonly clusters: Wire<ClustersAnswer>;
  readonly api: Api;
  readonly session?: Wire<SessionAnswer> | undefined;
}

interface Showing {
  readonly path: string;
  readonly state: PageState;
  readonly page: Page | undefined;
}

/** The whole product in the browser and, for the first paint, on the server. */
export function App({ url, state, page, cluster, clusters, api, session }: AppProps) {
  const start = useMemo(() => new URL(url, 'http://page.invalid'), [url]);
  const [showing, setShowing] = useState<Showing>({ path: start.pathname, state, page });
  const [search, setSearch] = useState(start.search);
  const [pending, setPending] = useState(false);
  const firstSession = useMemo(() => toSession(session), [session]);
  const running = useRef<AbortController | undefined>(undefined);

  const open = useCallback(
    async (href: string, move: 'push' | 'replace' | 'stay') => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setPending(true);
      let target = new URL(href, location.href);
      try {
        let found = await openPath(target.pathname, target.searchParams, api, controller.signal);
        if (found.kind === 'redirect') {
          target = new URL(found.location, location.href);
          found = await openPath(target.pathname, target.searchParams, api, controller.signal);
        }
        if (found.kind === 'redirect' || controller.signal.aborted) return;
        if (move === 'push') history.pushState(null, '', target);
        else if (move === 'replace') history.replaceState(null, '', target);
        setShowing({ path: target.pathname, state: found.state, page: found.page });
        setSearch(target.search);
        document.title = toDocumentTitle(toHead(found.state, found.page, target.searchParams));
        if (move === 'push') scrollTo(0, 0);
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      } finally {
        if (running.current === controller) {
          running.current = undefined;
          setPending(false);
        }
      }
    },
    [api],
  );

  // Runs after the effects of everything inside, so keys and links work once it is said.
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
  }, []);

  useEffect(() => {
    const onPop = () => void open(location.href, 'stay');
    const onClick = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor || !isPlainClick(event, anchor)) return;
      event.preventDefault();
      void open(anchor.href, 'push');
    };
    addEventListener('popstate', onPop);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('popstate', onPop);
      document.removeEventListener('click', onClick);
    };
  }, [open]);

  const place = useMemo<Place>(
    () => ({
      path: showing.path,
      query: new URLSearchParams(search),
      cluster,
      clusters,
      api,
      pending,
      navigate: (href) => void open(href, 'push'),
      reload: () => void open(location.href, 'replace'),
      setQuery(changes) {
        const target = new URL(location.href);
        for (const [key, value] of Object.entries(changes)) {
          if (value === undefined) target.searchParams.delete(key);
          else target.searchParams.set(key, value);
        }
        history.replaceState(null, '', target);
        setSearch(target.search);
      },
    }),
    [showing.path, search, cluster, clusters, api, pending, open],
  );

  return (
    <PlaceProvider value={place}>
      <SessionContext.Provider value={firstSession}>
        <Shell head={toHead(showing.state, showing.page, place.query)}>
          <Content {...showing} query={place.query} />
        </Shell>
      </SessionContext.Provider>
    </PlaceProvider>
  );
}

function Content({ path, state, page, query }: Showing & { query: URLSearchParams }) {
  switch (state.kind) {
    case 'page': {
      const View: ComponentType<PageProps<unknown>> | undefined = page?.View;
      return View ? (
        <View key={path} data={state.data} params={state.params} query={query} />
      ) : (
        <MissingPage />
      );
    }
    case 'missing':
      return <MissingPage />;
    case 'failed':
      return <FailedPage message={state.message} />;
  }
}

/** A click the app follows itself: the main button, no modifier, a path of ours that opens in this tab. */
function isPlainClick(event: MouseEvent, anchor: HTMLAnchorElement): boolean {
  return (
    !event.defaultPrevented &&
    isPlainPress(event) &&
    anchor.origin === location.origin &&
    (anchor.target === '' || anchor.target === '_self') &&
    !anchor.hasAttribute('download') &&
    // Another cluster is another page from the ground up.
    !anchor.hasAttribute('data-cluster') &&
    !anchor.pathname.startsWith('/api/') &&
    !anchor.pathname.startsWith('/og') &&
    // The way to an identity provider.
    !anchor.pathname.startsWith('/auth/sso/') &&
    // Feeds, twins and plain files are no pages of the app.
    !/\.(?:xml|md|json|txt)$/.test(anchor.pathname) &&
    !(anchor.hash !== '' && anchor.pathname === location.pathname && anchor.search === location.search)
  );
}
