import {
  MAX_BULK_ITEMS,
  PARTS_OF_KIND,
  type BulkAnswer,
  type BulkPart,
  type BulkRow,
} from '#contracts/bulk/bulk';
import { findBulkColumn } from '#contracts/columns/bulk-columns';
import type { IndexCoverage } from '#contracts/market/market';
import type { Wire } from '#std/json';
import { joinNames, NO_NAMES, type WireNames } from '../../values/names.ts';
import { joinCoverages } from './list-source.ts';
import type { ListItem } from './read-list.ts';

export type ListRow = Wire<BulkRow>;
export type FoundBulk = Extract<Wire<BulkAnswer>, { readonly kind: 'found' }>;

/** Items read by one call. */
export const CHUNK = MAX_BULK_ITEMS;
/** Calls an item that is not read in time is asked for in. */
const MOST_TRIES = 3;

/** What was read of the items of one call. */
export interface Chunk {
  readonly index: number;
  /** One for each item, in their order. */
  readonly rows: readonly ListRow[];
  readonly names: WireNames;
  /** What was asked for, whether or not there was anything. */
  readonly parts: readonly BulkPart[];
  /** How often items were asked for again because they were not read in time. */
  readonly tries: number;
  /** When the answers it is made of were read, in unix ms. */
  readonly readMs: ReadMs;
  /** Where the newest answer came from. */
  readonly source: string;
  /** What the parts of the index are true for. */
  readonly coverage?: Wire<IndexCoverage> | undefined;
  /** Why the parts of the index were not there the last time. */
  readonly notIndexed?: string | undefined;
  /** It is shown until it is read again. */
  readonly isOld?: boolean | undefined;
}

export interface ReadMs {
  readonly oldest: number;
  readonly newest: number;
}

/** Parts that columns are of. */
export const toParts = (columns: readonly string[]): readonly BulkPart[] => [
  ...new Set(columns.flatMap((key) => findBulkColumn(key)?.part ?? [])),
];

export const toChunkCount = (items: readonly unknown[]): number => Math.ceil(items.length / CHUNK);

export const itemsOfChunk = (items: readonly ListItem[], index: number): readonly ListItem[] =>
  items.slice(index * CHUNK, (index + 1) * CHUNK);

/** A call that is still to be made. */
export interface Call {
  readonly index: number;
  readonly request: { readonly items: readonly string[]; readonly parts: readonly BulkPart[] };
  readonly isAgain: boolean;
}

/** What a chunk still lacks of the parts that are wanted; `undefined` when that is nothing. */
export function toCall(
  items: readonly ListItem[],
  index: number,
  wanted: readonly BulkPart[],
  stored: Chunk | undefined,
): Call | undefined {
  const own = itemsOfChunk(items, index);
  const chunk = stored?.isOld === true ? undefined : stored;
  const missing = wanted.filter((part) => !chunk?.parts.includes(part));
  const lacking = own.filter(({ kind }) => PARTS_OF_KIND[kind].some((part) => missing.includes(part)));
  if (lacking.length > 0) {
    return { index, request: { items: lacking.map(({ text }) => text), parts: missing }, isAgain: false };
  }
  if (chunk === undefined || chunk.tries >= MOST_TRIES) return undefined;
  const unread = toUnread(chunk);
  if (unread.length === 0) return undefined;
  return { index, request: { items: unread.map(({ item }) => item), parts: chunk.parts }, isAgain: true };
}

const toUnread = ({ rows, parts }: Chunk): readonly ListRow[] =>
  rows.filter(
    ({ kind, state }) => state === 'unread' && PARTS_OF_KIND[kind].some((part) => parts.includes(part)),
  );

export const hasUnread = (chunk: Chunk): boolean => toUnread(chunk).length > 0;

/** How many items need no further call, and how many of those were asked for in vain. */
export function countSettled(
  items: readonly ListItem[],
  chunks: ReadonlyMap<number, Chunk>,
  wanted: readonly BulkPart[],
): { readonly done: number; readonly unread: number } {
  let [done, unread] = [0, 0];
  for (let index = 0; index < toChunkCount(items); index++) {
    const chunk = chunks.get(index);
    const given = chunk?.isOld === true || chunk === undefined ? [] : toUnread(chunk);
    const call = toCall(items, index, wanted, chunk);
    const pending = new Set(call?.request.items);
    if (call === undefined) unread += given.length;
    else for (const { item } of given) pending.add(item);
    done += itemsOfChunk(items, index).length - pending.size;
  }
  return { done, unread };
}

/** A chunk with what a call brought. */
export function withAnswer(
  items: readonly ListItem[],
  { index, request, isAgain }: Call,
  stored: Chunk | undefined,
  { rows, names, provenance, coverage, notIndexed }: FoundBulk,
): Chunk {
  const chunk = stored?.isOld === true ? undefined : stored;
  const readMs = Date.parse(provenance.fetchedAt);
  const isIndexed = coverage !== undefined || notIndexed !== undefined;
  const fresh = new Map(rows.map((row) => [row.item, row]));
  const before = new Map(chunk?.rows.map((row) => [row.item, row]));
  return {
    index,
    rows: itemsOfChunk(items, index).map((item) => {
      const row = fresh.get(item.text);
      const known = before.get(item.text) ?? toUnasked(item);
      if (row === undefined) return known;
      // Another part came in time; what did not is still to be asked for.
      const isUnread = !isAgain && known.state === 'unread' && row.state === 'found';
      if (isUnread) return { ...known, ...row, state: 'unread', reason: known.reason };
      // Why one part is not there still holds when another is added.
      return { ...known, ...row, reason: isAgain ? row.reason : joinReasons(known.reason, row.reason) };
    }),
    names: joinNames(chunk?.names ?? NO_NAMES, names),
    parts: [...new Set([...(chunk?.parts ?? []), ...request.parts])],
    tries: (chunk?.tries ?? 0) + (isAgain ? 1 : 0),
    readMs: {
      oldest: Math.min(chunk?.readMs.oldest ?? readMs, readMs),
      newest: Math.max(chunk?.readMs.newest ?? readMs, readMs),
    },
    source: provenance.source,
    coverage: joinCoverages(chunk?.coverage, coverage),
    notIndexed: isIndexed ? notIndexed : chunk?.notIndexed,
  };
}

const joinReasons = (...reasons: readonly (string | undefined)[]): string | undefined => {
  const said = [...new Set(reasons)].filter((reason) => reason !== undefined);
  return said.length === 0 ? undefined : said.join(' ');
};

/** An item of which nothing is wanted is there as it is. */
const toUnasked = ({ kind, text }: ListItem): ListRow => ({ item: text, kind, state: 'found' });

const NOT_ASKED = 'It was not asked for yet.';

const toWaiting = ({ kind, text }: ListItem): ListRow => ({
  item: text,
  kind,
  state: 'unread',
  reason: NOT_ASKED,
});

/** Why a row that was asked for is not there, or which part of it is not. */
export const reasonOf = ({ reason }: ListRow): string | undefined =>
  reason === NOT_ASKED ? undefined : reason;

/** A row for every item of a list; those that are still to be read say so. */
export function toRows(
  items: readonly ListItem[],
  chunks: ReadonlyMap<number, Chunk>,
  wanted: readonly BulkPart[],
): readonly ListRow[] {
  return Array.from({ length: toChunkCount(items) }, (_, index) => {
    const chunk = chunks.get(index);
    if (chunk !== undefined) return chunk.rows;
    const isWanted = toCall(items, index, wanted, undefined) !== undefined;
    return itemsOfChunk(items, index).map(isWanted ? toWaiting : toUnasked);
  }).flat();
}
