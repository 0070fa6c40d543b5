/**
 * What native programs did beside moving units, read from their bytes alone.
 *
 * Layouts: solana-system-interface, solana-stake-interface, solana-vote-interface and solana-loader-v3-interface
 * `instruction.rs` (u32 tags), spl-token-interface `instruction.rs` (u8 tags).
 */
import { encodeBase58 } from '#std/base58';
import type { RawInstruction } from '../transaction/raw-transaction.ts';
import type { NativeAct } from './claim.ts';
import { readU64, SYSTEM, TOKEN, TOKEN_2022 } from './read-movement.ts';

const STAKE = 'Stake11111111111111111111111111111111111111';
const VOTE = 'Vote111111111111111111111111111111111111111';
const LOADER = 'BPFLoaderUpgradeab1e11111111111111111111111';

export interface Act {
  /** `vote` is a validator's. */
  readonly act: NativeAct | 'vote';
  /** The account it was done to; absent where several stand for it. */
  readonly subject?: string | undefined;
  /** Accounts of the instruction in order, then addresses that its bytes hold. */
  readonly accounts: readonly string[];
  /** The right that was handed over has a new holder; absent where the act is another. */
  readonly hasHolder?: boolean | undefined;
  readonly slot?: bigint | undefined;
}

/** What a tag means and where its bytes hold an address. */
interface Form {
  readonly act: NativeAct;
  /** Position of the account it is done to, the first if not said; -1 where several may stand for it. */
  readonly subject?: number;
  /** Offset of an address in the bytes. */
  readonly address?: number;
  /** Offset of the byte that says whether that address is there. */
  readonly option?: number;
}

const TOKEN_FORMS: Readonly<Record<number, Form>> = {
  0: { act: 'create-mint' },
  1: { act: 'open' },
  4: { act: 'approve' },
  5: { act: 'revoke' },
  6: { act: 'hand-over', option: 2, address: 3 },
  9: { act: 'close' },
  13: { act: 'approve' },
  16: { act: 'open', address: 1 },
  18: { act: 'open', address: 1 },
  20: { act: 'create-mint' },
};

const FORMS: Readonly<Record<string, Readonly<Record<number, Form>>>> = {
  [SYSTEM]: {
    0: { act: 'open', subject: 1 },
    3: { act: 'open', subject: 1 },
    4: { act: 'advance-nonce' },
    7: { act: 'hand-over', address: 4 },
    8: { act: 'open' },
    9: { act: 'open' },
  },
  [STAKE]: {
    0: { act: 'create-stake' },
    1: { act: 'hand-over', address: 4 },
    2: { act: 'delegate' },
    3: { act: 'split', subject: -1 },
    4: { act: 'withdraw' },
    5: { act: 'deactivate' },
    7: { act: 'merge', subject: -1 },
    8: { act: 'hand-over', address: 4 },
    9: { act: 'create-stake' },
    10: { act: 'hand-over' },
    11: { act: 'hand-over' },
  },
  [VOTE]: { 1: { act: 'hand-over', address: 4 }, 7: { act: 'hand-over' } },
  [LOADER]: {
    2: { act: 'deploy', subject: 2 },
    3: { act: 'upgrade', subject: 1 },
    // The right is that over a program’s data or a buffer.
    4: { act: 'hand-over', subject: -1 },
    5: { act: 'close-program', subject: -1 },
    7: { act: 'hand-over', subject: -1 },
  },
};

/** Names of the same acts in a node's own reading. */
const PARSED: Readonly<Record<string, NativeAct>> = {
  createAccount: 'open',
  createAccountWithSeed: 'open',
  allocate: 'open',
  initializeAccount: 'open',
  initializeAccount2: 'open',
  initializeAccount3: 'open',
  create: 'open',
  createIdempotent: 'open',
  initializeMint: 'create-mint',
  initializeMint2: 'create-mint',
  approve: 'approve',
  approveChecked: 'approve',
  revoke: 'revoke',
  setAuthority: 'hand-over',
  authorize: 'hand-over',
  authorizeChecked: 'hand-over',
  authorizeNonce: 'hand-over',
  closeAccount: 'close',
  initialize: 'create-stake',
  delegate: 'delegate',
  deactivate: 'deactivate',
  split: 'split',
  merge: 'merge',
  withdraw: 'withdraw',
  advanceNonce: 'advance-nonce',
  deployWithMaxDataLen: 'deploy',
  upgrade: 'upgrade',
  close: 'close-program',
};

export function listActs(instructions: readonly RawInstruction[], keys: readonly string[]): readonly Act[] {
  const acts: Act[] = [];
  for (let i = 0; i < instructions.length; i++) {
    const instruction = instructions[i]!;
    const act = readAct(instruction, keys);
    if (act !== undefined) acts.push(act);
  }
  return acts;
}

function readAct(
  { program, accounts, data, parsed }: RawInstruction,
  keys: readonly string[],
): Act | undefined {
  const id = keys[program] ?? '';
  if (data === undefined) return readParsed(parsed);
  const isToken = id === TOKEN || id === TOKEN_2022;
  const forms = isToken ? TOKEN_FORMS : FORMS[id];
  const tag = isToken ? data[0] : readTag(data);
  if (forms === undefined || tag === undefined) return undefined;
  const form = forms[tag];
  if (form === undefined) {
    return id === VOTE && VOTES.has(tag)
      ? { act: 'vote', accounts: toAddresses(accounts, keys), slot: readSlot(data, tag) }
      : undefined;
  }
  const named = toAddresses(accounts, keys);
  const { act, address, option, subject: position = 0 } = form;
  const subject = named[position];
  const isThere = option === undefined || data[option] === 1;
  if (address !== undefined && isThere && data.length >= address + 32) {
    named.push(encodeBase58(data.subarray(address, address + 32)));
  }
  if (act !== 'hand-over') return { act, subject, accounts: named };
  // The Loader gives a right up by leaving the new holder out; other native programs always name one.
  return {
    act,
    subject,
    accounts: named,
    hasHolder: id === LOADER && tag === 4 ? accounts.length > 2 : isThere,
  };
}

function toAddresses(accounts: readonly number[], keys: readonly string[]): string[] {
  const named: string[] = [];
  for (let i = 0; i < accounts.length; i++) named.push(keys[accounts[i]!] ?? '');
  return named;
}

const readTag = (data: Uint8Array): number | undefined =>
  data.length < 4 || data[1] !== 0 || data[2] !== 0 || data[3] !== 0 ? undefined : data[0];

function readParsed(parsed: unknown): Act | undefined {
  const reading = parsed as { readonly type?: unknown; readonly info?: unknown } | undefined; // fields are checked
  const act = typeof reading?.type === 'string' ? PARSED[reading.type] : undefined;
  if (act === undefined || typeof reading?.info !== 'object' || reading.info === null) return undefined;
  const accounts = Object.values(reading.info).filter((value) => typeof value === 'string');
  const info = reading.info as Readonly<Record<string, unknown>>; // an object, as checked
  return {
    act,
    accounts,
    hasHolder: act === 'hand-over' ? typeof info['newAuthority'] === 'string' : undefined,
  };
}

/** Vote, VoteSwitch, UpdateVoteState, …Switch, CompactUpdateVoteState, …Switch, TowerSync, …Switch. */
const VOTES = new Set([2, 6, 8, 9, 12, 13, 14, 15]);

/** The last slot voted for: the last of a list, or a root and offsets from it. */
function readSlot(data: Uint8Array, tag: number): bigint | undefined {
  if (tag < 12) {
    const count = readU64(data, 4);
    if (count === undefined || count === 0n || count > 64n) return undefined;
    // UpdateVoteState pairs each slot with a u32 of confirmations.
    const width = tag < 8 ? 8 : 12;
    return readU64(data, 12 + (Number(count) - 1) * width);
  }
  const root = readU64(data, 4);
  const count = data[12];
  if (root === undefined || count === undefined || count === 0) return undefined;
  let slot = root === (1n << 64n) - 1n ? 0n : root;
  let at = 13;
  // Nearly all offsets are one byte; those are added up as a number.
  let small = 0;
  for (let i = 0; i < count; i++) {
    for (let shift = 0n; ; shift += 7n) {
      const byte = data[at++];
      if (byte === undefined || shift > 63n) return undefined;
      if (shift === 0n && byte < 0x80) {
        small += byte;
        break;
      }
      slot += BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    at++;
  }
  return slot + BigInt(small);
}
