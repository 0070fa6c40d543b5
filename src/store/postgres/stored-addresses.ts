import { LRUCache } from 'lru-cache';
import { decodeBase58, encodeBase58 } from '#std/base58';
import { toBytes } from '../check-value.ts';
import type { Queryable } from './connections.ts';
import { fromBytea, toArray, toBytea } from './encode.ts';

const MAX_CACHED = 200_000;

/**
 * Each address once, with a number that tables use in its place. A number never changes: it is given in a
 * transaction of its own, so that no failing batch takes it back and no two writers wait for each other.
 */
export class StoredAddresses {
  readonly #connections: Queryable;
  readonly #ids = new LRUCache<string, number>({ max: MAX_CACHED });
  readonly #texts = new LRUCache<number, string>({ max: MAX_CACHED });

  constructor(connections: Queryable) {
    this.#connections = connections;
  }

  /** Numbers of those addresses that have one. */
  async find(addresses: Iterable<string>): Promise<Map<string, number>> {
    const { ids, missing } = this.#recall(addresses);
    // Text that is no address has no number.
    const unknown = new Map<string, string>();
    for (const address of missing) {
      const bytes = decodeBase58(address);
      if (bytes?.length === 32) unknown.set(toBytea(bytes), address);
    }
    await this.#look(unknown, ids);
    return ids;
  }

  /** Numbers of all of them, made for those that have none yet. Throws for text that is no address. */
  async intern(addresses: Iterable<string>): Promise<Map<string, number>> {
    const { ids, missing } = this.#recall(addresses);
    const unknown = new Map(missing.map((address) => [toBytea(toBytes('address', address)), address]));
    await this.#look(unknown, ids);
    if (unknown.size === 0) return ids;
    const rows = await this.#connections.query(
      `INSERT INTO addresses (address) SELECT * FROM unnest($1::bytea[])
       ON CONFLICT DO NOTHING RETURNING id, address`,
      // In one order everywhere, so that two writers cannot wait for each other.
      [toArray('hash', [...unknown.keys()].sort())],
      'intern-addresses',
    );
    this.#take(rows, unknown, ids);
    // Another writer was faster with these.
    await this.#look(unknown, ids);
    return ids;
  }

  /** Texts by number. */
  async texts(numbers: Iterable<number>): Promise<Map<number, string>> {
    const texts = new Map<number, string>();
    const missing: number[] = [];
    for (const id of new Set(numbers)) {
      const known = this.#texts.get(id);
      if (known === undefined) missing.push(id);
      else texts.set(id, known);
    }
    if (missing.length === 0) return texts;
    const rows = await this.#connections.query(
      'SELECT id, address FROM addresses WHERE id = ANY($1::bigint[])',
      [`{${missing.join(',')}}`],
      'address-texts',
    );
    for (const [id, address] of rows) {
      const text = encodeBase58(fromBytea(address!)); // no column of it is NULL
      texts.set(Number(id), text);
      this.#keep(Number(id), text);
    }
    return texts;
  }

  #recall(addresses: Iterable<string>): { ids: Map<string, number>; missing: string[] } {
    const ids = new Map<string, number>();
    const missing: string[] = [];
    for (const address of new Set(addresses)) {
      const known = this.#ids.get(address);
      if (known === undefined) missing.push(address);
      else ids.set(address, known);
    }
    return { ids, missing };
  }

  /** Moves what is found from `unknown` to `ids`. */
  async #look(unknown: Map<string, string>, ids: Map<string, number>): Promise<void> {
    if (unknown.size === 0) return;
    const rows = await this.#connections.query(
      'SELECT id, address FROM addresses WHERE address = ANY($1::bytea[])',
      [toArray('hash', [...unknown.keys()])],
      'find-addresses',
    );
    this.#take(rows, unknown, ids);
  }

  #take(
    rows: readonly (readonly (string | null)[])[],
    unknown: Map<string, string>,
    ids: Map<string, number>,
  ): void {
    for (const [id, bytes] of rows) {
      const address = unknown.get(bytes!)!; // only these were asked for
      unknown.delete(bytes!);
      ids.set(address, Number(id));
      this.#keep(Number(id), address);
    }
  }

  #keep(id: number, address: string): void {
    this.#ids.set(address, id);
    this.#texts.set(id, address);
  }
}
