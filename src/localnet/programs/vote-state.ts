import { encodeBase58 } from '#std/base58';
import { Cursor } from '#std/cursor';

export const VOTE_LENGTH = 3762;

export interface VoteState {
  readonly nodePubkey: string;
  readonly authorizedWithdrawer: string;
  /** Whole percent. */
  readonly commission: number;
  readonly votes: readonly {
    readonly latency: number;
    readonly slot: bigint;
    readonly confirmationCount: number;
  }[];
  readonly rootSlot: bigint | undefined;
  readonly authorizedVoters: readonly { readonly epoch: bigint; readonly authorizedVoter: string }[];
  readonly epochCredits: readonly {
    readonly epoch: bigint;
    readonly credits: bigint;
    readonly previousCredits: bigint;
  }[];
  readonly lastTimestamp: { readonly slot: bigint; readonly timestamp: bigint };
}

const V3 = 2;
const V4 = 3;

/** The vote account's state; `undefined` when it is neither version 3 nor 4. Layouts: `solana-vote-interface`, SIMD-0185. */
export function readVoteState(data: Uint8Array): VoteState | undefined {
  try {
    const cursor = new Cursor(data);
    const tag = cursor.u32();
    return tag === V4 ? readV4(cursor) : tag === V3 ? readV3(cursor) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readV4(cursor: Cursor): VoteState {
  const nodePubkey = key(cursor);
  const authorizedWithdrawer = key(cursor);
  cursor.skip(64);
  const commission = Math.floor(cursor.u16() / 100);
  cursor.skip(2 + 8);
  if (cursor.u8() === 1) cursor.skip(48);
  const votes = readVotes(cursor);
  const rootSlot = optionalSlot(cursor);
  const authorizedVoters = list(cursor, () => ({ epoch: cursor.u64(), authorizedVoter: key(cursor) }));
  return {
    nodePubkey,
    authorizedWithdrawer,
    commission,
    votes,
    rootSlot,
    authorizedVoters,
    ...readTail(cursor),
  };
}

function readV3(cursor: Cursor): VoteState {
  const nodePubkey = key(cursor);
  const authorizedWithdrawer = key(cursor);
  const commission = cursor.u8();
  const votes = readVotes(cursor);
  const rootSlot = optionalSlot(cursor);
  const authorizedVoters = list(cursor, () => ({ epoch: cursor.u64(), authorizedVoter: key(cursor) }));
  cursor.skip(32 * 48 + 8 + 1);
  return {
    nodePubkey,
    authorizedWithdrawer,
    commission,
    votes,
    rootSlot,
    authorizedVoters,
    ...readTail(cursor),
  };
}

function readVotes(cursor: Cursor): VoteState['votes'] {
  return list(cursor, () => ({ latency: cursor.u8(), slot: cursor.u64(), confirmationCount: cursor.u32() }));
}

function readTail(cursor: Cursor): Pick<VoteState, 'epochCredits' | 'lastTimestamp'> {
  const epochCredits = list(cursor, () => ({
    epoch: cursor.u64(),
    credits: cursor.u64(),
    previousCredits: cursor.u64(),
  }));
  return { epochCredits, lastTimestamp: { slot: cursor.u64(), timestamp: cursor.i64() } };
}

function list<T>(cursor: Cursor, read: () => T): T[] {
  const length = cursor.u64();
  if (length > BigInt(cursor.remaining)) throw new RangeError(`a list of ${length} entries`);
  return Array.from({ length: Number(length) }, read);
}

function key(cursor: Cursor): string {
  return encodeBase58(cursor.take(32));
}

function optionalSlot(cursor: Cursor): bigint | undefined {
  return cursor.u8() === 1 ? cursor.u64() : undefined;
}
