/** What a page says of where it stands in menus, read from its syntax tree: pages need a bundler to be run. */
import ts from 'typescript';

/** Plain data. */
export type Literal = string | number | boolean | readonly Literal[] | { readonly [key: string]: Literal };

/**
 * The `nav` of the default export of a page, `undefined` where it has none. Throws where it is anything but plain
 * data: what is computed cannot be read here.
 */
export function readNav(file: string, text: string): Literal | undefined {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  if (exported === undefined || !ts.isCallExpression(exported)) return undefined;
  for (const argument of exported.arguments) {
    if (!ts.isObjectLiteralExpression(argument)) continue;
    const nav = argument.properties.find((one) => one.name?.getText(source) === 'nav');
    if (nav === undefined) continue;
    const value = ts.isPropertyAssignment(nav) ? toLiteral(nav.initializer) : undefined;
    if (value === undefined) throw new Error(`${file}: write nav out as plain data, with nothing computed`);
    return value;
  }
  return undefined;
}

function toLiteral(node: ts.Expression): Literal | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node)) {
    const values = node.elements.map(toLiteral);
    return values.every((value) => value !== undefined) ? values : undefined;
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const entries: [string, Literal][] = [];
  for (const property of node.properties) {
    const value = ts.isPropertyAssignment(property) ? toLiteral(property.initializer) : undefined;
    if (value === undefined || property.name === undefined) return undefined;
    entries.push([property.name.getText(), value]);
  }
  return Object.fromEntries(entries);
}
