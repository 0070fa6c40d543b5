/** What signed-in people keep on the server. Everything here is their own; texts are theirs and so untrusted. */
import type { Cluster, ServedCluster } from '../cluster.ts';
import type { InTeam, Role } from './roles.ts';

/** What a transaction page opens first. */
export const TRANSACTION_TABS = ['instructions', 'changes', 'funds', 'accounts', 'logs', 'raw'] as const;
export type TransactionTab = (typeof TRANSACTION_TABS)[number];

export const MAX_NAME = 40;
export const MAX_LABEL = 60;
export const MAX_NOTE = 200;
export const MAX_WATCHED = 500;
export const MAX_LABELS = 1_000;
export const MAX_ALERTS = 100;
export const MAX_KEYS = 10;
export const MAX_QUERIES = 100;
/** Addresses changed by one action, so that its row of the audit log holds them all. */
export const MAX_MANY = 16;
/** Rows of one file of the audit log. */
export const MAX_AUDIT_ROWS = 50_000;
/** Alerts that run a query: each costs what the query does. */
export const MAX_QUERY_ALERTS = 5;

export interface Profile {
  readonly displayName: string | undefined;
  readonly transactionTab: TransactionTab | undefined;
  /** Unix milliseconds of the first sign-in. */
  readonly memberSinceMs: number;
}

export type WatchedKind = 'account' | 'token' | 'program' | 'validator' | 'market';
export const WATCHED_KINDS: readonly WatchedKind[] = ['account', 'token', 'program', 'validator', 'market'];

export interface Watched {
  readonly cluster: Cluster;
  readonly kind: WatchedKind;
  readonly address: string;
  readonly note: string | undefined;
  readonly addedMs: number;
}

export interface OwnLabel {
  readonly address: string;
  readonly label: string;
  readonly changedMs: number;
}

/** What an alert waits for. Amounts are decimal texts of whole units: lamports, or 10⁻⁶ dollars. */
export type AlertRule =
  | { readonly kind: 'balance-below' | 'balance-above'; readonly lamports: string }
  /** A new transaction of the account. */
  | { readonly kind: 'activity' }
  /** Only where blocks are indexed. */
  | { readonly kind: 'price-below' | 'price-above'; readonly microUsd: string }
  /** Rows or groups of a query that were not there at the look before. `query` is its JSON. */
  | { readonly kind: 'query'; readonly query: string };

export interface Alert {
  readonly id: string;
  readonly cluster: Cluster;
  /** Absent where a query is what it is about. */
  readonly address: string | undefined;
  readonly rule: AlertRule;
  readonly isOn: boolean;
  readonly createdMs: number;
  /** When it was last looked at; absent before the first time. */
  readonly checkedMs: number | undefined;
  /** Why it could not be looked at the last time. */
  readonly problem: string | undefined;
}

export interface AlertEvent {
  readonly id: string;
  readonly alertId: string;
  readonly cluster: Cluster;
  /** Absent where a query is what it is about. */
  readonly address: string | undefined;
  /** What happened, with its figures. */
  readonly text: string;
  readonly firedMs: number;
  readonly isSeen: boolean;
}

export interface SavedQuery {
  readonly name: string;
  /** JSON of it. */
  readonly query: string;
  readonly changedMs: number;
}

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  /** Its first characters, by which its owner tells it from others. */
  readonly prefix: string;
  readonly createdMs: number;
  readonly usedMs: number | undefined;
  /** What a team's key acts as, and never more than whoever made it; absent for a person's own. */
  readonly role: Role | undefined;
  /** Requests on the newest UTC day it was used. */
  readonly callsToday: number;
}

/** A change somebody made, as it was written down when it was made. */
export interface AuditRow {
  /** From 1 over the whole server, without gaps. */
  readonly seq: number;
  readonly atMs: number;
  /** A key is a team's. */
  readonly actor: 'person' | 'key' | 'operator';
  /** In a team's log, whose hand it was: their wallet, else what they call themselves. */
  readonly who?: string | undefined;
  /** What was done, by the name of its action; `signIn` for a session that begins. */
  readonly action: string;
  readonly thing: string;
  /** JSON; empty where there was nothing. */
  readonly before: string;
  readonly after: string;
  /** Where it came from, by the network. */
  readonly client: string;
  /** SHA-256 over the row and the hash of the row before. */
  readonly hash: string;
}

/** Which rows; all that is given must be so. Unix milliseconds, the end left out. */
export interface AuditWish {
  readonly action?: string | undefined;
  readonly thing?: string | undefined;
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
}

/** In a team's log also by whom, by the id members have there. */
export interface TeamAuditWish extends AuditWish {
  readonly member?: string | undefined;
}

export interface AuditPage {
  /** Newest first. */
  readonly rows: readonly AuditRow[];
  /** What `before` is for the rows after these; absent on the last page. */
  readonly next: number | undefined;
}

/** Actions on all of this. */
export interface PeopleActions {
  profile: { input: object; answer: Profile };
  saveProfile: {
    input: { displayName?: string | undefined; transactionTab?: TransactionTab | undefined };
    answer: Profile;
  };
  watchlist: { input: InTeam; answer: { readonly entries: readonly Watched[] } };
  watch: {
    input: InTeam & { cluster: ServedCluster; address: string; kind: WatchedKind; note?: string | undefined };
    answer: { readonly entries: readonly Watched[] };
  };
  /** At most `MAX_MANY`. */
  watchMany: {
    input: InTeam & {
      cluster: ServedCluster;
      entries: readonly { readonly address: string; readonly kind: WatchedKind }[];
      note?: string | undefined;
    };
    answer: { readonly entries: readonly Watched[] };
  };
  unwatch: {
    input: InTeam & { cluster: string; address: string };
    answer: { readonly entries: readonly Watched[] };
  };
  labels: { input: InTeam; answer: { readonly labels: readonly OwnLabel[] } };
  label: {
    input: InTeam & { address: string; label: string };
    answer: { readonly labels: readonly OwnLabel[] };
  };
  /** The same label for all of them, at most `MAX_MANY`. */
  labelMany: {
    input: InTeam & { addresses: readonly string[]; label: string };
    answer: { readonly labels: readonly OwnLabel[] };
  };
  unlabel: { input: InTeam & { address: string }; answer: { readonly labels: readonly OwnLabel[] } };
  savedQueries: { input: InTeam; answer: { readonly queries: readonly SavedQuery[] } };
  saveQuery: {
    input: InTeam & { name: string; query: string };
    answer: { readonly queries: readonly SavedQuery[] };
  };
  removeQuery: { input: InTeam & { name: string }; answer: { readonly queries: readonly SavedQuery[] } };
  alerts: { input: InTeam; answer: { readonly alerts: readonly Alert[] } };
  addAlert: {
    /** A query has no address, everything else has one. */
    input: InTeam & { cluster: ServedCluster; address?: string | undefined; rule: AlertRule };
    answer: { readonly alerts: readonly Alert[] };
  };
  switchAlert: {
    input: InTeam & { id: string; isOn: boolean };
    answer: { readonly alerts: readonly Alert[] };
  };
  removeAlert: { input: InTeam & { id: string }; answer: { readonly alerts: readonly Alert[] } };
  /** The newest hundred. */
  alertEvents: { input: InTeam; answer: { readonly events: readonly AlertEvent[] } };
  seeAlertEvents: { input: InTeam & { upToMs: number }; answer: { readonly events: readonly AlertEvent[] } };
  apiKeys: { input: InTeam; answer: { readonly keys: readonly ApiKey[] } };
  createApiKey: {
    /** A team's key acts by the role it is given, `viewer` when left out; whoever makes it may give no more than theirs. */
    input: InTeam & { name: string; role?: Role | undefined };
    answer: NewApiKey;
  };
  removeApiKey: { input: InTeam & { id: string }; answer: { readonly keys: readonly ApiKey[] } };
  auditLog: { input: InTeam & TeamAuditWish & { before?: number | undefined }; answer: AuditPage };
  /** A file with every row that is wished for, at most `MAX_AUDIT_ROWS`. */
  auditFile: { input: InTeam & TeamAuditWish & { format: 'csv' | 'json' }; answer: undefined };
  /** Of everybody, for whoever shows the operator's credential. */
  operatorAudit: {
    input: AuditWish & { before?: number | undefined; user?: string | undefined };
    answer: AuditPage;
  };
}

type Routes = {
  readonly [Name in keyof PeopleActions]: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    readonly route: string;
  };
};

export const PEOPLE_ROUTES: Routes = {
  profile: { method: 'GET', route: '/api/me/profile' },
  saveProfile: { method: 'PUT', route: '/api/me/profile' },
  watchlist: { method: 'GET', route: '/api/me/watchlist' },
  watch: { method: 'PUT', route: '/api/me/watchlist' },
  watchMany: { method: 'PUT', route: '/api/me/watchlist/many' },
  unwatch: { method: 'DELETE', route: '/api/me/watchlist/:cluster/:address' },
  labels: { method: 'GET', route: '/api/me/labels' },
  label: { method: 'PUT', route: '/api/me/labels' },
  labelMany: { method: 'PUT', route: '/api/me/labels/many' },
  unlabel: { method: 'DELETE', route: '/api/me/labels/:address' },
  savedQueries: { method: 'GET', route: '/api/me/queries' },
  saveQuery: { method: 'PUT', route: '/api/me/queries' },
  removeQuery: { method: 'DELETE', route: '/api/me/queries' },
  alerts: { method: 'GET', route: '/api/me/alerts' },
  addAlert: { method: 'POST', route: '/api/me/alerts' },
  switchAlert: { method: 'PUT', route: '/api/me/alerts/:id' },
  removeAlert: { method: 'DELETE', route: '/api/me/alerts/:id' },
  alertEvents: { method: 'GET', route: '/api/me/alert-events' },
  seeAlertEvents: { method: 'POST', route: '/api/me/alert-events/seen' },
  apiKeys: { method: 'GET', route: '/api/me/keys' },
  createApiKey: { method: 'POST', route: '/api/me/keys' },
  removeApiKey: { method: 'DELETE', route: '/api/me/keys/:id' },
  auditLog: { method: 'GET', route: '/api/me/audit' },
  auditFile: { method: 'GET', route: '/api/me/audit/file' },
  operatorAudit: { method: 'GET', route: '/api/operator/audit' },
};

/** Requests of one key: at once, sustained, and a UTC day. */
export const KEY_LIMITS = { burst: 1_000, perSecond: 100, perDay: 1_000_000 } as const;

export interface NewApiKey extends ApiKey {
  /** Shown this one time; only its hash is stored. */
  readonly secret: string;
}
