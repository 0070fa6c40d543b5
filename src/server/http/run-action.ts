import { beginAudit } from './begin-audit.ts';
import { parseBody } from './parse-body.ts';
import { readBytes } from './read-bytes.ts';
import type { AppContext } from './request-context.ts';
import type { Clusters } from '../reading/clusters.ts';
import { parseCookies } from './chosen-cluster.ts';
import type { Configuration } from '../config/configuration.ts';
import { toClient } from '../edge/client-identity.ts';
import type { LimitName } from '../edge/rate-limiter.ts';
import { serverError } from '../errors/server-error.ts';
import { originOf } from './request-context.ts';
import { resolveOwner } from '../users/resolve-owner.ts';
import type { Owner } from '../users/owner.ts';
import { watchAccess, type AccessWatch } from '../users/watch-access.ts';
import { isOperator } from '../sso/operator.ts';
import { readSession, type SignedIn } from '../sessions/session-cookies.ts';
import { isTeamRight } from '#contracts/people/roles';
import { SESSION_ERRORS } from '#contracts/people/sessions';
import type { Cluster } from '#contracts/cluster';
import { isAppError } from '#std/errors';
import { JsonError, toJson } from '#std/json';
import type { Log } from '#std/log';
import type { UserStore } from '#store/users/user-store';
import { statusOf } from '../errors/status-of-error.ts';
import { actionError, ActionError } from '../errors/action-error.ts';
import type { Action, ActionContext } from '../actions/define-action.ts';
import type { Watch } from '../ops/create-watch.ts';

export interface ActionParts {
  readonly configuration: Configuration;
  readonly users: UserStore;
  readonly clusters: Clusters;
  readonly log: Log;
  readonly watch: Pick<Watch, 'clientLogs' | 'figures'>;
  readonly nowMs: () => number;
  readonly services: Pick<ActionContext, 'agent' | 'exporter' | 'webhooks'>;
  /** Rejects when a client has had its share. */
  readonly takeFromLimit: (limit: LimitName, client: string) => Promise<void>;
}

/** Answers one request for an action. Whatever goes wrong is an answer with a status and a text. */
export async function runAction(
  parts: ActionParts,
  action: Action,
  context: AppContext,
  requestId: string,
  cluster: Cluster,
): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'no-store', Vary: 'Cookie' });
  try {
    const asked = toCall(parts, context, cluster, headers);
    await parts.takeFromLimit(action.limit, asked.client);
    const given = await readInput(action, context);
    const input = action.input.safeParse(given);
    if (!input.success) {
      const [issue] = input.error.issues;
      const where = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
      throw actionError(400, action.inputError ?? `${where}${issue?.message ?? 'Invalid value.'}`);
    }
    const call = await admit(action, asked, input.data);
    const audited = await beginAudit(action, call, input.data);
    const answer = await runWatched(action, call, input.data);
    await audited?.(answer);
    if (answer instanceof Response) {
      // Nobody reads the body of an answer to HEAD, so what it reads from would stay open.
      if (context.req.method === 'HEAD') await answer.body?.cancel();
      for (const [name, value] of headers) if (name === 'set-cookie') answer.headers.append(name, value);
      return answer;
    }
    if (answer === undefined) return new Response(null, { status: 204, headers });
    headers.set('Content-Type', 'application/json; charset=utf-8');
    return new Response(toJson(answer), { headers });
  } catch (error) {
    const { status, text, retryAfterSeconds } = toRefusal(error);
    if (status >= 500) parts.log.error('action failed', { requestId, action: action.name, error });
    headers.delete('Set-Cookie');
    headers.set('Content-Type', 'application/json; charset=utf-8');
    if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
    // A body that nobody has read would be taken for the next request.
    if (status === 413 || status === 408) headers.set('Connection', 'close');
    return new Response(toJson({ error: text, requestId }), { status, headers });
  }
}

/** Runs it. Where it throws there is no answer whose end would end its watches, so they end here. */
async function runWatched(action: Action, call: ActionContext, input: object): Promise<unknown> {
  const watches: AccessWatch[] = [];
  const watch = async (): Promise<AccessWatch> => {
    const access = await call.watchAccess();
    watches.push(access);
    return access;
  };
  try {
    return await action.run({ ...call, watchAccess: watch }, input);
  } catch (error) {
    for (const access of watches) access.end();
    throw error;
  }
}

/** What is known of a request before it is known whose things it is about. */
type CallContext = Omit<ActionContext, 'requireOwner' | 'watchAccess'>;

/** Refuses whoever may not do what the action does, and adds whose things it is about. */
async function admit({ name, right }: Action, call: CallContext, input: object): Promise<ActionContext> {
  if (!isTeamRight(right)) {
    if (right === 'signed-in') await call.requireUser();
    if (
      right === 'operator' &&
      !isOperator(call.configuration.operatorToken, (header) => call.header(header))
    ) {
      call.log.warn('only for the operator: refused', { client: call.client, action: name });
      throw actionError(403, 'Only the operator can do this.');
    }
    const refuse = () => Promise.reject(new TypeError(`${name} is about nobody's things`));
    return { ...call, requireOwner: refuse, watchAccess: refuse };
  }
  const team = 'team' in input && typeof input.team === 'string' ? input.team : undefined;
  const owner: Owner = await resolveOwner(call, right, team);
  return {
    ...call,
    requireOwner: () => Promise.resolve(owner),
    watchAccess: () => Promise.resolve(watchAccess(call, right, owner)),
  };
}

/** What an action, or a step of a sign-in, is given with its input. Headers it sets are added to `headers`. */
export function toCall(
  { configuration, users, clusters, log, watch, nowMs, services }: ActionParts,
  context: AppContext,
  cluster: Cluster,
  headers: Headers,
): CallContext {
  const incoming = context.env?.incoming;
  const origin = originOf(context, configuration);
  const cookies = parseCookies(context.req.header('cookie'));
  let found: Promise<SignedIn | undefined> | undefined;
  const user = () => (found ??= readSession(users, origin, cookies, nowMs()));
  return {
    configuration,
    users,
    clusters,
    cluster,
    client: incoming === undefined ? 'in process' : toClient(incoming, configuration.trustedHops),
    origin,
    cookies,
    signal: context.req.raw.signal,
    log,
    clientLogs: watch.clientLogs,
    figures: watch.figures,
    nowMs,
    agent: services.agent,
    exporter: services.exporter,
    webhooks: services.webhooks,
    user,
    async requireUser() {
      const signedIn = await user();
      if (signedIn === undefined) throw actionError(401, SESSION_ERRORS.anonymous);
      return signedIn;
    },
    header: (name) => context.req.header(name),
    setHeader: (name, value) => headers.append(name, value),
  };
}

/** Names in the path, and with them the query of a request without a body, or its body. */
async function readInput(action: Action, context: AppContext): Promise<Record<string, unknown>> {
  const inPath = context.req.param() as Record<string, string>; // texts by the names of the route
  if (action.method === 'GET' || action.method === 'DELETE') {
    const query: Record<string, unknown> = { ...inPath };
    for (const [key, value] of new URL(context.req.url).searchParams) {
      if (key === 'cluster') continue;
      if (Object.hasOwn(query, key)) throw actionError(400, `${key.slice(0, 32)} is given more than once.`);
      query[key] = value;
    }
    return query;
  }
  const bytes = await readBytes(context, action.bodyBytes);
  let body: unknown;
  try {
    body = bytes.length === 0 ? {} : parseBody(bytes);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw actionError(400, action.inputError ?? `Invalid body: ${error.message}.`);
  }
  if (typeof body !== 'object' || body === null) {
    throw actionError(400, action.inputError ?? 'The body must be a JSON object.');
  }
  // An array goes where its action looks for it: its one input is then the list.
  return Array.isArray(body) ? { ...inPath, list: body } : { ...body, ...inPath };
}

function toRefusal(error: unknown): {
  readonly status: number;
  readonly text: string;
  readonly retryAfterSeconds: number | undefined;
} {
  if (error instanceof ActionError) {
    return { status: error.status, text: error.message, retryAfterSeconds: error.retryAfterSeconds };
  }
  const known = isAppError(error) ? error : serverError('internal');
  return {
    status: statusOf(known),
    text: known.publicMessage,
    retryAfterSeconds: known.retryAfterSeconds ?? (statusOf(known) === 503 ? 5 : undefined),
  };
}
