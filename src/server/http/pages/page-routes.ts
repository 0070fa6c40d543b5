import { OWN_MODEL_COOKIE } from '#contracts/assistant/own-model';
import { EMBED_PATH } from '#contracts/dashboards/shared-links';
import { CUSTOM_RPC_COOKIE } from '#contracts/network/custom-endpoint';
import { toCallsHeader } from '#contracts/network/rpc-calls';
import type { AppParts } from '../app-parts.ts';
import { clusterOf, type App, type AppContext } from '../request-context.ts';
import type { AnswerParts } from '../../answering/answer.ts';
import { CLEARED_CLUSTER_COOKIE, parseCookies, toServed } from '../chosen-cluster.ts';
import { isAppError } from '#std/errors';
import { currentSpan } from '#std/tracing/trace';
import { toHash } from '../../edge/coded-text.ts';
import { toCoding } from '../../edge/compression.ts';
import { createFairTurns } from '../../edge/fair-turns.ts';
import { toPagePolicy } from '../../edge/security-headers.ts';
import { serverError } from '../../errors/server-error.ts';
import { isNamed, replyCoded, replyStream } from '../reply.ts';
import { readSession, toSessionCookieName } from '../../sessions/session-cookies.ts';
import { clientOf, originOf } from '../request-context.ts';
import { toAlternate } from './alternate-path.ts';
import { readPage, type PageSource } from './draw-page.ts';
import { createPageCache } from './page-cache.ts';
import type { StaticFile } from './static-files.ts';

const NOT_BUILT =
  'The pages are not built yet. Run "npm start", which builds them, or "npm run build". The API answers under /api/.\n';

const HTML = 'text/html; charset=utf-8';
const ALTERNATE_TYPES = {
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
} as const;
/**
 * For caches that many share; browsers ask whether it still is the same. No longer than moments: a page names files of
 * one build, and those of the last are gone once the next one runs.
 */
const SETTLED = 'public, max-age=0, must-revalidate, s-maxage=10';

/** Built files, and behind them every other path as a page. */
export function addPages(app: App, parts: AppParts, asking: AnswerParts): void {
  const { renderPage: render, pageCache: cache = createPageCache() } = parts;
  const pages: PageSource | undefined = render && {
    render,
    asking,
    cache,
    turns: createFairTurns(),
    beside: parts.drawingThread,
    clientLogs: parts.acting?.watch.clientLogs !== undefined,
    log: parts.log,
  };
  app.get('*', async (context) => {
    const file = parts.files.find(context.req.path);
    if (file !== undefined) return replyFile(context, await file);
    if (context.req.path.startsWith('/assets/')) throw serverError('not-found');
    return replyPage(context, parts, pages);
  });
  app.all('*', () => {
    throw serverError('method-not-allowed');
  });
}

async function replyPage(
  context: AppContext,
  parts: AppParts,
  pages: PageSource | undefined,
): Promise<Response> {
  if (pages === undefined) {
    return new Response(NOT_BUILT, {
      status: 503,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': '5',
      },
    });
  }
  const chosen = clusterOf(context, parts.clusters);
  const url = new URL(context.req.url);
  const alternate = toAlternate(url.pathname);
  if (alternate !== undefined) url.pathname = alternate.path;
  // Only the browser of whoever looks at it has that chain.
  if (alternate !== undefined) toServed(chosen);
  const origin = originOf(context, parts.configuration);
  const cookies = parseCookies(context.req.header('cookie'));
  const isPersonal = [toSessionCookieName(origin), CUSTOM_RPC_COOKIE, OWN_MODEL_COOKIE].some((name) =>
    cookies.has(name),
  );
  const { page, outcome } = await readPage(pages, {
    url: url.pathname + url.search,
    alternate: alternate?.kind,
    cluster: chosen.cluster,
    origin,
    session: isPersonal ? await findSession(parts, origin, cookies) : undefined,
    isPersonal,
    client: parts.configuration.rateLimits === false ? undefined : clientOf(context, parts.configuration),
    signal: context.req.raw.signal,
  }).catch(async (error: unknown) => {
    // Those who are turned away come again at once, and each refusal costs as much as a cached page.
    const outgoing = context.env?.outgoing;
    if (isAppError(error, 'server/overloaded') && outgoing !== undefined)
      await parts.pauses?.wait(clientOf(context, parts.configuration), outgoing);
    throw error;
  });
  parts.countPage?.(outcome);
  currentSpan()?.set({ 'osvm.page': outcome });
  const cookie = chosen.clearCookie ? { 'Set-Cookie': CLEARED_CLUSTER_COOKIE } : {};
  const { body, status } = page;
  if (body.kind === 'redirect') {
    return new Response(null, { status: 302, headers: { Location: toOwnPath(body.location), ...cookie } });
  }
  if (body.kind === 'data') throw new Error('a page was not drawn');
  // The same for everybody who comes without a cookie: proxies may pass it on.
  const isShared = page.isSettled && !isPersonal && chosen.by !== 'cookie' && !chosen.clearCookie;
  const shared = { 'Cache-Control': isShared ? SETTLED : 'private, no-cache', ...cookie };
  if (alternate !== undefined && body.kind === 'text') {
    return replyCoded(context, status, ALTERNATE_TYPES[alternate.kind], body.text, {
      ...shared,
      ...(page.isSettled && { ETag: `W/"${body.text.hash}"` }),
      Vary: 'Cookie',
    });
  }
  const script = body.kind === 'text' ? body.script : undefined;
  const policy = toPagePolicy(script === undefined ? { nonce: page.nonce ?? '' } : { script }, {
    endpoints: [cookies.get(CUSTOM_RPC_COOKIE), cookies.get(OWN_MODEL_COOKIE)],
    userAgent: context.req.header('user-agent'),
    isEmbed: url.pathname.startsWith(EMBED_PATH),
  });
  const headers = {
    'Content-Security-Policy': policy,
    // What was drawn for somebody else has cost this visitor's nodes nothing.
    ...(!isShared && {
      'Server-Timing': toCallsHeader(outcome === 'hit' || outcome === 'joined' ? 0 : page.calls),
    }),
    ...shared,
    // Browsers that are told the page is the same go by the policy they got with it.
    ...(page.isSettled && body.kind === 'text' && { ETag: `W/"${body.text.hash}.${toHash(policy)}"` }),
    Vary: 'Cookie, User-Agent',
  };
  return body.kind === 'stream'
    ? replyStream(context, status, HTML, body.stream, headers)
    : replyCoded(context, status, HTML, body.text, headers);
}

/** Who the page is for. A store that cannot be asked makes no page fail: it is then nobody's. */
async function findSession({ acting, log }: AppParts, origin: string, cookies: ReadonlyMap<string, string>) {
  if (acting === undefined) return undefined;
  try {
    const found = await readSession(acting.users, origin, cookies, acting.nowMs());
    if (found === undefined) return undefined;
    const { transactionTab } = await acting.users.profiles.find(found.userId);
    return { authenticated: true, walletAddress: found.wallet, signedInBy: found.by, transactionTab };
  } catch (error) {
    log.warn('session not read', { error });
    return undefined;
  }
}

/** A redirect stays on this server whatever was in the URL. */
function toOwnPath(location: string): string {
  return /^\/(?![/\\])/.test(location) ? location : '/';
}

async function replyFile(context: AppContext, file: StaticFile): Promise<Response> {
  const headers = {
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    // A sandboxed frame has no origin and loads our scripts as a stranger would; they hold nothing private.
    ...(file.type.startsWith('text/javascript') && { 'Access-Control-Allow-Origin': '*' }),
  };
  if (isNamed(context.req.header('if-none-match'), file.etag))
    return new Response(null, { status: 304, headers });
  const { bytes, coding } = await file.in(toCoding(context.req.header('accept-encoding')));
  return new Response(bytes, {
    headers: {
      ...headers,
      'Content-Type': file.type,
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    },
  });
}
