/** The OpenAPI document as far as the reference draws it: what an answer is made of. */
export interface SchemaPart {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly contentEncoding?: string;
  readonly items?: SchemaPart | false;
  readonly prefixItems?: readonly SchemaPart[];
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: SchemaPart | boolean;
  readonly oneOf?: readonly SchemaPart[];
  readonly anyOf?: readonly SchemaPart[];
}

interface MediaType {
  readonly schema?: SchemaPart;
}
interface DocumentedAnswer {
  readonly description?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}
interface DocumentedRequest {
  readonly responses?: Readonly<Record<string, DocumentedAnswer>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedRequest>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, SchemaPart>> };
}

const SCHEMAS = '#/components/schemas/';

/** A part of a schema, ready to be drawn; `open` gives what it is made of. */
export interface SchemaNode {
  /** Name of the property; of a member of a list or a choice, what stands for one. */
  readonly name: string;
  readonly isOptional: boolean;
  /** In words: `string`, `list of BlockRow`, `"found"`. */
  readonly type: string;
  readonly says: string | undefined;
  readonly hasParts: boolean;
}

/** The schema a part stands for, through references; what is said beside a reference goes first. */
export function resolvePart(document: ApiDocument, part: SchemaPart): SchemaPart {
  let at = part;
  // No reference leads to a longer chain than there are schemas.
  for (
    let left = Object.keys(document.components.schemas).length;
    at.$ref !== undefined && left > 0;
    left--
  ) {
    const target: SchemaPart | undefined = document.components.schemas[at.$ref.slice(SCHEMAS.length)];
    if (target === undefined) return {};
    const { description = target.description } = at;
    at = description === undefined ? target : { ...target, description };
  }
  return at;
}

export function toNode(
  document: ApiDocument,
  name: string,
  part: SchemaPart,
  isOptional = false,
): SchemaNode {
  const whole = resolvePart(document, part);
  return {
    name,
    isOptional,
    type: toTypeText(part),
    says: whole.description,
    hasParts: listParts(document, part).length > 0,
  };
}

/** What a part is made of: properties, members of a list, the kinds of a choice. */
export function listParts(
  document: ApiDocument,
  part: SchemaPart,
): readonly { readonly name: string; readonly part: SchemaPart; readonly isOptional: boolean }[] {
  const whole = resolvePart(document, part);
  const { properties, required = [], additionalProperties, items, prefixItems } = whole;
  const choice = whole.oneOf ?? whole.anyOf ?? [];
  const all = [
    ...Object.entries(properties ?? {}).map(([name, inner]) => ({
      name,
      part: inner,
      isOptional: !required.includes(name),
    })),
    ...(typeof additionalProperties === 'object'
      ? [{ name: 'any name', part: additionalProperties, isOptional: false }]
      : []),
    ...(prefixItems ?? []).map((inner, i) => ({ name: `at ${i}`, part: inner, isOptional: false })),
    ...choice.map((inner, i) => ({
      name: toChoiceName(resolvePart(document, inner)) ?? `choice ${i + 1}`,
      part: inner,
      isOptional: false,
    })),
  ];
  // A list is opened at once: its members are what anybody wants to see.
  return items ? [...all, ...listParts(document, items)] : all;
}

/** The kind that distinguishes a member of a choice. */
function toChoiceName({ properties, const: value }: SchemaPart): string | undefined {
  const kind = properties?.['kind']?.const;
  if (kind !== undefined) return `kind ${JSON.stringify(kind)}`;
  return value === undefined ? undefined : JSON.stringify(value);
}

const MOST_LISTED = 6;

/** What a part is, in a few words. */
export function toTypeText(part: SchemaPart): string {
  if (part.$ref !== undefined) return part.$ref.slice(SCHEMAS.length);
  if (part.const !== undefined) return JSON.stringify(part.const);
  if (part.enum !== undefined) {
    const shown = part.enum
      .slice(0, MOST_LISTED)
      .map((value) => JSON.stringify(value))
      .join(' | ');
    return part.enum.length > MOST_LISTED ? `${shown} | … ${part.enum.length} values` : shown;
  }
  if (part.items) return `list of ${toTypeText(part.items)}`;
  if (part.prefixItems) return `list of ${part.prefixItems.length}`;
  const choice = part.oneOf ?? part.anyOf;
  if (choice !== undefined)
    return choice.length > MOST_LISTED ? `one of ${choice.length}` : choice.map(toTypeText).join(' or ');
  if (part.type === 'object')
    return typeof part.additionalProperties === 'object' ? 'object by name' : 'object';
  if (part.contentEncoding === 'base64') return 'base64';
  if (part.type === 'string' && part.pattern === String.raw`^-?\d+$`) return 'integer as text';
  return typeof part.type === 'string' ? part.type : (part.type?.join(' or ') ?? 'anything');
}
