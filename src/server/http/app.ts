import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { CLUSTER_COOKIE } from '#contracts/cluster';
import type { Absence } from '#contracts/answers';
import { toJson } from '#std/json';
import type { Log } from '#std/log';
import { runAction, type ActionParts } from './acting/run-action.ts';
import { answer, ENDPOINTS, type AskParts } from './ask.ts';
import {
  CLEARED_CLUSTER_COOKIE,
  parseCookies,
  toChosenCluster,
  type ChosenCluster,
} from './chosen-cluster.ts';
import { toFallback, type Clusters } from './clusters.ts';
import type { Configuration } from './configuration.ts';
import type { Action } from './actions/define-action.ts';
import { actions } from './actions/index.gen.ts';
import { addMcp } from './agent/mcp/mcp-routes.ts';
import { addDocuments } from './documents/document-routes.ts';
import { addHolderGate } from './documents/holder-gate.ts';
import type { Endpoint } from './endpoints/define-endpoint.ts';
import { toErrorReply } from './error-body.ts';
import { serverError } from './errors.ts';
import { addInterfaceFiles } from './files/interface-file.ts';
import { NO_SECRETS, type SsoSecrets } from './sso/secrets-file.ts';
import { addSso } from './sso/sso-routes.ts';
import { addCards } from './og/card-routes.ts';
import { addPages } from './pages/page-routes.ts';
import type { RenderPage } from './pages/page-renderer.ts';
import type { StaticFiles } from './pages/static-files.ts';
import { addPlainFiles } from './pages/plain-files.ts';
import { addOpenApi } from './reference/openapi-route.ts';
import { replyJson } from './reply.ts';
import { statusOfAbsence } from './status-of.ts';
import { readReadiness } from './watch/readiness.ts';

export interface AppParts {
  readonly configuration: Pick<Configuration, 'publicOrigin' | 'securityContact'> &
    Partial<Pick<Configuration, 'holder'>>;
  readonly clusters: Clusters;
  readonly log: Log;
  /** Absent when nothing was built. */
  readonly renderPage: RenderPage | undefined;
  readonly files: StaticFiles;
  readonly isDraining: () => boolean;
  /** Absent where nobody can sign in. */
  readonly acting?: ActionParts | undefined;
  /** What identity providers gave in confidence. */
  readonly ssoSecrets?: SsoSecrets | undefined;
}

const ACTIONS: readonly Action[] = actions;

export type App = Hono<{ Bindings: Partial<HttpBindings> }>;
export type AppContext = Context<{ Bindings: Partial<HttpBindings> }>;

/** Every route but the raw ones (RPC proxy, live streams), which `edge/listener.ts` takes before it. */
export function createApp(parts: AppParts): App {
  const app: App = new Hono();
  const asking: AskParts = { clusters: parts.clusters, log: parts.log };

  app.get('/healthz', () => plain(200, { status: 'ok' }));
  app.get('/readyz', async () => {
    const { clusters, acting, isDraining } = parts;
    const readiness = await readReadiness({ clusters, users: acting?.users, isDraining });
    return plain(readiness.status === 'ready' ? 200 : 503, readiness);
  });
  // Before everything it keeps from those who do not hold the token.
  addHolderGate(app, parts);
  for (const endpoint of ENDPOINTS) {
    app.get(endpoint.route, (context) => replyToQuestion(asking, endpoint, context));
  }
  const { acting } = parts;
  for (const action of acting === undefined ? [] : ACTIONS) {
    app.on(action.method, action.route, (context) =>
      runAction(acting!, action, context, requestIdOf(context), clusterOf(context, parts.clusters).cluster),
    );
  }
  if (acting !== undefined) addMcp(app, acting);
  app.all('/api/*', () => {
    throw serverError('not-found');
  });
  addPlainFiles(app, parts.configuration);
  addOpenApi(app, parts.configuration);
  addDocuments(app, parts);
  addCards(app, asking);
  addInterfaceFiles(app, asking);
  if (acting !== undefined) addSso(app, acting, parts.ssoSecrets ?? NO_SECRETS);
  addPages(app, parts, asking);
  app.onError((error, context) => {
    const reply = toErrorReply(error, requestIdOf(context), parts.log);
    return Response.json(reply.body, { status: reply.status, headers: reply.headers });
  });
  return app;
}

/** The id the edge gave the request; a fresh one where there is no edge. */
export function requestIdOf(context: AppContext): string {
  const given = context.env?.outgoing?.getHeader('X-Request-Id');
  return typeof given === 'string' ? given : randomBytes(8).toString('hex');
}

/** The cluster a request is about. Throws for an unknown one in the query. */
export function clusterOf(context: AppContext, clusters: Clusters): ChosenCluster {
  const named = context.req.queries('cluster');
  if (named !== undefined && named.length > 1) throw serverError('unknown-cluster');
  const cookie = parseCookies(context.req.header('cookie')).get(CLUSTER_COOKIE.name);
  return toChosenCluster(named?.[0], cookie, toFallback(clusters.list()).fallback);
}

function plain(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '2' }) },
  });
}

const SETTLED_SECONDS = 300;

async function replyToQuestion(asking: AskParts, endpoint: Endpoint, context: AppContext): Promise<Response> {
  const chosen = clusterOf(context, asking.clusters);
  const {
    answer: found,
    upstreamDown,
    stale,
  } = await answer(
    asking,
    endpoint,
    chosen.cluster,
    Object.fromEntries(toInput(context)),
    context.req.raw.signal,
  );
  const absence = isAbsence(found) ? found : undefined;
  const status = absence === undefined ? 200 : upstreamDown ? 503 : statusOfAbsence(absence);
  const shared = chosen.by === 'query';
  const settled = absence === undefined && !stale && endpoint.isSettled(found);
  return replyJson(context, status, toJson(found), {
    'X-Cluster': chosen.cluster,
    'Cache-Control': settled
      ? `${shared ? 'public' : 'private'}, max-age=${SETTLED_SECONDS}`
      : 'private, no-store',
    ...(!shared && { Vary: 'Cookie' }),
    ...(status === 503 && { 'Retry-After': '5' }),
    ...(chosen.clearCookie && { 'Set-Cookie': CLEARED_CLUSTER_COOKIE }),
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

function isAbsence(found: unknown): found is Absence {
  return typeof found === 'object' && found !== null && 'kind' in found && found.kind === 'absent';
}
