import ts from 'typescript';
import type { Schema } from './json-schema.ts';

const { TypeFlags } = ts;

/**
 * A union as one schema: literals together, then the others in an order that does not depend on the order the
 * compiler met them in. `oneOf` where a property of one literal each tells objects apart.
 */
export function toUnionSchema(
  checker: ts.TypeChecker,
  union: ts.UnionType,
  path: string,
  toSchema: (type: ts.Type, path: string) => Schema,
): Schema {
  const members = union.types.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0);
  const flags = members.filter(isFlag);
  const literals = members.flatMap((one) =>
    one.isStringLiteral() || one.isNumberLiteral() ? [one.value] : [],
  );
  const others = members.filter(
    (one) => !one.isStringLiteral() && !one.isNumberLiteral() && !(flags.length === 2 && isFlag(one)),
  );
  const parts: readonly Schema[] = [
    ...(flags.length === 2 ? [{ type: 'boolean' } as const] : []),
    ...(literals.length === 1 ? [{ const: literals[0]! }] : []),
    ...(literals.length > 1 ? [{ enum: literals.sort(byText) }] : []),
    ...withoutRepeats(others.map((one) => toSchema(one, path))),
  ];
  if (parts.length === 0) throw new Error(`${path}: nothing of it is left in JSON`);
  if (parts.length === 1) return parts[0]!;
  return areApart(checker, members) ? { oneOf: parts } : { anyOf: parts };
}

const isFlag = ({ flags }: ts.Type): boolean => (flags & TypeFlags.BooleanLiteral) !== 0;

const byText = (a: string | number, b: string | number): number =>
  typeof a === typeof b ? (a < b ? -1 : 1) : typeof a === 'string' ? -1 : 1;

function withoutRepeats(schemas: readonly Schema[]): readonly Schema[] {
  const byJson = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]));
  return [...byJson].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, schema]) => schema);
}

function areApart(checker: ts.TypeChecker, members: readonly ts.Type[]): boolean {
  const [first] = members;
  const areObjects = members.every(
    ({ flags }) => (flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0,
  );
  if (first === undefined || !areObjects) return false;
  return checker.getPropertiesOfType(first).some(({ name }) => {
    const said = members.map((member) => {
      const property = checker.getPropertyOfType(member, name);
      return property === undefined ? [] : literalsOf(checker, checker.getTypeOfSymbol(property));
    });
    return said.every((one) => one.length > 0) && new Set(said.flat()).size === said.flat().length;
  });
}

/** The values of a type that has only few; empty for any other. */
function literalsOf(checker: ts.TypeChecker, type: ts.Type): readonly string[] {
  const members = type.isUnion() ? type.types : [type];
  const isListed = members.every((one) => one.isStringLiteral() || one.isNumberLiteral() || isFlag(one));
  return isListed ? members.map((one) => checker.typeToString(one)) : [];
}
