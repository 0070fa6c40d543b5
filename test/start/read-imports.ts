/** What a module loads at run time, read from its syntax tree. */
import ts from 'typescript';

export interface Imports {
  /** As written; type-only imports load nothing and are left out. */
  readonly specifiers: readonly string[];
  /** Expressions whose value cannot be known without running the module. */
  readonly unreadable: readonly string[];
}

/** Reads static and dynamic imports, `require`s made by `createRequire(import.meta.url)` and URLs beside the module. */
export function readImports(fileName: string, text: string): Imports {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const specifiers: string[] = [];
  const unreadable: string[] = [];
  const loaders = findLoaders(source);

  const add = (argument: ts.Expression | undefined): void => {
    const known = argument && toText(argument, source);
    if (known !== undefined) specifiers.push(known);
    else unreadable.push(argument?.getText(source) ?? '');
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      if (node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) add(node.moduleSpecifier);
    } else if (ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier && !node.isTypeOnly) add(node.moduleSpecifier);
    } else if (ts.isCallExpression(node)) {
      const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
      // A path on disk is a file of ours, made by the build.
      const argument = node.arguments[0]?.getText(source) ?? '';
      const isPath = isImport && argument.startsWith('pathToFileURL(');
      // A script that did not arrive was seen where it is imported first.
      const isAgain = isImport && /^`\$\{\w+\}\?again=/.test(argument);
      if ((isImport && !isPath && !isAgain) || loaders.has(node.expression.getText(source)))
        add(node.arguments[0]);
    } else if (ts.isNewExpression(node) && node.expression.getText(source) === 'URL') {
      const [relative, base] = node.arguments ?? [];
      if (relative && base?.getText(source) === 'import.meta.url') add(relative);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { specifiers, unreadable };
}

const MAKER = 'createRequire(import.meta.url)';

/** Expressions that load or resolve a module when called. */
function findLoaders(source: ts.SourceFile): ReadonlySet<string> {
  const loaders = new Set([MAKER, `${MAKER}.resolve`, 'import.meta.resolve']);
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer?.getText(source) === MAKER) {
      if (ts.isIdentifier(node.name)) loaders.add(node.name.text).add(`${node.name.text}.resolve`);
      else if (ts.isObjectBindingPattern(node.name)) {
        for (const { name } of node.name.elements) loaders.add(name.getText(source));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return loaders;
}

/** The value of a text expression, or the beginning of it that is known; `undefined` if nothing is. */
function toText(expression: ts.Expression, source: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isTemplateExpression(expression)) {
    const { head, templateSpans } = expression;
    if (head.text !== '') return head.text;
    return templateSpans[0] && toText(templateSpans[0].expression, source);
  }
  if (!ts.isIdentifier(expression)) return undefined;
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer && name.getText(source) === expression.text) return toText(initializer, source);
    }
  }
  return undefined;
}

/** Files and packages a stylesheet loads. */
export function readStyleImports(text: string): readonly string[] {
  return [...text.matchAll(/(?:@import\s+(?:url\()?|\burl\()\s*['"]?([^'")\s]+)/g)].flatMap(([, found]) =>
    found === undefined || /^(?:data|https?):/.test(found) ? [] : [found],
  );
}
