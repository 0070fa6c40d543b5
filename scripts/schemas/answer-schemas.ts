import ts from 'typescript';
import type { ContractTypes } from './contract-types.ts';
import type { Schema } from './json-schema.ts';
import { createSchemaWriter, toNote, type SchemaWriter } from './to-schema.ts';

/** Names of one kind of request: the file and the exported interface that lists them. */
const LISTS = [
  // What parameters of questions mean is in their own schemas.
  { key: 'questions', file: 'questions.gen', name: 'Questions', notes: false },
  { key: 'actions', file: 'actions', name: 'Actions', notes: true },
] as const;

/** What has no question of its own but crosses the wire. */
const OTHERS = [
  { file: 'actions', name: 'ActionErrorBody' },
  { file: 'api', name: 'ErrorBody' },
  { file: 'answers', name: 'Absence' },
  { file: 'answers', name: 'LiveEvent' },
  { file: 'index-live', name: 'IndexEvent' },
] as const;

interface Described {
  /** Absent for an answer without content. */
  readonly answer?: Schema;
  /** What the docstrings say of parameters. */
  readonly input?: Readonly<Record<string, string>>;
}

/** The JSON text of the schemas file, one component a line. Throws for a contract no schema can describe. */
export function writeAnswerSchemas(types: ContractTypes): string {
  const writer = createSchemaWriter(types);
  const lists = LISTS.map(({ key, file, name, notes }) => {
    return [key, describeAll(types, types.get(file, name), writer, notes)] as const;
  });
  for (const { file, name } of OTHERS) writer.toSchema(types.get(file, name), name);
  const parts = [...lists, ['components', writer.components()] as const].map(
    ([key, entries]) => `${JSON.stringify(key)}: {\n${toLines(entries)}\n}`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}

const toLines = (entries: Readonly<Record<string, unknown>>): string =>
  Object.entries(entries)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n');

function describeAll(
  { checker }: ContractTypes,
  list: ts.Type,
  writer: SchemaWriter,
  hasNotes: boolean,
): Readonly<Record<string, Described>> {
  const typeOf = (of: ts.Type, name: string): ts.Type | undefined => {
    const symbol = checker.getPropertyOfType(of, name);
    return symbol && checker.getTypeOfSymbol(symbol);
  };
  return Object.fromEntries(
    checker.getPropertiesOfType(list).map(({ name }): [string, Described] => {
      const entry = typeOf(list, name)!; // it is listed
      const [input, answer] = [typeOf(entry, 'input'), typeOf(entry, 'answer')];
      if (answer === undefined) throw new Error(`${name} has no answer`);
      const isEmpty = (answer.flags & ts.TypeFlags.Undefined) !== 0;
      return [
        name,
        {
          ...(!isEmpty && { answer: writer.toSchema(answer, name) }),
          ...(hasNotes && { input: input ? toNotes(checker, input) : {} }),
        },
      ];
    }),
  );
}

function toNotes(checker: ts.TypeChecker, input: ts.Type): Readonly<Record<string, string>> {
  return Object.fromEntries(
    checker.getPropertiesOfType(input).flatMap((property): [string, string][] => {
      const text = toNote(checker, property);
      return text === '' ? [] : [[property.name, text]];
    }),
  );
}
