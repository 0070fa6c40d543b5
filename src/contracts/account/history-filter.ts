/** What a history can be filtered by, and what is said of how its rows were found. */
import type { Address, UnixSeconds } from '../chain.ts';

/** Kinds of transactions by the actions of the decoder (`DecodedTransaction.action`), each action in one of them. */
export const HISTORY_KINDS = {
  swap: { title: 'Swap', actions: ['trade', 'arbitrage'] },
  transfer: { title: 'Transfer', actions: ['transfer', 'exchange'] },
  stake: { title: 'Stake', actions: ['stake', 'unstake'] },
  nft: { title: 'NFT trade', actions: ['buy-nft', 'sell-nft'] },
  token: { title: 'Token mint or burn', actions: ['mint', 'burn', 'create-token', 'launch'] },
  claim: { title: 'Claim', actions: ['claim'] },
  loan: { title: 'Loan', actions: ['loan'] },
  bridge: { title: 'Bridge', actions: ['bridge'] },
  wrap: { title: 'Wrap or unwrap SOL', actions: ['wrap', 'unwrap'] },
  confidential: { title: 'Confidential transfer', actions: ['confidential'] },
  account: {
    title: 'Account set-up',
    actions: ['create-account', 'close-account', 'set-authority', 'approve', 'revoke', 'nonce'],
  },
  program: { title: 'Program deploy', actions: ['deploy', 'upgrade', 'close-program'] },
  proposal: { title: 'Multisig proposal', actions: ['propose'] },
  memo: { title: 'Memo', actions: ['memo'] },
  vote: { title: 'Vote', actions: ['vote'] },
  call: { title: 'Other program call', actions: ['call', 'unknown', 'unreadable', 'empty'] },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly actions: readonly string[] }>
>;

export type HistoryKind = keyof typeof HISTORY_KINDS;

export const HISTORY_KIND_KEYS = Object.keys(HISTORY_KINDS) as [HistoryKind, ...HistoryKind[]]; // its own keys

/** Whether the account gave or got. */
export const HISTORY_DIRECTIONS = ['in', 'out'] as const;

export type HistoryDirection = (typeof HISTORY_DIRECTIONS)[number];

/** Where a filtered history comes from: the node's list of signatures, or the index of trades and transfers. */
export const HISTORY_SOURCES = ['index', 'node'] as const;

export type HistorySource = (typeof HISTORY_SOURCES)[number];

/** How the rows of one page of a filtered history were found. */
export interface HistoryPick {
  readonly source: HistorySource;
  /** Transactions that were looked through for this page; its rows are those that match. */
  readonly read: number;
  /** Of those, how many could not be read in time: they are left out, whether or not they match. */
  readonly unread: number;
  /** Time of the oldest that was looked through. */
  readonly oldestTime?: UnixSeconds | undefined;
  /** Whether nothing older is left to look through. */
  readonly isEnd: boolean;
  /** Of the index: how many transactions it has for this filter, on the first page. */
  readonly candidates?: { readonly count: number; readonly exact: boolean } | undefined;
  /** Of the index: since when it stores what was asked for. */
  readonly since?: UnixSeconds | undefined;
  /** Whether the index can answer this filter, where the node did. */
  readonly isIndexed?: boolean | undefined;
  /** Mints the text of the token was taken for. */
  readonly mints?: readonly Address[] | undefined;
  /** The filter in words. */
  readonly filter: string;
}
