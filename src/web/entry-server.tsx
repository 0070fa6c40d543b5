import { renderToReadableStream, renderToString } from 'react-dom/server';
import { OF_SERVER, type Api } from '#contracts/api';
import type { ClustersAnswer } from '#contracts/answers';
import type { Cluster, ServedCluster } from '#contracts/cluster';
import type { SessionAnswer } from '#contracts/people/sessions';
import { toJson, type Wire } from '#std/json';
import { App } from './app.tsx';
import type { Page } from './pages/define-page.ts';
import { toSettledLate, type Late } from './router/late.ts';
import { openPath, type Found, type PageState } from './navigation/page-state.ts';
import { toDocument, toDocumentFrame, type DocumentParts } from './shell/document.ts';
import type { PageAssets } from './shell/page-assets.ts';
import { toHead } from './navigation/head.ts';
import { BROKEN_PAGE } from './shell/failed-page.tsx';

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
  /** Whether the slow part of a page is waited for, for readers that take a page as one text. */
  readonly isWhole?: boolean | undefined;
  /** Called with why a page could not be drawn. */
  readonly onBroken: (error: unknown) => void;
}

export type Rendered =
  | { readonly status: number; readonly html: string }
  /** The document with its slow part behind it, in UTF-8. */
  | { readonly status: number; readonly stream: ReadableStream<Uint8Array> }
  | { readonly status: 302; readonly location: string };

/** Longest a first paint waits for the chain; then the page says so and the visitor can try again. */
const LOAD_TIMEOUT_MS = 12_000;

const TOO_SLOW: PageState = {
  kind: 'failed',
  message: 'The chain did not answer in time. Try again in a moment.',
  status: 503,
};
/** Only the visitor's browser may ask their endpoint. */
const AWAITED: Found = { kind: 'state', state: { kind: 'awaited' } };
const BROKEN: PageState = { kind: 'failed', message: BROKEN_PAGE, status: 500 };

/**
 * The first paint of any path. A page whose data is there is drawn as one string, which takes half the time of a
 * stream; where its slow part is not, everything else goes out at once and that part follows.
 */
export async function render(request: RenderRequest): Promise<Rendered> {
  const url = new URL(request.url, 'http://page.invalid');
  const asking = watchQuestions(request.api);
  const found =
    request.cluster === 'custom'
      ? AWAITED
      : await openPath(url.pathname, url.searchParams, asking, AbortSignal.timeout(LOAD_TIMEOUT_MS)).catch(
          (): Found => ({ kind: 'state', state: TOO_SLOW }),
        );
  if (found.kind === 'redirect') return { status: 302, location: found.location };
  // When what it shows had come, so that nothing on the page is younger.
  const renderedMs = Date.now();
  const clusters = JSON.parse(toJson(request.clusters)) as Wire<ClustersAnswer>; // what toJson writes is its Wire
  const { api, cluster, session } = request;
  const toApp = ({ state, page, late }: Drawing) => (
    <App
      url={request.url}
      state={state}
      page={page}
      late={late}
      cluster={cluster}
      clusters={clusters}
      api={api}
      session={session}
      renderedMs={renderedMs}
    />
  );
  const toParts = ({ state, page }: Drawing): Omit<DocumentParts, 'body'> => ({
    head: toHead(state, page, url.searchParams),
    state: toJson({ state, cluster, clusters, session, renderedMs }),
    path: url.pathname,
    cluster: toNamedCluster(request, asking.ofChain),
    nonce: request.nonce,
    origin: request.origin,
    assets: request.assets,
    clientLogs: request.clientLogs,
  });
  const reported = new Set<unknown>();
  /** Once for each: what breaks the page while it is streamed is met in two places. */
  const tell = (error: unknown): void => {
    if (!reported.has(error)) request.onBroken(error);
    reported.add(error);
  };
  const toText = (drawing: Drawing): Rendered => ({
    status: toStatus(drawing.state, drawing.page),
    html: toDocument({ ...toParts(drawing), body: renderToString(toApp(drawing)) }),
  });
  const toStream = async ({ state, page, late }: Drawing): Promise<Rendered> => {
    const drawing: Drawing = {
      state: state.kind === 'page' ? { ...state, isStreamed: true } : state,
      page,
      late: late && { ...late, isStreamed: true },
    };
    const body = await renderToReadableStream(toApp(drawing), {
      nonce: request.nonce,
      // What is there stands in its place however long it is: else it would follow, too, and need a script.
      progressiveChunkSize: Infinity,
      // The script runs when the page is there, not when its slow part is.
      bootstrapModules: [request.assets.script],
      onError: tell,
    });
    return {
      status: toStatus(state, page),
      stream: joinStream(toDocumentFrame(toParts(drawing)), body),
    };
  };
  try {
    const drawing = request.isWhole ? await waitForLate(found) : found;
    const isWaiting =
      drawing.late !== undefined && drawing.state.kind === 'page' && drawing.state.late === undefined;
    return isWaiting ? await toStream(drawing) : toText(drawing);
  } catch (error) {
    // What a page cannot draw, the rest of the product still stands around.
    tell(error);
    return toText({ state: BROKEN });
  }
}

/** Passes questions on and notes whether one of them is about a chain. */
function watchQuestions(api: Api): Api & { readonly ofChain: boolean } {
  let ofChain = false;
  return {
    get ofChain() {
      return ofChain;
    },
    ask(name, input, options) {
      if (!OF_SERVER.has(name)) ofChain = true;
      return api.ask(name, input, options);
    },
  };
}

/** The cluster an address must name to show the same page to anybody. A page that asks no chain is one on all of them. */
function toNamedCluster({ cluster, clusters }: RenderRequest, ofChain: boolean): ServedCluster | undefined {
  return !ofChain || cluster === 'custom' || cluster === clusters.fallback ? undefined : cluster;
}

interface Drawing {
  readonly state: PageState;
  readonly page?: Page | undefined;
  readonly late?: Late | undefined;
}

async function waitForLate({ state, page, late }: Drawing): Promise<Drawing> {
  if (late === undefined || state.kind !== 'page') return { state, page, late };
  const settled = await late.settle();
  return { state: { ...state, late: settled }, page, late: toSettledLate(settled) };
}

/** A document around a body that comes in pieces. */
function joinStream(
  { open, close }: { readonly open: string; readonly close: string },
  body: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: (out) => out.enqueue(encoder.encode(open)),
      flush: (out) => out.enqueue(encoder.encode(close)),
    }),
  );
}

function toStatus(state: PageState, page: Page | undefined): number {
  switch (state.kind) {
    case 'page':
      return page?.status?.(state.data) ?? 200;
    case 'awaited':
      return 200;
    case 'missing':
      return 404;
    case 'failed':
      return state.status >= 400 && state.status <= 500 ? state.status : 503;
  }
}
