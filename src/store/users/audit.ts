/**
 * Who did what to which thing: rows that are only added, each with a hash over itself and the hash of the row before, so
 * that a row that is changed, taken out or put in between is found.
 */
import { createHash } from 'node:crypto';
import { findOne, numberOf, textOf, type Sql, type SqlRow, type UserDatabase } from './user-database.ts';

/** Whose hand it was. */
export const AUDIT_ACTORS = ['person', 'operator'] as const;
export type AuditActor = (typeof AUDIT_ACTORS)[number];

export interface AuditEntry {
  /** Unix milliseconds. */
  readonly atMs: number;
  readonly actor: AuditActor;
  /** Empty for an operator, who is no user. */
  readonly userId: string;
  readonly action: string;
  /** `label 4zvw…`; never a secret, nor are `before` and `after`. */
  readonly thing: string;
  /** JSON, empty where there was nothing. */
  readonly before: string;
  readonly after: string;
  /** By the network. */
  readonly client: string;
}

export interface StoredAuditEntry extends AuditEntry {
  /** From 1, without gaps. */
  readonly seq: number;
  /** SHA-256 in hex. */
  readonly hash: string;
}

/** All that is given must be so. Times in unix milliseconds, the end left out. */
export interface AuditFilter {
  readonly userId?: string | undefined;
  readonly action?: string | undefined;
  /** A part of it. */
  readonly thing?: string | undefined;
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  /** Rows before this one. */
  readonly before?: number | undefined;
}

export interface AuditHead {
  readonly seq: number;
  readonly hash: string;
}

export interface AuditVerdict {
  readonly checked: number;
  readonly newest: AuditHead;
  /** The first row that is not as it was written, and what is wrong with it. */
  readonly fault?: { readonly seq: number; readonly what: string } | undefined;
  /** Whether the head somebody noted is among the rows; absent where none was given. */
  readonly hasNoted?: boolean | undefined;
}

export const AUDIT_TABLES = [
  `CREATE TABLE audit_log (
    seq BIGINT PRIMARY KEY, at_ms BIGINT NOT NULL, actor TEXT NOT NULL, user_id TEXT NOT NULL, action TEXT NOT NULL,
    thing TEXT NOT NULL, before_change TEXT NOT NULL, after_change TEXT NOT NULL, client TEXT NOT NULL,
    hash TEXT NOT NULL
  )`,
  'CREATE INDEX audit_log_by_user ON audit_log (user_id, seq)',
  'CREATE TABLE audit_heads (name TEXT PRIMARY KEY, seq BIGINT NOT NULL, hash TEXT NOT NULL)',
];

/** How long rows are stored. */
export const AUDIT_RETENTION_MS = 400 * 86_400_000;
/** Before the first row. */
const GENESIS: AuditHead = { seq: 0, hash: '0'.repeat(64) };
const PAGE = 1_000;

export interface Audit {
  append(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(filter: AuditFilter, limit: number): Promise<readonly StoredAuditEntry[]>;
  /** Computes every hash again. `noted` is a hash somebody wrote down elsewhere, which must still be there. */
  verify(noted?: string): Promise<AuditVerdict>;
  sweep(nowMs: number): Promise<void>;
}

export function createAudit(database: UserDatabase): Audit {
  return {
    append: (entry) =>
      database.transact(async (sql) => {
        if (database.engine === 'postgresql') await sql.all('LOCK TABLE audit_log IN EXCLUSIVE MODE');
        const last = await readHead(sql, 'newest');
        const seq = last.seq + 1;
        const hash = hashOf(last.hash, seq, entry);
        const { atMs, actor, userId, action, thing, before, after, client } = entry;
        await sql.run('INSERT INTO audit_log VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
          seq,
          atMs,
          actor,
          userId,
          action,
          thing,
          before,
          after,
          client,
          hash,
        ]);
        await writeHead(sql, 'newest', { seq, hash });
      }),
    async list({ userId, action, thing, fromMs, toMs, before }, limit) {
      const conditions: string[] = [];
      const values: (string | number)[] = [];
      const add = (condition: string, value: string | number | undefined): void => {
        if (value === undefined) return;
        values.push(value);
        conditions.push(condition.replace('?', `$${values.length}`));
      };
      add('user_id = ?', userId);
      add('action = ?', action);
      add("thing LIKE ? ESCAPE '\\'", thing === undefined ? undefined : `%${escapeLike(thing)}%`);
      add('at_ms >= ?', fromMs);
      add('at_ms < ?', toMs);
      add('seq < ?', before);
      values.push(limit);
      const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
      const rows = await database.all(
        `SELECT * FROM audit_log ${where} ORDER BY seq DESC LIMIT $${values.length}`,
        values,
      );
      return rows.map(toEntry);
    },
    async verify(noted) {
      const begin = await readHead(database, 'pruned');
      let { seq, hash } = begin;
      let hasNoted = noted === undefined ? undefined : noted === hash;
      for (;;) {
        const rows = (
          await database.all('SELECT * FROM audit_log WHERE seq > $1 ORDER BY seq LIMIT $2', [seq, PAGE])
        ).map(toEntry);
        for (const row of rows) {
          const fault =
            row.seq !== seq + 1
              ? `row ${seq + 1} is missing`
              : row.hash !== hashOf(hash, row.seq, row)
                ? 'its content is not what was written'
                : undefined;
          if (fault !== undefined)
            return {
              checked: row.seq - begin.seq,
              newest: { seq, hash },
              fault: { seq: row.seq, what: fault },
              hasNoted,
            };
          ({ seq, hash } = row);
          if (hash === noted) hasNoted = true;
        }
        if (rows.length < PAGE) break;
      }
      const newest = await readHead(database, 'newest');
      const isWhole = newest.seq === seq && newest.hash === hash;
      const fault = isWhole ? undefined : { seq: newest.seq, what: `rows after ${seq} are missing` };
      return { checked: seq - begin.seq, newest: { seq, hash }, fault, hasNoted };
    },
    sweep: (nowMs) =>
      database.transact(async (sql) => {
        if (database.engine === 'postgresql') await sql.all('LOCK TABLE audit_log IN EXCLUSIVE MODE');
        const last = await findOne(
          sql,
          'SELECT seq, hash FROM audit_log WHERE at_ms < $1 ORDER BY seq DESC LIMIT 1',
          [nowMs - AUDIT_RETENTION_MS],
        );
        if (last === undefined) return;
        const head = { seq: numberOf(last, 'seq'), hash: textOf(last, 'hash') };
        await writeHead(sql, 'pruned', head);
        await sql.run('DELETE FROM audit_log WHERE seq <= $1', [head.seq]);
      }),
  };
}

const hashOf = (previous: string, seq: number, entry: AuditEntry): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        previous,
        seq,
        entry.atMs,
        entry.actor,
        entry.userId,
        entry.action,
        entry.thing,
        entry.before,
        entry.after,
        entry.client,
      ]),
    )
    .digest('hex');

async function readHead(sql: Pick<Sql, 'all'>, name: 'newest' | 'pruned'): Promise<AuditHead> {
  const [row] = await sql.all('SELECT seq, hash FROM audit_heads WHERE name = $1', [name]);
  return row === undefined ? GENESIS : { seq: numberOf(row, 'seq'), hash: textOf(row, 'hash') };
}

async function writeHead(sql: Sql, name: 'newest' | 'pruned', { seq, hash }: AuditHead): Promise<void> {
  const changed = await sql.run('UPDATE audit_heads SET seq = $2, hash = $3 WHERE name = $1', [
    name,
    seq,
    hash,
  ]);
  if (changed === 0) await sql.run('INSERT INTO audit_heads VALUES ($1, $2, $3)', [name, seq, hash]);
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const toEntry = (row: SqlRow): StoredAuditEntry => ({
  seq: numberOf(row, 'seq'),
  atMs: numberOf(row, 'at_ms'),
  actor: textOf(row, 'actor') === 'operator' ? 'operator' : 'person',
  userId: textOf(row, 'user_id'),
  action: textOf(row, 'action'),
  thing: textOf(row, 'thing'),
  before: textOf(row, 'before_change'),
  after: textOf(row, 'after_change'),
  client: textOf(row, 'client'),
  hash: textOf(row, 'hash'),
});
