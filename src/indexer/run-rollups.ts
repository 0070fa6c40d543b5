import { LRUCache } from 'lru-cache';
import type { AnyRow, ColumnValue, Put, RollupTable, Table } from '#store';
import type { Facts } from './facts/facts.ts';
import { toMerge, type MergeRows } from './merge-rows.ts';
import type { Change, Rollup } from './rollups/define-rollup.ts';

/** Rows remembered between batches: what is hot is written every block. */
const MAX_CACHED_ROWS = 60_000;

type MutableRow = Record<string, ColumnValue>;

interface RowSource {
  find(table: Table, keys: readonly AnyRow[]): Promise<readonly (AnyRow | undefined)[]>;
  /** Whether this indexer writes the row, or another shard's. */
  owns(table: Table, row: AnyRow): boolean;
}

export interface PutsOfTable {
  readonly table: RollupTable;
  readonly rows: readonly Put[];
}

/**
 * Turns facts into the rollup rows they change. How blocks are put into batches makes no difference to
 * what comes out.
 */
export class RollupRunner {
  readonly #source: RowSource;
  readonly #parts: readonly Part[];
  readonly #followed: ReadonlySet<string>;
  readonly #cached = new LRUCache<string, AnyRow>({ max: MAX_CACHED_ROWS });

  constructor(rollups: readonly Rollup[], source: RowSource) {
    this.#source = source;
    this.#parts = rollups.map((rollup) => ({
      rollup,
      merge: toMerge(rollup.table),
      keyOf: toKeyText(rollup.table),
    }));
    this.#followed = new Set(rollups.flatMap(({ follows }) => follows?.tables ?? []));
  }

  async run(batch: readonly Facts[]): Promise<readonly PutsOfTable[]> {
    const work = this.#parts.map((part) => new Work(part, batch, this.#source));
    for (const one of work) await this.#load(one, one.added);
    const changes = batch.map((_facts, i) => this.#mergeBlock(work, i));
    for (const one of work) {
      const { follows } = one.part.rollup;
      if (follows === undefined) continue;
      const { table } = one.part.rollup;
      const more = batch.map((facts, i) =>
        [...follows.rows((name) => changes[i]!.get(name) ?? [], facts)].filter((row) =>
          this.#source.owns(table, row),
        ),
      );
      await this.#load(one, more);
      for (const rows of more) for (const row of rows) one.merge(row);
    }
    return work
      .map((one) => ({ table: one.part.rollup.table, rows: one.puts() }))
      .filter(({ rows }) => rows.length > 0);
  }

  /** What was put is in the store now. */
  remember(puts: readonly PutsOfTable[]): void {
    for (const { table, rows } of puts) {
      const { keyOf } = this.#parts.find(({ rollup }) => rollup.table === table)!;
      for (const { row } of rows) this.#cached.set(`${table.name}|${keyOf(row)}`, row);
    }
  }

  /** The store changed under us. */
  forget(): void {
    this.#cached.clear();
  }

  #mergeBlock(work: readonly Work[], block: number): ReadonlyMap<string, readonly Change[]> {
    const changes = new Map<string, readonly Change[]>();
    for (const one of work) {
      const { name } = one.part.rollup.table;
      if (this.#followed.has(name)) changes.set(name, one.mergeWatched(one.added[block]!));
      else for (const row of one.added[block]!) one.merge(row);
    }
    return changes;
  }

  async #load(work: Work, blocks: readonly (readonly AnyRow[])[]): Promise<void> {
    const { table } = work.part.rollup;
    const missing = new Map<string, AnyRow>();
    for (const rows of blocks) {
      for (const row of rows) {
        const key = work.part.keyOf(row);
        if (work.has(key) || missing.has(key)) continue;
        const cached = this.#cached.get(`${table.name}|${key}`);
        if (cached !== undefined) work.start(key, cached);
        else missing.set(key, row);
      }
    }
    if (missing.size === 0) return;
    const found = await this.#source.find(table, [...missing.values()]);
    let i = 0;
    for (const key of missing.keys()) work.start(key, found[i++]);
  }
}

interface Part {
  readonly rollup: Rollup;
  readonly merge: MergeRows;
  readonly keyOf: (row: AnyRow) => string;
}

/** One rollup's rows while a batch is worked on. */
class Work {
  readonly part: Part;
  /** What each block adds. */
  readonly added: readonly (readonly AnyRow[])[];
  readonly #rows = new Map<string, { readonly before: AnyRow | undefined; after: MutableRow | undefined }>();

  constructor(part: Part, batch: readonly Facts[], source: RowSource) {
    const { rows, table } = part.rollup;
    this.part = part;
    this.added = batch.map((facts) =>
      rows ? [...rows(facts)].filter((row) => source.owns(table, row)) : [],
    );
  }

  has(key: string): boolean {
    return this.#rows.has(key);
  }

  start(key: string, before: AnyRow | undefined): void {
    this.#rows.set(key, { before, after: undefined });
  }

  merge(row: AnyRow): void {
    const entry = this.#rows.get(this.part.keyOf(row))!;
    if (entry.after === undefined) {
      if (entry.before === undefined) {
        entry.after = { ...row };
        return;
      }
      entry.after = { ...entry.before };
    }
    this.part.merge(entry.after, row);
  }

  /** Merges the rows of one block and tells what they changed. */
  mergeWatched(rows: readonly AnyRow[]): readonly Change[] {
    const before = new Map<string, AnyRow | undefined>();
    for (const row of rows) {
      const key = this.part.keyOf(row);
      if (!before.has(key)) {
        const entry = this.#rows.get(key)!;
        before.set(key, entry.after === undefined ? entry.before : { ...entry.after });
      }
      this.merge(row);
    }
    return [...before].map(([key, was]) => ({ before: was, after: { ...this.#rows.get(key)!.after! } }));
  }

  puts(): readonly Put[] {
    const puts: Put[] = [];
    for (const { before, after } of this.#rows.values())
      if (after !== undefined) puts.push({ row: after, before });
    return puts;
  }
}

function toKeyText({ key }: Table): (row: AnyRow) => string {
  if (key.length === 1) return (row) => String(row[key[0]!]);
  return (row) => {
    let text = '';
    for (const name of key) text += `${String(row[name])}|`;
    return text;
  };
}
