import type { Names } from '#contracts/answers';
import { amongOf, joinsOf, type IndexQuery, type QueryBody } from '#contracts/query/index-query';
import { findQuerySource } from '#contracts/query/query-sources';
import type { NameOf } from '#contracts/query/say-query';
import { NamedThings } from '../names/named-things.ts';
import type { QueryResult } from './run-index-query.ts';

/** What a query and its rows speak of, to be named together. */
export function namedInQuery(query: IndexQuery, { columns, rows }: QueryResult): NamedThings {
  const things = new NamedThings();
  addAsked(things, query);
  for (const join of [...joinsOf(query), ...amongOf(query)]) addAsked(things, join.in);
  const { fields } = findQuerySource(query.from)!; // the query was checked
  columns.forEach(({ key, kind, mint }, i) => {
    things.addMint(mint);
    if (kind !== 'address') return;
    const isMint = fields[key]?.isMint === true;
    for (const row of rows) add(things, row[i], isMint);
  });
  return things;
}

function addAsked(things: NamedThings, { from, where = [] }: QueryBody): void {
  const { fields } = findQuerySource(from)!; // the query was checked
  for (const { field, value } of where) {
    if (fields[field]!.kind !== 'address') continue;
    for (const one of Array.isArray(value) ? value : [value])
      add(things, one, fields[field]!.isMint === true);
  }
}

function add(things: NamedThings, value: unknown, isMint: boolean): void {
  if (typeof value !== 'string') return;
  if (isMint) things.addMint(value);
  else things.addAddress(value);
}

/** Symbols of tokens and names of programs, as sentences call them. */
export const nameIn =
  ({ labels, tokens }: Names): NameOf =>
  (address) =>
    tokens[address]?.symbol ?? labels[address]?.name;
