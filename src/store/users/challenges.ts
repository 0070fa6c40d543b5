import { findOne, numberOf, textOf, type UserDatabase } from './user-database.ts';

/** A text a wallet is asked to sign, as long as it may be signed. */
export interface Challenge {
  readonly wallet: string;
  readonly message: string;
  /** SHA-256 of the cookie of the browser that asked. */
  readonly browserHash: string;
  readonly expiresMs: number;
}

export const CHALLENGE_TABLES = [
  `CREATE TABLE challenges (
    key_hash TEXT PRIMARY KEY, wallet TEXT NOT NULL, message TEXT NOT NULL, browser_hash TEXT NOT NULL,
    expires_ms BIGINT NOT NULL
  )`,
  'CREATE INDEX challenges_by_expiry ON challenges (expires_ms)',
];

/** Stored at once; beyond it nobody new is asked until some have expired. */
const MOST = 100_000;

export interface Challenges {
  /** Keeps a challenge; `false` when there are too many. */
  add(keyHash: string, challenge: Challenge, nowMs: number): Promise<boolean>;
  /** Gives a challenge to the first who asks for it, and to nobody after. */
  take(keyHash: string): Promise<Challenge | undefined>;
  sweep(nowMs: number): Promise<void>;
}

export function createChallenges(database: UserDatabase, most = MOST): Challenges {
  // Counting costs a walk over the table, so it is done once in a while and added to between.
  let count = most;
  const sweep = async (nowMs: number): Promise<void> => {
    await database.run('DELETE FROM challenges WHERE expires_ms <= $1', [nowMs]);
    const row = await findOne(database, 'SELECT count(*) AS held FROM challenges', []);
    count = row === undefined ? most : numberOf(row, 'held');
  };
  return {
    sweep,
    async add(keyHash, { wallet, message, browserHash, expiresMs }, nowMs) {
      if (count >= most) await sweep(nowMs);
      if (count >= most) return false;
      count++;
      await database.run('INSERT INTO challenges VALUES ($1, $2, $3, $4, $5)', [
        keyHash,
        wallet,
        message,
        browserHash,
        expiresMs,
      ]);
      return true;
    },
    async take(keyHash) {
      const row = await findOne(database, 'DELETE FROM challenges WHERE key_hash = $1 RETURNING *', [
        keyHash,
      ]);
      if (row === undefined) return undefined;
      return {
        wallet: textOf(row, 'wallet'),
        message: textOf(row, 'message'),
        browserHash: textOf(row, 'browser_hash'),
        expiresMs: numberOf(row, 'expires_ms'),
      };
    },
  };
}
