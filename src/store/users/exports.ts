import { findOne, numberOf, textOf, type SqlRow, type UserDatabase } from './user-database.ts';

/** Jobs and templates of one person that are stored; a new job takes the place of the oldest finished one. */
export const EXPORT_JOBS_PER_USER = 50;
export const EXPORT_TEMPLATES_PER_USER = 50;
/** What is known of a job is forgotten then; its file much earlier. */
export const EXPORT_JOB_MS = 24 * 3_600_000;

export const EXPORT_TABLES = [
  `CREATE TABLE export_jobs (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id), tenant TEXT NOT NULL, server TEXT NOT NULL,
    name TEXT NOT NULL, format TEXT NOT NULL, config TEXT NOT NULL, summary TEXT NOT NULL, source TEXT NOT NULL,
    status TEXT NOT NULL, row_count BIGINT NOT NULL, error TEXT NOT NULL, result TEXT NOT NULL,
    created_ms BIGINT NOT NULL, started_ms BIGINT NOT NULL, completed_ms BIGINT NOT NULL
  )`,
  'CREATE INDEX export_jobs_by_user ON export_jobs (user_id, tenant, created_ms)',
  'CREATE INDEX export_jobs_by_time ON export_jobs (created_ms)',
  `CREATE TABLE export_templates (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id), tenant TEXT NOT NULL, name TEXT NOT NULL,
    format TEXT NOT NULL, config TEXT NOT NULL, created_ms BIGINT NOT NULL
  )`,
  'CREATE INDEX export_templates_by_user ON export_templates (user_id, tenant, created_ms)',
];

/** Whose it is; `tenant` is empty for people who belong to none. */
export interface ExportOwner {
  readonly userId: string;
  readonly tenant: string;
}

/** `config`, `summary`, `source` and `result` are JSON. Times are 0 and texts empty until there is something. */
export interface StoredExportJob extends ExportOwner {
  readonly id: string;
  /** The process that runs it and has its file. */
  readonly server: string;
  readonly name: string;
  readonly format: string;
  readonly config: string;
  readonly summary: string;
  readonly status: string;
  readonly rowCount: number;
  readonly error: string;
  readonly result: string;
  readonly createdMs: number;
  readonly startedMs: number;
  readonly completedMs: number;
}

export interface StoredExportTemplate extends ExportOwner {
  readonly id: string;
  readonly name: string;
  readonly format: string;
  readonly config: string;
  readonly createdMs: number;
}

export interface Exports {
  /** Adds an idle job; `source` says how to make it again. */
  add(job: StoredExportJob, source: string): Promise<void>;
  find(owner: ExportOwner, id: string): Promise<StoredExportJob | undefined>;
  sourceOf(owner: ExportOwner, id: string): Promise<string | undefined>;
  /** The newest first. */
  list(owner: ExportOwner): Promise<readonly StoredExportJob[]>;
  /** Each of these changes a job only from the state before; they say whether it did. */
  prepare(id: string, nowMs: number): Promise<boolean>;
  begin(id: string): Promise<boolean>;
  complete(id: string, result: string, rowCount: number, nowMs: number): Promise<boolean>;
  fail(id: string, error: string, nowMs: number): Promise<boolean>;
  /** The same as `fail` for whoever owns it. */
  cancel(owner: ExportOwner, id: string, error: string, nowMs: number): Promise<boolean>;
  /** Removes a job that is over; says whether there was one. */
  remove(owner: ExportOwner, id: string): Promise<boolean>;
  /** Ends the jobs of a process that has ended; gives how many those were. */
  failAll(server: string, error: string, nowMs: number): Promise<number>;
  addTemplate(template: StoredExportTemplate): Promise<boolean>;
  templates(owner: ExportOwner): Promise<readonly StoredExportTemplate[]>;
  removeTemplate(owner: ExportOwner, id: string): Promise<boolean>;
  /** Jobs of everyone by status. */
  countByStatus(): Promise<Readonly<Record<string, number>>>;
  sweep(nowMs: number): Promise<void>;
}

const JOB_COLUMNS =
  'id, user_id, tenant, server, name, format, config, summary, status, row_count, error, result, created_ms, started_ms, completed_ms';
const JOB_FIELDS = [
  'id',
  'userId',
  'tenant',
  'server',
  'name',
  'format',
  'config',
  'summary',
  'status',
  'rowCount',
  'error',
  'result',
  'createdMs',
  'startedMs',
  'completedMs',
] as const;
const RUNNING = "('idle', 'preparing', 'exporting')";
const OVER = "('completed', 'error')";
const MINE = 'user_id = $1 AND tenant = $2';

export function createExports(database: UserDatabase): Exports {
  const change = async (sql: string, values: readonly (string | number)[]): Promise<boolean> =>
    (await database.run(sql, values)) === 1;
  return {
    async add(job, source) {
      await database.transact(async (sql) => {
        await sql.run(
          `INSERT INTO export_jobs (${JOB_COLUMNS}, source)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
          [...JOB_FIELDS.map((field) => job[field]), source],
        );
        await sql.run(
          `DELETE FROM export_jobs WHERE ${MINE} AND status IN ${OVER} AND id NOT IN (
             SELECT id FROM export_jobs WHERE ${MINE} ORDER BY created_ms DESC, id LIMIT ${EXPORT_JOBS_PER_USER}
           )`,
          [job.userId, job.tenant],
        );
      });
    },
    async find({ userId, tenant }, id) {
      const row = await findOne(
        database,
        `SELECT ${JOB_COLUMNS} FROM export_jobs WHERE ${MINE} AND id = $3`,
        [userId, tenant, id],
      );
      return row && toJob(row);
    },
    async sourceOf({ userId, tenant }, id) {
      const row = await findOne(database, `SELECT source FROM export_jobs WHERE ${MINE} AND id = $3`, [
        userId,
        tenant,
        id,
      ]);
      return row && textOf(row, 'source');
    },
    async list({ userId, tenant }) {
      const rows = await database.all(
        `SELECT ${JOB_COLUMNS} FROM export_jobs WHERE ${MINE} ORDER BY created_ms DESC, id LIMIT 200`,
        [userId, tenant],
      );
      return rows.map(toJob);
    },
    prepare: (id, nowMs) =>
      change(
        "UPDATE export_jobs SET status = 'preparing', started_ms = $2 WHERE id = $1 AND status = 'idle'",
        [id, nowMs],
      ),
    begin: (id) =>
      change("UPDATE export_jobs SET status = 'exporting' WHERE id = $1 AND status = 'preparing'", [id]),
    complete: (id, result, rowCount, nowMs) =>
      change(
        `UPDATE export_jobs SET status = 'completed', result = $2, row_count = $3, completed_ms = $4
         WHERE id = $1 AND status = 'exporting'`,
        [id, result, rowCount, nowMs],
      ),
    fail: (id, error, nowMs) =>
      change(
        `UPDATE export_jobs SET status = 'error', error = $2, completed_ms = $3
         WHERE id = $1 AND status IN ${RUNNING}`,
        [id, error, nowMs],
      ),
    cancel: ({ userId, tenant }, id, error, nowMs) =>
      change(
        `UPDATE export_jobs SET status = 'error', error = $4, completed_ms = $5
         WHERE ${MINE} AND id = $3 AND status IN ('preparing', 'exporting')`,
        [userId, tenant, id, error, nowMs],
      ),
    remove: ({ userId, tenant }, id) =>
      change(`DELETE FROM export_jobs WHERE ${MINE} AND id = $3 AND status IN ${OVER}`, [userId, tenant, id]),
    failAll: (server, error, nowMs) =>
      database.run(
        `UPDATE export_jobs SET status = 'error', error = $2, completed_ms = $3
         WHERE server = $1 AND status IN ${RUNNING}`,
        [server, error, nowMs],
      ),
    addTemplate: ({ id, userId, tenant, name, format, config, createdMs }) =>
      change(
        `INSERT INTO export_templates (id, user_id, tenant, name, format, config, created_ms)
         SELECT $3, $1, $2, $4, $5, $6, $7
         WHERE (SELECT count(*) FROM export_templates WHERE ${MINE}) < ${EXPORT_TEMPLATES_PER_USER}`,
        [userId, tenant, id, name, format, config, createdMs],
      ),
    async templates({ userId, tenant }) {
      const rows = await database.all(
        `SELECT id, user_id, tenant, name, format, config, created_ms FROM export_templates
         WHERE ${MINE} ORDER BY created_ms DESC, id`,
        [userId, tenant],
      );
      return rows.map(toTemplate);
    },
    removeTemplate: ({ userId, tenant }, id) =>
      change(`DELETE FROM export_templates WHERE ${MINE} AND id = $3`, [userId, tenant, id]),
    async countByStatus() {
      const rows = await database.all('SELECT status, count(*) AS held FROM export_jobs GROUP BY status', []);
      return Object.fromEntries(rows.map((row) => [textOf(row, 'status'), numberOf(row, 'held')]));
    },
    async sweep(nowMs) {
      await database.run(`DELETE FROM export_jobs WHERE created_ms <= $1`, [nowMs - EXPORT_JOB_MS]);
    },
  };
}

function toJob(row: SqlRow): StoredExportJob {
  return {
    ...toTemplate(row),
    server: textOf(row, 'server'),
    summary: textOf(row, 'summary'),
    status: textOf(row, 'status'),
    rowCount: numberOf(row, 'row_count'),
    error: textOf(row, 'error'),
    result: textOf(row, 'result'),
    startedMs: numberOf(row, 'started_ms'),
    completedMs: numberOf(row, 'completed_ms'),
  };
}

function toTemplate(row: SqlRow): StoredExportTemplate {
  return {
    id: textOf(row, 'id'),
    userId: textOf(row, 'user_id'),
    tenant: textOf(row, 'tenant'),
    name: textOf(row, 'name'),
    format: textOf(row, 'format'),
    config: textOf(row, 'config'),
    createdMs: numberOf(row, 'created_ms'),
  };
}
