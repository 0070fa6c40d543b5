import { renderToString } from 'preact-render-to-string';
import type { Api } from '#contracts/api';
import type { ClustersAnswer } from '#contracts/answers';
import type { Cluster } from '#contracts/cluster';
import type { SessionAnswer } from '#contracts/sessions';
import { toJson, type Wire } from '#std/json';
import { App } from './app.tsx';
import type { Page } from './pages/define-page.ts';
import { openPath, type PageState } from './router/page-state.ts';
import { toDocument } from './shell/document.ts';
import type { PageAssets } from './shell/page-assets.ts';
import { toHead } from './shell/head.ts';

export { assetsFor } from './shell/page-assets.ts';

export interface RenderRequest {
  /** Path with query. */
  readonly url: string;
  readonly cookies: string;
  readonly nonce: string;
  readonly api: Api;
  readonly cluster: Cluster;
  readonly clusters: ClustersAnswer;
  readonly assets: PageAssets;
  readonly origin: string;
  /** Who is signed in; absent for nobody. */
  readonly session?: SessionAnswer | undefined;
  /** Whether browsers are asked to report warnings and errors of the product. */
  readonly clientLogs?: boolean | undefined;
}

export type Rendered =
  | { readonly status: number; readonly html: string }
  | { readonly status: 302; readonly location: string };

/** Longest a first paint waits for the chain; then the page says so and the visitor can try again. */
const LOAD_TIMEOUT_MS = 12_000;

/** The first paint of any path. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const url = new URL(request.url, 'http://page.invalid');
  const found = await openPath(
    url.pathname,
    url.searchParams,
    request.api,
    AbortSignal.timeout(LOAD_TIMEOUT_MS),
  ).catch(
    () =>
      ({
        kind: 'state',
        state: {
          kind: 'failed',
          message: 'The chain did not answer in time. Try again in a moment.',
          status: 503,
        },
      }) as const,
  );
  if (found.kind === 'redirect') return { status: 302, location: found.location };
  const { state } = found;
  const page = 'page' in found ? found.page : undefined;
  const clusters = JSON.parse(toJson(request.clusters)) as Wire<ClustersAnswer>; // what toJson writes is its Wire
  const { api, cluster, session } = request;
  const body = renderToString(
    <App
      url={request.url}
      state={state}
      page={page}
      cluster={cluster}
      clusters={clusters}
      api={api}
      session={session}
    />,
  );
  return {
    status: toStatus(state, page),
    html: toDocument({
      head: toHead(state, page, url.searchParams),
      body,
      state: toJson({ state, cluster, clusters, session }),
      path: url.pathname,
      nonce: request.nonce,
      origin: request.origin,
      assets: request.assets,
      clientLogs: request.clientLogs,
    }),
  };
}

function toStatus(state: PageState, page: Page | undefined): number {
  switch (state.kind) {
    case 'page':
      return page?.status?.(state.data) ?? 200;
    case 'missing':
      return 404;
    case 'failed':
      return state.status >= 400 && state.status < 500 ? state.status : 503;
  }
}
