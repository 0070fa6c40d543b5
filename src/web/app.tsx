import { useMemo, type ComponentType } from 'react';
import type { Api } from '#contracts/api';
import type { ClustersAnswer } from '#contracts/answers';
import type { Cluster } from '#contracts/cluster';
import type { SessionAnswer } from '#contracts/people/sessions';
import type { Wire } from '#std/json';
import { QueryProvider } from './api/query-client.tsx';
import type { Page, PageProps } from './pages/define-page.ts';
import type { Showing } from './navigation/navigator.ts';
import { toSettledLate, type Late } from './router/late.ts';
import type { PageState } from './navigation/page-state.ts';
import { PlaceProvider, type Place } from './router/place.ts';
import { useRouter } from './navigation/use-router.ts';
import { SessionContext, toSession } from './visitor/session.ts';
import { Boundary } from './shell/boundary.tsx';
import { AwaitedPage } from './shell/awaited-page.tsx';
import { FailedPage } from './shell/failed-page.tsx';
import { MissingPage } from './shell/missing-page.tsx';
import { RefusedQuery } from './shell/refused-query.tsx';
import { Shell } from './shell/shell.tsx';
import { toHead } from './navigation/head.ts';
import { RenderedTimeProvider } from './values/age.tsx';

export interface AppProps {
  readonly url: string;
  readonly state: PageState;
  readonly page?: Page | undefined;
  readonly late?: Late | undefined;
  readonly cluster: Cluster;
  readonly clusters: Wire<ClustersAnswer>;
  readonly api: Api;
  readonly session?: Wire<SessionAnswer> | undefined;
  /** When the server painted it, in unix ms. */
  readonly renderedMs?: number | undefined;
}

/** The whole product in the browser and, for the first paint, on the server. */
export function App({ url, state, page, late, cluster, clusters, api, session, renderedMs }: AppProps) {
  const start = useMemo<Showing>(() => {
    const { pathname, search } = new URL(url, 'http://page.invalid');
    return { path: pathname, search, state, page, late };
  }, [url, state, page, late]);
  const { showing, pending, navigate, reload, setQuery } = useRouter(start, api);
  const firstSession = useMemo(() => toSession(session), [session]);
  const isAsLoaded = showing.state === start.state;
  const place = useMemo<Place>(
    () => ({
      path: showing.path,
      query: new URLSearchParams(showing.search),
      cluster,
      clusters,
      isAsLoaded,
      api,
      pending,
      navigate,
      reload,
      setQuery,
    }),
    [showing.path, showing.search, isAsLoaded, cluster, clusters, api, pending, navigate, reload, setQuery],
  );
  return (
    <PlaceProvider value={place}>
      <SessionContext.Provider value={firstSession}>
        <QueryProvider>
          <RenderedTimeProvider value={renderedMs}>
            <Shell head={toHead(showing.state, showing.page, place.query)}>
              <Boundary key={showing.path} of={showing.state}>
                <Content {...showing} query={place.query} />
              </Boundary>
            </Shell>
          </RenderedTimeProvider>
        </QueryProvider>
      </SessionContext.Provider>
    </PlaceProvider>
  );
}

/** Of pages that have no slow part, which therefore never look. */
const NO_LATE = toSettledLate<unknown>({ kind: 'failed', message: 'This page has no slow part.' });

function Content({ path, state, page, late = NO_LATE, query }: Showing & { query: URLSearchParams }) {
  switch (state.kind) {
    case 'page': {
      const View: ComponentType<PageProps<unknown>> | undefined = page?.View;
      if (View === undefined) return <MissingPage />;
      const { search } = page ?? {};
      return (
        <>
          <RefusedQuery refused={search?.refused(query) ?? []} />
          <View key={path} data={state.data} late={late} params={state.params} search={search?.read(query)} />
        </>
      );
    }
    case 'missing':
      return <MissingPage />;
    case 'awaited':
      return <AwaitedPage />;
    case 'failed':
      return <FailedPage message={state.message} />;
  }
}
