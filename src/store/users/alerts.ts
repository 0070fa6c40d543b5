import { numberOf, textOf, type SqlRow, type UserDatabase } from './user-database.ts';

export interface StoredAlert {
  readonly id: string;
  readonly userId: string;
  readonly cluster: string;
  readonly address: string;
  /** JSON of the rule. */
  readonly rule: string;
  readonly isOn: boolean;
  readonly createdMs: number;
  readonly checkedMs: number | undefined;
  readonly problem: string | undefined;
  /** What the evaluation must remember from one look to the next; its own text. */
  readonly memory: string;
}

export interface StoredAlertEvent {
  readonly id: string;
  readonly alertId: string;
  readonly userId: string;
  readonly cluster: string;
  readonly address: string;
  readonly text: string;
  readonly firedMs: number;
  readonly isSeen: boolean;
}

export const ALERT_TABLES = [
  `CREATE TABLE alerts (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id), cluster TEXT NOT NULL, address TEXT NOT NULL,
    rule TEXT NOT NULL, is_on BIGINT NOT NULL, created_ms BIGINT NOT NULL, checked_ms BIGINT, problem TEXT,
    memory TEXT NOT NULL
  )`,
  'CREATE INDEX alerts_by_user ON alerts (user_id, created_ms)',
  'CREATE INDEX alerts_by_check ON alerts (is_on, checked_ms)',
  `CREATE TABLE alert_events (
    id TEXT PRIMARY KEY, alert_id TEXT NOT NULL, user_id TEXT NOT NULL, cluster TEXT NOT NULL, address TEXT NOT NULL,
    said TEXT NOT NULL, fired_ms BIGINT NOT NULL, is_seen BIGINT NOT NULL
  )`,
  'CREATE INDEX alert_events_by_user ON alert_events (user_id, fired_ms)',
];

/** How long events are stored. */
const EVENT_RETENTION_MS = 30 * 86_400_000;

export interface Alerts {
  list(userId: string, limit: number): Promise<readonly StoredAlert[]>;
  /** `false` when the user has `most` already. */
  add(alert: StoredAlert, most: number): Promise<boolean>;
  /** Switches one of the user's own on or off; `false` when it is not theirs. */
  setOn(userId: string, id: string, isOn: boolean): Promise<boolean>;
  remove(userId: string, id: string): Promise<boolean>;
  /**
   * Takes alerts that are due, so that no other process takes them before `nowMs` plus the time between two looks. Owners
   * take turns, each with the one longest unseen first: however many one has, others wait no longer.
   */
  take(dueBeforeMs: number, nowMs: number, limit: number): Promise<readonly StoredAlert[]>;
  /** Keeps what a look found; the event, where there is one, is reported once. */
  settle(
    id: string,
    found: { readonly memory: string; readonly problem: string | undefined },
    event: StoredAlertEvent | undefined,
  ): Promise<void>;
  /** Newest first. */
  events(userId: string, limit: number): Promise<readonly StoredAlertEvent[]>;
  /** Those that fired at or after `fromMs`, the oldest first. */
  eventsSince(userId: string, fromMs: number, limit: number): Promise<readonly StoredAlertEvent[]>;
  markSeen(userId: string, upToMs: number): Promise<void>;
  sweep(nowMs: number): Promise<void>;
}

export function createAlerts(database: UserDatabase): Alerts {
  return {
    async list(userId, limit) {
      const rows = await database.all(
        'SELECT * FROM alerts WHERE user_id = $1 ORDER BY created_ms DESC, id LIMIT $2',
        [userId, limit],
      );
      return rows.map(toAlert);
    },
    async add({ id, userId, cluster, address, rule, isOn, createdMs, memory }, most) {
      const added = await database.run(
        `INSERT INTO alerts SELECT $1, $2, $3, $4, $5, CAST($6 AS BIGINT), CAST($7 AS BIGINT), NULL, NULL, $8
         WHERE (SELECT count(*) FROM alerts WHERE user_id = $2) < $9`,
        [id, userId, cluster, address, rule, isOn ? 1 : 0, createdMs, memory, most],
      );
      return added > 0;
    },
    async setOn(userId, id, isOn) {
      const changed = await database.run(
        `UPDATE alerts SET is_on = $3, checked_ms = NULL, problem = NULL, memory = '' WHERE user_id = $1 AND id = $2`,
        [userId, id, isOn ? 1 : 0],
      );
      return changed > 0;
    },
    async remove(userId, id) {
      return (await database.run('DELETE FROM alerts WHERE user_id = $1 AND id = $2', [userId, id])) > 0;
    },
    async take(dueBeforeMs, nowMs, limit) {
      const rows = await database.all(
        `UPDATE alerts SET checked_ms = $2 WHERE is_on = 1 AND (checked_ms IS NULL OR checked_ms < $1) AND id IN (
           SELECT id FROM (
             SELECT id, checked_ms,
               row_number() OVER (PARTITION BY user_id ORDER BY checked_ms NULLS FIRST, id) AS turn
             FROM alerts WHERE is_on = 1 AND (checked_ms IS NULL OR checked_ms < $1)
           ) AS due ORDER BY turn, checked_ms NULLS FIRST, id LIMIT $3
         ) RETURNING *`,
        [dueBeforeMs, nowMs, limit],
      );
      return rows.map(toAlert);
    },
    async settle(id, { memory, problem }, event) {
      await database.transact(async (sql) => {
        const changed = await sql.run('UPDATE alerts SET memory = $2, problem = $3 WHERE id = $1', [
          id,
          memory,
          problem ?? null,
        ]);
        // Deleted meanwhile: nobody wants to hear of it.
        if (changed === 0 || event === undefined) return;
        await sql.run('INSERT INTO alert_events VALUES ($1, $2, $3, $4, $5, $6, $7, 0)', [
          event.id,
          event.alertId,
          event.userId,
          event.cluster,
          event.address,
          event.text,
          event.firedMs,
        ]);
      });
    },
    async events(userId, limit) {
      const rows = await database.all(
        'SELECT * FROM alert_events WHERE user_id = $1 ORDER BY fired_ms DESC, id LIMIT $2',
        [userId, limit],
      );
      return rows.map(toEvent);
    },
    async eventsSince(userId, fromMs, limit) {
      const rows = await database.all(
        'SELECT * FROM alert_events WHERE user_id = $1 AND fired_ms >= $2 ORDER BY fired_ms, id LIMIT $3',
        [userId, fromMs, limit],
      );
      return rows.map(toEvent);
    },
    async markSeen(userId, upToMs) {
      await database.run('UPDATE alert_events SET is_seen = 1 WHERE user_id = $1 AND fired_ms <= $2', [
        userId,
        upToMs,
      ]);
    },
    async sweep(nowMs) {
      await database.run('DELETE FROM alert_events WHERE fired_ms <= $1', [nowMs - EVENT_RETENTION_MS]);
    },
  };
}

function toAlert(row: SqlRow): StoredAlert {
  const { checked_ms: checked, problem } = row;
  return {
    id: textOf(row, 'id'),
    userId: textOf(row, 'user_id'),
    cluster: textOf(row, 'cluster'),
    address: textOf(row, 'address'),
    rule: textOf(row, 'rule'),
    isOn: numberOf(row, 'is_on') === 1,
    createdMs: numberOf(row, 'created_ms'),
    checkedMs: typeof checked === 'number' ? checked : undefined,
    problem: typeof problem === 'string' ? problem : undefined,
    memory: textOf(row, 'memory'),
  };
}

const toEvent = (row: SqlRow): StoredAlertEvent => ({
  id: textOf(row, 'id'),
  alertId: textOf(row, 'alert_id'),
  userId: textOf(row, 'user_id'),
  cluster: textOf(row, 'cluster'),
  address: textOf(row, 'address'),
  text: textOf(row, 'said'),
  firedMs: numberOf(row, 'fired_ms'),
  isSeen: numberOf(row, 'is_seen') === 1,
});
