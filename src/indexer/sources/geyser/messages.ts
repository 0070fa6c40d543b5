/** Messages of Yellowstone’s gRPC, by the definitions it publishes. */
import { join } from 'node:path';
import protobuf from 'protobufjs';

const root = new protobuf.Root().loadSync(join(import.meta.dirname, 'geyser.proto'));
const Request = root.lookupType('geyser.SubscribeRequest');
const Update = root.lookupType('geyser.SubscribeUpdate');
const Block = root.lookupType('geyser.SubscribeUpdateBlock');
const { CONFIRMED } = root.lookupEnum('geyser.CommitmentLevel').values;

/** gRPC’s name of the method that takes requests and gives updates, both as streams. */
export const SUBSCRIBE_PATH = '/geyser.Geyser/Subscribe';

/** A 64-bit integer as it is decoded. */
export interface Long {
  toNumber(): number;
  toString(): string;
}

export interface InstructionMessage {
  readonly programIdIndex: number;
  readonly accounts: Uint8Array;
  readonly data: Uint8Array;
}

export interface InnerInstructionMessage extends InstructionMessage {
  readonly stackHeight?: number;
}

export interface TokenBalanceMessage {
  readonly accountIndex: number;
  readonly mint: string;
  readonly uiTokenAmount?: { readonly decimals: number; readonly amount: string } | null;
  /** Empty where it was not recorded, as `programId`. */
  readonly owner: string;
  readonly programId: string;
}

export interface RewardMessage {
  readonly pubkey: string;
  readonly lamports: Long;
  readonly postBalance: Long;
  readonly rewardType: number;
  /** Digits, or nothing. */
  readonly commission: string;
}

/** Optional scalars are zero by the prototype where they were not sent; only own properties count. */
export interface ConfigMessage {
  readonly priorityFee?: Long;
  readonly computeUnitLimit?: number;
  readonly loadedAccountsDataSizeLimit?: number;
  readonly heapSize?: number;
}

export interface TransactionMessage {
  readonly signatures: readonly Uint8Array[];
  readonly message?: {
    readonly header?: {
      readonly numRequiredSignatures: number;
      readonly numReadonlySignedAccounts: number;
      readonly numReadonlyUnsignedAccounts: number;
    } | null;
    readonly accountKeys: readonly Uint8Array[];
    readonly recentBlockhash: Uint8Array;
    readonly instructions: readonly InstructionMessage[];
    /** True for version 0 and version 1, of which only the second has `config`. */
    readonly versioned: boolean;
    readonly addressTableLookups: readonly {
      readonly accountKey: Uint8Array;
      readonly writableIndexes: Uint8Array;
      readonly readonlyIndexes: Uint8Array;
    }[];
    readonly config?: ConfigMessage | null;
  } | null;
}

export interface MetaMessage {
  /** Bincode of agave’s `TransactionError`. */
  readonly err?: { readonly err: Uint8Array } | null;
  readonly fee: Long;
  readonly preBalances: readonly Long[];
  readonly postBalances: readonly Long[];
  readonly innerInstructions: readonly {
    readonly index: number;
    readonly instructions: readonly InnerInstructionMessage[];
  }[];
  readonly innerInstructionsNone: boolean;
  readonly logMessages: readonly string[];
  readonly logMessagesNone: boolean;
  readonly preTokenBalances: readonly TokenBalanceMessage[];
  readonly postTokenBalances: readonly TokenBalanceMessage[];
  readonly rewards: readonly RewardMessage[];
  readonly loadedWritableAddresses: readonly Uint8Array[];
  readonly loadedReadonlyAddresses: readonly Uint8Array[];
  readonly returnData?: { readonly programId: Uint8Array; readonly data: Uint8Array } | null;
  readonly returnDataNone: boolean;
  readonly computeUnitsConsumed?: Long;
  readonly costUnits?: Long;
}

/** A decoded `SubscribeUpdateBlock`. Scalars that were not sent are zero or empty by their prototype. */
export interface BlockMessage {
  readonly slot: Long;
  readonly blockhash: string;
  readonly rewards?: { readonly rewards: readonly RewardMessage[] } | null;
  readonly blockTime?: { readonly timestamp: Long } | null;
  readonly blockHeight?: { readonly blockHeight: Long } | null;
  readonly parentSlot: Long;
  readonly parentBlockhash: string;
  readonly executedTransactionCount: Long;
  /** In the order the node finished them. */
  readonly transactions: readonly {
    readonly index: Long;
    readonly transaction?: TransactionMessage | null;
    readonly meta?: MetaMessage | null;
  }[];
}

/** Blocks with their transactions, and slots, once they are confirmed. */
export function encodeSubscription(): Uint8Array {
  return Request.encode(
    Request.fromObject({
      commitment: CONFIRMED,
      blocks: { all: { includeTransactions: true, includeAccounts: false, includeEntries: false } },
      slots: { all: { filterByCommitment: true } },
    }),
  ).finish();
}

/** The answer to a ping. A request that holds one says nothing else and leaves the subscription as it is. */
export function encodePing(id: number): Uint8Array {
  return Request.encode(Request.fromObject({ ping: { id } })).finish();
}

/** What an update is about; of a block its bytes, which are cheap to keep and may never be needed. */
export type Envelope =
  | { readonly kind: 'block'; readonly slot: number; readonly bytes: Uint8Array }
  | { readonly kind: 'slot' }
  | { readonly kind: 'ping' }
  | { readonly kind: 'other' };

/** Looks at an update without decoding what it holds. Throws when the bytes are no update. */
export function readEnvelope(bytes: Uint8Array): Envelope {
  const reader = protobuf.Reader.create(bytes);
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    switch (Update.fieldsById[tag >>> 3]?.name) {
      case 'block': {
        const length = reader.uint32();
        const block = bytes.subarray(reader.pos, reader.pos + length);
        if (block.length !== length) throw new RangeError('the update ends early');
        return { kind: 'block', slot: readSlot(block), bytes: block };
      }
      case 'slot':
        return { kind: 'slot' };
      case 'ping':
        return { kind: 'ping' };
      default:
        reader.skipType(tag & 7);
    }
  }
  return { kind: 'other' };
}

function readSlot(block: Uint8Array): number {
  const reader = protobuf.Reader.create(block);
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    if (Block.fieldsById[tag >>> 3]?.name === 'slot') {
      return protobuf.util.LongBits.from(reader.uint64()).toNumber(true);
    }
    reader.skipType(tag & 7);
  }
  return 0;
}

/** Throws when the bytes are no block. */
export function decodeBlock(bytes: Uint8Array): BlockMessage {
  return Block.decode(bytes) as unknown as BlockMessage; // the shape of the definition
}
