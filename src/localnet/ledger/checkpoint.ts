import type { DatabaseSync } from 'node:sqlite';
import type { Accounts } from '../accounts/accounts.ts';
import type { ChainTip } from './chain-tip.ts';
import type { EngineAccount } from '../engine/engine.ts';
import { toAddressBytes } from '../keys/address-bytes.ts';
import { writeAtOnce } from './write-at-once.ts';

export interface Checkpoint {
  readonly genesisHash: string;
  readonly seed: string;
  readonly slotsPerEpoch: number;
  readonly tip: ChainTip;
  /** What the economy remembers of itself. */
  readonly economy: unknown;
}

/**
 * Writes the accounts changed since the last checkpoint together with the chain's tip, all or nothing. Throws the
 * engine's error when the disk takes nothing.
 * Must run between `seal` and `open`, when the accounts are exactly those of the tip.
 */
export function saveCheckpoint(database: DatabaseSync, accounts: Accounts, checkpoint: Checkpoint): void {
  const put = database.prepare('INSERT OR REPLACE INTO accounts VALUES (?, ?, ?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM accounts WHERE address = ?');
  const dirty = accounts.takeDirty();
  try {
    writeAtOnce(database, () => {
      for (const address of dirty) {
        const account = accounts.get(address);
        if (!account) {
          remove.run(address);
          continue;
        }
        const { lamports, owner, executable, rentEpoch, data } = account;
        put.run(address, lamports, owner, executable ? 1 : 0, BigInt.asIntN(64, rentEpoch), data);
      }
      database
        .prepare('INSERT OR REPLACE INTO checkpoint VALUES (?, ?)')
        .run('checkpoint', JSON.stringify(checkpoint, markBigInt));
    });
  } catch (error) {
    // They are not on disk, so the next checkpoint must write them.
    accounts.markDirty(dirty);
    throw error;
  }
}

/** The last checkpoint, `undefined` in an empty file. */
export function readCheckpoint(database: DatabaseSync): Checkpoint | undefined {
  const row = database.prepare('SELECT value FROM checkpoint WHERE key = ?').get('checkpoint');
  return row === undefined ? undefined : (JSON.parse(String(row['value']), reviveBigInt) as Checkpoint); // our own text
}

/** Accounts of the last checkpoint; executable ones last, since a program loads from accounts before it. */
export function* readAccounts(
  database: DatabaseSync,
): Iterable<readonly [address: string, account: EngineAccount]> {
  const statement = database.prepare('SELECT * FROM accounts ORDER BY executable, address');
  statement.setReadBigInts(true);
  for (const row of statement.iterate()) {
    yield [
      String(row['address']),
      {
        lamports: row['lamports'] as bigint, // integer columns are read as bigint
        data: row['data'] as Uint8Array, // a blob column
        owner: String(row['owner']),
        ownerBytes: toAddressBytes(String(row['owner'])),
        executable: row['executable'] === 1n,
        rentEpoch: BigInt.asUintN(64, row['rent_epoch'] as bigint), // an integer column
      },
    ];
  }
}

function markBigInt(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? { $bigint: value.toString() } : value;
}

function reviveBigInt(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$bigint' in value)) return value;
  return BigInt(String(value.$bigint));
}
