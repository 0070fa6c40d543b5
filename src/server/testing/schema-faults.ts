import { isRecord } from '#std/record';
import type { AnswerSchema } from '../reference/answer-schemas.ts';

/** The schemas a reference leads to, by its whole text. */
export type Resolve = (reference: string) => AnswerSchema | undefined;

/**
 * Where a value is not what a schema says, as `path: why`; empty when it conforms. A property the schema does not
 * name is a fault too: what is sent is to be described. Throws for a keyword it does not know.
 */
export function findSchemaFaults(
  schema: AnswerSchema,
  value: unknown,
  resolve: Resolve,
  path = '$',
): string[] {
  const faults: string[] = [];
  const { $ref, description: _said, ...own } = schema;
  if ($ref !== undefined) {
    const target = resolve($ref);
    if (target === undefined) return [`${path}: ${$ref} leads nowhere`];
    faults.push(...findSchemaFaults(target, value, resolve, path));
  }
  for (const keyword of Object.keys(own)) {
    const check = CHECKS[keyword];
    if (check === undefined) throw new Error(`${path}: nobody checks ${keyword}`);
    faults.push(...check(own, value, resolve, path));
  }
  return faults;
}

type Check = (schema: AnswerSchema, value: unknown, resolve: Resolve, path: string) => readonly string[];

const show = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? 'nothing';

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const CHECKS: Readonly<Record<string, Check>> = {
  type: ({ type }, value, _resolve, path) =>
    typeOf(value) === type ? [] : [`${path}: ${show(value)} is no ${String(type)}`],
  const: ({ const: wanted }, value, _resolve, path) =>
    value === wanted ? [] : [`${path}: ${show(value)} is not ${show(wanted)}`],
  enum: (schema, value, _resolve, path) =>
    (schema['enum'] as readonly unknown[]).includes(value) ? [] : [`${path}: ${show(value)} is not listed`],
  pattern: ({ pattern }, value, _resolve, path) =>
    typeof value !== 'string' || new RegExp(String(pattern), 'u').test(value)
      ? []
      : [`${path}: ${show(value)} does not match ${String(pattern)}`],
  contentEncoding: (_schema, value, _resolve, path) =>
    typeof value === 'string' && /^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/.test(value)
      ? []
      : [`${path}: ${show(value)} is no base64`],
  required: (schema, value, _resolve, path) =>
    (schema['required'] as readonly string[])
      .filter((name) => isRecord(value) && !Object.hasOwn(value, name))
      .map((name) => `${path}: ${name} is missing`),
  properties(schema, value, resolve, path) {
    if (!isRecord(value)) return [];
    const known = schema['properties'] as Readonly<Record<string, AnswerSchema>>;
    return Object.entries(value).flatMap(([name, inner]) => {
      if (Object.hasOwn(known, name))
        return findSchemaFaults(known[name]!, inner, resolve, `${path}.${name}`);
      return 'additionalProperties' in schema ? [] : [`${path}: ${name} is not described`];
    });
  },
  additionalProperties(schema, value, resolve, path) {
    if (!isRecord(value)) return [];
    const known = (schema['properties'] ?? {}) as Readonly<Record<string, AnswerSchema>>;
    return Object.entries(value).flatMap(([name, inner]) =>
      Object.hasOwn(known, name)
        ? []
        : findSchemaFaults(schema['additionalProperties'] as AnswerSchema, inner, resolve, `${path}.${name}`),
    );
  },
  items(schema, value, resolve, path) {
    if (!Array.isArray(value)) return [];
    const before = ((schema['prefixItems'] ?? []) as readonly AnswerSchema[]).length;
    const rest = value.slice(before);
    if (schema['items'] === false) return rest.length === 0 ? [] : [`${path}: it holds too many`];
    return rest.flatMap((inner, i) =>
      findSchemaFaults(schema['items'] as AnswerSchema, inner, resolve, `${path}[${before + i}]`),
    );
  },
  prefixItems: (schema, value, resolve, path) =>
    (schema['prefixItems'] as readonly AnswerSchema[]).flatMap((part, i) =>
      Array.isArray(value) && i < value.length
        ? findSchemaFaults(part, value[i], resolve, `${path}[${i}]`)
        : [],
    ),
  minItems: (schema, value, _resolve, path) =>
    !Array.isArray(value) || value.length >= Number(schema['minItems']) ? [] : [`${path}: it holds too few`],
  oneOf: (schema, value, resolve, path) =>
    among(schema.oneOf!, value, resolve, path, (fitting) => fitting === 1),
  anyOf: (schema, value, resolve, path) =>
    among(schema['anyOf'] as readonly AnswerSchema[], value, resolve, path, (fitting) => fitting > 0),
};

/** The faults of the member that has fewest, unless as many fit as are wanted. */
function among(
  members: readonly AnswerSchema[],
  value: unknown,
  resolve: Resolve,
  path: string,
  isRight: (fitting: number) => boolean,
): readonly string[] {
  const all = members.map((member) => findSchemaFaults(member, value, resolve, path));
  const fitting = all.filter((faults) => faults.length === 0).length;
  if (isRight(fitting)) return [];
  if (fitting > 1) return [`${path}: ${fitting} members fit`];
  return all.toSorted((a, b) => a.length - b.length)[0] ?? [`${path}: there is nothing it may be`];
}
