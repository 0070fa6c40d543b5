import type { DatabaseSync } from 'node:sqlite';
import { storeError } from '../errors.ts';
import type { Checkpoint } from '../store.ts';
import type { Insert } from './control.ts';

/** A batch of blocks that may still be taken back. */
export interface HeadBatch {
  readonly id: number;
  readonly checkpoint: Checkpoint;
  readonly inserts: readonly Insert[];
}

/** Batches of the head that became final and go to the tables of what is. */
export interface Move {
  readonly firstId: number;
  readonly lastId: number;
  readonly token: string;
  /** Of the last of them. */
  readonly checkpoint: Checkpoint;
}

export const HEAD_TABLES = `
  CREATE TABLE IF NOT EXISTS head (
    id INTEGER PRIMARY KEY AUTOINCREMENT, block_slot INTEGER NOT NULL, checkpoint TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS head_rows (
    id INTEGER NOT NULL, part INTEGER NOT NULL, name TEXT NOT NULL, columns TEXT NOT NULL, data BLOB NOT NULL,
    format TEXT NOT NULL DEFAULT 'TabSeparated', PRIMARY KEY (id, part)
  );
  CREATE TABLE IF NOT EXISTS moves (
    shard INTEGER PRIMARY KEY CHECK (shard = 0), first_id INTEGER NOT NULL, last_id INTEGER NOT NULL, token TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS numbers (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
`;

/**
 * What is not final, in the indexer's own file: the batches above the checkpoint of the tables, in order. Ids only rise and
 * are never given twice. The methods that change something run inside of a transaction of the caller.
 */
export class HeadBatches {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get newest(): Checkpoint | undefined {
    const row = this.#database.prepare('SELECT checkpoint FROM head ORDER BY id DESC LIMIT 1').get();
    return row === undefined ? undefined : parseCheckpoint(row['checkpoint']);
  }

  listIds(): readonly number[] {
    return this.#database
      .prepare('SELECT id FROM head ORDER BY id')
      .all()
      .map(({ id }) => Number(id));
  }

  get(id: number): HeadBatch {
    const row = this.#database.prepare('SELECT checkpoint FROM head WHERE id = ?').get(id);
    if (row === undefined) throw new RangeError(`no batch ${id}`);
    return {
      id,
      checkpoint: parseCheckpoint(row['checkpoint']),
      inserts: listInserts(this.#database, 'head_rows', id),
    };
  }

  add(checkpoint: Checkpoint, inserts: readonly Insert[]): HeadBatch {
    const id = Number(
      this.#database
        .prepare('INSERT INTO head (block_slot, checkpoint) VALUES (?, ?)')
        .run(checkpoint.blockSlot, JSON.stringify(checkpoint)).lastInsertRowid,
    );
    addInserts(this.#database, 'head_rows', id, inserts);
    return { id, checkpoint, inserts };
  }

  /** Takes back batches whose newest block is above `slot`. Throws `store/not-revocable` where one of them is final. */
  dropAbove(slot: number): void {
    const settled = this.#settled;
    const [first] = this.#database
      .prepare('SELECT id, block_slot AS slot FROM head WHERE block_slot > ? ORDER BY id LIMIT 1')
      .all(slot);
    if (first === undefined) return;
    const id = Number(first['id']);
    const move = this.findMove();
    if (Number(first['slot']) <= settled || (move !== undefined && id <= move.lastId))
      throw storeError('not-revocable');
    this.#database.prepare('DELETE FROM head_rows WHERE id >= ?').run(id);
    this.#database.prepare('DELETE FROM head WHERE id >= ?').run(id);
  }

  /** Blocks up to `slot` are final. */
  settle(slot: number): void {
    this.#setNumber('settled', Math.max(slot, this.#settled));
  }

  /** How many batches are final and still here. */
  countSettled(): number {
    const row = this.#database
      .prepare('SELECT count(*) AS count FROM head WHERE block_slot <= ?')
      .get(this.#settled);
    return Number(row?.['count']);
  }

  /** Notes that the batches that are final, or all of them, go to the tables of what is. */
  beginMove(name: string, isAll: boolean): void {
    const limit = isAll ? Number.MAX_SAFE_INTEGER : this.#settled;
    const ids = this.#database
      .prepare('SELECT id FROM head WHERE block_slot <= ? ORDER BY id')
      .all(limit)
      .map(({ id }) => Number(id));
    const [first] = ids;
    const last = ids.at(-1);
    if (first === undefined || last === undefined) return;
    this.#database
      .prepare('INSERT INTO moves VALUES (0, ?, ?, ?)')
      .run(first, last, `${name}:head:${first}-${last}`);
  }

  findMove(): Move | undefined {
    const row = this.#database
      .prepare('SELECT first_id, last_id, token, checkpoint FROM moves JOIN head ON id = last_id')
      .get();
    if (row === undefined) return undefined;
    return {
      firstId: Number(row['first_id']),
      lastId: Number(row['last_id']),
      token: String(row['token']),
      checkpoint: parseCheckpoint(row['checkpoint']),
    };
  }

  listTables({ firstId, lastId }: Move): readonly (readonly [table: string, columns: string])[] {
    return this.#database
      .prepare(
        'SELECT name, max(columns) AS columns FROM head_rows WHERE id BETWEEN ? AND ? GROUP BY name ORDER BY name',
      )
      .all(firstId, lastId)
      .map(({ name, columns }) => [String(name), String(columns)]);
  }

  /** What was moved is here no more. */
  endMove({ lastId }: Move): void {
    this.#database.prepare('DELETE FROM head_rows WHERE id <= ?').run(lastId);
    this.#database.prepare('DELETE FROM head WHERE id <= ?').run(lastId);
    this.#database.exec('DELETE FROM moves');
  }

  /** A number that no copy of the head in the server has borne yet. */
  nextEpoch(): number {
    const epoch = this.#getNumber('epoch', 0) + 1;
    this.#setNumber('epoch', epoch);
    return epoch;
  }

  /** Up to here everything is final. */
  get #settled(): number {
    return this.#getNumber('settled', -1);
  }

  #getNumber(name: string, otherwise: number): number {
    const row = this.#database.prepare('SELECT value FROM numbers WHERE name = ?').get(name);
    return row === undefined ? otherwise : Number(row['value']);
  }

  #setNumber(name: string, value: number): void {
    this.#database
      .prepare('INSERT INTO numbers VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
      .run(name, value);
  }
}

export function parseCheckpoint(text: unknown): Checkpoint {
  const found = JSON.parse(String(text)) as Checkpoint; // this file's own text
  return { ...found, time: found.time };
}

/** Files of earlier versions did not say how rows are written. */
export function addFormats(database: DatabaseSync): void {
  for (const table of ['head_rows', 'pending_rows']) {
    const columns = database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
    if (columns.some(({ name }) => name === 'format')) continue;
    database.exec(`ALTER TABLE ${table} ADD COLUMN format TEXT NOT NULL DEFAULT 'TabSeparated'`);
  }
}

export function addInserts(
  database: DatabaseSync,
  into: 'head_rows' | 'pending_rows',
  id: number,
  inserts: readonly Insert[],
): void {
  const add = database.prepare(
    `INSERT INTO ${into} (id, part, name, columns, data, format) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  inserts.forEach(({ table, columns, format, rows }, part) =>
    add.run(id, part, table, columns.join(','), rows, format),
  );
}

export const listInserts = (
  database: DatabaseSync,
  from: 'head_rows' | 'pending_rows',
  id: number,
): Insert[] =>
  database
    .prepare(`SELECT name, columns, data, format FROM ${from} WHERE id = ? ORDER BY part`)
    .all(id)
    .map(({ name, columns, data, format }) => ({
      table: String(name),
      columns: String(columns).split(','),
      format: format === 'RowBinary' ? format : 'TabSeparated',
      rows: Buffer.from(data as Uint8Array), // the column is a blob
    }));
