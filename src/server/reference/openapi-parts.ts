/** Where schemas stand in the document. */
export const COMPONENT = '#/components/schemas/';

const header = (description: string, schema: object) => ({ description, schema });

/** Headers of answers, each described once. */
export const HEADERS = {
  'X-Request-Id': header('Names the request; say it when something goes wrong.', { type: 'string' }),
  'X-Cluster': header('The cluster that was asked.', { type: 'string' }),
  'RateLimit-Limit': header('Requests of this kind a client may send at once.', { type: 'integer' }),
  'RateLimit-Remaining': header('How many of them are left now.', { type: 'integer' }),
  'RateLimit-Reset': header('Seconds until all of them are there again.', { type: 'integer' }),
  'Retry-After': header('Seconds after which the same request may succeed.', { type: 'integer' }),
} as const;
export type HeaderName = keyof typeof HEADERS;

export const refHeaders = (...names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const LIMITS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;
export const COMMON_HEADERS = ['X-Request-Id', ...LIMITS] as const;

/** A JSON answer with what stands in it. */
export const jsonResponse = (description: string, schema: object, ...headers: readonly HeaderName[]) => ({
  description,
  headers: refHeaders(...COMMON_HEADERS, ...headers),
  content: { 'application/json': { schema } },
});

export const refSchema = (name: string) => ({ $ref: COMPONENT + name });
export const eitherSchema = (...names: readonly string[]) => ({ anyOf: names.map(refSchema) });
