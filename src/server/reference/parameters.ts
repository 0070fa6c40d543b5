import { z } from 'zod';
import type { OperationParameter } from '#contracts/reference';

/** JSON Schema of an input, as zod tells it. */
export type InputSchema = z.core.JSONSchema.JSONSchema;

/**
 * The schema of what goes in; what only code can check is in its descriptions. `notes` describe parameters whose
 * schema does not. Throws for what JSON cannot hold. */
export function toInputSchema(input: z.ZodType, notes: Readonly<Record<string, string>> = {}): InputSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, { io: 'input' });
  if (schema.properties === undefined) return schema;
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, property]) => {
      if (typeof property === 'boolean') return [name, property];
      const description = property.description ?? notes[name];
      return [name, { ...property, ...(description !== undefined && { description }) }];
    }),
  );
  return { ...schema, properties };
}

/** Every parameter by itself. `route` says which stand in the path; `hasBody` where the others go. */
export function toParameters(
  schema: InputSchema,
  route: string,
  hasBody: boolean,
): readonly OperationParameter[] {
  const required = new Set(schema.required);
  const all = Object.entries(schema.properties ?? {}).map(([name, property]): OperationParameter => {
    const place = route.split('/').includes(`:${name}`) ? 'path' : hasBody ? 'body' : 'query';
    const facts = typeof property === 'boolean' ? {} : property;
    return {
      name,
      place,
      kind: toKind(facts),
      isRequired: required.has(name),
      says: facts.description,
      values: toValues(facts),
      pattern: facts.pattern,
      most: facts.maxLength,
    };
  });
  const rank = ({ place, isRequired }: OperationParameter) => (place === 'path' ? 0 : isRequired ? 1 : 2);
  return all.sort((a, b) => rank(a) - rank(b));
}

function toKind({ type, enum: values, const: value }: InputSchema): OperationParameter['kind'] {
  if (type === 'string' || values !== undefined || value !== undefined) return 'text';
  if (type === 'number' || type === 'integer') return 'number';
  return type === 'boolean' ? 'flag' : 'json';
}

function toValues({ enum: values, const: value }: InputSchema): readonly string[] | undefined {
  if (values !== undefined) return values.map(String);
  return value === undefined ? undefined : [String(value)];
}
