import { findOne, numberOf, textOf, type Sql, type SqlRow, type UserDatabase } from './user-database.ts';

/** Somebody who signed in: by a wallet, by an identity of a provider, or by both once they were joined. */
export interface User {
  /** 128 random bits as hex. */
  readonly id: string;
  readonly wallet: string | undefined;
  readonly createdMs: number;
}

/** Who an identity provider says somebody is. */
export interface Identity {
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
}

export const ACCOUNT_TABLES = [
  `CREATE TABLE users (id TEXT PRIMARY KEY, wallet TEXT UNIQUE, created_ms BIGINT NOT NULL)`,
  `CREATE TABLE identities (
    provider TEXT NOT NULL, issuer TEXT NOT NULL, subject TEXT NOT NULL, user_id TEXT NOT NULL REFERENCES users (id),
    created_ms BIGINT NOT NULL, PRIMARY KEY (provider, issuer, subject)
  )`,
  'CREATE INDEX identities_by_user ON identities (user_id)',
];

export type JoinOutcome = 'joined' | 'already' | 'taken';

export interface Accounts {
  find(id: string): Promise<User | undefined>;
  findByWallet(wallet: string): Promise<User | undefined>;
  /** The user of a wallet; made when nobody came with it before. `newId` is used then. */
  ofWallet(wallet: string, newId: string, nowMs: number): Promise<User>;
  ofIdentity(identity: Identity, newId: string, nowMs: number): Promise<User>;
  /** Gives a user without a wallet this one; `taken` where another user has it. */
  joinWallet(userId: string, wallet: string): Promise<JoinOutcome>;
  joinIdentity(userId: string, identity: Identity, nowMs: number): Promise<JoinOutcome>;
  identitiesOf(userId: string): Promise<readonly Identity[]>;
}

export function createAccounts(database: UserDatabase): Accounts {
  const findByIdentity = ({ provider, issuer, subject }: Identity, sql: Sql = database) =>
    findOne(
      sql,
      `SELECT u.* FROM identities i JOIN users u ON u.id = i.user_id
       WHERE i.provider = $1 AND i.issuer = $2 AND i.subject = $3`,
      [provider, issuer, subject],
    );
  const addIdentity = (sql: Sql, { provider, issuer, subject }: Identity, userId: string, nowMs: number) =>
    sql.run('INSERT INTO identities VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING', [
      provider,
      issuer,
      subject,
      userId,
      nowMs,
    ]);
  return {
    async find(id) {
      const row = await findOne(database, 'SELECT * FROM users WHERE id = $1', [id]);
      return row && toUser(row);
    },
    async findByWallet(wallet) {
      const row = await findOne(database, 'SELECT * FROM users WHERE wallet = $1', [wallet]);
      return row && toUser(row);
    },
    async ofWallet(wallet, newId, nowMs) {
      await database.run('INSERT INTO users VALUES ($1, $2, $3) ON CONFLICT (wallet) DO NOTHING', [
        newId,
        wallet,
        nowMs,
      ]);
      const [row] = await database.all('SELECT * FROM users WHERE wallet = $1', [wallet]);
      return toUser(row!);
    },
    async ofIdentity(identity, newId, nowMs) {
      return database.transact(async (sql) => {
        const known = await findByIdentity(identity, sql);
        if (known !== undefined) return toUser(known);
        await sql.run('INSERT INTO users VALUES ($1, NULL, $2)', [newId, nowMs]);
        // Two callbacks of one person at once: the one that came second belongs to the first's user.
        if ((await addIdentity(sql, identity, newId, nowMs)) === 1) {
          return { id: newId, wallet: undefined, createdMs: nowMs };
        }
        await sql.run('DELETE FROM users WHERE id = $1', [newId]);
        return toUser((await findByIdentity(identity, sql))!);
      });
    },
    async joinWallet(userId, wallet) {
      return database.transact(async (sql) => {
        const holder = await findOne(sql, 'SELECT id FROM users WHERE wallet = $1', [wallet]);
        if (holder !== undefined) return textOf(holder, 'id') === userId ? 'already' : 'taken';
        const changed = await sql.run('UPDATE users SET wallet = $2 WHERE id = $1 AND wallet IS NULL', [
          userId,
          wallet,
        ]);
        return changed === 1 ? 'joined' : 'taken';
      });
    },
    async joinIdentity(userId, identity, nowMs) {
      return database.transact(async (sql) => {
        if ((await addIdentity(sql, identity, userId, nowMs)) === 1) return 'joined';
        const holder = await findByIdentity(identity, sql);
        return holder !== undefined && textOf(holder, 'id') === userId ? 'already' : 'taken';
      });
    },
    async identitiesOf(userId) {
      const rows = await database.all(
        'SELECT provider, issuer, subject FROM identities WHERE user_id = $1 ORDER BY created_ms LIMIT 50',
        [userId],
      );
      return rows.map((row) => ({
        provider: textOf(row, 'provider'),
        issuer: textOf(row, 'issuer'),
        subject: textOf(row, 'subject'),
      }));
    },
  };
}

function toUser(row: SqlRow): User {
  const { wallet } = row;
  return {
    id: textOf(row, 'id'),
    wallet: typeof wallet === 'string' ? wallet : undefined,
    createdMs: numberOf(row, 'created_ms'),
  };
}
