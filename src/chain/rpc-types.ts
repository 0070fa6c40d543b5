/**
 * What nodes answer, as far as it is read here. Every part may be missing: old blocks lack inner
 * instructions, token balances, logs or the whole `meta`; some nodes leave out what they did not store.
 * Integers beyond 2⁵³ arrive as `bigint` (`parseLossless`).
 */
export type RpcInteger = number | bigint;

export interface RpcTokenBalance {
  readonly accountIndex: number;
  readonly mint: string;
  readonly owner?: string;
  readonly programId?: string;
  readonly uiTokenAmount: { readonly amount: string; readonly decimals: number };
}

/** `accounts` are indexes and `data` is base58 in `json` and `base64`; `jsonParsed` spells accounts out. */
export interface RpcInstruction {
  readonly programIdIndex?: number;
  readonly programId?: string;
  readonly accounts?: readonly (number | string)[];
  readonly data?: string;
  readonly stackHeight?: number | null;
  readonly program?: string;
  readonly parsed?: unknown;
}

export interface RpcMeta {
  readonly err: unknown;
  readonly fee?: RpcInteger;
  readonly preBalances?: readonly RpcInteger[];
  readonly postBalances?: readonly RpcInteger[];
  readonly innerInstructions?:
    | readonly {
        readonly index: number;
        readonly instructions: readonly RpcInstruction[];
      }[]
    | null;
  readonly logMessages?: readonly string[] | null;
  readonly preTokenBalances?: readonly RpcTokenBalance[] | null;
  readonly postTokenBalances?: readonly RpcTokenBalance[] | null;
  readonly loadedAddresses?: { readonly writable: readonly string[]; readonly readonly: readonly string[] };
  readonly computeUnitsConsumed?: RpcInteger;
  readonly costUnits?: RpcInteger;
  readonly returnData?: { readonly programId: string; readonly data: readonly [string, string] } | null;
  readonly rewards?: readonly RpcReward[] | null;
}

export interface RpcAccountKey {
  readonly pubkey: string;
  readonly signer: boolean;
  readonly writable: boolean;
  readonly source?: string;
}

export interface RpcMessage {
  readonly accountKeys: readonly (string | RpcAccountKey)[];
  readonly header?: {
    readonly numRequiredSignatures: number;
    readonly numReadonlySignedAccounts: number;
    readonly numReadonlyUnsignedAccounts: number;
  };
  readonly recentBlockhash: string;
  readonly instructions: readonly RpcInstruction[];
  readonly addressTableLookups?:
    | readonly {
        readonly accountKey: string;
        readonly writableIndexes: readonly number[];
        readonly readonlyIndexes: readonly number[];
      }[]
    | null;
}

/** `[text, encoding]`, a bare base58 text (the oldest form), or the JSON form. */
export type RpcEncodedTransaction =
  | readonly [string, string]
  | string
  | { readonly signatures: readonly string[]; readonly message: RpcMessage };

/** Result of `getTransaction`, and with `slot` added each transaction of `getBlock`. */
export interface RpcTransaction {
  readonly slot?: number;
  readonly blockTime?: number | null;
  readonly transaction: RpcEncodedTransaction;
  readonly meta?: RpcMeta | null;
  readonly version?: 'legacy' | number;
  readonly transactionIndex?: number;
}

export interface RpcReward {
  readonly pubkey: string;
  readonly lamports: RpcInteger;
  readonly postBalance: RpcInteger;
  readonly rewardType?: string | null;
  readonly commission?: number | null;
}

export interface RpcBlock {
  readonly blockhash: string;
  readonly previousBlockhash: string;
  readonly parentSlot: number;
  readonly blockTime?: number | null;
  readonly blockHeight?: number | null;
  readonly transactions?: readonly RpcTransaction[];
  readonly signatures?: readonly string[];
  readonly rewards?: readonly RpcReward[] | null;
}

export interface RpcAccount {
  readonly lamports: RpcInteger;
  readonly owner: string;
  readonly executable: boolean;
  readonly rentEpoch?: RpcInteger;
  readonly space?: number;
  /** `[text, encoding]`; older nodes give bare base58; `jsonParsed` gives an object. */
  readonly data:
    | readonly [string, string]
    | string
    | { readonly program: string; readonly parsed: unknown; readonly space?: number };
}

export interface RpcSignatureRow {
  readonly signature: string;
  readonly slot: number;
  readonly blockTime?: number | null;
  readonly err: unknown;
  readonly memo?: string | null;
  readonly confirmationStatus?: 'processed' | 'confirmed' | 'finalized' | null;
  readonly transactionIndex?: number;
}
