/** TypeScript types as JSON Schema of what `toJson` of `#std/json` makes of their values. */
import ts from 'typescript';
import type { ContractTypes } from './contract-types.ts';
import { COMPONENTS, type Schema } from './json-schema.ts';
import { toUnionSchema } from './union-schema.ts';

export interface SchemaWriter {
  /** Schema of a type; named types become components. Throws for a type JSON cannot be described by, naming `path`. */
  toSchema(type: ts.Type, path: string): Schema;
  /** Components met so far, in the order of their names. */
  components(): Readonly<Record<string, Schema>>;
}

const { TypeFlags } = ts;
const PLAIN = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.BooleanLike;
/** A type without a name that is deeper than this holds itself. */
const DEEPEST = 1_000;

export function createSchemaWriter(types: ContractTypes): SchemaWriter {
  const { checker } = types;
  const components = new Map<string, Schema>();

  const toSchema = (given: ts.Type, path: string): Schema => {
    const type = withoutUndefined(given);
    const named = types.nameOf(type);
    if (named === undefined) return toBody(type, path);
    const { name, symbol } = named;
    if (!components.has(name)) {
      components.set(name, {}); // so that a type that holds itself ends here
      components.set(name, { ...describe(symbol), ...toBody(type, name) });
    }
    return { $ref: COMPONENTS + name };
  };

  /** A property that is undefined is not in the JSON; the rest of its union may have a name. */
  const withoutUndefined = (type: ts.Type): ts.Type => {
    if (!type.isUnion()) return type;
    const members = type.types.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0);
    if (members.length === type.types.length) return type;
    return types.findUnion(members) ?? (members.length === 1 ? members[0]! : type);
  };

  const describe = (symbol: ts.Symbol): Schema => {
    const text = toNote(checker, symbol);
    return text === '' ? {} : { description: text };
  };

  /** A property that says nothing of itself says what the name of its plain type does: seconds, lamports. */
  const describeProperty = (property: ts.Symbol): Schema => {
    const own = describe(property);
    if (own.description !== undefined) return own;
    const declaration = property.declarations?.find(ts.isPropertySignature);
    const node =
      declaration?.type && ts.isUnionTypeNode(declaration.type)
        ? declaration.type.types[0]
        : declaration?.type;
    if (node === undefined || !ts.isTypeReferenceNode(node)) return own;
    const found = checker.getSymbolAtLocation(node.typeName);
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    const isPlain =
      symbol !== undefined &&
      (checker.getDeclaredTypeOfSymbol(symbol).flags & (TypeFlags.Number | TypeFlags.BigInt)) !== 0;
    return isPlain ? describe(symbol) : own;
  };

  const toBody = (type: ts.Type, path: string): Schema => {
    if (path.length > DEEPEST) throw new Error(`${path.slice(0, 200)} … does not end`);
    const { flags } = type;
    if (flags & TypeFlags.Boolean) return { type: 'boolean' };
    if (type.isUnion()) return toUnionSchema(checker, type, path, toSchema);
    if (flags & TypeFlags.BigIntLike) return { type: 'string', pattern: String.raw`^-?\d+$` };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (flags & TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    if (flags & TypeFlags.TemplateLiteral) return toTemplate(type as ts.TemplateLiteralType, path); // its flag says so
    if (flags & TypeFlags.String) return { type: 'string' };
    if (flags & TypeFlags.Number) return { type: 'number' };
    if (flags & TypeFlags.Null) return { type: 'null' };
    if (flags & TypeFlags.Unknown) return {};
    // A brand: what is sent is the plain value.
    const plain = type.isIntersection() && type.types.find((part) => (part.flags & PLAIN) !== 0);
    if (plain) return toBody(plain, path);
    if (flags & (TypeFlags.Object | TypeFlags.Intersection)) return toObject(type, path);
    throw new Error(`${path}: ${checker.typeToString(type)} has no JSON Schema`);
  };

  const toTemplate = ({ texts, types: holes }: ts.TemplateLiteralType, path: string): Schema => {
    const parts = texts.map((text, i) => {
      const hole = holes[i];
      const plain = text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
      if (hole === undefined) return plain;
      if (hole.flags & TypeFlags.String) return `${plain}.*`;
      throw new Error(`${path}: ${checker.typeToString(hole)} within a text has no JSON Schema`);
    });
    return { type: 'string', pattern: `^${parts.join('')}$` };
  };

  const toObject = (type: ts.Type, path: string): Schema => {
    if (type.symbol?.name === 'Uint8Array') return { type: 'string', contentEncoding: 'base64' };
    if (checker.isTupleType(type)) {
      const parts = checker.getTypeArguments(type as ts.TypeReference); // a tuple refers to its parts
      const prefixItems = parts.map((part, i) => toItem(part, `${path}[${i}]`));
      return { type: 'array', prefixItems, items: false, minItems: parts.length };
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference); // so does an array
      return { type: 'array', items: toItem(item!, `${path}[]`) };
    }
    if (type.getCallSignatures().length > 0) throw new Error(`${path}: a function has no JSON Schema`);
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const of = checker.getTypeOfSymbol(property);
      properties[property.name] = {
        ...toSchema(of, `${path}.${property.name}`),
        ...describeProperty(property),
      };
      if ((property.flags & ts.SymbolFlags.Optional) === 0 && !mayBeUndefined(of))
        required.push(property.name);
    }
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(index && { additionalProperties: toSchema(index.type, `${path}[*]`) }),
    };
  };

  /** A list keeps its places: what is undefined there is null in JSON. */
  const toItem = (type: ts.Type, path: string): Schema =>
    mayBeUndefined(type) ? { anyOf: [toSchema(type, path), { type: 'null' }] } : toSchema(type, path);

  return {
    toSchema,
    components: () => Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function mayBeUndefined(type: ts.Type): boolean {
  const members = type.isUnion() ? type.types : [type];
  return members.some(({ flags }) => (flags & TypeFlags.Undefined) !== 0);
}

/** What the docstring says, on one line; empty without one. */
export function toNote(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
}
