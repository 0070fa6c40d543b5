import { findOne, numberOf, textOf, type Sql, type SqlRow, type UserDatabase } from './user-database.ts';

/** What of a dashboard is stored with every state of it. */
export interface DashboardState {
  readonly title: string;
  readonly tiles: number;
  /** JSON of it. */
  readonly content: string;
  readonly changedMs: number;
}

export interface StoredDashboardCard {
  readonly id: string;
  readonly title: string;
  readonly tiles: number;
  readonly revision: number;
  readonly changedMs: number;
  readonly sharedAs: string | undefined;
}

export interface StoredDashboard extends StoredDashboardCard {
  readonly content: string;
}

export interface StoredDashboardVersion {
  readonly revision: number;
  readonly title: string;
  readonly tiles: number;
  readonly savedMs: number;
}

/** How a save ended: `changed` when another one came first. */
export type DashboardSave =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'changed'; readonly revision: number }
  | { readonly kind: 'missing' };

// An owner is a user, and may later be a team: nothing refers to the table of users.
export const DASHBOARD_TABLES = [
  `CREATE TABLE dashboards (
    id TEXT PRIMARY KEY, owner_id TEXT NOT NULL, title TEXT NOT NULL, tiles BIGINT NOT NULL, revision BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL, content TEXT NOT NULL, shared_as TEXT UNIQUE
  )`,
  'CREATE INDEX dashboards_owner ON dashboards (owner_id, changed_ms)',
  `CREATE TABLE dashboard_versions (
    dashboard_id TEXT NOT NULL REFERENCES dashboards (id) ON DELETE CASCADE, revision BIGINT NOT NULL,
    title TEXT NOT NULL, tiles BIGINT NOT NULL, saved_ms BIGINT NOT NULL, content TEXT NOT NULL,
    PRIMARY KEY (dashboard_id, revision)
  )`,
];

/** Every method but `findShared` knows a dashboard only by its owner. */
export interface Dashboards {
  /** Newest first. */
  list(ownerId: string, limit: number): Promise<readonly StoredDashboardCard[]>;
  find(ownerId: string, id: string): Promise<StoredDashboard | undefined>;
  /** `false` when the owner has `most` already. */
  add(ownerId: string, id: string, state: DashboardState, most: number): Promise<boolean>;
  /** Saves where `revision` is the newest, and forgets all but the newest `versions` states. */
  save(
    ownerId: string,
    id: string,
    revision: number,
    state: DashboardState,
    versions: number,
  ): Promise<DashboardSave>;
  remove(ownerId: string, id: string): Promise<void>;
  /** Newest first, the one that holds now included. */
  versions(ownerId: string, id: string): Promise<readonly StoredDashboardVersion[]>;
  /** Content of an earlier state. */
  version(ownerId: string, id: string, revision: number): Promise<string | undefined>;
  /** Gives it `name` as its link unless it has one, or takes the link away; says whether there is such a dashboard. */
  share(ownerId: string, id: string, name: string | undefined): Promise<boolean>;
  findShared(name: string): Promise<StoredDashboard | undefined>;
}

const CARD = 'id, title, tiles, revision, changed_ms, shared_as';

const toCard = (row: SqlRow): StoredDashboardCard => ({
  id: textOf(row, 'id'),
  title: textOf(row, 'title'),
  tiles: numberOf(row, 'tiles'),
  revision: numberOf(row, 'revision'),
  changedMs: numberOf(row, 'changed_ms'),
  sharedAs: row['shared_as'] === null ? undefined : textOf(row, 'shared_as'),
});
const toStored = (row: SqlRow | undefined): StoredDashboard | undefined =>
  row && { ...toCard(row), content: textOf(row, 'content') };

async function addVersion(sql: Sql, id: string, revision: number, state: DashboardState): Promise<void> {
  await sql.run('INSERT INTO dashboard_versions VALUES ($1, $2, $3, $4, $5, $6)', [
    id,
    revision,
    state.title,
    state.tiles,
    state.changedMs,
    state.content,
  ]);
}

export function createDashboards(database: UserDatabase): Dashboards {
  return {
    async list(ownerId, limit) {
      const rows = await database.all(
        `SELECT ${CARD} FROM dashboards WHERE owner_id = $1 ORDER BY changed_ms DESC, id LIMIT $2`,
        [ownerId, limit],
      );
      return rows.map(toCard);
    },
    async find(ownerId, id) {
      return toStored(
        await findOne(database, 'SELECT * FROM dashboards WHERE id = $1 AND owner_id = $2', [id, ownerId]),
      );
    },
    add(ownerId, id, state, most) {
      return database.transact(async (sql) => {
        const added = await sql.run(
          `INSERT INTO dashboards (id, owner_id, title, tiles, revision, changed_ms, content)
           SELECT $1, $2, $3, CAST($4 AS BIGINT), 1, CAST($5 AS BIGINT), $6
           WHERE (SELECT count(*) FROM dashboards WHERE owner_id = $2) < $7`,
          [id, ownerId, state.title, state.tiles, state.changedMs, state.content, most],
        );
        if (added === 0) return false;
        await addVersion(sql, id, 1, state);
        return true;
      });
    },
    save(ownerId, id, revision, state, versions) {
      return database.transact(async (sql): Promise<DashboardSave> => {
        const next = revision + 1;
        const changed = await sql.run(
          `UPDATE dashboards SET title = $4, tiles = $5, changed_ms = $6, content = $7, revision = $8
           WHERE id = $1 AND owner_id = $2 AND revision = $3`,
          [id, ownerId, revision, state.title, state.tiles, state.changedMs, state.content, next],
        );
        if (changed === 0) {
          const now = await findOne(sql, 'SELECT revision FROM dashboards WHERE id = $1 AND owner_id = $2', [
            id,
            ownerId,
          ]);
          return now === undefined
            ? { kind: 'missing' }
            : { kind: 'changed', revision: numberOf(now, 'revision') };
        }
        await addVersion(sql, id, next, state);
        await sql.run('DELETE FROM dashboard_versions WHERE dashboard_id = $1 AND revision <= $2', [
          id,
          next - versions,
        ]);
        return { kind: 'saved', revision: next };
      });
    },
    async remove(ownerId, id) {
      await database.run('DELETE FROM dashboards WHERE id = $1 AND owner_id = $2', [id, ownerId]);
    },
    async versions(ownerId, id) {
      const rows = await database.all(
        `SELECT v.revision, v.title, v.tiles, v.saved_ms FROM dashboard_versions v
         JOIN dashboards d ON d.id = v.dashboard_id
         WHERE v.dashboard_id = $1 AND d.owner_id = $2 ORDER BY v.revision DESC`,
        [id, ownerId],
      );
      return rows.map((row) => ({
        revision: numberOf(row, 'revision'),
        title: textOf(row, 'title'),
        tiles: numberOf(row, 'tiles'),
        savedMs: numberOf(row, 'saved_ms'),
      }));
    },
    async version(ownerId, id, revision) {
      const row = await findOne(
        database,
        `SELECT v.content FROM dashboard_versions v JOIN dashboards d ON d.id = v.dashboard_id
         WHERE v.dashboard_id = $1 AND d.owner_id = $2 AND v.revision = $3`,
        [id, ownerId, revision],
      );
      return row && textOf(row, 'content');
    },
    async share(ownerId, id, name) {
      const changed = await database.run(
        name === undefined
          ? 'UPDATE dashboards SET shared_as = NULL WHERE id = $1 AND owner_id = $2'
          : 'UPDATE dashboards SET shared_as = coalesce(shared_as, $3) WHERE id = $1 AND owner_id = $2',
        name === undefined ? [id, ownerId] : [id, ownerId, name],
      );
      return changed > 0;
    },
    async findShared(name) {
      return toStored(await findOne(database, 'SELECT * FROM dashboards WHERE shared_as = $1', [name]));
    },
  };
}
