import { findOne, numberOf, textOf, type UserDatabase } from './user-database.ts';

/** A chat somebody made a link of. Whoever has its name reads it. */
export interface StoredSharedChat {
  /** 22 characters nobody guesses. */
  readonly name: string;
  /** Mode and messages, as JSON. */
  readonly chat: string;
  /** Unix milliseconds after which it is forgotten. */
  readonly untilMs: number;
}

export const SHARED_CHAT_TABLES = [
  `CREATE TABLE shared_chats (
    name TEXT PRIMARY KEY, key_hash TEXT NOT NULL, until_ms BIGINT NOT NULL, bytes BIGINT NOT NULL, chat TEXT NOT NULL
  )`,
  'CREATE INDEX shared_chats_until ON shared_chats (until_ms)',
];

export interface SharedChats {
  /** Stores a chat with the hash of what deletes it; `false` when all of them together have more than `mostBytes`. */
  add(stored: StoredSharedChat, keyHash: string, mostBytes: number): Promise<boolean>;
  /** `undefined` when there is none of that name, or its time is over. */
  find(name: string, nowMs: number): Promise<StoredSharedChat | undefined>;
  /** Says whether there was one of that name and key. */
  remove(name: string, keyHash: string): Promise<boolean>;
  sweep(nowMs: number): Promise<void>;
}

export function createSharedChats(database: UserDatabase): SharedChats {
  return {
    async add({ name, chat, untilMs }, keyHash, mostBytes) {
      const added = await database.run(
        `INSERT INTO shared_chats (name, key_hash, until_ms, bytes, chat)
         SELECT $1, $2, CAST($3 AS BIGINT), CAST($4 AS BIGINT), $5
         WHERE (SELECT coalesce(sum(bytes), 0) FROM shared_chats) + CAST($4 AS BIGINT) <= CAST($6 AS BIGINT)`,
        [name, keyHash, untilMs, Buffer.byteLength(chat), chat, mostBytes],
      );
      return added > 0;
    },
    async find(name, nowMs) {
      const row = await findOne(database, 'SELECT * FROM shared_chats WHERE name = $1 AND until_ms > $2', [
        name,
        nowMs,
      ]);
      return (
        row && { name: textOf(row, 'name'), chat: textOf(row, 'chat'), untilMs: numberOf(row, 'until_ms') }
      );
    },
    async remove(name, keyHash) {
      const removed = await database.run('DELETE FROM shared_chats WHERE name = $1 AND key_hash = $2', [
        name,
        keyHash,
      ]);
      return removed > 0;
    },
    async sweep(nowMs) {
      await database.run('DELETE FROM shared_chats WHERE until_ms <= $1', [nowMs]);
    },
  };
}
