/** The contracts as the TypeScript compiler sees them: their exported types by name. */
import { basename, join } from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2024.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

export interface ContractTypes {
  readonly checker: ts.TypeChecker;
  /** Type exported under `name` by `<contracts>/<file>.ts`. Throws where there is none. */
  get(file: string, name: string): ts.Type;
  /** The exported type that `type` is; `undefined` for one without a name. */
  nameOf(type: ts.Type): { readonly name: string; readonly symbol: ts.Symbol } | undefined;
  /** The exported union of exactly these members. */
  findUnion(members: readonly ts.Type[]): ts.Type | undefined;
}

/** Reads `files` of the folder of contracts. Throws when one of them cannot be read. */
export function readContracts(folder: string, files: readonly string[]): ContractTypes {
  const paths = files.map((file) => join(folder, `${file}.ts`));
  const program = ts.createProgram(paths, OPTIONS);
  const checker = program.getTypeChecker();
  const sources = program
    .getSourceFiles()
    .filter(
      (source) =>
        !program.isSourceFileDefaultLibrary(source) && !program.isSourceFileFromExternalLibrary(source),
    );
  // What does not type-check is another step's finding; here it would be a type without a schema.
  const [fault] = sources.flatMap((source) => program.getSyntacticDiagnostics(source));
  if (fault !== undefined)
    throw new Error(`${fault.file.fileName}: ${ts.flattenDiagnosticMessageText(fault.messageText, '\n')}`);
  const exported = sources.flatMap((source) => {
    const symbol = checker.getSymbolAtLocation(source);
    return (symbol ? checker.getExportsOfModule(symbol) : [])
      .filter((one) => (one.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface)) !== 0)
      .map((one) => ({ source, symbol: one }));
  });
  const names = toNames(exported);
  const unions = new Map<string, ts.Symbol>();
  for (const { symbol } of exported) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (type.isUnion() && !isGeneric(symbol)) unions.set(toUnionKey(type.types), symbol);
  }
  const symbolOf = (type: ts.Type): ts.Symbol | undefined => {
    if (type.aliasSymbol !== undefined) return type.aliasTypeArguments?.length ? undefined : type.aliasSymbol;
    // Of a list of literals made from a constant the compiler keeps no name.
    if (type.isUnion()) return unions.get(toUnionKey(type.types));
    const isInterface = (type.symbol?.flags & ts.SymbolFlags.Interface) !== 0;
    return isInterface && !isGeneric(type.symbol) ? type.symbol : undefined;
  };
  return {
    checker,
    get(file, name) {
      const found = exported.find(
        ({ source, symbol }) => symbol.name === name && basename(source.fileName) === `${file}.ts`,
      );
      if (found === undefined) throw new Error(`${file}.ts exports no ${name}`);
      return checker.getDeclaredTypeOfSymbol(found.symbol);
    },
    nameOf(type) {
      const symbol = symbolOf(type);
      const name = symbol && names.get(symbol);
      return symbol && name !== undefined ? { name, symbol } : undefined;
    },
    findUnion(members) {
      const symbol = unions.get(toUnionKey(members));
      return symbol && checker.getDeclaredTypeOfSymbol(symbol);
    },
  };
}

/** A name that several files export is distinguished by the file. */
function toNames(
  exported: readonly { readonly source: ts.SourceFile; readonly symbol: ts.Symbol }[],
): ReadonlyMap<ts.Symbol, string> {
  const counts = new Map<string, number>();
  for (const { symbol } of exported) counts.set(symbol.name, (counts.get(symbol.name) ?? 0) + 1);
  return new Map(
    exported.map(({ source, symbol }) => {
      const file = basename(source.fileName, '.ts').replace(/(?:^|-)(.)/g, (_all, letter: string) =>
        letter.toUpperCase(),
      );
      return [symbol, counts.get(symbol.name)! > 1 ? `${file}${symbol.name}` : symbol.name];
    }),
  );
}

function isGeneric(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (declaration) =>
      (ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) &&
      (declaration.typeParameters?.length ?? 0) > 0,
  );
}

/** The compiler keeps one object a type, so members that are the same objects are the same union. */
const ids = new WeakMap<ts.Type, number>();
let last = 0;

function toUnionKey(members: readonly ts.Type[]): string {
  return members
    .map((member) => {
      if (!ids.has(member)) ids.set(member, ++last);
      return ids.get(member)!;
    })
    .sort((a, b) => a - b)
    .join(' ');
}
