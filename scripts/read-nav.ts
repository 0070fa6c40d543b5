/** Reads a page's place in menus from its syntax tree: a page cannot be imported without a bundler. */
import ts from 'typescript';
import { findDefinition } from './find-definition.ts';

/** Plain data. */
export type Literal = string | number | boolean | readonly Literal[] | { readonly [key: string]: Literal };

/**
 * The `nav` of the default export of a page, `undefined` where it has none. Throws when it is anything but plain data:
 * a computed value cannot be read without running the page.
 */
export function readNav(file: string, text: string): Literal | undefined {
  const nav = findDefinition(file, text).find('nav');
  if (nav === undefined) return undefined;
  const value = ts.isPropertyAssignment(nav) ? toLiteral(nav.initializer) : undefined;
  if (value === undefined) throw new Error(`${file}: write nav out as plain data, with nothing computed`);
  return value;
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
