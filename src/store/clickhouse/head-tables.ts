import { storeError } from '../errors.ts';
import type { Checkpoint, Lease } from '../store.ts';
import type { Control, Insert } from './control.ts';
import { toLiteral } from './encode.ts';
import type { HeadBatch, Move } from './head-batches.ts';
import { HEAD, ROWS } from './schema.ts';
import type { ClickHouseServer } from './server.ts';

/** What numbers of batches and states begin with, so that those of one copy are never those of another. */
const EPOCH = 1_000_000_000;
/** Copies that are begun before a server is held for one that does not stay. */
const MAX_COPIES = 3;
const UNSTABLE = 'The server does not keep what it is given: it was restarted several times.';

/** Rows that are selected in one block, so that a token names all of them. */
const IN_ONE_BLOCK = {
  max_threads: '1',
  max_insert_threads: '1',
  max_partitions_per_insert_block: '0',
  min_insert_block_size_rows: '0',
  min_insert_block_size_bytes: '1000000000000',
} as const;

/** The server was restarted since. */
class CopyLost extends Error {}

/**
 * A copy of the head in the server's memory, so that statements read it together with what is final. The file has the head;
 * the copy is made again whenever it may be incomplete: a server that was restarted has lost it, and then `head_state` too.
 * Readers see the batches that the newest state lists, so a block comes and goes as a whole.
 */
export class HeadTables {
  readonly #server: ClickHouseServer;
  readonly #control: Control;
  /** Of the newest state this process has written; `undefined` while there is no copy of which it knows. */
  #version: number | undefined;
  #lease: Lease | undefined;
  /** Batches of the copy that went to their place last. */
  #moved: readonly number[] = [];

  constructor(server: ClickHouseServer, control: Control) {
    this.#server = server;
    this.#control = control;
  }

  /** Makes a copy where there is none. */
  async load(): Promise<void> {
    await this.#withCopy(async () => {});
  }

  /** Shows one more batch. */
  async add(batch: HeadBatch): Promise<void> {
    await this.#withCopy(async (isNew) => {
      if (isNew) return;
      await this.#insert(batch);
      await this.#show(false);
    });
  }

  /** Shows what is left after some were taken back. */
  async showRest(): Promise<void> {
    await this.#withCopy(async (isNew) => {
      if (!isNew) await this.#show(false);
    });
  }

  /**
   * Brings what became final into the tables of what is. Rows of rollups are there twice until it is done, which the state
   * says (`readWhole`). `showFinal` notes the new checkpoint for readers.
   */
  async move(move: Move, showFinal: () => Promise<void>): Promise<void> {
    let numbers: readonly number[] = [];
    await this.#withCopy(async () => {
      await this.#show(true);
      numbers = this.#control
        .listHeadIds()
        .filter((id) => id <= move.lastId)
        .map((id) => this.#toNumber(id));
      for (const [rows, columns] of this.#control.listMoved(move)) {
        await this.#server.command(
          `INSERT INTO ${rows} (${columns}) SELECT ${columns} FROM ${toHead(rows)}
           WHERE batch IN (${numbers.join(', ')})`,
          { ...IN_ONE_BLOCK, insert_deduplication_token: `${move.token}:${rows}` },
        );
      }
      // A copy that was lost on the way had no rows to bring.
      await this.#check();
    });
    await showFinal();
    this.#control.endMove(move);
    await this.#withCopy(async (isNew) => {
      if (!isNew) {
        this.#moved = numbers;
        await this.#show(false);
      }
      await this.#sweep(this.#toNumber(move.firstId));
    });
  }

  /**
   * Whether what was read since the last batch was read of a whole copy: a server that was restarted shows what is final
   * alone. Then there is one again afterwards.
   */
  async wasWhole(): Promise<boolean> {
    if (this.#version === undefined || (await this.#findNewest()) >= this.#version) return true;
    this.#version = undefined;
    await this.load();
    return false;
  }

  /** From here on copies are made under this lease. */
  use(lease: Lease): void {
    if (this.#lease?.token === lease.token) return;
    this.#lease = lease;
    this.#version = undefined;
  }

  /** The copy is not known any more. */
  forget(): void {
    this.#version = undefined;
  }

  async #withCopy(work: (isNew: boolean) => Promise<void>): Promise<void> {
    for (let copies = 0; copies < MAX_COPIES; copies++) {
      try {
        const isNew = this.#version === undefined;
        if (isNew) await this.#copy();
        return await work(isNew);
      } catch (error) {
        this.#version = undefined;
        if (!(error instanceof CopyLost)) throw error;
      }
    }
    throw storeError('unavailable', { detail: UNSTABLE });
  }

  async #copy(): Promise<void> {
    if (this.#lease === undefined) throw storeError('lost-lease');
    const version = this.#control.nextEpoch(this.#lease) * EPOCH;
    this.#moved = [];
    await this.#server.command('TRUNCATE TABLE head_state');
    for (const name of await this.#listFilled()) await this.#server.command(`TRUNCATE TABLE ${name}`);
    await this.#server.command(
      `INSERT INTO head_state SELECT ${version}, [], [], 0, 0, '', 0, NULL, '', 0, now64(3)`,
    );
    this.#version = version;
    for (const id of this.#control.listHeadIds()) await this.#insert(this.#control.getHeadBatch(id));
    await this.#show(this.#control.findMove() !== undefined);
  }

  async #insert({ id, inserts }: HeadBatch): Promise<void> {
    const number = this.#toNumber(id);
    await Promise.all(
      inserts.map((insert) => this.#server.insert(toHeadInsert(insert, number), `${number}:${insert.table}`)),
    );
  }

  /** Notes what readers see from now on. Throws where the copy it is about is there no more. */
  async #show(isMoving: boolean): Promise<void> {
    const before = this.#version!; // a copy is there
    const ids = this.#control.listHeadIds();
    const checkpoint = this.#control.findCheckpoint(0);
    const live = ids.map((id) => this.#toNumber(id));
    const shown = [...this.#moved, ...live];
    const movedAt = isMoving ? 'moved_at' : 'if(is_moving = 1, now64(3), moved_at)';
    await this.#server.command(
      `INSERT INTO head_state SELECT ${before + 1}, ${toNumbers(live)}, ${toNumbers(shown)}, ${toStateCells(checkpoint)},
         ${isMoving ? 1 : 0}, ${movedAt} FROM head_state WHERE version = ${before}`,
    );
    this.#version = before + 1;
    await this.#check();
  }

  async #check(): Promise<void> {
    const newest = await this.#findNewest();
    if (newest < this.#version!) throw new CopyLost(UNSTABLE); // asked for of a copy
    if (newest > this.#version!) throw storeError('lost-lease');
  }

  async #findNewest(): Promise<number> {
    const [[found] = []] = await this.#server.query('SELECT coalesce(max(version), 0) FROM head_state');
    return Number(found);
  }

  /** What readers that began a while ago need no more. */
  async #sweep(first: number): Promise<void> {
    for (const name of await this.#listFilled())
      await this.#server.command(`ALTER TABLE ${name} DELETE WHERE batch < ${first}`, {
        mutations_sync: '2',
      });
    await this.#server.command(`ALTER TABLE head_state DELETE WHERE version < ${this.#version!}`, {
      mutations_sync: '2',
    });
  }

  /** Tables of the copy that have rows. */
  async #listFilled(): Promise<readonly string[]> {
    const rows = await this.#server.query(
      `SELECT name FROM system.tables WHERE database = currentDatabase() AND engine = 'Memory'
         AND endsWith(name, '${HEAD}') AND total_rows > 0`,
    );
    return rows.map(([name]) => name!); // one column
  }

  #toNumber(id: number): number {
    return Math.floor(this.#version! / EPOCH) * EPOCH + id; // only asked for of a copy
  }
}

const toNumbers = (numbers: readonly number[]): string => `CAST([${numbers.join(', ')}] AS Array(Int64))`;

/** Where the rows of a table lie that are not final. */
const toHead = (rows: string): string => `${rows.slice(0, -ROWS.length)}${HEAD}`;

function toStateCells(checkpoint: Checkpoint | undefined): string {
  if (checkpoint === undefined) return `0, 0, '', 0, NULL, ''`;
  const { slot, blockSlot, blockHash, firstSlot, time, memory } = checkpoint;
  return [
    toLiteral('integer', slot),
    toLiteral('integer', blockSlot),
    toLiteral('text', blockHash),
    toLiteral('integer', firstSlot),
    toLiteral('integer', time),
    toLiteral('text', memory),
  ].join(', ');
}

/** Rows as they go to the copy: each begins with the number of its batch. */
function toHeadInsert({ table, columns, format, rows }: Insert, number: number): Insert {
  return {
    table: toHead(table),
    columns: ['batch', ...columns],
    format,
    rows: format === 'RowBinary' ? prefixFrames(rows, number) : prefixLines(rows, `${number}\t`),
  };
}

const LENGTH = 4;

/** `number` before every row, in place of its length. */
function prefixFrames(rows: Buffer, number: number): Buffer {
  const lead = Buffer.alloc(8);
  lead.writeBigInt64LE(BigInt(number));
  const parts: Buffer[] = [];
  for (let at = 0; at < rows.length;) {
    const begin = at + LENGTH;
    at = begin + rows.readUInt32LE(at);
    parts.push(lead, rows.subarray(begin, at));
  }
  return Buffer.concat(parts);
}

const NEWLINE = 10;

/** `prefix` before every line. */
function prefixLines(rows: Insert['rows'], prefix: string): Buffer {
  const lead = Buffer.from(prefix, 'latin1');
  const parts: Buffer[] = [];
  for (let at = 0; at < rows.length;) {
    const end = rows.indexOf(NEWLINE, at) + 1;
    parts.push(lead, rows.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}
