import { findOne, numberOf, textOf, type Sql, type SqlRow, type UserDatabase } from './user-database.ts';

export interface StoredWebhook {
  readonly id: string;
  /** Whose it is: a user today. */
  readonly ownerId: string;
  readonly name: string;
  readonly kind: string;
  /** Where it goes, without anything secret. */
  readonly destination: string;
  /** Its settings and secrets, sealed. */
  readonly sealed: string;
  /** `on`, or why nothing is sent. */
  readonly state: string;
  readonly reason: string | undefined;
  readonly stateMs: number;
  readonly createdMs: number;
  readonly deliveredMs: number | undefined;
  /** Since when every try failed. */
  readonly failingMs: number | undefined;
  readonly secretMs: number | undefined;
  readonly oldSecretUntilMs: number | undefined;
}

export interface WebhookCounts {
  readonly waiting: number;
  readonly dead: number;
}

/** One subscription of a webhook, with how far it was read. */
export interface StoredWatch {
  readonly id: string;
  readonly webhookId: string;
  readonly ownerId: string;
  readonly webhookName: string;
  /** JSON. */
  readonly subscription: string;
  /** What its source must remember from one look to the next; its own text, empty before the first. */
  readonly memory: string;
  readonly checkedMs: number | undefined;
  readonly problem: string | undefined;
  /** Who took it last. */
  readonly lease: string;
}

export const WEBHOOK_TABLES = [
  `CREATE TABLE webhooks (
    id TEXT PRIMARY KEY, owner_id TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL, destination TEXT NOT NULL,
    sealed TEXT NOT NULL, state TEXT NOT NULL, reason TEXT, state_ms BIGINT NOT NULL, created_ms BIGINT NOT NULL,
    delivered_ms BIGINT, failing_ms BIGINT, secret_ms BIGINT, old_secret_until_ms BIGINT
  )`,
  'CREATE INDEX webhooks_by_owner ON webhooks (owner_id, created_ms)',
  `CREATE TABLE webhook_watches (
    id TEXT PRIMARY KEY, webhook_id TEXT NOT NULL, owner_id TEXT NOT NULL, place BIGINT NOT NULL,
    subscription TEXT NOT NULL, memory TEXT NOT NULL, checked_ms BIGINT, problem TEXT, lease TEXT NOT NULL
  )`,
  'CREATE INDEX webhook_watches_by_webhook ON webhook_watches (webhook_id, place)',
  'CREATE INDEX webhook_watches_by_check ON webhook_watches (checked_ms)',
];

/** What may be changed of a webhook; what is left out stays. */
export type WebhookChange = Partial<
  Pick<
    StoredWebhook,
    | 'name'
    | 'kind'
    | 'destination'
    | 'sealed'
    | 'state'
    | 'reason'
    | 'stateMs'
    | 'failingMs'
    | 'secretMs'
    | 'oldSecretUntilMs'
  >
>;

export interface Webhooks {
  /** Newest first. */
  list(ownerId: string, limit: number): Promise<readonly StoredWebhook[]>;
  find(id: string): Promise<StoredWebhook | undefined>;
  watches(ownerId: string): Promise<readonly StoredWatch[]>;
  /** Messages of each webhook of an owner that wait or are dead letters; none where there are none. */
  counts(ownerId: string): Promise<ReadonlyMap<string, WebhookCounts>>;
  /**
   * Adds it with its subscriptions; `false` when the owner has `most` already or its subscriptions would be more than
   * `mostWatches`.
   */
  add(
    webhook: StoredWebhook,
    watches: readonly Pick<StoredWatch, 'id' | 'subscription'>[],
    most: number,
    mostWatches: number,
  ): Promise<boolean>;
  /** Changes one of the owner's own; `false` when it is not theirs. */
  change(ownerId: string, id: string, change: WebhookChange): Promise<boolean>;
  /**
   * Makes these its subscriptions. One it had already goes on where it was; `false` where the owner's would be more
   * than `mostWatches`.
   */
  subscribe(
    webhook: Pick<StoredWebhook, 'id' | 'ownerId'>,
    watches: readonly Pick<StoredWatch, 'id' | 'subscription'>[],
    mostWatches: number,
  ): Promise<boolean>;
  /** Forgets how far its subscriptions were read, so that they begin now. */
  restart(id: string): Promise<void>;
  /** Stops one that is on, for a reason; `false` when it is not on. */
  stop(id: string, reason: string, nowMs: number): Promise<boolean>;
  /** Removes it with all its messages. */
  remove(ownerId: string, id: string): Promise<boolean>;
}

const COLUMN: Readonly<Record<keyof WebhookChange, string>> = {
  name: 'name',
  kind: 'kind',
  destination: 'destination',
  sealed: 'sealed',
  state: 'state',
  reason: 'reason',
  stateMs: 'state_ms',
  failingMs: 'failing_ms',
  secretMs: 'secret_ms',
  oldSecretUntilMs: 'old_secret_until_ms',
};

export function createWebhooks(database: UserDatabase): Webhooks {
  return {
    async list(ownerId, limit) {
      const rows = await database.all(
        'SELECT * FROM webhooks WHERE owner_id = $1 ORDER BY created_ms DESC, id LIMIT $2',
        [ownerId, limit],
      );
      return rows.map(toWebhook);
    },
    async find(id) {
      const row = await findOne(database, 'SELECT * FROM webhooks WHERE id = $1', [id]);
      return row && toWebhook(row);
    },
    async watches(ownerId) {
      const rows = await database.all(
        `SELECT w.*, h.name FROM webhook_watches w JOIN webhooks h ON h.id = w.webhook_id
         WHERE w.owner_id = $1 ORDER BY w.webhook_id, w.place`,
        [ownerId],
      );
      return rows.map(toWatch);
    },
    async counts(ownerId) {
      const rows = await database.all(
        `SELECT webhook_id, state, count(*) AS messages FROM webhook_deliveries
         WHERE owner_id = $1 AND state <> 'delivered' GROUP BY webhook_id, state`,
        [ownerId],
      );
      const counts = new Map<string, { waiting: number; dead: number }>();
      for (const row of rows) {
        const id = textOf(row, 'webhook_id');
        const found = counts.get(id) ?? { waiting: 0, dead: 0 };
        found[textOf(row, 'state') === 'dead' ? 'dead' : 'waiting'] = numberOf(row, 'messages');
        counts.set(id, found);
      }
      return counts;
    },
    add(webhook, watches, most, mostWatches) {
      const { id, ownerId, name, kind, destination, sealed, state, reason } = webhook;
      const { stateMs, createdMs, secretMs } = webhook;
      return withOwner(database, ownerId, async (sql) => {
        const had = await findOne(sql, 'SELECT count(*) AS webhooks FROM webhooks WHERE owner_id = $1', [
          ownerId,
        ]);
        if (had !== undefined && numberOf(had, 'webhooks') >= most) return false;
        if ((await countWatches(sql, ownerId, id)) + watches.length > mostWatches) return false;
        await sql.run(
          'INSERT INTO webhooks VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, NULL, NULL, $11, NULL, 0)',
          [
            id,
            ownerId,
            name,
            kind,
            destination,
            sealed,
            state,
            reason ?? null,
            stateMs,
            createdMs,
            secretMs ?? null,
          ],
        );
        for (const [place, watch] of watches.entries()) await insertWatch(sql, webhook, watch, place);
        return true;
      });
    },
    async change(ownerId, id, change) {
      const entries = Object.entries(change) as [keyof WebhookChange, string | number | undefined][]; // of its own keys
      const sets = entries.map(([key], at) => `${COLUMN[key]} = $${at + 3}`).join(', ');
      const changed = await database.run(`UPDATE webhooks SET ${sets} WHERE owner_id = $1 AND id = $2`, [
        ownerId,
        id,
        ...entries.map(([, value]) => value ?? null),
      ]);
      return changed > 0;
    },
    subscribe(webhook, watches, mostWatches) {
      return withOwner(database, webhook.ownerId, async (sql) => {
        if ((await countWatches(sql, webhook.ownerId, webhook.id)) + watches.length > mostWatches)
          return false;
        const rows = await sql.all('SELECT id, subscription FROM webhook_watches WHERE webhook_id = $1', [
          webhook.id,
        ]);
        const had = new Map(rows.map((row) => [textOf(row, 'subscription'), textOf(row, 'id')]));
        for (const [place, watch] of watches.entries()) {
          const id = had.get(watch.subscription);
          had.delete(watch.subscription);
          if (id === undefined) await insertWatch(sql, webhook, watch, place);
          else await sql.run('UPDATE webhook_watches SET place = $2 WHERE id = $1', [id, place]);
        }
        for (const id of had.values()) await sql.run('DELETE FROM webhook_watches WHERE id = $1', [id]);
        return true;
      });
    },
    async restart(id) {
      // A look that is under way loses its lease, so what it finds is not taken.
      await database.run(
        `UPDATE webhook_watches SET memory = '', checked_ms = NULL, problem = NULL, lease = '' WHERE webhook_id = $1`,
        [id],
      );
    },
    async stop(id, reason, nowMs) {
      const changed = await database.run(
        `UPDATE webhooks SET state = 'stopped', reason = $2, state_ms = $3 WHERE id = $1 AND state = 'on'`,
        [id, reason, nowMs],
      );
      return changed > 0;
    },
    remove(ownerId, id) {
      return database.transact(async (sql) => {
        const removed = await sql.run('DELETE FROM webhooks WHERE owner_id = $1 AND id = $2', [ownerId, id]);
        if (removed === 0) return false;
        await sql.run('DELETE FROM webhook_watches WHERE webhook_id = $1', [id]);
        await sql.run(
          'DELETE FROM webhook_attempts WHERE delivery_id IN (SELECT id FROM webhook_deliveries WHERE webhook_id = $1)',
          [id],
        );
        await sql.run('DELETE FROM webhook_deliveries WHERE webhook_id = $1', [id]);
        return true;
      });
    },
  };
}

/** A transaction no other of the same owner runs beside: what is counted in it still holds when it ends. */
function withOwner<T>(database: UserDatabase, ownerId: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  return database.transact(async (sql) => {
    if (database.engine === 'postgresql') {
      await sql.all('SELECT pg_advisory_xact_lock(hashtext($1))', [`webhooks ${ownerId}`]);
    }
    return work(sql);
  });
}

/** Subscriptions of an owner's other webhooks. */
async function countWatches(sql: Sql, ownerId: string, besides: string): Promise<number> {
  const row = await findOne(
    sql,
    'SELECT count(*) AS watches FROM webhook_watches WHERE owner_id = $1 AND webhook_id <> $2',
    [ownerId, besides],
  );
  return row === undefined ? 0 : numberOf(row, 'watches');
}

async function insertWatch(
  sql: Sql,
  { id: webhookId, ownerId }: Pick<StoredWebhook, 'id' | 'ownerId'>,
  { id, subscription }: Pick<StoredWatch, 'id' | 'subscription'>,
  place: number,
): Promise<void> {
  await sql.run("INSERT INTO webhook_watches VALUES ($1, $2, $3, $4, $5, '', NULL, NULL, '')", [
    id,
    webhookId,
    ownerId,
    place,
    subscription,
  ]);
}

const optionalNumber = (row: SqlRow, column: string): number | undefined =>
  row[column] === null ? undefined : numberOf(row, column);
const optionalText = (row: SqlRow, column: string): string | undefined =>
  row[column] === null ? undefined : textOf(row, column);

function toWebhook(row: SqlRow): StoredWebhook {
  return {
    id: textOf(row, 'id'),
    ownerId: textOf(row, 'owner_id'),
    name: textOf(row, 'name'),
    kind: textOf(row, 'kind'),
    destination: textOf(row, 'destination'),
    sealed: textOf(row, 'sealed'),
    state: textOf(row, 'state'),
    reason: optionalText(row, 'reason'),
    stateMs: numberOf(row, 'state_ms'),
    createdMs: numberOf(row, 'created_ms'),
    deliveredMs: optionalNumber(row, 'delivered_ms'),
    failingMs: optionalNumber(row, 'failing_ms'),
    secretMs: optionalNumber(row, 'secret_ms'),
    oldSecretUntilMs: optionalNumber(row, 'old_secret_until_ms'),
  };
}

export function toWatch(row: SqlRow): StoredWatch {
  return {
    id: textOf(row, 'id'),
    webhookId: textOf(row, 'webhook_id'),
    ownerId: textOf(row, 'owner_id'),
    webhookName: textOf(row, 'name'),
    subscription: textOf(row, 'subscription'),
    memory: textOf(row, 'memory'),
    checkedMs: optionalNumber(row, 'checked_ms'),
    problem: optionalText(row, 'problem'),
    lease: textOf(row, 'lease'),
  };
}
