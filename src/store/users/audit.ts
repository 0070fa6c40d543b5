/**
 * Who did what to which thing: rows that are only added, each with a hash over itself and the hash of the row before, so
 * that a row that is changed, taken out or put in between is found.
 */
import { createHash } from 'node:crypto';
import { findOne, numberOf, textOf, type Sql, type SqlRow, type UserDatabase } from './user-database.ts';

/** Whose hand it was; a key is a team's, and its user whoever made it. */
export const AUDIT_ACTORS = ['person', 'key', 'operator'] as const;
export type AuditActor = (typeof AUDIT_ACTORS)[number];

export interface AuditEntry {
  /** Unix milliseconds. */
  readonly atMs: number;
  readonly actor: AuditActor;
  /** Empty for an operator, who is no user. */
  readonly userId: string;
  /** Id of the team whose thing it is; empty for what is somebody's own. */
  readonly team: string;
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
  /** Empty for rows of no team. */
  readonly team?: string | undefined;
  /** In any case of its letters A to Z, as `thing`. */
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
  /** What became of the head somebody noted; absent where none was given. */
  readonly noted?: NotedHead | undefined;
}

/**
 * `among`: it is among the rows. `missing`: it is not, so the log is not the one it was noted of. `swept`: its row was
 * removed after its time, so nothing can be said. `missing-or-swept`: it was noted without its row, and is neither among
 * those that are left nor the newest that was removed.
 */
export type NotedHead = 'among' | 'missing' | 'swept' | 'missing-or-swept';

export const AUDIT_TABLES = [
  `CREATE TABLE audit_log (
    seq BIGINT PRIMARY KEY, at_ms BIGINT NOT NULL, actor TEXT NOT NULL, user_id TEXT NOT NULL, action TEXT NOT NULL,
    thing TEXT NOT NULL, before_change TEXT NOT NULL, after_change TEXT NOT NULL, client TEXT NOT NULL,
    hash TEXT NOT NULL
  )`,
  'CREATE INDEX audit_log_by_user ON audit_log (user_id, seq)',
  'CREATE TABLE audit_heads (name TEXT PRIMARY KEY, seq BIGINT NOT NULL, hash TEXT NOT NULL)',
];

export const AUDIT_TEAM_COLUMNS = [
  "ALTER TABLE audit_log ADD COLUMN team TEXT NOT NULL DEFAULT ''",
  'CREATE INDEX audit_log_by_team ON audit_log (team, seq)',
];

/** How long rows are stored. */
export const AUDIT_RETENTION_MS = 400 * 86_400_000;
/** Before the first row. */
const GENESIS: AuditHead = { seq: 0, hash: '0'.repeat(64) };
const PAGE = 1_000;
const COLUMNS = 'seq, at_ms, actor, user_id, action, thing, before_change, after_change, client, hash, team';

export interface Audit {
  append(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(filter: AuditFilter, limit: number): Promise<readonly StoredAuditEntry[]>;
  /**
   * Computes every hash again, also while rows are added and swept. `noted` is what somebody wrote down elsewhere and
   * must still be there: a hash, and the row it is of where that was noted too.
   */
  verify(noted?: { readonly hash: string; readonly seq?: number | undefined }): Promise<AuditVerdict>;
  sweep(nowMs: number): Promise<void>;
}

export function createAudit(database: UserDatabase): Audit {
  // A to Z alone: what PostgreSQL makes of other letters depends on how its database was set up.
  const lower = (column: string): string =>
    database.engine === 'postgresql' ? `lower(${column} COLLATE "C")` : `lower(${column})`;
  return {
    append: (given) =>
      database.transact(async (sql) => {
        if (database.engine === 'postgresql') await sql.all('LOCK TABLE audit_log IN EXCLUSIVE MODE');
        const last = await readHead(sql, 'newest');
        const seq = last.seq + 1;
        const entry = toStorable(given);
        const hash = hashOf(last.hash, seq, entry);
        const { atMs, actor, userId, action, thing, before, after, client, team } = entry;
        await sql.run(
          `INSERT INTO audit_log (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
          [seq, atMs, actor, userId, action, thing, before, after, client, hash, team],
        );
        await writeHead(sql, 'newest', { seq, hash });
      }),
    async list({ userId, team, action, thing, fromMs, toMs, before }, limit) {
      const conditions: string[] = [];
      const values: (string | number)[] = [];
      const add = (condition: string, value: string | number | undefined): void => {
        if (value === undefined) return;
        values.push(typeof value === 'string' ? toStorableText(value) : value);
        conditions.push(condition.replace('?', `$${values.length}`));
      };
      add('user_id = ?', userId);
      add('team = ?', team);
      add(`${lower('action')} = ?`, action === undefined ? undefined : toLower(action));
      add(
        `${lower('thing')} LIKE ? ESCAPE '\\'`,
        thing === undefined ? undefined : `%${escapeLike(toLower(thing))}%`,
      );
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
      // Rows are added meanwhile: all up to the head that was the newest at the start must be there.
      const expected = await readHead(database, 'newest');
      let pruned = await readHead(database, 'pruned');
      let { seq, hash } = pruned;
      let checked = 0;
      let isAmong = noted?.hash === hash;
      const verdict = (fault?: AuditVerdict['fault']): AuditVerdict => ({
        checked,
        newest: { seq, hash },
        fault,
        noted: noted && toNotedHead(noted, isAmong, pruned),
      });
      for (;;) {
        const rows = await database.all(ROWS_AFTER, [seq, PAGE]);
        for (const row of rows) {
          checked++;
          const rowSeq = Number(row['seq']);
          if (rowSeq !== seq + 1) {
            // Others may have been swept since the last page was read.
            pruned = await readHead(database, 'pruned');
            if (rowSeq !== pruned.seq + 1) return verdict({ seq: rowSeq, what: `row ${seq + 1} is missing` });
            ({ seq, hash } = pruned);
            isAmong ||= noted?.hash === hash;
          }
          if (row['hash'] !== hashOfRow(hash, rowSeq, row))
            return verdict({ seq: rowSeq, what: 'its content is not what was written' });
          [seq, hash] = [rowSeq, row['hash']];
          isAmong ||= noted?.hash === hash;
          if (seq === expected.seq && hash !== expected.hash)
            return verdict({ seq, what: 'it is not the row that was written last' });
        }
        if (rows.length < PAGE) break;
      }
      if (seq < expected.seq) {
        pruned = await readHead(database, 'pruned');
        if (pruned.seq < expected.seq)
          return verdict({ seq: expected.seq, what: `rows after ${seq} are missing` });
        ({ seq, hash } = pruned);
      }
      const newest = await readHead(database, 'newest');
      return verdict(
        newest.seq < seq ? { seq, what: `the newest row that was written is ${newest.seq}` } : undefined,
      );
    },
    sweep: (nowMs) =>
      database.transact(async (sql) => {
        if (database.engine === 'postgresql') await sql.all('LOCK TABLE audit_log IN EXCLUSIVE MODE');
        // From the oldest on, so that only what goes is read; what a clock that was wrong put behind a fresh row waits.
        const fresh = await findOne(sql, 'SELECT seq FROM audit_log WHERE at_ms >= $1 ORDER BY seq LIMIT 1', [
          nowMs - AUDIT_RETENTION_MS,
        ]);
        const last =
          fresh === undefined
            ? await findOne(sql, 'SELECT seq, hash FROM audit_log ORDER BY seq DESC LIMIT 1', [])
            : await findOne(sql, 'SELECT seq, hash FROM audit_log WHERE seq < $1 ORDER BY seq DESC LIMIT 1', [
                numberOf(fresh, 'seq'),
              ]);
        if (last === undefined) return;
        const head = { seq: numberOf(last, 'seq'), hash: textOf(last, 'hash') };
        await writeHead(sql, 'pruned', head);
        await sql.run('DELETE FROM audit_log WHERE seq <= $1', [head.seq]);
      }),
  };
}

function toNotedHead(
  noted: { readonly hash: string; readonly seq?: number | undefined },
  isAmong: boolean,
  pruned: AuditHead,
): NotedHead {
  if (isAmong) return 'among';
  if (pruned.seq === 0 || (noted.seq !== undefined && noted.seq >= pruned.seq)) return 'missing';
  return noted.seq === undefined ? 'missing-or-swept' : 'swept';
}

/** Numbers as text: one that was altered may be longer than a number can be. */
const ROWS_AFTER = `SELECT CAST(seq AS TEXT) AS seq, CAST(at_ms AS TEXT) AS at_ms, actor, user_id, action, thing,
  before_change, after_change, client, hash, team FROM audit_log WHERE audit_log.seq > $1 ORDER BY audit_log.seq LIMIT $2`;

const hashOf = (previous: string, seq: number, entry: AuditEntry): string =>
  toHash([
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
    // What was written before there were teams has the hash it had.
    ...(entry.team === '' ? [] : [entry.team]),
  ]);

/** Of the columns as they stand, whatever they hold. */
const hashOfRow = (previous: string, seq: number, row: SqlRow): string =>
  toHash([
    previous,
    seq,
    Number(row['at_ms']),
    row['actor'],
    row['user_id'],
    row['action'],
    row['thing'],
    row['before_change'],
    row['after_change'],
    row['client'],
    ...(row['team'] === '' ? [] : [row['team']]),
  ]);

const toHash = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** The entry as both engines give it back, so that the hash is of what is stored. */
const toStorable = (entry: AuditEntry): AuditEntry => ({
  ...entry,
  userId: toStorableText(entry.userId),
  team: toStorableText(entry.team),
  action: toStorableText(entry.action),
  thing: toStorableText(entry.thing),
  before: toStorableText(entry.before),
  after: toStorableText(entry.after),
  client: toStorableText(entry.client),
});

/** Half of a pair, as a cut leaves one, and NUL, which PostgreSQL takes in no text, become U+FFFD. */
const toStorableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

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

const toLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const toEntry = (row: SqlRow): StoredAuditEntry => ({
  seq: numberOf(row, 'seq'),
  atMs: numberOf(row, 'at_ms'),
  actor: AUDIT_ACTORS.find((actor) => actor === row['actor']) ?? 'person',
  userId: textOf(row, 'user_id'),
  team: textOf(row, 'team'),
  action: textOf(row, 'action'),
  thing: textOf(row, 'thing'),
  before: textOf(row, 'before_change'),
  after: textOf(row, 'after_change'),
  client: textOf(row, 'client'),
  hash: textOf(row, 'hash'),
});
