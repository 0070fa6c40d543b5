/** The client's types of every question, from the endpoints: inputs by their schemas, answers as `run` says them. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { findDefinition } from './find-definition.ts';

export interface QuestionFile {
  readonly path: string;
  readonly definition: {
    readonly name: string;
    readonly route: string;
    readonly says: string;
    readonly isOfServer: boolean;
    readonly input: z.ZodType;
  };
}

interface Answer {
  readonly text: string;
  /** Names of types by the module of the contracts, or of `std`, they come from. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** The text of `contracts/questions.gen.ts`. Throws for a question whose answer no client could know. */
export function toQuestionTypes(files: readonly QuestionFile[]): string {
  const imports = new Map<string, Set<string>>();
  const questions = files.map(({ path, definition }) => {
    const answer = readAnswer(path, readFileSync(path, 'utf8'));
    for (const [module, names] of answer.imports)
      imports.set(module, new Set([...(imports.get(module) ?? []), ...names]));
    const { name, says, input } = definition;
    return `  /** ${says} */\n  ${name}: { input: ${toInputType(input)}; answer: ${answer.text} };`;
  });
  const lines = [...imports]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, names]) => `import type { ${[...names].sort().join(', ')} } from '${toModule(module)}';`);
  const routes = files.map(({ definition: { name, route } }) => `  ${name}: '${route}',`);
  return `${lines.join('\n')}

/** Input and answer of every question. Inputs are texts, as they come from a URL. */
export interface Questions {
${questions.join('\n')}
}

/** Parts written \`:name\` are filled from the input, the rest of the input becomes the query string. */
export const ROUTES: { readonly [Name in keyof Questions]: string } = {
${routes.join('\n')}
};

/** Questions about the server itself or its texts, whichever chain is shown. */
export const OF_SERVER: ReadonlySet<keyof Questions> = new Set([
${files
  .filter(({ definition }) => definition.isOfServer)
  .map(({ definition: { name } }) => `  '${name}',`)
  .join('\n')}
]);
`;
}

const toModule = (specifier: string): string =>
  specifier.startsWith('#contracts/') ? `./${specifier.slice('#contracts/'.length)}.ts` : specifier;

function toInputType(input: z.ZodType): string {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  const fields = Object.entries(properties).map(([name, property]) => {
    const note = typeof property === 'object' ? property.description : undefined;
    const comment = note === undefined ? '' : `/** ${note} */ `;
    return `${comment}${name}${required.includes(name) ? ': string' : '?: string | undefined'}`;
  });
  return fields.length === 0 ? 'object' : `{ ${fields.join('; ')} }`;
}

/** The type argument of the `Promise` that `run` says it gives. */
export function readAnswer(path: string, text: string): Answer {
  const { source, find } = findDefinition(path, text);
  const run = find('run');
  const made = run !== undefined && ts.isPropertyAssignment(run) ? run.initializer : run;
  const type = made !== undefined && ts.isFunctionLike(made) ? made.type : undefined;
  const [answer] = type !== undefined && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
  if (answer === undefined) throw new Error(`${path}: write the answer of run out, as Promise<EpochAnswer>`);
  return { text: answer.getText(source), imports: findImports(path, source, answer) };
}

function findImports(
  path: string,
  source: ts.SourceFile,
  answer: ts.TypeNode,
): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, string>();
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    for (const { name } of bindings.elements)
      modules.set(name.text, (statement.moduleSpecifier as ts.StringLiteral).text); // the grammar allows no other
  }
  const declared = new Set(
    source.statements
      .filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
      .map(({ name }) => name.text),
  );
  const found = new Map<string, string[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      const name = node.typeName.getText(source);
      const module = modules.get(name);
      const isShared = module !== undefined && /^#(?:contracts|std)\//.test(module);
      if (declared.has(name) || (module !== undefined && !isShared))
        throw new Error(
          `${path}: clients cannot see ${name}; declare it in ${posix.join('src', 'contracts')}, or write it out`,
        );
      if (module !== undefined) found.set(module, [...(found.get(module) ?? []), name]);
    }
    ts.forEachChild(node, visit);
  };
  visit(answer);
  return found;
}
