import { findOne, numberOf, textOf, type SqlRow, type UserDatabase } from './user-database.ts';

export interface ChatCard {
  readonly id: string;
  readonly name: string;
  readonly mode: string;
  readonly messageCount: number;
  readonly savedMs: number;
}

/** A chat as its person's browser sent it. */
export interface SavedChat extends ChatCard {
  /** Its messages, as JSON. */
  readonly messages: string;
}

export const CHAT_TABLES = [
  `CREATE TABLE chats (
    user_id TEXT NOT NULL REFERENCES users (id), chat_id TEXT NOT NULL, name TEXT NOT NULL, mode TEXT NOT NULL,
    message_count BIGINT NOT NULL, saved_ms BIGINT NOT NULL, messages TEXT NOT NULL, PRIMARY KEY (user_id, chat_id)
  )`,
];

export interface Chats {
  /** The newest first. */
  list(userId: string, limit: number): Promise<readonly ChatCard[]>;
  find(userId: string, id: string): Promise<SavedChat | undefined>;
  /** `false` when there are `most` already and it is a new one. An older state changes nothing. */
  put(userId: string, chat: SavedChat, most: number): Promise<boolean>;
  remove(userId: string, id: string): Promise<void>;
}

const toCard = (row: SqlRow): ChatCard => ({
  id: textOf(row, 'chat_id'),
  name: textOf(row, 'name'),
  mode: textOf(row, 'mode'),
  messageCount: numberOf(row, 'message_count'),
  savedMs: numberOf(row, 'saved_ms'),
});

export function createChats(database: UserDatabase): Chats {
  return {
    async list(userId, limit) {
      const rows = await database.all(
        `SELECT chat_id, name, mode, message_count, saved_ms FROM chats WHERE user_id = $1
         ORDER BY saved_ms DESC, chat_id LIMIT $2`,
        [userId, limit],
      );
      return rows.map(toCard);
    },
    async find(userId, id) {
      const row = await findOne(database, 'SELECT * FROM chats WHERE user_id = $1 AND chat_id = $2', [
        userId,
        id,
      ]);
      return row && { ...toCard(row), messages: textOf(row, 'messages') };
    },
    put(userId, { id, name, mode, messageCount, savedMs, messages }, most) {
      return database.transact(async (sql) => {
        const known = await findOne(sql, 'SELECT saved_ms FROM chats WHERE user_id = $1 AND chat_id = $2', [
          userId,
          id,
        ]);
        if (known !== undefined) {
          await sql.run(
            `UPDATE chats SET name = $3, mode = $4, message_count = $5, saved_ms = $6, messages = $7
             WHERE user_id = $1 AND chat_id = $2 AND saved_ms < $6`,
            [userId, id, name, mode, messageCount, savedMs, messages],
          );
          return true;
        }
        const added = await sql.run(
          `INSERT INTO chats (user_id, chat_id, name, mode, message_count, saved_ms, messages)
           SELECT $1, $2, $3, $4, CAST($5 AS BIGINT), CAST($6 AS BIGINT), $7
           WHERE (SELECT count(*) FROM chats WHERE user_id = $1) < $8 ON CONFLICT DO NOTHING`,
          [userId, id, name, mode, messageCount, savedMs, messages, most],
        );
        return added > 0;
      });
    },
    async remove(userId, id) {
      await database.run('DELETE FROM chats WHERE user_id = $1 AND chat_id = $2', [userId, id]);
    },
  };
}
