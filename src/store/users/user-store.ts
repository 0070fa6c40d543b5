import { createAccounts, type Accounts } from './accounts.ts';
import { createAlerts, type Alerts } from './alerts.ts';
import { createAudit, type Audit } from './audit.ts';
import { createApiKeys, type ApiKeys } from './api-keys.ts';
import { createChallenges, type Challenges } from './challenges.ts';
import { createChats, type Chats } from './chats.ts';
import { createCredits, type Credits } from './credits.ts';
import { createDashboards, type Dashboards } from './dashboards.ts';
import { createExports, type Exports } from './exports.ts';
import { createLabels, type Labels } from './labels.ts';
import { migrateUsers } from './migrations.ts';
import { openPostgresUsers } from './postgres-users.ts';
import { createProfiles, type Profiles } from './profiles.ts';
import { createSavedQueries, type SavedQueries } from './saved-queries.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { openSqliteUsers } from './sqlite-users.ts';
import { createSharedChats, type SharedChats } from './shared-chats.ts';
import { createSsoProviders, type SsoProviders } from './sso-providers.ts';
import { createSsoTransactions, type SsoTransactions } from './sso-transactions.ts';
import { createTeamInvitations, type TeamInvitations } from './team-invitations.ts';
import { createTeams, type Teams } from './teams.ts';
import { forgetTimesAhead } from './times-ahead.ts';
import { createWatchlist, type Watchlist } from './watchlist.ts';
import { createWebhookLog, type WebhookLog } from './webhook-log.ts';
import { createWebhookOutbox, type WebhookOutbox } from './webhook-outbox.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';
import { traceUsers } from './trace-users.ts';
import type { UserDatabase, UserPlace } from './user-database.ts';
import { watchWrites, type HearWrite } from './watch-writes.ts';

/** Everything that belongs to people, by subject. */
export interface UserStore {
  readonly engine: UserDatabase['engine'];
  readonly accounts: Accounts;
  readonly challenges: Challenges;
  readonly sessions: Sessions;
  readonly credits: Credits;
  readonly exports: Exports;
  readonly profiles: Profiles;
  readonly watchlist: Watchlist;
  readonly labels: Labels;
  readonly savedQueries: SavedQueries;
  readonly dashboards: Dashboards;
  readonly chats: Chats;
  readonly sharedChats: SharedChats;
  readonly alerts: Alerts;
  readonly apiKeys: ApiKeys;
  readonly teams: Teams;
  readonly teamInvitations: TeamInvitations;
  readonly audit: Audit;
  readonly ssoProviders: SsoProviders;
  readonly ssoTransactions: SsoTransactions;
  readonly webhooks: Webhooks;
  readonly webhookOutbox: WebhookOutbox;
  readonly webhookLog: WebhookLog;
  /** Rejects when the database cannot be asked. */
  check(): Promise<void>;
  /** Forgets what has expired, and times that have not come yet. */
  sweep(nowMs: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date. Rejects with `store/users-unavailable`, and for a folder also with
 * `store/users-damaged` and `store/users-not-writable`. `hear` hears of what is written and of what cannot be.
 */
export async function openUserStore(place: UserPlace, hear?: HearWrite): Promise<UserStore> {
  const database = traceUsers(openUserDatabase(place));
  return openUserStoreOn(hear === undefined ? database : watchWrites(database, hear));
}

/** The same on a database that is open. */
export async function openUserStoreOn(database: UserDatabase): Promise<UserStore> {
  await migrateUsers(database);
  const challenges = createChallenges(database);
  const sessions = createSessions(database);
  const credits = createCredits(database);
  const exports = createExports(database);
  const alerts = createAlerts(database);
  const audit = createAudit(database);
  const sharedChats = createSharedChats(database);
  const teams = createTeams(database);
  const ssoTransactions = createSsoTransactions(database);
  const webhookLog = createWebhookLog(database);
  return {
    engine: database.engine,
    accounts: createAccounts(database),
    challenges,
    sessions,
    credits,
    exports,
    profiles: createProfiles(database),
    watchlist: createWatchlist(database),
    labels: createLabels(database),
    savedQueries: createSavedQueries(database),
    dashboards: createDashboards(database),
    chats: createChats(database),
    sharedChats,
    alerts,
    apiKeys: createApiKeys(database),
    teams,
    teamInvitations: createTeamInvitations(database),
    audit,
    ssoProviders: createSsoProviders(database),
    ssoTransactions,
    webhooks: createWebhooks(database),
    webhookOutbox: createWebhookOutbox(database),
    webhookLog,
    check: async () => void (await database.all('SELECT 1 AS one')),
    async sweep(nowMs) {
      await challenges.sweep(nowMs);
      await sessions.sweep(nowMs);
      await credits.sweep(nowMs);
      await exports.sweep(nowMs);
      await alerts.sweep(nowMs);
      await teams.sweep(nowMs);
      await audit.sweep(nowMs);
      await sharedChats.sweep(nowMs);
      await ssoTransactions.sweep(nowMs);
      await webhookLog.sweep(nowMs);
      await forgetTimesAhead(database, nowMs);
    },
    close: () => database.close(),
  };
}

export function openUserDatabase(place: UserPlace): UserDatabase {
  switch (place.kind) {
    case 'memory':
      return openSqliteUsers(undefined);
    case 'folder':
      return openSqliteUsers(place.folder);
    case 'postgresql':
      return openPostgresUsers(place.url, place.schema);
  }
}
