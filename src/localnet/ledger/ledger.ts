import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import type { Block, LandedTransaction } from './block.ts';
import { decodeBlock, encodeBlock } from './block-codec.ts';
import { writeAtOnce } from './write-at-once.ts';

/** Decoded blocks cached in memory: the newest, as far as they hold no more transactions than this in all. */
const CACHED_BLOCKS = 96;
const CACHED_TRANSACTIONS = 4_000;
const CACHED_IDS = 20_000;

export interface SignatureRow {
  readonly signature: string;
  readonly slot: number;
  readonly position: number;
  readonly error: string | null;
  readonly memo: string | null;
  readonly time: number;
}

export interface Position {
  readonly slot: number;
  readonly position: number;
}

/**
 * Sealed blocks on disk, deflated, with signatures by address. The newest blocks are also cached in memory.
 * Blocks beyond `maxTransactions` are dropped, oldest first.
 */
export class Ledger {
  readonly #database: DatabaseSync;
  readonly #maxTransactions: number;
  readonly #recent = new Map<number, Block>();
  readonly #ids = new Map<string, number>();
  readonly #statements: ReturnType<typeof prepare>;
  #transactions: number;
  #cachedTransactions = 0;
  #first: number | undefined;
  #inBatch = false;

  constructor(database: DatabaseSync, maxTransactions: number) {
    this.#database = database;
    this.#maxTransactions = maxTransactions;
    this.#statements = prepare(database);
    this.#transactions = Number(this.#statements.count.get()?.['n'] ?? 0);
    this.#first = this.#readFirst();
  }

  /** First slot still stored, `undefined` while there is no block. */
  get firstSlot(): number | undefined {
    return this.#first;
  }

  /** Transactions still stored. */
  get transactionCount(): number {
    return this.#transactions;
  }

  /** Adds a block and drops blocks beyond the limit. Throws the engine's error, with nothing changed, when it cannot. */
  add(block: Block): void {
    this.#write(() => {
      this.#insert(block);
      while (this.#transactions > this.#maxTransactions && this.#first !== undefined) this.#drop(this.#first);
    });
    this.#keep(block);
  }

  /** Writes of `work` reach the disk together. When it fails, none do, and the ledger is of no more use. */
  async batch(work: () => Promise<void>): Promise<void> {
    this.#database.exec('BEGIN');
    this.#inBatch = true;
    try {
      await work();
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    } finally {
      this.#inBatch = false;
    }
  }

  /** The block of `slot`; `undefined` for a skipped, pruned or future one. */
  block(slot: number): Block | undefined {
    const recent = this.#recent.get(slot);
    if (recent) return recent;
    const row = this.#statements.block.get(slot);
    return row === undefined ? undefined : decodeBlock(row['body'] as Uint8Array); // the column is a blob
  }

  /** Slots of blocks in `[from, to]`, ascending, at most `limit`. */
  slots(from: number, to: number, limit: number): number[] {
    return this.#statements.slots.all(from, to, limit).map((row) => Number(row['slot']));
  }

  find(signature: string): Position | undefined {
    const row = this.#statements.find.get(signature);
    return row && { slot: Number(row['slot']), position: Number(row['position']) };
  }

  transaction(
    signature: string,
  ): { readonly transaction: LandedTransaction; readonly block: Block } | undefined {
    const at = this.find(signature);
    const block = at && this.block(at.slot);
    const transaction = block?.transactions[at!.position];
    return transaction && { transaction, block: block! };
  }

  /** Signatures that name `address`, newest first, between two positions (both left out) and up to `maxSlot`. */
  signatures(
    address: string,
    range: { readonly before?: Position; readonly until?: Position; readonly maxSlot: number },
    limit: number,
  ): SignatureRow[] {
    const before = range.before ?? { slot: range.maxSlot + 1, position: 0 };
    const until = range.until ?? { slot: -1, position: 0 };
    return this.#statements.signatures
      .all(address, before.slot, before.position, until.slot, until.position, range.maxSlot, limit)
      .map((row) => ({
        signature: String(row['signature']),
        slot: Number(row['slot']),
        position: Number(row['position']),
        error: row['error'] === null ? null : String(row['error']),
        memo: row['memo'] === null ? null : String(row['memo']),
        time: Number(row['time']),
      }));
  }

  /** Transactions, votes apart, and blocks in `(from, to]`. */
  sample(from: number, to: number): { readonly transactions: number; readonly votes: number } {
    const row = this.#statements.sample.get(from, to);
    return { transactions: Number(row?.['transactions'] ?? 0), votes: Number(row?.['votes'] ?? 0) };
  }

  /** Blocks each identity produced in `[from, to]`. */
  production(from: number, to: number): ReadonlyMap<string, number> {
    return new Map(
      this.#statements.production.all(from, to).map((row) => [String(row['leader']), Number(row['blocks'])]),
    );
  }

  #keep(block: Block): void {
    this.#recent.set(block.slot, block);
    this.#cachedTransactions += block.transactions.length;
    for (const [slot, { transactions }] of this.#recent) {
      const isFull = this.#recent.size > CACHED_BLOCKS || this.#cachedTransactions > CACHED_TRANSACTIONS;
      if (!isFull || slot === block.slot) break;
      this.#recent.delete(slot);
      this.#cachedTransactions -= transactions.length;
    }
  }

  #write(work: () => void): void {
    if (this.#inBatch) return work();
    const before = { transactions: this.#transactions, first: this.#first };
    try {
      writeAtOnce(this.#database, work);
    } catch (error) {
      this.#transactions = before.transactions;
      this.#first = before.first;
      // Numbers given to new addresses went with the rest.
      this.#ids.clear();
      throw error;
    }
  }

  #insert(block: Block): void {
    const { slot, transactions } = block;
    const votes = transactions.filter((transaction) => transaction.isVote).length;
    const body = encodeBlock(block);
    this.#statements.insertBlock.run(slot, block.time, block.leader, transactions.length, votes, body);
    for (const { signature, position, error, memo, accountKeys } of transactions) {
      const failure = error === null ? null : JSON.stringify(error);
      this.#statements.insertTransaction.run(slot, position, signature, failure, memo);
      for (const address of new Set(accountKeys)) {
        this.#statements.insertReference.run(this.#idOf(address), slot, position);
      }
    }
    this.#transactions += transactions.length;
    this.#first ??= slot;
  }

  /** Number of an address, which it keeps for good. */
  #idOf(address: string): number {
    const known = this.#ids.get(address);
    if (known !== undefined) return known;
    this.#statements.insertAddress.run(address);
    const id = Number(this.#statements.addressId.get(address)?.['id']);
    if (this.#ids.size >= CACHED_IDS) this.#ids.clear();
    this.#ids.set(address, id);
    return id;
  }

  #drop(slot: number): void {
    const block = this.block(slot);
    for (const { position, accountKeys } of block?.transactions ?? []) {
      for (const address of new Set(accountKeys)) this.#statements.dropReference.run(address, slot, position);
    }
    this.#statements.dropTransactions.run(slot);
    this.#statements.dropBlock.run(slot);
    this.#transactions -= block?.transactions.length ?? 0;
    if (this.#recent.delete(slot)) this.#cachedTransactions -= block?.transactions.length ?? 0;
    this.#first = this.#readFirst();
  }

  #readFirst(): number | undefined {
    const slot = this.#statements.first.get()?.['slot'];
    return slot === null || slot === undefined ? undefined : Number(slot);
  }
}

const REFERENCE_ID = '(SELECT id FROM addresses WHERE address = ?)';

function prepare(
  database: DatabaseSync,
): Record<
  | 'insertBlock'
  | 'insertTransaction'
  | 'insertAddress'
  | 'addressId'
  | 'insertReference'
  | 'dropReference'
  | 'dropTransactions'
  | 'dropBlock'
  | 'block'
  | 'slots'
  | 'first'
  | 'count'
  | 'find'
  | 'signatures'
  | 'sample'
  | 'production',
  StatementSync
> {
  return {
    insertBlock: database.prepare('INSERT INTO blocks VALUES (?, ?, ?, ?, ?, ?)'),
    insertTransaction: database.prepare('INSERT INTO transactions VALUES (?, ?, ?, ?, ?)'),
    insertAddress: database.prepare('INSERT OR IGNORE INTO addresses (address) VALUES (?)'),
    addressId: database.prepare('SELECT id FROM addresses WHERE address = ?'),
    insertReference: database.prepare('INSERT INTO address_references VALUES (?, ?, ?)'),
    dropReference: database.prepare(
      `DELETE FROM address_references WHERE address = ${REFERENCE_ID} AND slot = ? AND position = ?`,
    ),
    dropTransactions: database.prepare('DELETE FROM transactions WHERE slot = ?'),
    dropBlock: database.prepare('DELETE FROM blocks WHERE slot = ?'),
    block: database.prepare('SELECT body FROM blocks WHERE slot = ?'),
    slots: database.prepare('SELECT slot FROM blocks WHERE slot BETWEEN ? AND ? ORDER BY slot LIMIT ?'),
    first: database.prepare('SELECT min(slot) AS slot FROM blocks'),
    count: database.prepare('SELECT sum(transactions) AS n FROM blocks'),
    find: database.prepare('SELECT slot, position FROM transactions WHERE signature = ?'),
    signatures: database.prepare(`
      SELECT t.signature, t.slot, t.position, t.error, t.memo, b.time
      FROM address_references r
      JOIN transactions t ON t.slot = r.slot AND t.position = r.position
      JOIN blocks b ON b.slot = r.slot
      WHERE r.address = ${REFERENCE_ID}
        AND (r.slot, r.position) < (?, ?) AND (r.slot, r.position) > (?, ?) AND r.slot <= ?
      ORDER BY r.slot DESC, r.position DESC LIMIT ?`),
    sample: database.prepare(
      'SELECT sum(transactions) AS transactions, sum(votes) AS votes FROM blocks WHERE slot > ? AND slot <= ?',
    ),
    production: database.prepare(
      'SELECT leader, count(*) AS blocks FROM blocks WHERE slot BETWEEN ? AND ? GROUP BY leader',
    ),
  };
}
