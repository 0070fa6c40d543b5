/** Clocks of two processes may differ by so much; beyond it, one was set. */
const CLOCK_MS = 60_000;

/**
 * For SQLite: a lease that lasts longer than any that is given was given before the clock was set back. It lasts as long
 * as a new one from now on: its holder renews it, or is gone.
 */
export const SHORTEN_LEASE = `UPDATE leases SET expires_ms = $now + $ttl
  WHERE shard = $shard AND expires_ms > $now + $ttl + ${CLOCK_MS}`;

/** The same for PostgreSQL: `$1` is the shard, `$2` how long a new one lasts, in milliseconds. */
export const SHORTEN_LEASE_PG = `UPDATE leases
  SET expires_at = clock_timestamp() + $2::bigint * interval '1 millisecond'
  WHERE shard = $1 AND expires_at > clock_timestamp() + ($2::bigint + ${CLOCK_MS}) * interval '1 millisecond'
  RETURNING shard`;
