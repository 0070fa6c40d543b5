/** Every regular expression the product is written with, read from its syntax trees. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SOURCE = join(import.meta.dirname, '../../src');

/** A regular expression, and where it stands. */
export interface Pattern {
  /** `<file below src>:<line>`. */
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

/** One whose text is made while the product runs. */
export interface MadePattern {
  readonly file: string;
  /** What `RegExp` is given, as it is written. */
  readonly argument: string;
}

export interface FoundPatterns {
  readonly patterns: readonly Pattern[];
  readonly made: readonly MadePattern[];
}

/** Those of tests, and of what only tests use, read no stranger's text. */
const isShipped = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.split('/').includes('testing');

export function findPatterns(): FoundPatterns {
  const patterns: Pattern[] = [];
  const made: MadePattern[] = [];
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isShipped);
  for (const file of files.toSorted()) {
    const text = readFileSync(join(SOURCE, file), 'utf8');
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
    const visit = (node: ts.Node): void => {
      const at = () => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        patterns.push({ at: at(), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
      } else if (
        (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
        node.expression.getText(tree) === 'RegExp'
      ) {
        const [source, flags] = node.arguments ?? [];
        const constant = source && toConstant(source, tree);
        const constantFlags = flags === undefined ? '' : toConstant(flags, tree);
        if (constant !== undefined && constantFlags !== undefined)
          patterns.push({ at: at(), source: constant, flags: constantFlags });
        else made.push({ file, argument: source?.getText(tree) ?? '' });
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return { patterns, made };
}

/** The text an expression always has: a literal, or one made of constants of its file. */
function toConstant(node: ts.Expression, tree: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) {
    const value = findConstant(node.text, tree);
    return value && toConstant(value, tree);
  }
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => {
      const value = toConstant(expression, tree);
      return value === undefined ? undefined : value + literal.text;
    });
    return parts.includes(undefined) ? undefined : node.head.text + parts.join('');
  }
  // `['a', 'b'].join('|')`
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'join' &&
    ts.isArrayLiteralExpression(node.expression.expression)
  ) {
    const parts = node.expression.expression.elements.map((element) => toConstant(element, tree));
    const [between] = node.arguments;
    const joint = between && toConstant(between, tree);
    return parts.includes(undefined) || joint === undefined ? undefined : parts.join(joint);
  }
  return undefined;
}

function findConstant(name: string, tree: ts.SourceFile): ts.Expression | undefined {
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const))
      continue;
    for (const { name: declared, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(declared) && declared.text === name) return initializer;
  }
  return undefined;
}
