import { randomBytes } from 'node:crypto';
import { OWN_MODEL_COOKIE } from '#contracts/assistant/own-model';
import { EMBED_PATH } from '#contracts/dashboards/shared-links';
import { CUSTOM_RPC_COOKIE } from '#contracts/network/custom-endpoint';
import { toCallsHeader } from '#contracts/network/rpc-calls';
import type { AppParts } from '../app-parts.ts';
import { clusterOf, type App, type AppContext } from '../request-context.ts';
import { createApi, type AnswerParts } from '../../answering/answer.ts';
import { CLEARED_CLUSTER_COOKIE, parseCookies, toServed } from '../chosen-cluster.ts';
import { toClustersAnswer } from '../../reading/clusters.ts';
import { toCoding } from '../../edge/compression.ts';
import { toPagePolicy } from '../../edge/security-headers.ts';
import { serverError } from '../../errors/server-error.ts';
import { replyStream, replyText } from '../reply.ts';
import { readSession } from '../../sessions/session-cookies.ts';
import { originOf } from '../request-context.ts';
import { toAlternate } from './alternate-path.ts';
import type { StaticFile } from './static-files.ts';

const NOT_BUILT =
  'The pages are not built yet. Run "npm start", which builds them, or "npm run build". The API answers under /api/.\n';

/** Built files, and behind them every other path as a page. */
export function addPages(app: App, parts: AppParts, asking: AnswerParts): void {
  app.get('*', async (context) => {
    const file = parts.files.find(context.req.path);
    if (file !== undefined) return replyFile(context, await file);
    if (context.req.path.startsWith('/assets/')) throw serverError('not-found');
    return replyPage(context, parts, asking);
  });
  app.all('*', () => {
    throw serverError('method-not-allowed');
  });
}

async function replyPage(context: AppContext, parts: AppParts, asking: AnswerParts): Promise<Response> {
  if (parts.renderPage === undefined) {
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
  const nonce = randomBytes(16).toString('base64');
  const url = new URL(context.req.url);
  const alternate = toAlternate(url.pathname);
  if (alternate !== undefined) url.pathname = alternate.path;
  // Only the browser of whoever looks at it has that chain.
  if (alternate !== undefined) toServed(chosen);
  let calls = 0;
  const page = await parts.renderPage({
    url: url.pathname + url.search,
    cookies: context.req.header('cookie') ?? '',
    nonce,
    api: createApi(asking, chosen.cluster, (more) => (calls += more)),
    cluster: chosen.cluster,
    clusters: await toClustersAnswer(parts.clusters),
    origin: originOf(context, parts.configuration),
    session: await findSession(context, parts),
    isWhole: alternate !== undefined,
    clientLogs: parts.acting?.watch.clientLogs !== undefined,
    onBroken: (error) => parts.log.error('page not drawn', { path: url.pathname, error }),
  });
  const cookie = chosen.clearCookie ? { 'Set-Cookie': CLEARED_CLUSTER_COOKIE } : {};
  if ('location' in page) {
    return new Response(null, { status: 302, headers: { Location: toOwnPath(page.location), ...cookie } });
  }
  if (alternate !== undefined && 'html' in page) {
    // Loaded by the first who asks: most visitors never do.
    const { toJsonAlternate, toMarkdownAlternate } = await import('./alternates.ts');
    const shown = originOf(context, parts.configuration) + url.pathname + url.search;
    const [type, body] =
      alternate.kind === 'json'
        ? ['application/json; charset=utf-8', toJsonAlternate(page.html, shown)]
        : ['text/markdown; charset=utf-8', toMarkdownAlternate(page.html, shown)];
    return replyText(context, page.status, type, body, {
      'Cache-Control': 'private, no-cache',
      Vary: 'Cookie',
      ...cookie,
    });
  }
  const cookies = parseCookies(context.req.header('cookie'));
  const headers = {
    'Content-Security-Policy': toPagePolicy(nonce, {
      endpoints: [cookies.get(CUSTOM_RPC_COOKIE), cookies.get(OWN_MODEL_COOKIE)],
      userAgent: context.req.header('user-agent'),
      isEmbed: url.pathname.startsWith(EMBED_PATH),
    }),
    'Cache-Control': 'private, no-cache',
    'Server-Timing': toCallsHeader(calls),
    Vary: 'Cookie, User-Agent',
    ...cookie,
  };
  const type = 'text/html; charset=utf-8';
  return 'stream' in page
    ? replyStream(context, page.status, type, page.stream, headers)
    : replyText(context, page.status, type, page.html, headers);
}

/** Who the page is for. A store that cannot be asked makes no page fail: it is then nobody's. */
async function findSession(context: AppContext, { acting, configuration, log }: AppParts) {
  if (acting === undefined) return undefined;
  const cookies = parseCookies(context.req.header('cookie'));
  try {
    const found = await readSession(acting.users, originOf(context, configuration), cookies, acting.nowMs());
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
  if (context.req.header('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  const { bytes, coding } = await file.in(toCoding(context.req.header('accept-encoding')));
  return new Response(bytes, {
    headers: {
      ...headers,
      'Content-Type': file.type,
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    },
  });
}
