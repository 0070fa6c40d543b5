import type { Sql } from './user-database.ts';

/** No process that shares the store has a clock that is ahead by more. */
const AHEAD_MS = 300_000;

/**
 * Times that have not come yet were written before the clock was set back: what was looked at then would not be looked at
 * until it has caught up. `nowMs` is unix time.
 */
export async function forgetTimesAhead(sql: Sql, nowMs: number): Promise<void> {
  const values = [nowMs, nowMs + AHEAD_MS];
  await sql.run('UPDATE alerts SET checked_ms = $1 WHERE checked_ms > $2', values);
  await sql.run('UPDATE webhook_watches SET checked_ms = $1 WHERE checked_ms > $2', values);
  await sql.run(
    "UPDATE webhook_deliveries SET leased_until_ms = $1 WHERE state = 'waiting' AND leased_until_ms > $2",
    values,
  );
  // A message that was never tried was due at once.
  await sql.run(
    "UPDATE webhook_deliveries SET due_ms = $1 WHERE state = 'waiting' AND tries = 0 AND due_ms > $2",
    values,
  );
}
