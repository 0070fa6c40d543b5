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

/** How large each is, read without reading what is said in them. */
export const CHAT_SIZE_COLUMNS = [
  'ALTER TABLE chats ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0',
  'UPDATE chats SET bytes = octet_length(messages)',
  'CREATE INDEX chats_bytes ON chats (user_id, bytes)',
];

/** How much room there is: chats of one person, bytes of one person's and of everybody's. */
export interface ChatRoom {
  readonly chats: number;
  readonly ownBytes: number;
  readonly totalBytes: number;
}

/** Whether a chat is stored, or what it has no room in. */
export type ChatStored = 'stored' | 'too-many' | 'own-full' | 'all-full';

export interface Chats {
  /** The newest first. */
  list(userId: string, limit: number): Promise<readonly ChatCard[]>;
  find(userId: string, id: string): Promise<SavedChat | undefined>;
  /** An older state changes nothing, one that takes no more room than before always has room. */
  put(userId: string, chat: SavedChat, room: ChatRoom): Promise<ChatStored>;
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
    put(userId, { id, name, mode, messageCount, savedMs, messages }, room) {
      const bytes = Buffer.byteLength(messages);
      return database.transact(async (sql): Promise<ChatStored> => {
        const known = await findOne(
          sql,
          'SELECT saved_ms, bytes FROM chats WHERE user_id = $1 AND chat_id = $2',
          [userId, id],
        );
        if (known !== undefined && numberOf(known, 'saved_ms') >= savedMs) return 'stored';
        const growth = bytes - (known === undefined ? 0 : numberOf(known, 'bytes'));
        const taken = (await findOne(
          sql,
          `SELECT count(*) AS chats, CAST(coalesce(sum(bytes), 0) AS BIGINT) AS own,
            (SELECT CAST(coalesce(sum(bytes), 0) AS BIGINT) FROM chats) AS everybodys FROM chats WHERE user_id = $1`,
          [userId],
        ))!; // a sum of nothing is a row, too
        if (known === undefined && numberOf(taken, 'chats') >= room.chats) return 'too-many';
        if (growth > 0 && numberOf(taken, 'own') + growth > room.ownBytes) return 'own-full';
        if (growth > 0 && numberOf(taken, 'everybodys') + growth > room.totalBytes) return 'all-full';
        const values = [userId, id, name, mode, messageCount, savedMs, messages, bytes];
        await sql.run(
          known === undefined
            ? `INSERT INTO chats (user_id, chat_id, name, mode, message_count, saved_ms, messages, bytes)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`
            : `UPDATE chats SET name = $3, mode = $4, message_count = $5, saved_ms = $6, messages = $7, bytes = $8
               WHERE user_id = $1 AND chat_id = $2 AND saved_ms < $6`,
          values,
        );
        return 'stored';
      });
    },
    async remove(userId, id) {
      await database.run('DELETE FROM chats WHERE user_id = $1 AND chat_id = $2', [userId, id]);
    },
  };
}
