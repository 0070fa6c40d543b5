import type { RpcSignatureRow } from '#chain/rpc-types';
import type { UnixSeconds } from '#contracts/chain';

/** A transaction that may fit, by what is known before it is read. */
export interface Candidate {
  readonly row: RpcSignatureRow;
  /** Transactions looked through up to it, itself included. */
  readonly looked: number;
  /** Where the list goes on after it. */
  readonly cursor: string;
}

/** Transactions of one page to be read, the newest first. */
export interface Candidates {
  readonly items: readonly Candidate[];
  /** Looked through in all. */
  readonly looked: number;
  readonly oldestTime?: UnixSeconds | undefined;
  /** Where the list goes on after all of them; absent at its end. */
  readonly nextCursor: string | undefined;
  /** Of the index: how many there are in all, and since when. */
  readonly total?: { readonly count: number; readonly exact: boolean } | undefined;
  readonly since?: UnixSeconds | undefined;
}
