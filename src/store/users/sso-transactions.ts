import type { Identity } from './accounts.ts';
import { findOne, numberOf, textOf, type SqlRow, type UserDatabase } from './user-database.ts';

/** A sign-in under way at an identity provider. */
export interface SsoTransaction {
  readonly provider: string;
  /** What the id token must carry; for SAML the id of our request. */
  readonly nonce: string;
  /** PKCE verifier; empty for SAML. */
  readonly verifier: string;
  /** Path of ours, checked. */
  readonly redirectPath: string;
  /** Who the identity is joined to; absent for a plain sign-in. */
  readonly linkUserId: string | undefined;
  /** SHA-256 of the cookie of the browser it began in. */
  readonly browserHash: string;
  readonly createdMs: number;
  readonly expiresMs: number;
}

/** An identity that was verified before the browser it belongs to was: a provider's form brings no cookies of ours. */
export interface SsoArrival {
  readonly identity: Identity;
  readonly redirectPath: string;
  readonly linkUserId: string | undefined;
  readonly browserHash: string;
  readonly expiresMs: number;
}

export const SSO_TRANSACTION_TABLES = [
  `CREATE TABLE sso_transactions (
    state_hash TEXT PRIMARY KEY, provider TEXT NOT NULL, nonce TEXT NOT NULL, verifier TEXT NOT NULL,
    redirect_path TEXT NOT NULL, link_user TEXT, browser_hash TEXT NOT NULL, created_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL
  )`,
  'CREATE INDEX sso_transactions_by_expiry ON sso_transactions (expires_ms)',
  `CREATE TABLE sso_arrivals (
    handle_hash TEXT PRIMARY KEY, provider TEXT NOT NULL, issuer TEXT NOT NULL, subject TEXT NOT NULL,
    redirect_path TEXT NOT NULL, link_user TEXT, browser_hash TEXT NOT NULL, expires_ms BIGINT NOT NULL
  )`,
  'CREATE INDEX sso_arrivals_by_expiry ON sso_arrivals (expires_ms)',
  'CREATE TABLE sso_assertions (id_hash TEXT PRIMARY KEY, expires_ms BIGINT NOT NULL)',
  'CREATE INDEX sso_assertions_by_expiry ON sso_assertions (expires_ms)',
];

/** Stored at once; beyond it nobody new begins until some have expired. */
const MOST = 100_000;

export interface SsoTransactions {
  /** Keeps a sign-in; `false` when there are too many. */
  add(stateHash: string, transaction: SsoTransaction, nowMs: number): Promise<boolean>;
  /** Gives it to the first who asks, and to nobody after. */
  take(stateHash: string): Promise<SsoTransaction | undefined>;
  addArrival(handleHash: string, arrival: SsoArrival): Promise<void>;
  /** Gives it to the first who asks, and to nobody after. */
  takeArrival(handleHash: string): Promise<SsoArrival | undefined>;
  /** Whether an assertion is seen for the first time; it is remembered until `expiresMs`. */
  isNewAssertion(idHash: string, expiresMs: number): Promise<boolean>;
  sweep(nowMs: number): Promise<void>;
}

export function createSsoTransactions(database: UserDatabase, most = MOST): SsoTransactions {
  // Counting costs a walk over the table, so it is done once in a while and added to between.
  let count = most;
  const sweep = async (nowMs: number): Promise<void> => {
    for (const table of ['sso_transactions', 'sso_arrivals', 'sso_assertions']) {
      await database.run(`DELETE FROM ${table} WHERE expires_ms <= $1`, [nowMs]);
    }
    const row = await findOne(database, 'SELECT count(*) AS held FROM sso_transactions', []);
    count = row === undefined ? most : numberOf(row, 'held');
  };
  return {
    sweep,
    async add(stateHash, transaction, nowMs) {
      if (count >= most) await sweep(nowMs);
      if (count >= most) return false;
      count++;
      await database.run('INSERT INTO sso_transactions VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
        stateHash,
        transaction.provider,
        transaction.nonce,
        transaction.verifier,
        transaction.redirectPath,
        transaction.linkUserId ?? null,
        transaction.browserHash,
        transaction.createdMs,
        transaction.expiresMs,
      ]);
      return true;
    },
    async take(stateHash) {
      const row = await findOne(database, 'DELETE FROM sso_transactions WHERE state_hash = $1 RETURNING *', [
        stateHash,
      ]);
      return (
        row && {
          provider: textOf(row, 'provider'),
          nonce: textOf(row, 'nonce'),
          verifier: textOf(row, 'verifier'),
          createdMs: numberOf(row, 'created_ms'),
          ...toWhereabouts(row),
        }
      );
    },
    async addArrival(handleHash, { identity, redirectPath, linkUserId, browserHash, expiresMs }) {
      await database.run('INSERT INTO sso_arrivals VALUES ($1, $2, $3, $4, $5, $6, $7, $8)', [
        handleHash,
        identity.provider,
        identity.issuer,
        identity.subject,
        redirectPath,
        linkUserId ?? null,
        browserHash,
        expiresMs,
      ]);
    },
    async takeArrival(handleHash) {
      const row = await findOne(database, 'DELETE FROM sso_arrivals WHERE handle_hash = $1 RETURNING *', [
        handleHash,
      ]);
      return (
        row && {
          identity: {
            provider: textOf(row, 'provider'),
            issuer: textOf(row, 'issuer'),
            subject: textOf(row, 'subject'),
          },
          ...toWhereabouts(row),
        }
      );
    },
    async isNewAssertion(idHash, expiresMs) {
      const added = await database.run('INSERT INTO sso_assertions VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        idHash,
        expiresMs,
      ]);
      return added === 1;
    },
  };
}

function toWhereabouts(row: SqlRow) {
  const { link_user: linkUser } = row;
  return {
    redirectPath: textOf(row, 'redirect_path'),
    linkUserId: typeof linkUser === 'string' ? linkUser : undefined,
    browserHash: textOf(row, 'browser_hash'),
    expiresMs: numberOf(row, 'expires_ms'),
  };
}
