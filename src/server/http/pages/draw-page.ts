import { randomBytes } from 'node:crypto';
import type { Cluster } from '#contracts/cluster';
import type { SessionAnswer } from '#contracts/people/sessions';
import type { Log } from '#std/log';
import { traced } from '#std/tracing/trace';
import { createApi, type AnswerParts, type PageAnswer } from '../../answering/answer.ts';
import { toCodedText } from '../../edge/coded-text.ts';
import { toClustersAnswer, toFallback, type Clusters } from '../../reading/clusters.ts';
import type { AlternateKind } from './alternate-path.ts';
import type { FairTurns } from '../../edge/fair-turns.ts';
import type { DrawingThread } from './drawing-thread.ts';
import type { DrawingTurn, DrawnPage, PageCache, PageOutcome } from './page-cache.ts';
import type { RenderPage } from './page-renderer.ts';

export interface PageSource {
  readonly render: RenderPage;
  readonly asking: AnswerParts;
  readonly cache: PageCache;
  readonly turns: FairTurns;
  /** Where heavy turns draw; on the thread of all others where it is absent. */
  readonly beside?: DrawingThread | undefined;
  readonly clientLogs: boolean;
  readonly log: Log;
}

export interface WantedPage {
  /** Path with query. */
  readonly url: string;
  readonly alternate: AlternateKind | undefined;
  readonly cluster: Cluster;
  readonly origin: string;
  readonly session: SessionAnswer | undefined;
  /** Whether the page is made for one visitor alone. */
  readonly isPersonal: boolean;
  /** Whose turn it takes; `undefined` where clients are not distinguished. */
  readonly client: string | undefined;
  /** Fires when the client has gone. */
  readonly signal: AbortSignal;
}

/** Whether the page was cached, made for several or for this request; `personal` where others could not be given it. */
export type ReadOutcome = PageOutcome | 'personal';

/** What reading and decoding one answer is taken to cost: it is done between those of others, and not measured. */
const ANSWER_MS = 2;

/** How a page is drawn: as one text or in pieces, as one text, or not at all where what it is drawn from is enough. */
type Way = 'page' | 'whole' | 'data';

/** The page, or its Markdown or JSON, as it is drawn now, is being drawn or was drawn before. */
export async function readPage(
  source: PageSource,
  wanted: WantedPage,
): Promise<{ readonly page: DrawnPage; readonly outcome: ReadOutcome }> {
  const { url, alternate, cluster, origin } = wanted;
  const enter = () => takeTurn(source.turns, wanted);
  if (wanted.isPersonal || cluster === 'custom') {
    const turn = await enter();
    try {
      const draw = (way: Way) => drawPage(source, wanted, way, false, turn);
      const page = await (alternate === undefined
        ? draw('page')
        : drawAlternate(source, wanted, alternate, draw, turn));
      return { page, outcome: 'personal' };
    } finally {
      turn.leave();
    }
  }
  const mayCache = isCacheable(url);
  const key = [origin, cluster, url, toShownState(source.asking.clusters)].join(' ');
  if (alternate === undefined)
    return source.cache.read({
      key,
      as: 'page',
      mayCache,
      client: wanted.client,
      enter,
      draw: (turn) => drawPage(source, wanted, 'page', mayCache, turn),
    });
  return source.cache.read({
    key: `${alternate} ${key}`,
    as: alternate,
    mayCache,
    client: wanted.client,
    signal: wanted.signal,
    enter,
    draw: (turn) =>
      drawAlternate(
        source,
        wanted,
        alternate,
        async (way) => {
          const draw = () => drawPage(source, wanted, way, mayCache, turn);
          // It is drawn in the turn that there is.
          const inTurn = turn && {
            client: wanted.client,
            enter: async () => ({ ...turn, leave: () => undefined }),
          };
          return (await source.cache.read({ key, as: way, mayCache, draw, ...inTurn })).page;
        },
        turn,
      ),
  });
}

/** The turn of whoever wants a page, with the work that it turns out to be. */
async function takeTurn(turns: FairTurns, { client, signal }: WantedPage): Promise<DrawingTurn> {
  const turn = await turns.enter(client, signal);
  let workMs = 0;
  return {
    isHeavy: turn.isHeavy,
    spend: (ms) => (workMs += ms),
    leave: () => turn.leave(workMs),
  };
}

/**
 * Whether there are only so many pages with such a query: others, which are endless, would push out what many ask for.
 * Of pages themselves there are as many as the chain has transactions.
 */
const isCacheable = (url: string): boolean => {
  const at = url.indexOf('?');
  return (
    at === -1 || /^\?(?:cluster|tab)=[a-z-]{1,32}(?:&(?:cluster|tab)=[a-z-]{1,32})?$/.test(url.slice(at))
  );
};

/** What every page says of the clusters. How far they are is not said on what is cached. */
function toShownState(clusters: Clusters): string {
  const list = clusters.list();
  const states = list.map((info) => `${info.cluster}:${info.state}:${info.healthy}/${info.endpoints}`);
  return [toFallback(list).fallback, ...states].join(' ');
}

const drawPage = (
  source: PageSource,
  wanted: WantedPage,
  way: Way,
  mayCache: boolean,
  turn: DrawingTurn | undefined,
): Promise<DrawnPage> =>
  traced('draw page', async (span) => {
    span?.set({ 'osvm.cluster': wanted.cluster, 'osvm.drawn': way });
    const page = await renderPage(source, wanted, way, mayCache, turn);
    span?.set({ 'osvm.status': page.status, 'osvm.calls': page.calls, 'osvm.settled': page.isSettled });
    return page;
  });

async function renderPage(
  { render, asking, beside, clientLogs, log }: PageSource,
  { url, cluster, origin, session }: WantedPage,
  way: Way,
  mayCache: boolean,
  turn: DrawingTurn | undefined,
): Promise<DrawnPage> {
  const nonce = randomBytes(16).toString('base64');
  const answers = watchAnswers(cluster);
  const rendered = await render({
    url,
    nonce,
    api: createApi(asking, cluster, (answered) => {
      answers.add(answered);
      turn?.spend(ANSWER_MS);
    }),
    cluster,
    clusters: await toClustersAnswer(asking.clusters),
    origin,
    session,
    isWhole: way !== 'page',
    isData: way === 'data',
    areSettled: () => mayCache && answers.areSettled(),
    clientLogs,
    onWork: (ms) => turn?.spend(ms),
    drawBeside:
      beside && turn?.isHeavy
        ? (sheet) => beside.draw({ kind: 'page', sheet }, (ms) => turn.spend(ms))
        : undefined,
    onBroken: (error) => log.error('page not drawn', { path: url.split('?', 1)[0], error }),
  });
  const calls = answers.calls();
  const of = (body: DrawnPage['body'], more: Partial<DrawnPage> = {}): DrawnPage => ({
    status: rendered.status,
    title: 'data' in rendered ? (rendered.data?.title ?? '') : '',
    body,
    nonce: undefined,
    calls,
    isSettled: false,
    ...more,
  });
  if ('location' in rendered) return of({ kind: 'redirect', location: rendered.location });
  if ('stream' in rendered) return of({ kind: 'stream', stream: rendered.stream }, { nonce });
  if (!('html' in rendered)) return of({ kind: 'data', data: rendered.data });
  const { html, script, isLasting = false } = rendered;
  return of(
    { kind: 'text', text: toCodedText(html), script },
    { nonce: script === undefined ? nonce : undefined, isSettled: isLasting },
  );
}

/** The page as Markdown or JSON. Loaded by the first who asks: most visitors never do. */
async function drawAlternate(
  { beside }: PageSource,
  { url, origin }: WantedPage,
  alternate: AlternateKind,
  draw: (way: Way) => Promise<DrawnPage>,
  turn: DrawingTurn | undefined,
): Promise<DrawnPage> {
  const [page, made] = await Promise.all([
    draw(alternate === 'md' ? 'whole' : 'data'),
    import('./alternates.ts'),
  ]);
  const { body } = page;
  if (body.kind !== 'text' && body.kind !== 'data') return page;
  const html = body.kind === 'text' ? body.text.read() : '';
  const of = (text: string): DrawnPage => ({
    ...page,
    nonce: undefined,
    body: { kind: 'text', text: toCodedText(text), script: undefined },
  });
  if (alternate === 'md' && beside !== undefined && turn?.isHeavy)
    return of(await beside.draw({ kind: 'markdown', html, url: origin + url }, (ms) => turn.spend(ms)));
  const toText = (): string => {
    if (alternate === 'md') return made.toMarkdownAlternate(html, origin + url);
    return made.toJsonAlternate(
      body.kind === 'data' ? body.data : made.readPageData(html, page.title),
      origin + url,
    );
  };
  const began = performance.now();
  const text = toText();
  turn?.spend(performance.now() - began);
  return of(text);
}

/** What came of the questions of one page. */
function watchAnswers(cluster: Cluster) {
  const settled = new Set<string>();
  const settledWith = new Set<string>();
  let calls = 0;
  let hasOthers = false;
  return {
    add({ endpoint, answer, stale, calls: more, cluster: of }: PageAnswer): void {
      if (of === cluster) calls += more;
      const isAbsent =
        typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'absent';
      if (stale || isAbsent) hasOthers = true;
      else if (endpoint.isSettled(answer)) settled.add(endpoint.name);
      else if (endpoint.settlesWith !== undefined) settledWith.add(endpoint.settlesWith);
      else hasOthers = true;
    },
    calls: () => calls,
    areSettled: () => !hasOthers && settled.size > 0 && settledWith.isSubsetOf(settled),
  };
}
