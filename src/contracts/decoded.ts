/**
 * What the decoder makes of chain bytes: a tree that describes itself. A page, an export, a tool or an
 * index reads kinds, never protocols. On the wire it is `Wire<…>` of these types (`#std/json`).
 *
 * Text inside a value comes from the chain and is untrusted.
 */
import type { Address, Blockhash, Signature, Slot, UnixSeconds } from './chain.ts';

export type Value =
  | { readonly kind: 'lamports'; readonly lamports: bigint }
  /** Raw token units; `mint` and `decimals` where the transaction tells them. */
  | {
      readonly kind: 'amount';
      readonly amount: bigint;
      readonly mint?: Address | undefined;
      readonly decimals?: number | undefined;
    }
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'signature'; readonly signature: Signature }
  | { readonly kind: 'integer'; readonly integer: bigint | number }
  | { readonly kind: 'decimal'; readonly decimal: number }
  | { readonly kind: 'flag'; readonly flag: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'choice'; readonly choice: string }
  | { readonly kind: 'time'; readonly unixSeconds: bigint }
  | { readonly kind: 'duration'; readonly seconds: bigint }
  | { readonly kind: 'slot'; readonly slot: bigint }
  | { readonly kind: 'epoch'; readonly epoch: bigint }
  | { readonly kind: 'basis-points'; readonly basisPoints: bigint }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'compute-units'; readonly units: number }
  /** Price of one compute unit, in 10⁻⁶ lamports. */
  | { readonly kind: 'compute-price'; readonly microLamports: bigint }
  | { readonly kind: 'byte-size'; readonly bytes: bigint }
  | { readonly kind: 'hash'; readonly hash: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'record'; readonly fields: readonly Field[] }
  | { readonly kind: 'none' };

export type ValueKind = Value['kind'];

export interface Field {
  readonly name: string;
  readonly value: Value;
}

/**
 * A sentence with holes: `{name}` stands for the field of that name, else for the account of that name.
 * Plain text around the holes is ours; what fills them is the chain's.
 */
export interface Sentence {
  readonly template: string;
  readonly fields: readonly Field[];
}

/** `sol` or the mint whose units moved. */
export type Asset =
  | { readonly kind: 'sol' }
  | { readonly kind: 'token'; readonly mint?: Address | undefined; readonly decimals?: number | undefined };

/** A consequence of an instruction that an index, a summary or a person cares about. */
export type Effect =
  | {
      readonly kind: 'transfer';
      readonly asset: Asset;
      readonly amount: bigint;
      /** Accounts the units moved between. */
      readonly from: Address;
      readonly to: Address;
      /** Wallets that own those accounts, where the transaction tells; the account itself for SOL. */
      readonly fromOwner?: Address | undefined;
      readonly toOwner?: Address | undefined;
      /** Withheld by the mint's transfer fee, where the instruction states it. */
      readonly fee?: bigint | undefined;
    }
  | {
      readonly kind: 'mint' | 'burn';
      readonly asset: Asset;
      readonly amount: bigint;
      readonly account: Address;
      readonly owner?: Address | undefined;
    }
  | {
      readonly kind: 'create-account';
      readonly account: Address;
      readonly payer?: Address | undefined;
      readonly program?: Address | undefined;
      readonly lamports?: bigint | undefined;
    }
  | { readonly kind: 'close-account'; readonly account: Address; readonly destination: Address }
  | { readonly kind: 'create-mint'; readonly mint: Address; readonly decimals: number }
  | {
      readonly kind: 'set-authority';
      readonly account: Address;
      /** Reads on with the account: 'the right to close', 'the ownership of'. */
      readonly authority: string;
      readonly to?: Address | undefined;
    }
  | {
      readonly kind: 'approve' | 'revoke';
      readonly account: Address;
      readonly delegate?: Address | undefined;
      readonly amount?: bigint | undefined;
      readonly mint?: Address | undefined;
      readonly decimals?: number | undefined;
    }
  | {
      readonly kind: 'stake';
      readonly action: 'delegate' | 'deactivate' | 'withdraw' | 'split' | 'merge' | 'create';
      readonly account: Address;
      readonly validator?: Address | undefined;
      readonly lamports?: bigint | undefined;
    }
  | { readonly kind: 'vote'; readonly account: Address; readonly slot?: bigint | undefined }
  | {
      /** One pool's part of a trade. Amounts are raw units of what the trader gave and got. */
      readonly kind: 'swap';
      readonly venue: string;
      readonly pool?: Address | undefined;
      readonly trader: Address;
      readonly sold: { readonly asset: Asset; readonly amount: bigint };
      readonly bought: { readonly asset: Asset; readonly amount: bigint };
      /** The kind of order that was filled; the trader is who placed it. The pools it went through are other swaps. */
      readonly order?: 'limit' | 'recurring' | undefined;
    }
  | {
      readonly kind: 'deploy' | 'upgrade' | 'close-program';
      readonly program: Address;
      readonly authority?: Address | undefined;
    }
  | { readonly kind: 'memo'; readonly text: string }
  | { readonly kind: 'nonce'; readonly account: Address };

export type EffectKind = Effect['kind'];

/** How far an instruction was understood. */
export type InstructionReading =
  /** Program and layout known. */
  | 'decoded'
  /** Program known, this instruction is not. */
  | 'unknown-instruction'
  | 'unknown-program'
  /** The layout is known but the bytes do not fit it; `reason` says how. */
  | 'malformed';

export interface DecodedInstruction {
  /** Position in the tree, counted from 1: `3`, `3.1`, `3.1.2`. */
  readonly path: string;
  readonly program: Address;
  /** Absent when nobody here knows the program. */
  readonly programName?: string | undefined;
  readonly reading: InstructionReading;
  readonly reason?: string | undefined;
  /** The layout's own name, camelCase: `transferChecked`. */
  readonly name?: string | undefined;
  /** What a person calls it: `Transfer`. */
  readonly title: string;
  /** Holes name entries of `fields` or `accountNames`. */
  readonly sentence?: string | undefined;
  readonly fields: readonly Field[];
  /** Indexes into the transaction's `accounts`. */
  readonly accounts: readonly number[];
  /** Names of the leading `accounts`; further accounts have none. */
  readonly accountNames: readonly string[];
  /** Absent when the node gave only its own parsed form. */
  readonly data?: Uint8Array | undefined;
  /** Empty for every instruction of a transaction that failed: what they did was undone. */
  readonly effects: readonly Effect[];
  /** Compute units this instruction used with all it called, where the logs tell. */
  readonly computeUnits?: number | undefined;
  /** Indexes into the transaction's `logs`: [first, end). */
  readonly logRange?: readonly [number, number] | undefined;
  readonly failed?: boolean | undefined;
  /** Events of its logs; only where the whole transaction is shown. */
  readonly events?: readonly DecodedEvent[] | undefined;
  readonly inner: readonly DecodedInstruction[];
}

/** What a program reported while it ran, in its logs. */
export interface DecodedEvent {
  /** camelCase. */
  readonly name: string;
  readonly title: string;
  /** Holes name entries of `fields`. */
  readonly sentence?: string | undefined;
  readonly fields: readonly Field[];
}

export interface AccountRole {
  readonly address: Address;
  readonly signer: boolean;
  readonly writable: boolean;
  readonly feePayer?: boolean | undefined;
  /** The lookup table the address was loaded from. */
  readonly lookupTable?: Address | undefined;
  /** Whether some instruction calls it. */
  readonly program?: boolean | undefined;
  /** Absent where the node did not record balances. */
  readonly preLamports?: bigint | undefined;
  readonly postLamports?: bigint | undefined;
}

/** One pool's part of a trade. Amounts are what the trader gave and got there. */
export interface Swap {
  readonly venue: string;
  readonly pool?: Address | undefined;
  readonly sold: Amount;
  readonly bought: Amount;
}

export interface Amount {
  readonly asset: Asset;
  readonly amount: bigint;
}

/** What one person exchanged in one transaction, through however many pools. */
export interface Trade {
  readonly trader: Address;
  readonly sold: Amount;
  readonly bought: Amount;
  /** In the order they ran; empty when only balances tell of the trade. */
  readonly swaps: readonly Swap[];
  /** The program the trader called, when it is not the venue itself. */
  readonly router?: Address | undefined;
  /** Whether swaps and balance changes say the same; absent when there are no swaps to compare. */
  readonly agrees?: boolean | undefined;
  /** The kind of order this filled, placed before by the trader. */
  readonly order?: 'limit' | 'recurring' | undefined;
}

/** What one owner gained (positive) or lost (negative) of one asset in the whole transaction. */
export interface BalanceChange {
  readonly owner: Address;
  readonly asset: Asset;
  readonly change: bigint;
  readonly before: bigint;
  readonly after: bigint;
  /** Token accounts, or for SOL the account itself. */
  readonly accounts: readonly Address[];
}

export interface DecodedError {
  /** Stable name: `InsufficientFundsForFee`, `SlippageToleranceExceeded`, `Custom(6001)`. */
  readonly name: string;
  /** What an error of this name means, in words. */
  readonly message: string;
  /**
   * Why it failed, as the logs of the program that failed say it: their own words in quotes, their figures as
   * values (lamports, addresses). Reads on after a colon. Absent where the logs hold no reason.
   */
  readonly reason?: Sentence | undefined;
  /** What would help, where that is known. */
  readonly hint?: string | undefined;
  /** The account the runtime's error names. */
  readonly account?: Address | undefined;
  /** Top-level instruction the runtime blames, counted from 1. */
  readonly instruction?: number | undefined;
  /** Innermost program that failed, found from the logs. */
  readonly program?: Address | undefined;
  readonly programName?: string | undefined;
  /** Path of the innermost failing instruction. */
  readonly path?: string | undefined;
  readonly code?: number | undefined;
}

export type TransactionStatus =
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'failed'; readonly error: DecodedError }
  /** The node recorded no metadata for it. */
  | { readonly kind: 'unknown' };

export interface LogLine {
  readonly text: string;
  readonly kind:
    | 'invoke'
    | 'success'
    | 'failure'
    | 'log'
    | 'data'
    | 'return'
    | 'compute'
    | 'truncated'
    | 'other';
  /** 1 for a top-level instruction's lines. */
  readonly depth: number;
}

export type TransactionVersion = 'legacy' | 0 | 1;

export interface DecodedTransaction {
  readonly signature: Signature;
  readonly slot?: Slot | undefined;
  readonly blockTime?: UnixSeconds | undefined;
  readonly version: TransactionVersion;
  readonly status: TransactionStatus;
  readonly summary: Sentence;
  /** Category of the summary, for lists and filters: `transfer`, `trade`, `vote`, `stake`, `unknown` … */
  readonly action: string;
  readonly feePayer: Address;
  readonly signatures: readonly Signature[];
  readonly recentBlockhash: Blockhash;
  readonly feeLamports?: bigint | undefined;
  /** Part of the fee above the signature fees. */
  readonly priorityFeeLamports?: bigint | undefined;
  readonly computeUnits?: number | undefined;
  /** What the transaction asks for, at most what the runtime allows. */
  readonly computeUnitLimit?: number | undefined;
  readonly costUnits?: number | undefined;
  readonly accounts: readonly AccountRole[];
  readonly instructions: readonly DecodedInstruction[];
  readonly balanceChanges: readonly BalanceChange[];
  readonly trades: readonly Trade[];
  readonly logs: readonly LogLine[];
  readonly logsTruncated: boolean;
  /** What the node's answer lacked, in words; empty when complete. */
  readonly missing: readonly string[];
  /** Bytes on the wire, where the node gave them. */
  readonly byteLength?: number | undefined;
}

/** An account's data as meaning. */
export interface DecodedAccount {
  /** `mint`, `token-account`, `stake`, `vote`, `nonce`, `lookup-table`, `program`, `unknown` … */
  readonly type: string;
  readonly title: string;
  readonly programName?: string | undefined;
  readonly reading: 'decoded' | 'unknown-account' | 'unknown-program' | 'malformed' | 'empty';
  readonly reason?: string | undefined;
  readonly summary?: Sentence | undefined;
  readonly fields: readonly Field[];
  /** Further groups of fields, such as one for each token extension. */
  readonly sections: readonly {
    readonly title: string;
    readonly fields: readonly Field[];
    /** Whether it is shown only to those who ask for it: padding, bumps. */
    readonly folded?: boolean | undefined;
  }[];
}
