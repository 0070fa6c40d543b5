import type { Operation } from './operations.ts';
import { COMMON_HEADERS, eitherSchema, jsonResponse, refHeaders, refSchema } from './openapi-parts.ts';

type Part = Readonly<Record<string, unknown>>;

/** Paths with their methods, in the order of the operations. */
export function toPathItems(operations: readonly Operation[]): Readonly<Record<string, Part>> {
  const items: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const item = (items[operation.path] ??= {});
    item[operation.method.toLowerCase()] = toItem(operation);
  }
  return items;
}

function toItem(operation: Operation): Part {
  const { name, subject, says, when, kind } = operation;
  return {
    operationId: name,
    tags: [subject],
    summary: says,
    ...(when !== undefined && { description: `When to use it: ${when}` }),
    parameters: [...toParameterParts(operation), { $ref: '#/components/parameters/cluster' }],
    ...toBodyPart(operation),
    responses: RESPONSES[kind](operation),
    security: kind === 'action' ? [{}, { session: [] }] : [{}, { apiKey: [] }],
  };
}

function toParameterParts({ parameters, input }: Operation): readonly Part[] {
  return parameters
    .filter(({ place }) => place !== 'body')
    .map(({ name, place, isRequired, says }) => {
      const property = input.properties?.[name];
      const { description: _said, ...schema } = typeof property === 'object' ? property : {};
      return {
        name,
        in: place,
        required: isRequired,
        ...(says !== undefined && { description: says }),
        schema,
      };
    });
}

/** What of the input does not stand in the path. */
function toBodyPart({ kind, method, input, parameters }: Operation): Part {
  if (method !== 'POST' && method !== 'PUT') return {};
  const inPath = new Set(parameters.filter(({ place }) => place === 'path').map(({ name }) => name));
  const properties = Object.fromEntries(
    Object.entries(input.properties ?? {}).filter(([name]) => !inPath.has(name)),
  );
  const required = input.required?.filter((name) => !inPath.has(name)) ?? [];
  const { properties: _all, required: _needed, ...rest } = input;
  const object = {
    ...rest,
    ...(input.properties && { properties }),
    ...(required.length > 0 && { required }),
  };
  const schema =
    kind === 'proxy' ? { anyOf: [object, { type: 'array', items: object, minItems: 1 }] } : object;
  return {
    requestBody: { required: required.length > 0, content: { 'application/json': { schema } } },
  };
}

const TOO_MANY = jsonResponse('Too many requests of this kind.', refSchema('ErrorBody'), 'Retry-After');

const UNKNOWN_KEY = jsonResponse('Nobody has the API key that was sent.', refSchema('ErrorBody'));

const FILE = {
  description: 'A file.',
  headers: refHeaders(...COMMON_HEADERS),
  content: { 'application/octet-stream': {} },
};

const RESPONSES: Readonly<Record<Operation['kind'], (operation: Operation) => Part>> = {
  question: ({ answer }) => ({
    200: jsonResponse('The answer.', answer ?? {}, 'X-Cluster'),
    400: jsonResponse('The input is not understood.', eitherSchema('ErrorBody', 'Absence')),
    401: UNKNOWN_KEY,
    404: jsonResponse(
      'There is nothing to show, and why.',
      eitherSchema('Absence', 'ErrorBody'),
      'X-Cluster',
    ),
    429: TOO_MANY,
    503: jsonResponse(
      'Nothing that could tell can be reached now.',
      eitherSchema('Absence', 'ErrorBody'),
      'Retry-After',
    ),
    default: jsonResponse('Any other failure.', refSchema('ErrorBody')),
  }),
  action: ({ answer, method }) => ({
    ...(answer !== undefined
      ? { 200: jsonResponse('Done.', answer) }
      : method === 'GET'
        ? { 200: FILE }
        : { 204: { description: 'Done, and nothing to say.', headers: refHeaders(...COMMON_HEADERS) } }),
    400: jsonResponse('The input is not understood.', eitherSchema('ActionErrorBody', 'ErrorBody')),
    401: jsonResponse('Nobody is signed in.', eitherSchema('ActionErrorBody', 'ErrorBody')),
    429: {
      ...TOO_MANY,
      content: { 'application/json': { schema: eitherSchema('ErrorBody', 'ActionErrorBody') } },
    },
    default: jsonResponse('Any other failure.', eitherSchema('ActionErrorBody', 'ErrorBody')),
  }),
  stream: () => ({
    200: {
      description:
        'Events as they happen. `data` is JSON of one of these kinds; `id` is what `last` takes. A line is sent every 15 seconds, and a stream that ends may be opened again.',
      headers: refHeaders(...COMMON_HEADERS, 'X-Cluster'),
      content: { 'text/event-stream': { schema: eitherSchema('LiveEvent', 'IndexEvent') } },
    },
    400: jsonResponse('The input is not understood.', refSchema('ErrorBody')),
    401: UNKNOWN_KEY,
    429: TOO_MANY,
    default: jsonResponse('Any other failure.', refSchema('ErrorBody')),
  }),
  proxy: () => ({
    200: jsonResponse('The answer of a node, or its error.', RPC_ANSWER, 'X-Cluster'),
    204: { description: 'Only notifications were sent.', headers: refHeaders(...COMMON_HEADERS) },
    400: jsonResponse('The call is not acceptable.', { anyOf: [RPC_ANSWER, refSchema('ErrorBody')] }),
    401: UNKNOWN_KEY,
    413: jsonResponse('The body is too large.', refSchema('ErrorBody')),
    429: jsonResponse(
      'Too many calls, here or at the endpoints.',
      { anyOf: [RPC_ANSWER, refSchema('ErrorBody')] },
      'Retry-After',
    ),
    503: jsonResponse(
      'No endpoint can be reached now.',
      { anyOf: [RPC_ANSWER, refSchema('ErrorBody')] },
      'Retry-After',
    ),
    default: jsonResponse('Any other failure.', { anyOf: [RPC_ANSWER, refSchema('ErrorBody')] }),
  }),
};

const RPC_OBJECT = {
  type: 'object',
  properties: {
    jsonrpc: { const: '2.0' },
    id: { type: ['string', 'number', 'null'] },
    result: { description: 'What the node answers; it depends on the method.' },
    error: {
      type: 'object',
      properties: { code: { type: 'integer' }, message: { type: 'string' } },
      required: ['code', 'message'],
    },
  },
  required: ['jsonrpc', 'id'],
};
const RPC_ANSWER = { anyOf: [RPC_OBJECT, { type: 'array', items: RPC_OBJECT }] };
