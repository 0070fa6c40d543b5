import type { Sql } from './user-database.ts';

/** Tables of what a person or a team has, each with the column that says whose a row is. */
export const OWNED_TABLES: readonly (readonly [table: string, column: string])[] = [
  ['watched', 'user_id'],
  ['labels', 'user_id'],
  ['saved_queries', 'user_id'],
  ['alert_events', 'user_id'],
  ['alerts', 'user_id'],
  ['api_keys', 'user_id'],
  ['export_jobs', 'user_id'],
  ['export_templates', 'user_id'],
  // Their versions go with them.
  ['dashboards', 'owner_id'],
  ['webhook_deliveries', 'owner_id'],
  ['webhook_watches', 'owner_id'],
  ['webhooks', 'owner_id'],
];

/** Removes everything a team has. */
export async function removeOwned(sql: Sql, ownerId: string): Promise<void> {
  // Tries name their message alone.
  await sql.run(
    'DELETE FROM webhook_attempts WHERE delivery_id IN (SELECT id FROM webhook_deliveries WHERE owner_id = $1)',
    [ownerId],
  );
  for (const [table, column] of OWNED_TABLES) {
    await sql.run(`DELETE FROM ${table} WHERE ${column} = $1`, [ownerId]);
  }
}
