import type { InnerInstruction } from '../engine/engine.ts';
import type { TransactionError } from '../engine/transaction-errors.ts';

export interface TokenBalance {
  readonly accountIndex: number;
  readonly mint: string;
  readonly owner: string;
  readonly programId: string;
  readonly amount: bigint;
  readonly decimals: number;
}

/** A transaction that is in a block, with what its execution left. */
export interface LandedTransaction {
  readonly signature: string;
  readonly slot: number;
  /** Position in its block. */
  readonly position: number;
  readonly bytes: Uint8Array;
  readonly isVote: boolean;
  readonly error: TransactionError | null;
  readonly feeLamports: bigint;
  /** Static keys, then writable and readonly keys loaded from lookup tables. */
  readonly accountKeys: readonly string[];
  readonly loadedWritable: readonly string[];
  readonly loadedReadonly: readonly string[];
  readonly preBalances: readonly bigint[];
  readonly postBalances: readonly bigint[];
  readonly preTokenBalances: readonly TokenBalance[];
  readonly postTokenBalances: readonly TokenBalance[];
  readonly innerInstructions: readonly {
    readonly index: number;
    readonly instructions: readonly InnerInstruction[];
  }[];
  readonly logs: readonly string[];
  readonly computeUnits: bigint;
  readonly returnData: { readonly programId: string; readonly data: Uint8Array } | undefined;
  /** `[length] text` of each memo, as signature lists show it. */
  readonly memo: string | null;
}

export interface Reward {
  readonly address: string;
  readonly lamports: bigint;
  readonly postBalance: bigint;
  readonly kind: 'Fee' | 'Rent' | 'Staking' | 'Voting';
  readonly commission: number | null;
}

export interface Block {
  readonly slot: number;
  readonly height: number;
  readonly parentSlot: number;
  readonly hash: string;
  readonly previousHash: string;
  /** Unix seconds. */
  readonly time: number;
  readonly leader: string;
  readonly transactions: readonly LandedTransaction[];
  readonly rewards: readonly Reward[];
  /** Fees destroyed: half of the base fees. */
  readonly burntLamports: bigint;
}
