import { ACCOUNT_TABLES } from './accounts.ts';
import { ALERT_TABLES } from './alerts.ts';
import { API_KEY_TABLES, API_KEY_TEAM_COLUMNS } from './api-keys.ts';
import { AUDIT_TABLES, AUDIT_TEAM_COLUMNS } from './audit.ts';
import { CHALLENGE_TABLES } from './challenges.ts';
import { CHAT_SIZE_COLUMNS, CHAT_TABLES } from './chats.ts';
import { CREDIT_TABLES } from './credits.ts';
import { DASHBOARD_TABLES } from './dashboards.ts';
import { EXPORT_TABLES } from './exports.ts';
import { LABEL_TABLES } from './labels.ts';
import { PROFILE_TABLES } from './profiles.ts';
import { SAVED_QUERY_TABLES } from './saved-queries.ts';
import { SESSION_TABLES } from './sessions.ts';
import { SHARED_CHAT_TABLES } from './shared-chats.ts';
import { SSO_PROVIDER_TABLES } from './sso-providers.ts';
import { SSO_TRANSACTION_TABLES } from './sso-transactions.ts';
import { TEAM_MAKER_COLUMNS, TEAM_TABLES } from './teams.ts';
import { WATCHLIST_TABLES } from './watchlist.ts';
import { WEBHOOK_ORDER_COLUMNS, WEBHOOK_ORDER_INDEXES, WEBHOOK_OUTBOX_TABLES } from './webhook-outbox.ts';
import { WEBHOOK_TABLES } from './webhooks.ts';
import { numberOf, type UserDatabase } from './user-database.ts';

/** What leads from one version to the next, the first from nothing. Never changed once released; only added to. */
const STEPS: readonly (readonly string[])[] = [
  [...ACCOUNT_TABLES, ...CHALLENGE_TABLES, ...SESSION_TABLES, ...CREDIT_TABLES],
  [...SSO_PROVIDER_TABLES, ...SSO_TRANSACTION_TABLES],
  EXPORT_TABLES,
  [...PROFILE_TABLES, ...WATCHLIST_TABLES, ...LABEL_TABLES, ...ALERT_TABLES, ...API_KEY_TABLES],
  CHAT_TABLES,
  SAVED_QUERY_TABLES,
  AUDIT_TABLES,
  SHARED_CHAT_TABLES,
  DASHBOARD_TABLES,
  [...WEBHOOK_TABLES, ...WEBHOOK_OUTBOX_TABLES],
  [...TEAM_TABLES, ...API_KEY_TEAM_COLUMNS, ...AUDIT_TEAM_COLUMNS],
  WEBHOOK_ORDER_COLUMNS,
  TEAM_MAKER_COLUMNS,
  WEBHOOK_ORDER_INDEXES,
  CHAT_SIZE_COLUMNS,
];

/** Brings the tables to this program's version, each step whole or not at all. */
export async function migrateUsers(database: UserDatabase, steps = STEPS): Promise<void> {
  await database.run('CREATE TABLE IF NOT EXISTS schema_steps (step BIGINT PRIMARY KEY)');
  for (const [index, statements] of steps.entries()) {
    await database.transact(async (sql) => {
      if (database.engine === 'postgresql') await sql.all('LOCK TABLE schema_steps IN EXCLUSIVE MODE');
      const [row] = await sql.all('SELECT count(*) AS done FROM schema_steps WHERE step = $1', [index + 1]);
      if (row === undefined || numberOf(row, 'done') > 0) return;
      for (const statement of statements) await sql.run(statement);
      await sql.run('INSERT INTO schema_steps VALUES ($1)', [index + 1]);
    });
  }
}
