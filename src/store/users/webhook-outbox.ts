/**
 * Messages of webhooks on their way: taken under a lease, so that processes that share the store do not send one twice
 * at once; one whose process has gone is taken again when its lease ends. A message is made in the transaction that
 * remembers how far its source was read, so none is lost and none is made twice. Messages of a webhook about one subject
 * go out one after the other: the first of them is ahead, those behind it wait until it is delivered or dead.
 */
import { WEBHOOK_LIMITS } from '#contracts/people/webhooks';
import { numberOf, textOf, type Sql, type UserDatabase } from './user-database.ts';
import { toWatch, type StoredWatch } from './webhooks.ts';

/** A message as it is made. */
export interface NewDelivery {
  /** `webhook-id`. */
  readonly id: string;
  readonly event: string;
  /** What happened, by a name of its own: of one webhook, each is sent once. */
  readonly eventKey: string;
  /** What it is about; empty for one that waits for no other. */
  readonly subject: string;
  /** JSON of the message. */
  readonly body: string;
  readonly createdMs: number;
}

export interface TakenDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly event: string;
  readonly body: string;
  /** Tries since it was made or replayed. */
  readonly tries: number;
  readonly lease: string;
}

export interface StoredAttempt {
  readonly startedMs: number;
  readonly durationMs: number;
  readonly status: number | undefined;
  readonly problem: string | undefined;
  readonly request: string;
  readonly answer: string;
}

/** What became of a try. */
export type AttemptEnd =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'retry'; readonly dueMs: number }
  | { readonly kind: 'dead' };

/** Since when every try of a webhook failed, and how many. */
export interface Failing {
  readonly sinceMs: number;
  readonly tries: number;
}

export interface OutboxBounds {
  /** In flight of one owner, over all processes. */
  readonly perOwner: number;
  readonly limit: number;
}

export const WEBHOOK_OUTBOX_TABLES = [
  `CREATE TABLE webhook_deliveries (
    id TEXT PRIMARY KEY, webhook_id TEXT NOT NULL, owner_id TEXT NOT NULL, event TEXT NOT NULL,
    event_key TEXT NOT NULL, body TEXT NOT NULL, created_ms BIGINT NOT NULL, state TEXT NOT NULL,
    attempts BIGINT NOT NULL, tries BIGINT NOT NULL, due_ms BIGINT NOT NULL, leased_until_ms BIGINT NOT NULL,
    lease TEXT NOT NULL, settled_ms BIGINT, outcome TEXT
  )`,
  'CREATE UNIQUE INDEX webhook_deliveries_once ON webhook_deliveries (webhook_id, event_key)',
  'CREATE INDEX webhook_deliveries_due ON webhook_deliveries (state, due_ms)',
  'CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries (webhook_id, state, created_ms)',
  'CREATE INDEX webhook_deliveries_by_end ON webhook_deliveries (state, settled_ms)',
  'CREATE INDEX webhook_deliveries_by_owner ON webhook_deliveries (owner_id, state)',
  `CREATE TABLE webhook_attempts (
    delivery_id TEXT NOT NULL, number BIGINT NOT NULL, started_ms BIGINT NOT NULL, duration_ms BIGINT NOT NULL,
    status BIGINT, problem TEXT, request TEXT NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (delivery_id, number)
  )`,
];

const IS_AHEAD = "state = 'waiting' AND is_behind = 0";

export const WEBHOOK_ORDER_COLUMNS = [
  'ALTER TABLE webhooks ADD COLUMN failing_tries BIGINT NOT NULL DEFAULT 0',
  "ALTER TABLE webhook_deliveries ADD COLUMN subject TEXT NOT NULL DEFAULT ''",
  // Its place among those of its webhook about the same that wait.
  'ALTER TABLE webhook_deliveries ADD COLUMN turn BIGINT NOT NULL DEFAULT 0',
  'ALTER TABLE webhook_deliveries ADD COLUMN is_behind BIGINT NOT NULL DEFAULT 0',
  `CREATE INDEX webhook_deliveries_turns ON webhook_deliveries (webhook_id, subject, turn) WHERE state = 'waiting'`,
  `CREATE INDEX webhook_deliveries_ahead ON webhook_deliveries (due_ms) WHERE ${IS_AHEAD}`,
  // A team that was removed left them.
  'DELETE FROM webhook_attempts WHERE delivery_id NOT IN (SELECT id FROM webhook_deliveries)',
];

/** Without statistics SQLite prefers an index with more columns that are given: the one by state, over all that wait. */
export const WEBHOOK_ORDER_INDEXES = [
  'DROP INDEX webhook_deliveries_turns',
  'DROP INDEX webhook_deliveries_ahead',
  'CREATE INDEX webhook_deliveries_turns ON webhook_deliveries (webhook_id, subject, state, turn)',
  'CREATE INDEX webhook_deliveries_ahead ON webhook_deliveries (state, is_behind, due_ms)',
];

export interface WebhookOutbox {
  /**
   * Takes subscriptions that are due, in turn between owners, of webhooks that are on and have room for messages, so
   * that no other process takes them before they are due again.
   */
  takeWatches(
    dueBeforeMs: number,
    nowMs: number,
    bounds: OutboxBounds & { readonly waiting: number; readonly waitingOfOwner: number },
    lease: string,
  ): Promise<readonly StoredWatch[]>;
  /**
   * Remembers how far a subscription was read, with the messages that came of it, all or nothing. `false` for one that
   * was taken by somebody else, changed or removed meanwhile: then nothing is stored.
   */
  settleWatch(
    watch: Pick<StoredWatch, 'id' | 'webhookId' | 'ownerId' | 'lease'>,
    found: { readonly memory: string; readonly problem: string | undefined },
    deliveries: readonly NewDelivery[],
  ): Promise<boolean>;
  /** Adds a message that is taken already, under `lease`. */
  addTaken(
    webhook: { readonly webhookId: string; readonly ownerId: string },
    delivery: NewDelivery,
    lease: string,
    leasedUntilMs: number,
  ): Promise<void>;
  /** Takes messages that are due and behind no other, in turn between owners, of webhooks that are on. */
  take(
    nowMs: number,
    leasedUntilMs: number,
    lease: string,
    bounds: OutboxBounds,
  ): Promise<readonly TakenDelivery[]>;
  /**
   * Writes down a try and what became of it. A delivery counts whoever made it; of a try that failed only the holder
   * of the lease decides. Once it waits no more, the next about the same is due. Gives how the webhook fails, where this
   * try counted and failed.
   */
  settle(
    delivery: Pick<TakenDelivery, 'id' | 'webhookId' | 'lease'>,
    attempt: StoredAttempt,
    end: AttemptEnd,
    nowMs: number,
  ): Promise<Failing | undefined>;
  /** Gives a message back untried. */
  release(delivery: Pick<TakenDelivery, 'id' | 'lease'>): Promise<void>;
}

export function createWebhookOutbox(database: UserDatabase): WebhookOutbox {
  return {
    async takeWatches(dueBeforeMs, nowMs, { perOwner, limit, waiting, waitingOfOwner }, lease) {
      const rows = await database.all(
        `UPDATE webhook_watches SET checked_ms = $2, lease = $3
         WHERE (checked_ms IS NULL OR checked_ms < $1) AND id IN (
           WITH due AS (
             SELECT w.id, w.webhook_id, w.owner_id, COALESCE(w.checked_ms, 0) AS checked_ms
             FROM webhook_watches w JOIN webhooks h ON h.id = w.webhook_id
             WHERE h.state = 'on' AND (w.checked_ms IS NULL OR w.checked_ms < $1)
           ),
           loads AS (
             SELECT h.id, h.owner_id, (SELECT count(*) FROM webhook_deliveries d
               WHERE d.webhook_id = h.id AND d.state = 'waiting') AS messages
             FROM webhooks h WHERE h.state = 'on' AND h.owner_id IN (SELECT owner_id FROM due)
           )
           SELECT id FROM (
             SELECT due.id, due.checked_ms, row_number() OVER (
               PARTITION BY due.owner_id ORDER BY due.checked_ms, due.id
             ) AS turn
             FROM due JOIN loads ON loads.id = due.webhook_id
             WHERE loads.messages < $4 AND due.owner_id NOT IN (
               SELECT owner_id FROM loads GROUP BY owner_id HAVING sum(messages) >= $5
             )
           ) AS placed WHERE turn <= $6 ORDER BY turn, checked_ms, id LIMIT $7
         )
         RETURNING *, (SELECT h.name FROM webhooks h WHERE h.id = webhook_id) AS name`,
        [dueBeforeMs, nowMs, lease, waiting, waitingOfOwner, perOwner, limit],
      );
      return rows.map(toWatch);
    },
    settleWatch({ id, webhookId, ownerId, lease }, { memory, problem }, deliveries) {
      return database.transact(async (sql) => {
        await lockWebhook(sql, database.engine, webhookId);
        const changed = await sql.run(
          'UPDATE webhook_watches SET memory = $3, problem = $4 WHERE id = $1 AND lease = $2',
          [id, lease, memory, problem ?? null],
        );
        if (changed === 0) return false;
        for (const delivery of deliveries) {
          await insertDelivery(sql, { webhookId, ownerId }, delivery, '', 0);
        }
        return true;
      });
    },
    addTaken: (webhook, delivery, lease, leasedUntilMs) =>
      insertDelivery(database, webhook, delivery, lease, leasedUntilMs),
    async take(nowMs, leasedUntilMs, lease, { perOwner, limit }) {
      const rows = await database.all(
        `UPDATE webhook_deliveries SET lease = $3, leased_until_ms = $2
         WHERE state = 'waiting' AND is_behind = 0 AND due_ms <= $1 AND leased_until_ms <= $1 AND id IN (
           SELECT id FROM (
             SELECT d.id, d.due_ms, d.leased_until_ms, row_number() OVER (
               PARTITION BY d.owner_id
               ORDER BY CASE WHEN d.leased_until_ms > $1 THEN 0 ELSE 1 END, d.due_ms, d.id
             ) AS turn
             FROM webhook_deliveries d JOIN webhooks h ON h.id = d.webhook_id
             WHERE d.state = 'waiting' AND d.is_behind = 0 AND d.due_ms <= $1 AND h.state = 'on'
           ) AS due WHERE turn <= $4 AND leased_until_ms <= $1 ORDER BY turn, due_ms, id LIMIT $5
         ) RETURNING *`,
        [nowMs, leasedUntilMs, lease, perOwner, limit],
      );
      return rows.map((row) => ({
        id: textOf(row, 'id'),
        webhookId: textOf(row, 'webhook_id'),
        event: textOf(row, 'event'),
        body: textOf(row, 'body'),
        tries: numberOf(row, 'tries'),
        lease: textOf(row, 'lease'),
      }));
    },
    settle({ id, webhookId, lease }, attempt, end, nowMs) {
      const { startedMs, durationMs, status, problem, request, answer } = attempt;
      return database.transact(async (sql) => {
        await lockWebhook(sql, database.engine, webhookId);
        const outcome = problem ?? (status === undefined ? 'delivered' : `delivered, ${status}`);
        const changed =
          end.kind === 'delivered'
            ? await sql.run(
                `UPDATE webhook_deliveries SET state = 'delivered', attempts = attempts + 1, tries = tries + 1,
                   lease = '', leased_until_ms = 0, settled_ms = $2, outcome = $3 WHERE id = $1`,
                [id, nowMs, outcome],
              )
            : await sql.run(
                `UPDATE webhook_deliveries SET state = $3, attempts = attempts + 1, tries = tries + 1, lease = '',
                   leased_until_ms = 0, due_ms = $4, settled_ms = $5, outcome = $6
                 WHERE id = $1 AND lease = $2 AND state = 'waiting'`,
                [
                  id,
                  lease,
                  end.kind === 'dead' ? 'dead' : 'waiting',
                  end.kind === 'dead' ? nowMs : end.dueMs,
                  end.kind === 'dead' ? nowMs : null,
                  outcome,
                ],
              );
        // Removed meanwhile, or a late failure of what somebody else tries now.
        if (changed === 0) return undefined;
        if (end.kind !== 'retry') await letNextAhead(sql, id);
        await sql.run(
          `INSERT INTO webhook_attempts SELECT $1,
             (SELECT COALESCE(max(number), 0) + 1 FROM webhook_attempts WHERE delivery_id = $1),
             CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS BIGINT), $5, $6, $7`,
          [id, startedMs, durationMs, status ?? null, problem ?? null, request, answer],
        );
        await sql.run(
          `DELETE FROM webhook_attempts WHERE delivery_id = $1 AND number <= (
             SELECT max(a.number) FROM webhook_attempts a WHERE a.delivery_id = $1
           ) - $2`,
          [id, WEBHOOK_LIMITS.attempts],
        );
        const [webhook] = await sql.all(
          end.kind === 'delivered'
            ? 'UPDATE webhooks SET delivered_ms = $2, failing_ms = NULL WHERE id = $1 RETURNING failing_ms'
            : `UPDATE webhooks SET failing_ms = COALESCE(failing_ms, $2),
                 failing_tries = CASE WHEN failing_ms IS NULL THEN 1 ELSE failing_tries + 1 END
               WHERE id = $1 RETURNING failing_ms, failing_tries`,
          [webhookId, nowMs],
        );
        return webhook === undefined || end.kind === 'delivered'
          ? undefined
          : { sinceMs: numberOf(webhook, 'failing_ms'), tries: numberOf(webhook, 'failing_tries') };
      });
    },
    async release({ id, lease }) {
      await database.run(
        "UPDATE webhook_deliveries SET lease = '', leased_until_ms = 0 WHERE id = $1 AND lease = $2",
        [id, lease],
      );
    },
  };
}

/** Nothing else makes or ends messages of a webhook until the transaction ends; in SQLite nothing else writes anyway. */
async function lockWebhook(sql: Sql, engine: UserDatabase['engine'], webhookId: string): Promise<void> {
  if (engine === 'postgresql') await sql.all('SELECT id FROM webhooks WHERE id = $1 FOR UPDATE', [webhookId]);
}

/** The next about the same as a message that does not wait any more is behind no other now. */
async function letNextAhead(sql: Sql, id: string): Promise<void> {
  await sql.run(
    `UPDATE webhook_deliveries SET is_behind = 0 WHERE is_behind = 1 AND id = (
       SELECT n.id FROM webhook_deliveries d
         JOIN webhook_deliveries n ON n.webhook_id = d.webhook_id AND n.subject = d.subject
       WHERE d.id = $1 AND d.subject <> '' AND n.state = 'waiting' ORDER BY n.turn LIMIT 1
     )`,
    [id],
  );
}

const OF_SUBJECT =
  "FROM webhook_deliveries w WHERE w.webhook_id = $2 AND w.subject = $10 AND w.state = 'waiting'";

/** Once for each event of a webhook. */
async function insertDelivery(
  sql: Pick<Sql, 'run'>,
  { webhookId, ownerId }: { readonly webhookId: string; readonly ownerId: string },
  { id, event, eventKey, subject, body, createdMs }: NewDelivery,
  lease: string,
  leasedUntilMs: number,
): Promise<void> {
  await sql.run(
    `INSERT INTO webhook_deliveries
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'waiting', 0, 0, $7, $8, $9, NULL, NULL, $10,
       COALESCE((SELECT max(w.turn) ${OF_SUBJECT}), 0) + 1,
       CASE WHEN $10 <> '' AND EXISTS (SELECT 1 ${OF_SUBJECT}) THEN 1 ELSE 0 END)
     ON CONFLICT DO NOTHING`,
    [id, webhookId, ownerId, event, eventKey, body, createdMs, leasedUntilMs, lease, subject],
  );
}
