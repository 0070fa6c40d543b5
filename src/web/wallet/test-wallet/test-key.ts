import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { PRODUCT } from '#contracts/product';

/** The one key pair of this browser, made for one chain. */
export interface TestKey {
  /** Genesis hash of the chain it was made for. */
  readonly genesisHash: string;
  readonly pair: CryptoKeyPair;
}

interface Schema extends DBSchema {
  keys: { key: string; value: TestKey };
}

const NAME = `${PRODUCT.slug}-test-wallet`;
const ONLY = 'only';

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, 1, {
    upgrade: (database) => {
      database.createObjectStore('keys');
    },
  });

async function within<T>(run: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await run(database);
  } finally {
    database.close();
  }
}

/** The key pair made for a chain, or `undefined`; one made for another chain is none. */
export async function findTestKey(genesisHash: string): Promise<TestKey | undefined> {
  const found = await within((database) => database.get('keys', ONLY));
  return found?.genesisHash === genesisHash ? found : undefined;
}

/**
 * The key pair for a chain, made if there is none; one for another chain gives way to it. The browser holds the private
 * half and gives it to nobody, this page included: it cannot be exported. Two tabs that make one at a time end with the
 * same. Rejects where the browser makes no keys of this kind or stores nothing.
 */
export async function requireTestKey(genesisHash: string): Promise<TestKey> {
  const before = await findTestKey(genesisHash);
  if (before !== undefined) return before;
  const pair = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
  const made: TestKey = { genesisHash, pair: pair as CryptoKeyPair }; // a pair, by the algorithm
  return within(async (database) => {
    const writing = database.transaction('keys', 'readwrite');
    const other = await writing.store.get(ONLY);
    const isTaken = other?.genesisHash === genesisHash;
    if (!isTaken) await writing.store.put(made, ONLY);
    await writing.done;
    return isTaken ? other : made;
  });
}

/** Deletes the key pair. */
export const deleteTestKey = (): Promise<void> => deleteDB(NAME);

/** The 32 bytes of the public half. */
export const readPublicKey = async ({ pair }: TestKey): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
