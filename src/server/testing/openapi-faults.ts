import type { OpenApiDocument } from '../reference/openapi.ts';

type Part = Readonly<Record<string, unknown>>;

const METHODS = new Set(['get', 'put', 'post', 'delete']);
const PLACES = new Set(['path', 'query', 'header', 'cookie']);

/** What OpenAPI 3.1 requires of a document and this one lacks, as `where: what`. */
export function findOpenApiFaults(document: OpenApiDocument): readonly string[] {
  const faults: string[] = [];
  const need = (isRight: boolean, where: string, what: string) => {
    if (!isRight) faults.push(`${where}: ${what}`);
  };
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  const { openapi, info, servers = [], tags, paths, components } = document;

  need(/^3\.1\.\d+$/.test(openapi), 'openapi', 'is no 3.1');
  need(isText(info['title']) && isText(info['version']), 'info', 'needs title and version');
  need(
    servers.every(({ url }) => isText(url) && URL.canParse(url)),
    'servers',
    'needs URLs',
  );
  const tagNames = tags.map(({ name }) => name);
  need(new Set(tagNames).size === tagNames.length, 'tags', 'names one twice');
  for (const [kind, all] of Object.entries(components)) {
    for (const [name, part] of Object.entries(all)) {
      need(/^[\w.-]+$/.test(name), `components.${kind}`, `${name} is no name`);
      need(typeof part === 'object' && part !== null, `components.${kind}.${name}`, 'is no object');
      if (kind === 'schemas') need(Object.keys(part as Part).length > 0, name, 'says nothing');
    }
  }

  const ids: unknown[] = [];
  for (const [path, item] of Object.entries(paths)) {
    need(path.startsWith('/'), path, 'does not begin with a slash');
    for (const [method, one] of Object.entries(item)) {
      const where = `${method} ${path}`;
      need(METHODS.has(method), where, 'is no method');
      const { operationId, parameters, responses, requestBody, security, tags: used } = one as Part;
      ids.push(operationId);
      need(isText(operationId), where, 'needs an operationId');
      need(
        (used as readonly unknown[]).every((tag) => tagNames.includes(tag)),
        where,
        'has a tag nobody listed',
      );
      checkParameters(document, path, parameters as readonly Part[], where, need);
      checkResponses(responses as Part, where, need);
      if (requestBody !== undefined) {
        const media = Object.values(((requestBody as Part)['content'] ?? {}) as Record<string, Part>);
        need(
          media.length > 0 && media.every(({ schema }) => schema !== undefined),
          where,
          'has an empty body',
        );
        need(method === 'post' || method === 'put', where, 'carries no body');
      }
      for (const name of (security as readonly Part[]).flatMap(Object.keys))
        need(components['securitySchemes']?.[name] !== undefined, where, `${name} secures nothing`);
    }
  }
  need(new Set(ids).size === ids.length, 'paths', 'name an operationId twice');
  for (const reference of listReferences(document))
    need(resolveReference(document, reference) !== undefined, reference, 'leads nowhere');
  return faults;
}

type Need = (isRight: boolean, where: string, what: string) => void;

function checkParameters(
  document: OpenApiDocument,
  path: string,
  given: readonly Part[],
  where: string,
  need: Need,
): void {
  const all = given.map((one) =>
    typeof one['$ref'] === 'string' ? (resolveReference(document, one['$ref']) as Part) : one,
  );
  const keys = all.map(({ name, in: place }) => `${String(place)} ${String(name)}`);
  need(new Set(keys).size === keys.length, where, 'has a parameter twice');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  for (const { name, in: place, required, schema } of all) {
    need(PLACES.has(String(place)) && schema !== undefined, where, `${String(name)} has no place or schema`);
    if (place === 'path')
      need(required === true && inPath.includes(String(name)), where, `${String(name)} is not in the path`);
  }
  for (const name of inPath) need(keys.includes(`path ${name}`), where, `${name} is not described`);
}

function checkResponses(responses: Part, where: string, need: Need): void {
  need(Object.keys(responses).length > 0, where, 'answers nothing');
  for (const [status, response] of Object.entries(responses)) {
    need(/^(?:[1-5]\d\d|default)$/.test(status), where, `${status} is no status`);
    need(typeof (response as Part)['description'] === 'string', where, `${status} has no description`);
  }
}

function listReferences(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : listReferences(inner),
  );
}

/** What a reference inside the document leads to. */
export function resolveReference(document: object, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (at as Part)[key] : undefined),
      document,
    );
}
