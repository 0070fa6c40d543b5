/** Tables of the localnet's one file: the ledger, and the accounts and tip of the last checkpoint. */
export const SCHEMA = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = OFF;
PRAGMA cache_size = -8000;
CREATE TABLE IF NOT EXISTS blocks (
  slot INTEGER PRIMARY KEY, time INTEGER, leader TEXT, transactions INTEGER, votes INTEGER, body BLOB);
CREATE TABLE IF NOT EXISTS transactions (
  slot INTEGER, position INTEGER, signature TEXT, error TEXT, memo TEXT,
  PRIMARY KEY (slot, position)) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS transactions_signature ON transactions (signature);
CREATE TABLE IF NOT EXISTS addresses (id INTEGER PRIMARY KEY, address TEXT UNIQUE);
CREATE TABLE IF NOT EXISTS address_references (
  address INTEGER, slot INTEGER, position INTEGER, PRIMARY KEY (address, slot, position)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS accounts (
  address TEXT PRIMARY KEY, lamports INTEGER, owner TEXT, executable INTEGER, rent_epoch INTEGER, data BLOB);
CREATE TABLE IF NOT EXISTS checkpoint (key TEXT PRIMARY KEY, value TEXT);
`;

/** Empties what a process left that died before its first checkpoint. */
export const CLEAR = `
DELETE FROM blocks; DELETE FROM transactions; DELETE FROM addresses; DELETE FROM address_references;
DELETE FROM accounts;
`;
