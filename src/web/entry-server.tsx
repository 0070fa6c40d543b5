import { renderToReadableStream, renderToString } from 'react-dom/server';
import { OF_SERVER, type Api } from '#contracts/api';
import type { ClustersAnswer } from '#contracts/answers';
import type { Cluster, ServedCluster } from '#contracts/cluster';
import type { SessionAnswer } from '#contracts/people/sessions';
import { toJson } from '#std/json';
import { toWire } from '#std/to-wire';
import { App, type AppProps } from './app.tsx';
import type { Page } from './pages/define-page.ts';
import { toSettledLate, type Late } from './router/late.ts';
import { loadPage, openPath, type Found, type PageState } from './navigation/page-state.ts';
import { toDocument, toDocumentFrame, type DocumentParts } from './shell/document.ts';
import type { PageAssets } from './shell/page-assets.ts';
import { toDocumentTitle, toHead } from './navigation/head.ts';
import { BROKEN_PAGE } from './shell/failed-page.tsx';

export { INLINE_SCRIPT } from './shell/document.ts';
export { assetsFor } from './shell/page-assets.ts';

export interface RenderRequest {
  /** Path with query. */
  readonly url: string;
  /** What inline scripts of a page that is streamed carry. */
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
  /** Whether what the page is drawn from is enough, where it is not settled. It is waited for whole. */
  readonly isData?: boolean | undefined;
  /** Whether nothing of what was asked so far ever changes: the page then says nothing that is true only now. */
  readonly areSettled?: (() => boolean) | undefined;
  /** Called with milliseconds of processor that drawing took. */
  readonly onWork?: ((ms: number) => void) | undefined;
  /** Draws a page whose data is there on another thread. It is drawn on this one where it is absent. */
  readonly drawBeside?: ((sheet: PageSheet) => Promise<string>) | undefined;
  /** Called with why a page could not be drawn. */
  readonly onBroken: (error: unknown) => void;
}

/** All that the document of a page is drawn from, in a form that another thread can be sent. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is no record
export type PageSheet = {
  readonly url: string;
  /** JSON that the browser hydrates from. */
  readonly state: string;
  /** The cluster that is shown, where an address without it would show another one. */
  readonly named: ServedCluster | undefined;
  readonly origin: string;
  readonly assets: PageAssets;
  readonly clientLogs: boolean | undefined;
};

/** What the browser hydrates from. */
type Sent = Pick<AppProps, 'state' | 'cluster' | 'clusters' | 'session' | 'renderedMs'>;

/** What a page is drawn from, and its title. */
export interface PageData {
  readonly title: string;
  readonly cluster: Cluster;
  readonly state: PageState;
}

export type Rendered =
  | { readonly status: number; readonly html: string; readonly data: PageData; readonly isLasting: boolean }
  | { readonly status: number; readonly data: PageData }
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
/** The first part of a stream takes no longer to draw than this. */
const STREAM_MS = 30;
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
  const isLasting = request.areSettled?.() ?? false;
  // When what it shows had come, so that nothing on the page is younger. Without it ages are written as instants, which
  // stay true however long the page is cached.
  const renderedMs = isLasting ? undefined : Date.now();
  const shown = isLasting ? toLasting(request.clusters) : request.clusters;
  const clusters = toWire(shown);
  const { api, cluster, session } = request;
  const toSent = ({ state }: Drawing): Sent => ({ state, cluster, clusters, session, renderedMs });
  const toSheet = (drawing: Drawing): PageSheet => ({
    url: request.url,
    state: toJson(toSent(drawing)),
    named: toNamedCluster(request, asking.ofChain),
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
  const toData = ({ state, page }: Drawing): PageData => ({
    title: toDocumentTitle(toHead(state, page, url.searchParams)),
    cluster,
    state,
  });
  const drawHere = (sheet: PageSheet, drawing: Drawing): string => {
    const beganMs = performance.now();
    const html = toText(sheet, toSent(drawing), drawing, api);
    request.onWork?.(performance.now() - beganMs);
    return html;
  };
  const toWhole = async (drawing: Drawing, isBeside: boolean): Promise<Rendered> => {
    const sheet = toSheet(drawing);
    const html =
      isBeside && request.drawBeside !== undefined
        ? await request.drawBeside(sheet)
        : drawHere(sheet, drawing);
    return { status: toStatus(drawing.state, drawing.page), html, data: toData(drawing), isLasting };
  };
  const toStream = async ({ state, page, late }: Drawing): Promise<Rendered> => {
    const drawing: Drawing = {
      state: state.kind === 'page' ? { ...state, isStreamed: true } : state,
      page,
      late: late && { ...late, isStreamed: true },
    };
    const beganMs = performance.now();
    const body = await renderToReadableStream(toApp(request.url, toSent(drawing), drawing, api), {
      nonce: request.nonce,
      // What is there stands in its place however long it is: else it would follow, too, and need a script.
      progressiveChunkSize: Infinity,
      // The script runs when the page is there, not when its slow part is.
      bootstrapModules: [request.assets.script],
      onError: tell,
    });
    // It is drawn in one go, but others may have come before it.
    request.onWork?.(Math.min(performance.now() - beganMs, STREAM_MS));
    return {
      status: toStatus(state, page),
      stream: joinStream(
        toDocumentFrame({ ...toParts(toSheet(drawing), drawing), nonce: request.nonce }),
        body,
      ),
    };
  };
  try {
    const drawing = request.isWhole || request.isData ? await waitForLate(found) : found;
    if (request.isData && !isLasting)
      return { status: toStatus(drawing.state, drawing.page), data: toData(drawing) };
    const isWaiting =
      drawing.late !== undefined && drawing.state.kind === 'page' && drawing.state.late === undefined;
    return isWaiting ? await toStream(drawing) : await toWhole(drawing, true);
  } catch (error) {
    // What a page cannot draw, the rest of the product still stands around.
    tell(error);
    return toWhole({ state: BROKEN }, false);
  }
}

/** The document of a page, drawn from what the browser will hydrate it from. Rejects with what breaks the page. */
export async function drawSheet(sheet: PageSheet): Promise<string> {
  const sent = JSON.parse(sheet.state) as Sent; // `render` wrote it
  const { state } = sent;
  const page = state.kind === 'page' ? await loadPage(state.key) : undefined;
  await page?.parts?.();
  const late = state.kind === 'page' && state.late !== undefined ? toSettledLate(state.late) : undefined;
  return toText(sheet, sent, { state, page, late }, NOBODY);
}

/** What is drawn beside has all its answers. */
const NOBODY: Api = {
  ask: () => Promise.reject(new Error('nothing is asked while a page is drawn')),
};

const toText = (sheet: PageSheet, sent: Sent, drawing: Drawing, api: Api): string =>
  toDocument({
    ...toParts(sheet, drawing),
    body: renderToString(toApp(sheet.url, sent, drawing, api)),
  });

const toApp = (url: string, sent: Sent, { page, late }: Drawing, api: Api) => (
  <App {...sent} url={url} page={page} late={late} api={api} />
);

function toParts(
  { url, state: json, named, origin, assets, clientLogs }: PageSheet,
  { state, page }: Drawing,
): Omit<DocumentParts, 'body'> {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid');
  return {
    head: toHead(state, page, searchParams),
    state: json,
    path: pathname,
    cluster: named,
    origin,
    assets,
    clientLogs,
  };
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

/** Without what moves on with every block: how far the clusters and their indexes are. */
function toLasting({ clusters, ...others }: ClustersAnswer): ClustersAnswer {
  return {
    ...others,
    clusters: clusters.map((info) => ({ ...info, slot: undefined, index: undefined })),
  };
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
