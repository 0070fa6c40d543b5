import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { decodeBase58, encodeBase58 } from '#std/base58';
import type { AddressIds } from './encode.ts';

const MAX_CACHED = 100_000;

/** Each address once, with a number that tables use in its place: most facts name the same few. */
export class StoredAddresses implements AddressIds {
  readonly #ids = new LRUCache<string, number>({ max: MAX_CACHED });
  readonly #texts = new LRUCache<number, string>({ max: MAX_CACHED });
  readonly #findId: StatementSync;
  readonly #findText: StatementSync;
  readonly #insert: StatementSync | undefined;

  constructor(database: DatabaseSync, writes: boolean) {
    this.#findId = database.prepare('SELECT id FROM addresses WHERE address = ?');
    this.#findText = database.prepare('SELECT address FROM addresses WHERE id = ?');
    this.#insert = writes ? database.prepare('INSERT INTO addresses (address) VALUES (?)') : undefined;
  }

  find(address: string): number | undefined {
    const known = this.#ids.get(address);
    if (known !== undefined) return known;
    const bytes = decodeBase58(address);
    if (bytes?.length !== 32) return undefined;
    return this.#look(address, bytes);
  }

  /** Its number, made when it has none yet. */
  readonly idOf = (address: string): number => {
    const known = this.#ids.get(address);
    if (known !== undefined) return known;
    const bytes = decodeBase58(address);
    if (bytes?.length !== 32) throw new TypeError(`not an address: ${address.slice(0, 64)}`);
    const found = this.#look(address, bytes);
    if (found !== undefined) return found;
    if (this.#insert === undefined) throw new TypeError('these addresses are only read');
    const id = Number(this.#insert.run(bytes).lastInsertRowid);
    this.#keep(id, address);
    return id;
  };

  text(id: number): string {
    const known = this.#texts.get(id);
    if (known !== undefined) return known;
    const row = this.#findText.get(id);
    if (row === undefined) throw new RangeError(`no address ${id}`);
    const address = encodeBase58(row['address'] as Uint8Array); // the column is a blob
    this.#keep(id, address);
    return address;
  }

  /** After a transaction that was given up: what it made is not there. */
  forget(): void {
    this.#ids.clear();
    this.#texts.clear();
  }

  #look(address: string, bytes: Uint8Array): number | undefined {
    const row = this.#findId.get(bytes);
    if (row === undefined) return undefined;
    const id = Number(row['id']);
    this.#keep(id, address);
    return id;
  }

  #keep(id: number, address: string): void {
    this.#ids.set(address, id);
    this.#texts.set(id, address);
  }
}
