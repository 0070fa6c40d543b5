import { findClosing, is, isName } from './sql-tokens.ts';

/** Columns that have a hash beside them (`schema.ts`), by the name of their table in SQL. */
export type HashedColumns = ReadonlyMap<string, ReadonlySet<string>>;

/** What a column's hash is called, and how it is made. */
export const toHashName = (column: string): string => `${column}_hash`;
const HASH = 'xxHash32';
export const toHash = (value: string): string => `${HASH}(${value})`;

/** The list of no values, which equals nothing. */
const NOTHING = 'NULL';

interface Source {
  readonly name: string;
  /** Absent where it is no table. */
  readonly table: string | undefined;
}

/** One SELECT with what it reads from, or a bracket inside of one. */
interface Scope {
  readonly isSelect: boolean;
  readonly sources: Source[];
}

/** What may stand before a condition, and behind it: nothing there makes its value part of another expression. */
const BEFORE = new Set(['where', 'and', 'or', 'on', 'when', 'not', '(']);
const AFTER = new Set([')', 'and', 'or', 'then', 'group', 'order', 'limit', 'union', 'having']);
/** Words behind a table that are no name of it. */
const CLAUSES = new Set(
  'where on join left inner cross full group order limit union having as using final ) ,'.split(' '),
);

/**
 * Adds to every condition that a column is a value, or one of several, that its hash is that value's: rows are found by the
 * hash, and the condition itself decides. `values`: how each parameter is written.
 */
export function addHashConditions(
  tokens: readonly string[],
  values: ReadonlyMap<string, string>,
  hashed: HashedColumns,
): readonly string[] {
  const made: string[] = [];
  const scopes: Scope[] = [{ isSelect: false, sources: [] }];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token === '(') scopes.push({ isSelect: false, sources: [] });
    else if (token === ')') scopes.pop();
    else if (is(token, 'select')) scopes[scopes.length - 1] = { isSelect: true, sources: [] };
    else if (is(token, 'from') || is(token, 'join')) scopes.at(-1)!.sources.push(readSource(tokens, at + 1));
    const end = findConditionEnd(tokens, at);
    const hash =
      end === undefined ? undefined : toHashCondition(tokens.slice(at, end), scopes, values, hashed);
    if (end === undefined || hash === undefined) made.push(token);
    else {
      made.push('(', ...tokens.slice(at, end), 'AND', ...hash, ')');
      at = end - 1;
    }
  }
  return made;
}

function readSource(tokens: readonly string[], first: number): Source {
  const table = isName(tokens[first]) ? tokens[first]! : undefined;
  let at = table === undefined ? findClosing(tokens, first) + 1 : first + 1;
  if (is(tokens[at], 'as')) at++;
  const alias = tokens[at];
  const hasAlias = isName(alias) && !CLAUSES.has(alias!.toLowerCase());
  return { name: hasAlias ? alias! : (table ?? ''), table };
}

/** Where a condition of the form `column = $value` or `column IN ($values)` ends that begins at `at`. */
function findConditionEnd(tokens: readonly string[], at: number): number | undefined {
  if (!isName(tokens[at]) || !BEFORE.has(tokens[at - 1]?.toLowerCase() ?? '')) return undefined;
  const operator = tokens[at + 1] === '.' ? at + 3 : at + 1;
  const isList = is(tokens[operator], 'in') && tokens[operator + 1] === '(';
  if (!isList && tokens[operator] !== '=') return undefined;
  const value = isList ? operator + 2 : operator + 1;
  const last = isList ? findListEnd(tokens, value) : value;
  if (!isValue(tokens[value]) || last === undefined) return undefined;
  const end = last + 1;
  return end === tokens.length || AFTER.has(tokens[end]!.toLowerCase()) ? end : undefined;
}

const isValue = (token: string | undefined): boolean => token?.startsWith('$') === true;

/** The bracket that ends a list of nothing but values. */
function findListEnd(tokens: readonly string[], first: number): number | undefined {
  let at = first;
  while (isValue(tokens[at]) || tokens[at] === ',') at++;
  return tokens[at] === ')' ? at : undefined;
}

function toHashCondition(
  condition: readonly string[],
  scopes: readonly Scope[],
  values: ReadonlyMap<string, string>,
  hashed: HashedColumns,
): readonly string[] | undefined {
  const isQualified = condition[1] === '.';
  const column = condition[isQualified ? 2 : 0]!;
  const source = findSource(scopes, isQualified ? condition[0] : undefined);
  if (source?.table === undefined || hashed.get(source.table)?.has(column) !== true) return undefined;
  const name = [...(isQualified ? [condition[0]!, '.'] : []), toHashName(column)];
  const list = condition.filter((token) => isValue(token) || token === ',');
  if (list.some((token) => values.get(token.slice(1)) === NOTHING)) return undefined;
  if (condition.at(-1) !== ')') return [...name, '=', HASH, '(', ...list, ')'];
  return [...name, 'IN', 'arrayMap', '(', `v -> ${toHash('v')}`, ',', '[', ...list, ']', ')'];
}

/** The table that a column is of; `undefined` where it may be another's. */
function findSource(scopes: readonly Scope[], name: string | undefined): Source | undefined {
  const selects = scopes.filter(({ isSelect }) => isSelect);
  const { sources } = selects.at(-1) ?? { sources: [] };
  if (name === undefined) return sources.length === 1 ? sources[0] : undefined;
  for (const scope of selects.toReversed()) {
    const found = scope.sources.find((source) => source.name === name);
    if (found !== undefined) return found;
  }
  return undefined;
}
