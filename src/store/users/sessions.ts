import { findOne, numberOf, textOf, type UserDatabase } from './user-database.ts';

export const SESSION_IDLE_MS = 86_400_000;
export const SESSION_ABSOLUTE_MS = 604_800_000;
/** Signed in at once with one account; the oldest is signed out first. */
export const SESSIONS_PER_USER = 10;
/** A session is not written to at every request. */
const TOUCH_MS = 60_000;

export interface StoredSession {
  readonly userId: string;
  readonly wallet: string | undefined;
  /** How they signed in: `wallet`, or the id of an identity provider. */
  readonly by: string;
  readonly createdMs: number;
}

export const SESSION_TABLES = [
  `CREATE TABLE sessions (
    id_hash TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id), signed_in_by TEXT NOT NULL,
    created_ms BIGINT NOT NULL, seen_ms BIGINT NOT NULL
  )`,
  'CREATE INDEX sessions_by_user ON sessions (user_id, created_ms)',
  'CREATE INDEX sessions_by_seen ON sessions (seen_ms)',
];

export interface Sessions {
  add(idHash: string, userId: string, by: string, nowMs: number): Promise<void>;
  /** The session while it lives: seen within a day and begun within a week. Seeing it keeps it from idling out. */
  find(idHash: string, nowMs: number): Promise<StoredSession | undefined>;
  remove(idHash: string): Promise<void>;
  /** Signs a user out everywhere. */
  removeOf(userId: string): Promise<void>;
  count(nowMs: number): Promise<number>;
  sweep(nowMs: number): Promise<void>;
}

export function createSessions(database: UserDatabase): Sessions {
  return {
    async add(idHash, userId, by, nowMs) {
      await database.transact(async (sql) => {
        await sql.run('INSERT INTO sessions VALUES ($1, $2, $3, $4, $4)', [idHash, userId, by, nowMs]);
        await sql.run(
          `DELETE FROM sessions WHERE user_id = $1 AND id_hash NOT IN (
             SELECT id_hash FROM sessions WHERE user_id = $1 ORDER BY created_ms DESC, id_hash LIMIT ${SESSIONS_PER_USER}
           ) AND id_hash <> $2`,
          [userId, idHash],
        );
      });
    },
    async find(idHash, nowMs) {
      const row = await findOne(
        database,
        `SELECT s.user_id, u.wallet, s.signed_in_by, s.created_ms, s.seen_ms
         FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id_hash = $1`,
        [idHash],
      );
      if (row === undefined) return undefined;
      const createdMs = numberOf(row, 'created_ms');
      const seenMs = numberOf(row, 'seen_ms');
      if (nowMs >= seenMs + SESSION_IDLE_MS || nowMs >= createdMs + SESSION_ABSOLUTE_MS) {
        await database.run('DELETE FROM sessions WHERE id_hash = $1', [idHash]);
        return undefined;
      }
      if (nowMs - seenMs >= TOUCH_MS) {
        await database.run('UPDATE sessions SET seen_ms = $2 WHERE id_hash = $1 AND seen_ms < $2', [
          idHash,
          nowMs,
        ]);
      }
      const { wallet } = row;
      return {
        userId: textOf(row, 'user_id'),
        wallet: typeof wallet === 'string' ? wallet : undefined,
        by: textOf(row, 'signed_in_by'),
        createdMs,
      };
    },
    async remove(idHash) {
      await database.run('DELETE FROM sessions WHERE id_hash = $1', [idHash]);
    },
    async removeOf(userId) {
      await database.run('DELETE FROM sessions WHERE user_id = $1', [userId]);
    },
    async count(nowMs) {
      const row = await findOne(
        database,
        'SELECT count(*) AS held FROM sessions WHERE seen_ms > $1 AND created_ms > $2',
        [nowMs - SESSION_IDLE_MS, nowMs - SESSION_ABSOLUTE_MS],
      );
      return row === undefined ? 0 : numberOf(row, 'held');
    },
    async sweep(nowMs) {
      await database.run('DELETE FROM sessions WHERE seen_ms <= $1 OR created_ms <= $2', [
        nowMs - SESSION_IDLE_MS,
        nowMs - SESSION_ABSOLUTE_MS,
      ]);
    },
  };
}
