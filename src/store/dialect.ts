import { isOptional, toSqlName, type Columns } from './column.ts';

/** What a statement says that one engine would refuse or read otherwise. The rules stand at `defineQuery`. */
const FORBIDDEN: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/::/, 'say CAST(x AS bigint), not x::bigint'],
  [/["`[\]]/, 'names are plain snake_case words'],
  [/;|--|\/\*/, 'one statement, without comments'],
  [/\b(?:like|ilike|glob|regexp|similar)\b/i, 'patterns differ; compare with = or with < and >='],
  [/\b(?:true|false)\b/i, 'a flag is 1 or 0'],
  [
    /\b(?:greatest|least|iif|ifnull|nvl|total|group_concat|string_agg|round|random|now|date|strftime|to_char)\s{0,40}\(/i,
    'not a function of every engine, or not the same one',
  ],
  [/\bdistinct\s+on\b/i, 'DISTINCT ON is not known to every engine'],
  [
    /\bas\s{1,40}(?:real|float|float4|numeric|decimal|int|int4|integer)\b/i,
    'cast to bigint or double precision',
  ],
  [/\bavg\s*\(/i, 'say CAST(sum(x) AS double precision) / count(x)'],
];

/** Sentences; none for a statement that every engine reads alike. `row`: what it gives, if it is known. */
export function findDialectFaults(sql: string, row: Columns = {}): string[] {
  const text = sql.replaceAll(/'(?:[^']|'')*'/g, "''");
  return [
    ...FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(([, advice]) => advice),
    ...findCallFaults(text),
    ...findOrderFaults(text, row),
  ];
}

function findCallFaults(text: string): string[] {
  const faults: string[] = [];
  for (const { 0: call, 1: name, index } of text.matchAll(/\b(min|max|sum)\s*\(/gi)) {
    const start = index + call.length;
    const end = findClosing(text, start);
    if (name!.toLowerCase() !== 'sum') {
      if (splitTop(text.slice(start, end)).length > 1)
        faults.push(`${name} takes one value; use CASE for two`);
    } else if (/^\s*[/%]/.test(text.slice(end + 1))) {
      faults.push('a sum is divided only after CAST(sum(x) AS bigint) or AS double precision');
    }
  }
  return faults;
}

/** Values that may be absent say where they stand, unless the statement sees to them otherwise. */
function findOrderFaults(text: string, row: Columns): string[] {
  const optional = new Set(
    Object.entries(row)
      .filter(([, column]) => isOptional(column))
      .map(([name]) => toSqlName(name)),
  );
  const faults: string[] = [];
  for (const { 0: words, index } of text.matchAll(/\border\s+by\s/gi)) {
    const rest = text.slice(index + words.length);
    const list = rest.slice(0, findClosing(rest, 0)).split(/\b(?:limit|offset|rows|range|groups)\b/i)[0]!;
    for (const item of splitTop(list)) {
      const column = /^\s*(?:[a-z_0-9]+\.)?([a-z_0-9]+)(?=\s|$)/i.exec(item)?.[1];
      if (column === undefined || !optional.has(column)) continue;
      if (new RegExp(`\\b${column}\\s+is\\s+(?:not\\s+)?null\\b`, 'i').test(text)) continue;
      if (/\basc\s{1,40}nulls\s{1,40}first\b|\bdesc\s{1,40}nulls\s{1,40}last\b/i.test(item)) continue;
      faults.push(`${column} may be absent: order by it ASC NULLS FIRST or DESC NULLS LAST`);
    }
  }
  return faults;
}

/** Place of the bracket that closes what is open at `from`, else the end. */
function findClosing(text: string, from: number): number {
  let depth = 1;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '(') depth++;
    if (text[i] === ')' && --depth === 0) return i;
  }
  return text.length;
}

/** Parts between the commas that stand in no brackets. */
function splitTop(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
