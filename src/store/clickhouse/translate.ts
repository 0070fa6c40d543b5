/**
 * The statements of `defineQuery` as ClickHouse reads them. Four things differ: values stand in the text, `/` never drops
 * the rest, a name in `ORDER BY` is a column's before it is a new one, and these differences end at brackets.
 */
import { kindOf, toSqlName } from '../column.ts';
import { listColumns, type Table } from '../define-table.ts';
import { addHashConditions, type HashedColumns } from './hash-conditions.ts';
import { findClosing, is, isName } from './sql-tokens.ts';

const TOKEN =
  /\s+|'(?:[^']|'')*'|\$[a-z][a-z0-9_]*|[a-z_][a-z0-9_]*|\d+(?:\.\d+)?(?:e[+-]?\d+)?|<=|>=|<>|!=|\|\||./giy;

/** `values`: how each parameter is written, by its name in the statement. */
export function toClickHouseSql(
  sql: string,
  values: ReadonlyMap<string, string>,
  reals: ReadonlySet<string>,
  hashed: HashedColumns = new Map(),
): string {
  const tokens = sql.match(TOKEN)!.filter((token) => token.trim() !== '');
  const divided = toDivisions(tokens, reals);
  const placed = toPlaces(divided);
  return addHashConditions(placed, values, hashed)
    .map((token) => (token.startsWith('$') ? toValue(values, token.slice(1)) : token))
    .join(' ')
    .replaceAll(' . ', '.');
}

function toValue(values: ReadonlyMap<string, string>, name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`no value for $${name}`);
  return value;
}

/** Columns that are ratios, as SQL calls them: what is divided of them keeps its rest. */
export function listReals(tables: readonly Table[]): ReadonlySet<string> {
  return new Set(
    tables.flatMap((table) =>
      listColumns(table).flatMap(([name, column]) => (kindOf(column) === 'real' ? toSqlName(name) : [])),
    ),
  );
}

/** Words before a bracket that are no function. */
const WORDS = new Set([
  'in',
  'and',
  'or',
  'not',
  'when',
  'then',
  'else',
  'select',
  'from',
  'where',
  'by',
  'as',
  'on',
  'having',
  'case',
  'limit',
  'distinct',
  'between',
]);

/** `a / b` of whole numbers as `intDiv(a, b)`. */
function toDivisions(given: readonly string[], reals: ReadonlySet<string>): string[] {
  const tokens = [...given];
  for (let at = tokens.indexOf('/'); at !== -1; at = tokens.indexOf('/', at + 1)) {
    const start = findProductStart(tokens, at);
    const end = findFactorEnd(tokens, at + 1);
    const [left, right] = [tokens.slice(start, at), tokens.slice(at + 1, end)];
    if (isReal(left, reals) || isReal(right, reals)) continue;
    tokens.splice(start, end - start, 'intDiv', '(', ...left, ',', ...right, ')');
    // What stands in brackets of the left part has been looked at.
    at = start + left.length + 2;
  }
  return tokens;
}

const isReal = (tokens: readonly string[], reals: ReadonlySet<string>): boolean =>
  tokens.some((token) => is(token, 'double') || reals.has(token) || /^\d+(?:\.\d|e)/i.test(token));

/** Where the product begins that ends before `end`: factors with `*`, `/` and `%` between them. */
function findProductStart(tokens: readonly string[], end: number): number {
  let start = findFactorStart(tokens, end - 1);
  while (['*', '/', '%'].includes(tokens[start - 1] ?? '')) start = findFactorStart(tokens, start - 2);
  return start;
}

function findFactorStart(tokens: readonly string[], last: number): number {
  let at = last;
  if (is(tokens[at], 'end')) {
    let depth = 0;
    for (; at >= 0; at--) {
      if (is(tokens[at], 'end')) depth++;
      if (is(tokens[at], 'case') && --depth === 0) return at;
    }
    return 0;
  }
  if (tokens[at] === ')') {
    let depth = 0;
    for (; at >= 0; at--) {
      if (tokens[at] === ')') depth++;
      if (tokens[at] === '(' && --depth === 0) break;
    }
    const before = tokens[at - 1];
    if (is(before, 'over') || is(before, 'filter')) return findFactorStart(tokens, at - 2);
    return isName(before) && !WORDS.has(before!.toLowerCase()) ? at - 1 : at;
  }
  return tokens[at - 1] === '.' ? at - 2 : at;
}

function findFactorEnd(tokens: readonly string[], first: number): number {
  let at = first;
  if (tokens[at] === '-' || tokens[at] === '+') at++;
  if (is(tokens[at], 'case')) {
    let depth = 0;
    for (; at < tokens.length; at++) {
      if (is(tokens[at], 'case')) depth++;
      if (is(tokens[at], 'end') && --depth === 0) return at + 1;
    }
    return at;
  }
  if (isName(tokens[at]) && tokens[at + 1] === '.') at += 2;
  if (tokens[at] !== '(') at++;
  if (tokens[at] === '(') at = findClosing(tokens, at) + 1;
  while (is(tokens[at], 'over') || is(tokens[at], 'filter')) at = findClosing(tokens, at + 1) + 1;
  return at;
}

/** New names that rows are ordered by, as their places among the columns. */
function toPlaces(given: readonly string[]): string[] {
  const tokens = [...given];
  /** Names of the columns of the statement each open bracket holds. */
  const open: Map<string, string>[] = [new Map()];
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at] === '(') open.push(new Map());
    else if (tokens[at] === ')') open.pop();
    else if (is(tokens[at], 'select')) open[open.length - 1] = listNewNames(tokens, at + 1);
    else if (is(tokens[at], 'order') && is(tokens[at + 1], 'by')) {
      const names = open.at(-1)!;
      for (const item of listItems(tokens, at + 2, ['limit', 'offset', 'rows', 'range', 'groups', 'union'])) {
        const place = names.get(tokens[item]!);
        const next = tokens[item + 1]?.toLowerCase();
        const isAlone = next === undefined || [',', ')', 'asc', 'desc', 'nulls', 'limit'].includes(next);
        if (place !== undefined && isAlone) tokens[item] = place;
      }
    }
  }
  return tokens;
}

/** Places where items begin that commas part, up to a word of `ends` or the bracket that closes them. */
function listItems(tokens: readonly string[], first: number, ends: readonly string[]): number[] {
  const items = [first];
  let depth = 0;
  for (let at = first; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token === '(') depth++;
    else if (token === ')') {
      if (--depth < 0) break;
    } else if (depth === 0 && ends.includes(token.toLowerCase())) break;
    else if (depth === 0 && token === ',') items.push(at + 1);
  }
  return items;
}

/** The place of each new name among the columns that are selected from `first` on. */
function listNewNames(tokens: readonly string[], first: number): Map<string, string> {
  const names = new Map<string, string>();
  const start = is(tokens[first], 'distinct') ? first + 1 : first;
  const items = listItems(tokens, start, ['from', 'union', 'limit']);
  items.forEach((item, i) => {
    const next = items[i + 1];
    const end = next === undefined ? findListEnd(tokens, item) : next - 1;
    if (is(tokens[end - 2], 'as')) names.set(tokens[end - 1]!, String(i + 1));
  });
  return names;
}

function findListEnd(tokens: readonly string[], first: number): number {
  let depth = 0;
  for (let at = first; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token === '(') depth++;
    else if (token === ')') {
      if (--depth < 0) return at;
    } else if (depth === 0 && ['from', 'union', 'limit'].includes(token.toLowerCase())) return at;
  }
  return tokens.length;
}
