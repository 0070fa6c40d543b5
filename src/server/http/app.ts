import { Hono } from 'hono';
import type { Absence } from '#contracts/answers';
import { toCallsHeader } from '#contracts/network/rpc-calls';
import { toJson } from '#std/json';
import { toRegistry } from '#std/registry';
import { readBytes } from './read-bytes.ts';
import { runAction } from './run-action.ts';
import { closeToOthers } from '../edge/open-reads.ts';
import { answer, ENDPOINTS, type AnswerParts } from '../answering/answer.ts';
import { CLEARED_CLUSTER_COOKIE, toServed } from './chosen-cluster.ts';
import type { AppParts } from './app-parts.ts';
import { clusterOf, requestIdOf, type App, type AppContext } from './request-context.ts';
import type { Action } from '../actions/define-action.ts';
import { actions } from '../actions/index.gen.ts';
import { addOwnChain } from './own-chain-route.ts';
import { addMcp } from './mcp-routes.ts';
import { addDocuments } from './documents/document-routes.ts';
import { addHolderGate } from './documents/holder-gate.ts';
import type { Endpoint } from '../endpoints/define-endpoint.ts';
import { toRefusalPage, wantsPage } from '../errors/refusal-page.ts';
import { toErrorReply } from '../errors/error-body.ts';
import { serverError } from '../errors/server-error.ts';
import { addInterfaceFiles } from './idl-file.ts';
import { NO_SECRETS } from '../sso/secrets-file.ts';
import { addSso } from './sso-routes.ts';
import { addCards } from './cards/card-routes.ts';
import { addEmbeds } from './embeds/embed-routes.ts';
import { addPages } from './pages/page-routes.ts';
import { noteRoutes } from './request-route.ts';
import { addPlainFiles } from './pages/plain-files.ts';
import { addForeignLinks } from './foreign-links.ts';
import { addHistoryFeeds } from './history-feeds.ts';
import { addOpenApi } from './openapi-route.ts';
import { replyJson } from './reply.ts';
import { addTokenImages } from './token-image.ts';
import { addSearchSuggestions } from './search-suggestions.ts';
import { toFallback } from '../reading/clusters.ts';
import { statusOfAbsence } from '../errors/status-of-error.ts';
import { readReadiness } from '../ops/readiness.ts';

const ACTIONS = [...toRegistry<Action>('actions', actions, ({ name }) => [name]).values()];
toRegistry<Action>('routes of actions', actions, ({ method, route }) => [`${method} ${route}`]);

/** Every route but the raw ones (RPC proxy, live streams), which `listener.ts` takes before it. */
export function createApp(parts: AppParts): App {
  const app: App = new Hono();
  const asking = parts.answers;

  if (parts.notesRoutes === true) noteRoutes(app);
  app.get('/healthz', () => plain(200, { status: 'ok' }));
  app.get('/readyz', async () => {
    const { clusters, acting, isDraining, shared, troubles } = parts;
    const readiness = await readReadiness({ clusters, users: acting?.users, isDraining, shared, troubles });
    return plain(readiness.status === 'ready' ? 200 : 503, readiness);
  });
  // Before everything it keeps from those who do not hold the token.
  addHolderGate(app, parts);
  for (const endpoint of ENDPOINTS) {
    app.get(endpoint.route, (context) => replyToQuestion(asking, endpoint, context, toInput(context)));
    const { posted } = endpoint;
    if (posted === undefined) continue;
    app.post(posted.route, async (context) =>
      replyToQuestion(asking, endpoint, context, new Map([[posted.as, await readText(context)]])),
    );
  }
  const { acting } = parts;
  for (const action of acting === undefined ? [] : ACTIONS) {
    app.on(action.method, action.route, (context) =>
      runAction(acting!, action, context, requestIdOf(context), clusterOf(context, parts.clusters).cluster),
    );
  }
  if (acting !== undefined) addMcp(app, acting);
  if (parts.ownChain !== undefined) addOwnChain(app, parts.ownChain);
  app.all('/api/*', () => {
    throw serverError('not-found');
  });
  addPlainFiles(app, parts.configuration);
  addOpenApi(app, parts.configuration);
  addDocuments(app, parts);
  addCards(app, asking);
  addSearchSuggestions(app, asking, parts.configuration);
  addHistoryFeeds(app, asking, parts.configuration);
  addEmbeds(app, asking, parts.configuration);
  addTokenImages(app, asking);
  addInterfaceFiles(app, asking);
  if (acting !== undefined) addSso(app, acting, parts.ssoSecrets ?? NO_SECRETS);
  addForeignLinks(app);
  addPages(app, parts, asking);
  app.onError((error, context) => {
    const reply = toErrorReply(error, requestIdOf(context), parts.log);
    const { status, headers, body } = reply;
    if (!wantsPage(context.req.header('accept'), context.req.path))
      return Response.json(body, { status, headers });
    return new Response(toRefusalPage(status, body.error.message), {
      status,
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    });
  });
  return app;
}

function plain(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '2' }) },
  });
}

const SETTLED_SECONDS = 300;
const POSTED_BYTES = 32_768;

async function replyToQuestion(
  asking: AnswerParts,
  endpoint: Endpoint,
  context: AppContext,
  input: ReadonlyMap<string, string>,
): Promise<Response> {
  const chosen = clusterOf(context, asking.clusters);
  const cluster =
    endpoint.isOfServer && chosen.cluster === 'custom'
      ? toFallback(asking.clusters.list()).fallback
      : toServed(chosen);
  const {
    answer: found,
    upstreamDown,
    stale,
    calls,
  } = await answer(asking, endpoint, cluster, Object.fromEntries(input), context.req.raw.signal);
  const absence = isAbsence(found) ? found : undefined;
  const status = absence === undefined ? 200 : upstreamDown ? 503 : statusOfAbsence(absence);
  const shared = chosen.by === 'query';
  const settled = absence === undefined && !stale && endpoint.isSettled(found);
  // What caches give to everybody changes nobody's cookies.
  const clearsCookie = chosen.clearCookie && !(settled && shared);
  if (clearsCookie) closeToOthers(context.env?.outgoing);
  return replyJson(context, status, toJson(found), {
    'X-Cluster': cluster,
    // What a browser's cache gives again would count its calls again.
    ...(!settled && { 'Server-Timing': toCallsHeader(calls) }),
    'Cache-Control': settled
      ? `${shared ? 'public' : 'private'}, max-age=${SETTLED_SECONDS}`
      : 'private, no-store',
    ...(!shared && { Vary: 'Cookie' }),
    ...(status === 503 && { 'Retry-After': '5' }),
    ...(clearsCookie && { 'Set-Cookie': CLEARED_CLUSTER_COOKIE }),
  });
}

/** Names in the path and query keys, each with its one value. `cluster` is everyone's and so no endpoint's. */
function toInput(context: AppContext): ReadonlyMap<string, string> {
  const input = new Map<string, string>(Object.entries(context.req.param()));
  for (const [key, value] of new URL(context.req.url).searchParams) {
    if (key === 'cluster') continue;
    if (input.has(key)) {
      throw serverError('bad-input', { detail: `${key.slice(0, 32)} is given more than once.` });
    }
    input.set(key, value);
  }
  return input;
}

/** The body of a question that is posted. */
async function readText(context: AppContext): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(context, POSTED_BYTES));
  } catch (error) {
    if (error instanceof TypeError) throw serverError('bad-input', { detail: 'The body is not UTF-8.' });
    throw error;
  }
}

function isAbsence(found: unknown): found is Absence {
  return typeof found === 'object' && found !== null && 'kind' in found && found.kind === 'absent';
}
