/** When a wallet was active, and with whom, by the trades and transfers of our index. */
import type { Names } from '../answers.ts';
import type { Address, UnixSeconds } from '../chain.ts';
import type { Indexed } from '../market/market.ts';

/** Newest transactions of each kind that are counted. */
export const MOST_ACTIVITY = 10_000;

/** Hours of a week of UTC, the first that which Monday begins with. */
export const WEEK_HOURS = 168;

export interface ActivityCounterparty {
  readonly address: Address;
  /** Transfers the wallet sent there, and received from there. */
  readonly sent: number;
  readonly received: number;
}

export interface ActivityVenue {
  readonly program: Address;
  /** Swaps of the wallet there. */
  readonly swaps: number;
}

export type WalletActivityAnswer = Indexed<{
  readonly wallet: Address;
  /** Transactions in which it traded or sent something. */
  readonly transactions: number;
  /** Those of each hour of the week, `WEEK_HOURS` of them. */
  readonly hours: readonly number[];
  /** The most frequent first. */
  readonly counterparties: readonly ActivityCounterparty[];
  readonly venues: readonly ActivityVenue[];
  /** Since when trades and transfers are counted. */
  readonly since: UnixSeconds;
  /** Whether all of them are; else the newest `MOST_ACTIVITY` of each kind. */
  readonly isWhole: boolean;
  readonly names: Names;
}>;
