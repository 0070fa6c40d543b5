import type { Answer, Names } from '../answers.ts';
import type { Address, Slot } from '../chain.ts';
import type { DecodedTransaction } from '../decoded.ts';

/** Longest text of a transaction of 4,096 bytes, the limit of version 1, in base58. */
export const MAX_INSPECTED_LENGTH = 6_000;

/** Whether a signer has signed these very bytes. */
export interface SignatureCheck {
  readonly signer: Address;
  readonly state: 'valid' | 'invalid' | 'missing';
}

/** What would happen if the transaction were sent now. */
export type Simulation =
  | { readonly kind: 'simulated'; readonly slot: Slot; readonly replacedBlockhash: boolean }
  | { readonly kind: 'not-simulated'; readonly reason: string };

/** A transaction that has not landed, read from its bytes. */
export type InspectionAnswer = Answer<{
  /** Whether signatures were among the bytes. */
  readonly form: 'transaction' | 'message';
  /** With balances, logs and inner instructions where it was simulated. */
  readonly transaction: DecodedTransaction;
  readonly signatures: readonly SignatureCheck[];
  readonly simulation: Simulation;
  readonly wire: Uint8Array;
  /** Bytes the cluster allows a transaction of this version. */
  readonly sizeLimit: number;
  readonly names: Names;
}>;
