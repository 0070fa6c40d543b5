import { defineQuery, type AnyRow, type Put, type RollupTable, type Table } from '#store';
import type { Facts } from './facts/facts.ts';
import { KnownSpans } from './known-spans.ts';
import { RecentRows } from './recent-rows.ts';
import { toEntryText, toPart, Work, type Entry, type Part } from './rollup-work.ts';
import type { Change, Rollup } from './rollups/define-rollup.ts';

/** Rows of each table that are remembered between batches: what is hot is written every block. */
const CACHED_ROWS = 20_000;
/** The same of a store that merges, where few tables are read, and asking for a row takes longer. */
const CACHED_ROWS_OF_MERGED = 60_000;

interface RowSource {
  /** Whether the store merges what is put into what is there. Then only rows that others follow are read. */
  readonly merges?: boolean | undefined;
  /** `columns`: those that are looked at beside the key; all by default. */
  find(
    table: Table,
    keys: readonly AnyRow[],
    columns?: readonly string[],
  ): Promise<readonly (AnyRow | undefined)[]>;
  /** Time of the latest of all blocks that are stored, unix seconds. Absent: rows that may be there are asked for. */
  findLatestTime?(): Promise<number | undefined>;
  /** Whether this indexer writes the row, or another shard's. */
  owns(table: Table, row: AnyRow): boolean;
}

/** For `findLatestTime`. */
export const LATEST_TIME = defineQuery({
  name: 'latest-time',
  about: 'The latest time of any block.',
  sql: 'SELECT max(time) AS time FROM blocks LIMIT 1',
  parameters: {},
  row: { time: 'integer?' },
});

export interface PutsOfTable {
  readonly table: RollupTable;
  readonly rows: readonly Put[];
  readonly isOneEach: true;
}

/**
 * Turns facts into the rollup rows they change. How blocks are put into batches makes no difference to
 * what comes out.
 */
export class RollupRunner {
  readonly #source: RowSource;
  readonly #parts: readonly Part[];
  readonly #followed: ReadonlySet<string>;
  readonly #cached = new Map<string, RecentRows>();
  readonly #known = new Map<string, KnownSpans>();
  /** What was run last, until it is remembered. */
  #last: { readonly puts: readonly PutsOfTable[]; readonly work: readonly Work[] } | undefined;

  constructor(rollups: readonly Rollup[], source: RowSource) {
    this.#source = source;
    this.#parts = rollups.map((rollup) => toPart(rollup, source.merges === true));
    this.#followed = new Set(rollups.flatMap(({ follows }) => follows?.tables ?? []));
    const rows = source.merges === true ? CACHED_ROWS_OF_MERGED : CACHED_ROWS;
    for (const { table } of rollups) this.#cached.set(table.name, new RecentRows(rows));
  }

  async run(batch: readonly Facts[]): Promise<readonly PutsOfTable[]> {
    const owns = (table: RollupTable, row: AnyRow): boolean => this.#source.owns(table, row);
    const work = this.#parts.map((part) => new Work(part, batch, owns));
    for (const one of work) await this.#load(one);
    const changes = batch.map((_facts, i) => this.#mergeBlock(work, i));
    for (const one of work) {
      const { follows } = one.part.rollup;
      if (follows === undefined) continue;
      const more = batch.map((facts, i) =>
        one.note(follows.rows((name) => changes[i]!.get(name) ?? [], facts)),
      );
      await this.#load(one);
      for (const rows of more) one.merge(rows);
    }
    const puts = work
      .map((one) => ({ table: one.part.rollup.table, rows: one.puts(), isOneEach: true as const }))
      .filter(({ rows }) => rows.length > 0);
    this.#last = { puts, work };
    return puts;
  }

  /** What was put is in the store now: what the last run gave. */
  remember(puts: readonly PutsOfTable[]): void {
    if (this.#last?.puts !== puts) throw new RangeError('rows of another run');
    for (const { part, entries } of this.#last.work) {
      const { name } = part.rollup.table;
      const known = this.#known.get(name);
      const cached = this.#cached.get(name)!;
      if (known !== undefined) {
        for (const entry of entries) if (entry.seen !== THERE) known.add(entry);
      } else if (this.#isRead(part.rollup))
        for (const entry of entries) {
          const row = part.seen === undefined ? entry.after : entry.seen;
          if (row !== undefined) cached.set(toEntryText(entry), row);
        }
    }
    this.#last = undefined;
  }

  /** The store changed under us. */
  forget(): void {
    for (const rows of this.#cached.values()) rows.clear();
    this.#known.clear();
    this.#last = undefined;
  }

  #isRead({ table }: Rollup): boolean {
    return this.#source.merges !== true || this.#followed.has(table.name);
  }

  #mergeBlock(work: readonly Work[], block: number): ReadonlyMap<string, readonly Change[]> {
    const changes = new Map<string, readonly Change[]>();
    for (const one of work) {
      const { name } = one.part.rollup.table;
      if (this.#followed.has(name)) changes.set(name, one.mergeWatched(block));
      else one.mergeBlock(block);
    }
    return changes;
  }

  async #load(work: Work): Promise<void> {
    const { rollup, seen } = work.part;
    const { table } = rollup;
    const unknown = work.takeUnknown();
    if (!this.#isRead(rollup) || unknown.length === 0) return;
    const known = seen?.columns.length === 0 ? await this.#knownOf(table) : undefined;
    const cached = this.#cached.get(table.name)!;
    const missing = unknown.filter((entry) => {
      const has = known?.has(entry);
      const row = has === true ? THERE : cached.get(toEntryText(entry));
      setBefore(work.part, entry, row);
      return row === undefined && has === undefined;
    });
    if (missing.length === 0) return;
    const keys = missing.map(({ first }) => first);
    const found = await this.#source.find(table, keys, seen?.columns);
    for (const [i, entry] of missing.entries()) setBefore(work.part, entry, found[i]);
  }

  async #knownOf({ name }: Table): Promise<KnownSpans> {
    let known = this.#known.get(name);
    if (known === undefined) {
      // Where nobody says it, no span is known to be of later blocks alone.
      const latest = this.#source.findLatestTime
        ? ((await this.#source.findLatestTime()) ?? -Infinity)
        : Infinity;
      this.#known.set(name, (known = new KnownSpans(latest)));
    }
    return known;
  }
}

/** Stands for a row of which only its being there is known. */
const THERE: AnyRow = {};

function setBefore({ seen }: Part, entry: Entry, row: AnyRow | undefined): void {
  if (seen === undefined) entry.before = row;
  else entry.seen = row;
}
