import ts from 'typescript';

/** A file of a registry with the object its default export, `export default defineX({ … })`, is made of. */
export interface Definition {
  readonly source: ts.SourceFile;
  /** The property of that name; `undefined` where it has none. */
  readonly find: (name: string) => ts.ObjectLiteralElementLike | undefined;
}

/** Reads the definition from the syntax tree, without running the file. */
export function findDefinition(path: string, text: string): Definition {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  const [object] = exported !== undefined && ts.isCallExpression(exported) ? exported.arguments : [];
  const properties =
    object !== undefined && ts.isObjectLiteralExpression(object) ? object.properties : undefined;
  return { source, find: (name) => properties?.find((one) => one.name?.getText(source) === name) };
}
