/** Runs a checked query over the index of one cluster, within bounds, and says what its rows are true for. */
import { isGroupedQuery } from '#contracts/query/check-query';
import {
  amongOf,
  joinsOf,
  QUERY_LIMITS,
  type IndexQuery,
  type QueryBody,
  type QueryCell,
  type QueryColumn,
  type QueryScope,
} from '#contracts/query/index-query';
import { findQuerySource } from '#contracts/query/query-sources';
import type { QuerySource } from '#contracts/query/query-fields';
import { isAppError } from '#std/errors';
import type { ColumnValue, StoreReader } from '#store';
import { compileProbe } from '#store/index-query/compile-probe';
import { compileQuery, type CompiledColumn } from '#store/index-query/compile-query';
import type { ScanBounds } from '#store/index-query/query-part';
import { STORED_SOURCES } from '#store/index-query/stored-sources';
import queryQueries from '#store/queries/free-query';
import type { Coverage } from '../index/index-reader.ts';
import { toColumns } from './to-columns.ts';

export interface QueryResult {
  readonly columns: readonly QueryColumn[];
  readonly rows: readonly (readonly QueryCell[])[];
  readonly hasMore: boolean;
  readonly scope: QueryScope;
}

/** Why a query is not run: it would look at more rows than one answer may. */
export interface TooMuch {
  readonly kind: 'too-much';
  readonly message: string;
  readonly hint: string;
}

type Reader = Pick<StoreReader, 'engine' | 'all'>;

interface Interval {
  readonly from: number;
  /** Left out itself. */
  readonly to: number;
}

/** `query` has passed `findQueryProblem` and `normaliseQuery`. Rejects with `store/…`. */
export async function runIndexQuery(
  store: Reader,
  query: IndexQuery,
  coverage: Coverage,
  most: number = QUERY_LIMITS.scanned,
): Promise<QueryResult | TooMuch> {
  try {
    return await runBounded(store, query, coverage, most);
  } catch (error) {
    if (!isAppError(error, 'store/too-slow')) throw error;
    return {
      kind: 'too-much',
      message: 'The query took too long.',
      hint: 'Narrow the time, ask for fewer figures, or for one token, market or wallet.',
    };
  }
}

async function runBounded(
  store: Reader,
  query: IndexQuery,
  coverage: Coverage,
  most: number,
): Promise<QueryResult | TooMuch> {
  const mayCut = !isGroupedQuery(query) && query.order === undefined && query.each === undefined;
  const [outer, ...joined] = await Promise.all([
    toScan(store, query, coverage, most, mayCut),
    ...[...joinsOf(query), ...amongOf(query)].map((join) => toScan(store, join.in, coverage, most, false)),
  ]);
  if (outer.kind === 'too-much') return outer;
  const scans: Scan[] = [];
  for (const scan of joined) {
    if (scan.kind === 'too-much') return scan;
    scans.push(scan);
  }
  const compiled = compileQuery(
    query,
    outer.bounds,
    store.engine,
    scans.map(({ bounds }) => bounds),
  );
  const found = await store.all(compiled.query, compiled.parameters as never); // of the kinds it was compiled with
  const limit = query.limit ?? QUERY_LIMITS.defaultRows;
  const rows = found.slice(0, limit).map((row) => compiled.columns.map((column) => toCell(row, column)));
  const hasMore = found.length > limit;
  // Newest first, so what was left out is only missed where the rows end before the limit.
  const cut = hasMore || rows.length === limit ? undefined : outer.cut;
  const missing = [cut ?? outer.missing, ...scans.map((scan) => scan.missing)].filter(
    (text) => text !== undefined,
  );
  return {
    columns: toColumns(query),
    rows,
    hasMore,
    scope: {
      ...outer.interval,
      ...(missing.length > 0 && { missing: missing.join(' ') }),
    },
  };
}

interface Scan {
  readonly kind: 'scan';
  readonly bounds: ScanBounds;
  readonly interval: Interval | undefined;
  readonly missing: string | undefined;
  readonly cut: string | undefined;
}

/** Which rows are looked at: those of the interval, or the newest of them where `mayCut`. */
async function toScan(
  store: Reader,
  body: QueryBody,
  coverage: Coverage,
  most: number,
  mayCut: boolean,
): Promise<Scan | TooMuch> {
  const source = findQuerySource(body.from)!; // checked
  const stored = STORED_SOURCES[body.from]!; // every source has one
  const asked = stored.bound === undefined ? undefined : toInterval(body, coverage);
  const interval = asked && {
    // A whole hour or day is one row.
    from: asked.from - (asked.from % (source.seconds ?? 1)),
    to: asked.to,
  };
  const bounds =
    interval === undefined
      ? {}
      : stored.bound === 'slot'
        ? await toSlots(store, interval)
        : toHours(interval);
  const missing = interval && toMissing(stored.table.keep?.days, interval, coverage);
  const probe = compileProbe(body, bounds, store.engine, most);
  const [beyond] = await store.all(probe.query, probe.parameters as never); // as above
  const scan: Scan = { kind: 'scan', bounds, interval, missing, cut: undefined };
  if (beyond === undefined) return scan;
  const place = Number(beyond['bound']);
  if (interval === undefined) return tooMuch(source, most, toIndexedHint(source, stored.indexed));
  const reachesTo = stored.bound === 'slot' ? await toTime(store, place + 1) : place + (source.seconds ?? 0);
  if (!mayCut) return tooMuch(source, most, toTimeHint(source, stored.indexed, reachesTo));
  const cut = `Only the newest ${most.toLocaleString('en')} ${source.row[1]} were read, back to ${toText(reachesTo)}.`;
  return { ...scan, bounds: { ...bounds, from: place + 1 }, cut };
}

const tooMuch = (source: QuerySource, most: number, hint: string): TooMuch => ({
  kind: 'too-much',
  message: `This would look through more than ${most.toLocaleString('en')} ${source.row[1]}.`,
  hint,
});

const titlesOf = (source: QuerySource, indexed: ReadonlySet<string>): readonly string[] =>
  Object.entries(source.fields)
    .filter(([key, { kind }]) => indexed.has(key) && kind !== 'time')
    .map(([, { title }]) => title);

function toTimeHint(source: QuerySource, indexed: ReadonlySet<string>, time: number): string {
  const titles = titlesOf(source, indexed);
  const fixed = titles.length === 0 ? '' : `, or ask for one ${titles.join(' or ').toLowerCase()}`;
  return `Narrow the time to begin after ${toText(time)}${fixed}.`;
}

const toIndexedHint = (source: QuerySource, indexed: ReadonlySet<string>): string =>
  `Ask for one ${titlesOf(source, indexed).join(' or ').toLowerCase()}.`;

/** In unix seconds, within what is indexed. */
function toInterval({ time = {} }: QueryBody, coverage: Coverage): Interval {
  const to = time.to ?? coverage.toTime + 1;
  return {
    from: time.last === undefined ? (time.from ?? coverage.fromTime) : coverage.toTime + 1 - time.last,
    to,
  };
}

const toHours = ({ from, to }: Interval): ScanBounds => ({ from, to: to - 1 });

async function toSlots(store: Reader, { from, to }: Interval): Promise<ScanBounds> {
  const [found] = await store.all(queryQueries.slotsOfTime, { from, to });
  // No block in the interval: no row is between these.
  if (found?.first === undefined || found.last === undefined) return { from: 1, to: 0 };
  return { from: found.first, to: found.last };
}

async function toTime(store: Reader, slot: number): Promise<number> {
  const [found] = await store.all(queryQueries.timeOfSlot, { slot });
  return found?.time ?? 0;
}

function toMissing(days: number | undefined, { from, to }: Interval, coverage: Coverage): string | undefined {
  const dropped = days === undefined ? 0 : coverage.toTime - days * 86_400;
  const begins = Math.max(coverage.fromTime, dropped);
  if (to <= begins) return `Nothing of this time is indexed: the index begins at ${toText(begins)}.`;
  // The block at the beginning of the index may be of the second asked for.
  if (from > 0 && from + 1 < begins) return `Nothing before ${toText(begins)} is indexed.`;
  if (from > coverage.toTime)
    return `Nothing of this time is indexed yet: the index ends at ${toText(coverage.toTime)}.`;
  return undefined;
}

const toText = (seconds: number): string =>
  `${new Date(seconds * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function toCell(
  row: Readonly<Record<string, ColumnValue>>,
  { key, name = key, pair }: CompiledColumn,
): QueryCell {
  if (pair === undefined) return row[name] ?? null;
  const first = toFigure(row, pair.sum, pair.sumRows);
  const second = toFigure(row, pair.of, pair.ofRows);
  if (first === undefined || second === undefined) return null;
  if (pair.relation === 'less')
    return pair.isAmount ? BigInt(first) - BigInt(second) : Number(first) - Number(second);
  if (Number(second) === 0) return null;
  if (pair.isAmount) return divide(BigInt(first), BigInt(second));
  const figure = Number(first) / Number(second);
  return pair.isRounded === true ? Math.round(figure) : figure;
}

/** What is not known stays so; but of no row at all a sum is nothing. */
function toFigure(
  row: Readonly<Record<string, ColumnValue>>,
  name: string,
  rows: string | undefined,
): bigint | number | undefined {
  const figure = row[name] as bigint | number | undefined; // of its column
  return figure === undefined && rows !== undefined && row[rows] === 0 ? 0 : figure;
}

/** To the nearest whole, halves away from zero. */
function divide(sum: bigint, of: bigint): bigint {
  const half = sum < 0n ? -of / 2n : of / 2n;
  return (sum + half) / of;
}
