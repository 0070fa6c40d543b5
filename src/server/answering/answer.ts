import { isRpcError } from '#chain';
import type { Absence } from '#contracts/answers';
import type { Api, QuestionName, Questions } from '#contracts/api';
import { CLUSTER_NAMES, type Cluster } from '#contracts/cluster';
import { isAppError } from '#std/errors';
import type { Wire } from '#std/json';
import type { Log } from '#std/log';
import { toRegistry } from '#std/registry';
import { toWire } from '#std/to-wire';
import { traced } from '#std/tracing/trace';
import { stateOf, toProvenance, type Clusters } from '../reading/clusters.ts';
import type { Endpoint } from '../endpoints/define-endpoint.ts';
import type { QuestionContext, Services } from '../reading/question-context.ts';
import { endpoints } from '../endpoints/index.gen.ts';
import { createStaleness, type Staleness } from '../reading/tracked-reader.ts';
import { toTrackedReader } from '../reading/tracked-reader.ts';
import { serverError } from '../errors/server-error.ts';

export interface AnswerParts {
  readonly clusters: Clusters;
  readonly log: Log;
  readonly services: Services;
}

export interface Answered {
  readonly answer: unknown;
  /** Set when the answer is an absence because nothing upstream could be asked. */
  readonly upstreamDown: boolean;
  /** Whether it is older because nothing upstream could be asked. */
  readonly stale: boolean;
  /** How often a node was asked for it. */
  readonly calls: number;
}

/** What came of a question of a page. */
export interface PageAnswer extends Answered {
  readonly endpoint: Endpoint;
  readonly cluster: Cluster;
}

const registry = toRegistry<Endpoint>('endpoints', endpoints, ({ name }) => [name]);

/** Every question the product answers. */
export const ENDPOINTS: readonly Endpoint[] = endpoints;

/** A whole answer takes no longer than this; then its upstream calls are given up. */
const ANSWER_TIMEOUT_MS = 20_000;

/**
 * Answers one question. Throws `AppError` of kind `refused` for input it does not understand. When nothing
 * upstream can be asked, the answer is an absence that says so.
 */
export function answer(
  parts: AnswerParts,
  endpoint: Endpoint,
  cluster: Cluster,
  input: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<Answered> {
  return traced(`question ${endpoint.name}`, async (span) => {
    span?.set({ 'osvm.cluster': cluster });
    const answered = await run(parts, endpoint, cluster, input, signal);
    span?.set({
      'osvm.calls': answered.calls,
      'osvm.stale': answered.stale,
      'osvm.upstream_down': answered.upstreamDown,
    });
    return answered;
  });
}

async function run(
  parts: AnswerParts,
  endpoint: Endpoint,
  cluster: Cluster,
  input: Readonly<Record<string, unknown>>,
  signal: AbortSignal | undefined,
): Promise<Answered> {
  const checked = endpoint.input.safeParse(input);
  if (!checked.success) throw serverError('bad-input', { detail: toDetail(checked.error.issues) });
  const deadline = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const freshness = createStaleness(() => stateOf(parts.clusters, cluster) === 'unreachable');
  const ask = createAsk(parts, cluster, signal ? AbortSignal.any([signal, deadline]) : deadline, freshness);
  if (endpoint.absences && stateOf(parts.clusters, cluster) === 'off') {
    return {
      answer: ask.absent(
        'not-available',
        cluster === 'custom'
          ? 'Your own browser asks this chain; this server can tell nothing of it.'
          : `${CLUSTER_NAMES[cluster]} is switched off on this server.`,
      ),
      upstreamDown: true,
      stale: false,
      calls: 0,
    };
  }
  try {
    const found = await endpoint.run(ask, checked.data);
    const stale = freshness.staleMs() !== undefined;
    return { answer: found, upstreamDown: false, stale, calls: freshness.asked() };
  } catch (error) {
    if (!isUpstreamFailure(error, deadline)) throw error;
    parts.log.info('upstream failure', { endpoint: endpoint.name, cluster, error });
    if (!endpoint.absences) throw serverError('upstream-down', { cause: error, retryAfterSeconds: 5 });
    return {
      answer: ask.absent('not-available', toFailureText(error, cluster), {
        hint: 'Try again in a few seconds.',
      }),
      upstreamDown: true,
      stale: false,
      calls: freshness.asked(),
    };
  }
}

/**
 * The endpoints called in process, as pages ask them while they are rendered on the server. `onAnswer` hears what came of
 * each question.
 */
export function createApi(
  parts: AnswerParts,
  cluster: Cluster,
  onAnswer?: (answered: PageAnswer) => void,
): Api {
  return {
    async ask<Name extends QuestionName>(
      name: Name,
      input: Questions[Name]['input'],
      options: { readonly signal?: AbortSignal | undefined; readonly cluster?: Cluster | undefined } = {},
    ) {
      const endpoint = registry.get(name);
      if (endpoint === undefined) throw new Error(`no endpoint answers ${name}`);
      const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const of = options.cluster ?? cluster;
      const answered = await answer(parts, endpoint, of, given, options.signal);
      onAnswer?.({ ...answered, endpoint, cluster: of });
      return toWire(answered.answer) as Wire<Questions[Name]['answer']>; // the endpoint of that name made it
    },
  };
}

function createAsk(
  { clusters, log, services }: AnswerParts,
  cluster: Cluster,
  signal: AbortSignal,
  freshness: Staleness,
): QuestionContext {
  return {
    cluster,
    clusters,
    signal,
    log,
    services,
    reader: toTrackedReader(clusters.reader(cluster), freshness),
    provenance: (asOfSlot) =>
      toProvenance(
        clusters.list().find((entry) => entry.cluster === cluster),
        cluster,
        asOfSlot,
        freshness.staleMs(),
      ),
    absent: (state, message, more = {}): Absence => ({ kind: 'absent', state, message, cluster, ...more }),
  };
}

function isUpstreamFailure(error: unknown, deadline: AbortSignal): boolean {
  if (isRpcError(error) || deadline.aborted) return true;
  return isAppError(error) && error.kind === 'operational' && error.code.startsWith('chain/');
}

function toFailureText(error: unknown, cluster: Cluster): string {
  if (isRpcError(error)) return `The node did not answer the question (its error code is ${error.code}).`;
  return isAppError(error)
    ? error.publicMessage
    : `No endpoint of ${CLUSTER_NAMES[cluster]} answered in time.`;
}

function toDetail(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): string {
  const [issue] = issues;
  if (issue === undefined) return '';
  const where = issue.path.join('.');
  const said = issue.message.endsWith('.') ? issue.message : `${issue.message}.`;
  return where === '' ? said : `${where}: ${said}`;
}
