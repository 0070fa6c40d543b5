/** What was sent to webhooks and what came back: bounded, and looked at by their owner. */
import { WEBHOOK_LIMITS } from '#contracts/people/webhooks';
import { findOne, numberOf, textOf, type Sql, type SqlRow, type UserDatabase } from './user-database.ts';
import type { StoredAttempt } from './webhook-outbox.ts';

export interface LoggedDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly event: string;
  readonly body: string;
  readonly state: string;
  readonly createdMs: number;
  readonly attempts: number;
  readonly dueMs: number;
  /** Whether one before it, about the same, waits. */
  readonly isBehind: boolean;
  readonly settledMs: number | undefined;
  readonly outcome: string | undefined;
}

export interface LoggedAttempt extends StoredAttempt {
  readonly number: number;
}

/** Where a page of the log goes on: what stands before this one. */
export interface LogPlace {
  readonly createdMs: number;
  readonly id: string;
}

export interface WebhookLog {
  /** Newest first. */
  list(
    ownerId: string,
    webhookId: string,
    wish: { readonly state?: string | undefined; readonly before?: LogPlace | undefined },
    limit: number,
  ): Promise<readonly LoggedDelivery[]>;
  /** One of the owner's own. */
  find(ownerId: string, id: string): Promise<LoggedDelivery | undefined>;
  /** Newest first. */
  attempts(id: string, limit: number): Promise<readonly LoggedAttempt[]>;
  /**
   * Lets one that is done with wait again, as if it had not been tried and behind no other; `false` when it is not theirs, waits already
   * or its webhook has `mostWaiting` messages.
   */
  replay(ownerId: string, id: string, nowMs: number, mostWaiting: number): Promise<boolean>;
  /** The same of every dead letter of a webhook, the oldest first, as far as there is room; gives how many. */
  replayDead(ownerId: string, webhookId: string, nowMs: number, mostWaiting: number): Promise<number>;
  /** Forgets what is older than it is stored, and what is beyond `WEBHOOK_LIMITS.log` of those done with. */
  sweep(nowMs: number): Promise<void>;
}

/** How long a delivered message stays in the log, and how long a dead letter can be replayed. */
const DELIVERED_MS = 7 * 86_400_000;
const DEAD_MS = 30 * 86_400_000;
/** Webhooks whose log is cut in one go, and messages of one of them. */
const AT_ONCE = 100;
const MOST_FORGOTTEN = 10_000;

const ROOM = `(SELECT count(*) FROM webhook_deliveries w WHERE w.webhook_id = webhook_deliveries.webhook_id
  AND w.state = 'waiting')`;

export function createWebhookLog(database: UserDatabase): WebhookLog {
  return {
    async list(ownerId, webhookId, { state, before }, limit) {
      const values: (string | number)[] = [ownerId, webhookId];
      const place = (value: string | number): string => `$${values.push(value)}`;
      const ofState = state === undefined ? '' : `AND state = ${place(state)}`;
      let older = '';
      if (before !== undefined) {
        const time = place(before.createdMs);
        older = `AND (created_ms < ${time} OR (created_ms = ${time} AND id < ${place(before.id)}))`;
      }
      const rows = await database.all(
        `SELECT * FROM webhook_deliveries WHERE owner_id = $1 AND webhook_id = $2 ${ofState} ${older}
         ORDER BY created_ms DESC, id DESC LIMIT ${place(limit)}`,
        values,
      );
      return rows.map(toDelivery);
    },
    async find(ownerId, id) {
      const row = await findOne(
        database,
        'SELECT * FROM webhook_deliveries WHERE owner_id = $1 AND id = $2',
        [ownerId, id],
      );
      return row && toDelivery(row);
    },
    async attempts(id, limit) {
      const rows = await database.all(
        'SELECT * FROM webhook_attempts WHERE delivery_id = $1 ORDER BY number DESC LIMIT $2',
        [id, limit],
      );
      return rows.map(toAttempt);
    },
    async replay(ownerId, id, nowMs, mostWaiting) {
      const changed = await database.run(
        `UPDATE webhook_deliveries SET state = 'waiting', tries = 0, due_ms = $3, settled_ms = NULL, lease = '',
           leased_until_ms = 0, subject = '', is_behind = 0 WHERE owner_id = $1 AND id = $2 AND state <> 'waiting' AND ${ROOM} < $4`,
        [ownerId, id, nowMs, mostWaiting],
      );
      return changed > 0;
    },
    replayDead(ownerId, webhookId, nowMs, mostWaiting) {
      return database.run(
        `UPDATE webhook_deliveries SET state = 'waiting', tries = 0, due_ms = $3, settled_ms = NULL, lease = '',
           leased_until_ms = 0, subject = '', is_behind = 0
         WHERE state = 'dead' AND id IN (
           SELECT id FROM webhook_deliveries WHERE owner_id = $1 AND webhook_id = $2 AND state = 'dead'
           ORDER BY created_ms, id LIMIT (SELECT CASE WHEN count(*) > $4 THEN 0 ELSE $4 - count(*) END
             FROM webhook_deliveries WHERE webhook_id = $2 AND state = 'waiting')
         )`,
        [ownerId, webhookId, nowMs, mostWaiting],
      );
    },
    async sweep(nowMs) {
      await database.transact(async (sql) => {
        await forget(
          sql,
          `(state = 'delivered' AND settled_ms <= $1) OR (state = 'dead' AND settled_ms <= $2)`,
          [nowMs - DELIVERED_MS, nowMs - DEAD_MS],
        );
        const full = await sql.all(
          `SELECT webhook_id FROM webhook_deliveries WHERE state <> 'waiting'
           GROUP BY webhook_id HAVING count(*) > $1 LIMIT $2`,
          [WEBHOOK_LIMITS.log, AT_ONCE],
        );
        for (const row of full) {
          // Dead letters are asked for again, so delivered ones go first.
          await forget(
            sql,
            `id IN (
               SELECT id FROM webhook_deliveries WHERE webhook_id = $1 AND state <> 'waiting'
               ORDER BY CASE WHEN state = 'dead' THEN 0 ELSE 1 END, created_ms DESC, id DESC LIMIT $2 OFFSET $3
             )`,
            [textOf(row, 'webhook_id'), MOST_FORGOTTEN, WEBHOOK_LIMITS.log],
          );
        }
      });
    },
  };
}

/** Removes messages that are done with, and their tries. */
async function forget(sql: Sql, condition: string, values: readonly (string | number)[]): Promise<void> {
  await sql.run(
    `DELETE FROM webhook_attempts WHERE delivery_id IN (SELECT id FROM webhook_deliveries WHERE ${condition})`,
    values,
  );
  await sql.run(`DELETE FROM webhook_deliveries WHERE ${condition}`, values);
}

function toDelivery(row: SqlRow): LoggedDelivery {
  const { settled_ms: settled, outcome } = row;
  return {
    id: textOf(row, 'id'),
    webhookId: textOf(row, 'webhook_id'),
    event: textOf(row, 'event'),
    body: textOf(row, 'body'),
    state: textOf(row, 'state'),
    createdMs: numberOf(row, 'created_ms'),
    attempts: numberOf(row, 'attempts'),
    dueMs: numberOf(row, 'due_ms'),
    isBehind: numberOf(row, 'is_behind') === 1,
    settledMs: typeof settled === 'number' ? settled : undefined,
    outcome: typeof outcome === 'string' ? outcome : undefined,
  };
}

function toAttempt(row: SqlRow): LoggedAttempt {
  const { status, problem } = row;
  return {
    number: numberOf(row, 'number'),
    startedMs: numberOf(row, 'started_ms'),
    durationMs: numberOf(row, 'duration_ms'),
    status: typeof status === 'number' ? status : undefined,
    problem: typeof problem === 'string' ? problem : undefined,
    request: textOf(row, 'request'),
    answer: textOf(row, 'answer'),
  };
}
