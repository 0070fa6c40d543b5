import { LIVE_ROUTE, RPC_ROUTE } from '#contracts/api';
import { MAX_TOPICS } from '#contracts/market/index-live';
import type { OperationParameter, OperationRow } from '#contracts/reference';
import { actions } from '../actions/index.gen.ts';
import type { Action } from '../actions/define-action.ts';
import { ENDPOINTS } from '../answering/answer.ts';
import type { LimitName } from '../edge/rate-limiter.ts';
import { readAnswerSchemas, type AnswerSchema } from './answer-schemas.ts';
import { toInputSchema, toParameters, type InputSchema } from './parameters.ts';
import { toSubject } from './subjects.ts';

/** One request this server answers, with everything a page, a document or a tool needs to make it. */
export interface Operation extends OperationRow {
  readonly route: string;
  /** JSON Schema of all its input, parts of the path included. */
  readonly input: InputSchema;
  readonly parameters: readonly OperationParameter[];
  /** JSON Schema of its answer; absent where it is no JSON of ours. */
  readonly answer: AnswerSchema | undefined;
  readonly limit: LimitName;
}

let cached: readonly Operation[] | undefined;

/** Every question and action, the live stream and the JSON-RPC proxy, subject by subject. Made once, when first asked for. */
export function listOperations(): readonly Operation[] {
  cached ??= [...toQuestions(), ...toActions(), LIVE, RPC].sort(
    (a, b) =>
      toSubject(a.route).place - toSubject(b.route).place ||
      compare(a.subject, b.subject) ||
      compare(a.path, b.path),
  );
  return cached;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function toQuestions(): readonly Operation[] {
  const { questions } = readAnswerSchemas();
  return ENDPOINTS.flatMap(({ name, route, says, when, posted, input }): readonly Operation[] => {
    const schema = toInputSchema(input);
    const asked: Operation = {
      name,
      kind: 'question',
      method: 'GET',
      route,
      path: toPath(route),
      subject: toSubject(route).subject,
      says,
      when,
      input: schema,
      parameters: toParameters(schema, route, false),
      answer: questions[name]?.answer,
      limit: 'question',
    };
    if (posted === undefined) return [asked];
    const { body } = posted;
    const bodySchema = toInputSchema(body);
    return [
      asked,
      {
        ...asked,
        name: posted.name,
        method: 'POST',
        route: posted.route,
        path: toPath(posted.route),
        subject: toSubject(posted.route).subject,
        input: bodySchema,
        parameters: toParameters(bodySchema, posted.route, true),
      },
    ];
  });
}

function toActions(): readonly Operation[] {
  const schemas = readAnswerSchemas().actions;
  return (actions as readonly Action[]).map(({ name, method, route, says, input, limit }): Operation => {
    const schema = toInputSchema(input, schemas[name]?.input);
    return {
      name,
      kind: 'action',
      method,
      route,
      path: toPath(route),
      subject: toSubject(route).subject,
      says,
      input: schema,
      parameters: toParameters(schema, route, method === 'POST' || method === 'PUT'),
      answer: schemas[name]?.answer,
      limit,
    };
  });
}

/** `:name` of a route is `{name}` in the world of OpenAPI. */
const toPath = (route: string): string => route.replace(/:([A-Za-z]+)/g, '{$1}');

const LIVE_INPUT: InputSchema = {
  type: 'object',
  properties: {
    topics: {
      type: 'string',
      description: `What of the index is sent too: trades, trades:<market>, launches, anomalies; at most ${MAX_TOPICS}, with commas between.`,
    },
    blocks: { const: 'off', description: 'Leaves out the blocks of the tip.' },
    last: { type: 'string', description: 'Id of the last event that was seen; the stream goes on after it.' },
  },
  additionalProperties: false,
};

const LIVE: Operation = {
  name: 'live',
  kind: 'stream',
  method: 'GET',
  route: LIVE_ROUTE,
  path: LIVE_ROUTE,
  subject: toSubject(LIVE_ROUTE).subject,
  says: 'Server-sent events: the pulse and blocks of the tip, and what the index stores as soon as it does.',
  when: 'To follow the chain without asking again and again.',
  input: LIVE_INPUT,
  parameters: toParameters(LIVE_INPUT, LIVE_ROUTE, false),
  answer: undefined,
  limit: 'live',
};

const RPC_INPUT: InputSchema = {
  type: 'object',
  properties: {
    jsonrpc: { const: '2.0', description: 'Version of the protocol.' },
    id: { type: ['string', 'number', 'null'], description: 'Comes back with the answer.' },
    method: { type: 'string', description: 'A method of Solana’s JSON-RPC, such as getSlot.' },
    params: { type: 'array', items: {}, description: 'Its parameters, in order.' },
  },
  required: ['jsonrpc', 'method'],
};

const RPC: Operation = {
  name: 'rpc',
  kind: 'proxy',
  method: 'POST',
  route: RPC_ROUTE,
  path: RPC_ROUTE,
  subject: toSubject(RPC_ROUTE).subject,
  says: 'Solana’s own JSON-RPC, one call or a list of calls, answered by the healthiest endpoint of the cluster’s pool.',
  when: 'A method of a node is wanted that no question here covers.',
  input: RPC_INPUT,
  parameters: toParameters(RPC_INPUT, RPC_ROUTE, true),
  answer: undefined,
  limit: 'rpc',
};
