import type { Cursor } from '#std/cursor';
import type { Effect, Field, Value } from '#contracts/decoded';
import { VOTE_ACCOUNT } from '../account/vote.ts';
import { defineProtocol, type InstructionLayout } from '../define-protocol.ts';
import type { InstructionView } from '../instruction-view.ts';
import { VOTE_PROGRAM } from '../known-addresses.ts';
import { toAddressText } from '../layout/address-text.ts';
import {
  address,
  basisPointsU16,
  bytes,
  choiceU32,
  lamports,
  LayoutError,
  longText,
  percentU8,
  type Codec,
} from '../layout/codec.ts';

const BLS_KEY_LENGTH = 48;
const BLS_PROOF_LENGTH = 96;
const BLS_VOTER = 'voter with a BLS key';
const ROLES = choiceU32('voter', 'withdrawer', BLS_VOTER);
/** The key of a BLS voter and the proof that it is theirs follow the role; neither has a reading. */
const ROLE: Codec = {
  read: (cursor, context) => {
    const role = ROLES.read(cursor, context);
    if (role.kind === 'choice' && role.choice === BLS_VOTER) cursor.skip(BLS_KEY_LENGTH + BLS_PROOF_LENGTH);
    return role;
  },
};
const COMMISSION_KIND = choiceU32('inflation rewards', 'block revenue');
const NO_ROOT = 0xffff_ffff_ffff_ffffn;
const MOST_LOCKOUTS = 4096;

const hash = (cursor: Cursor): Field => ({
  name: 'hash',
  value: { kind: 'hash', hash: toAddressText(cursor.bytes, cursor.skip(32)) },
});
const slotValue = (slot: bigint | undefined): Value =>
  slot === undefined ? { kind: 'none' } : { kind: 'slot', slot };

function readTimestamp(cursor: Cursor): Field {
  const given = cursor.u8() === 1;
  return { name: 'timestamp', value: given ? { kind: 'time', unixSeconds: cursor.i64() } : { kind: 'none' } };
}

function readCount(cursor: Cursor): number {
  const count = cursor.u64();
  if (count > BigInt(MOST_LOCKOUTS)) throw new LayoutError(`${count} votes in one instruction`);
  return Number(count);
}

/** `Vote`: slots u64 each, hash, optional timestamp. */
function readVote(cursor: Cursor): Field[] {
  const count = readCount(cursor);
  let last: bigint | undefined;
  for (let i = 0; i < count; i++) last = cursor.u64();
  return [
    { name: 'lastSlot', value: slotValue(last) },
    { name: 'votes', value: { kind: 'integer', integer: count } },
    hash(cursor),
    readTimestamp(cursor),
  ];
}

/** `VoteStateUpdate`: lockouts (slot u64, confirmations u32), optional root, hash, optional timestamp. */
function readStateUpdate(cursor: Cursor): Field[] {
  const count = readCount(cursor);
  let last: bigint | undefined;
  for (let i = 0; i < count; i++) {
    last = cursor.u64();
    cursor.skip(4);
  }
  const root = cursor.u8() === 1 ? cursor.u64() : undefined;
  return [
    { name: 'lastSlot', value: slotValue(last) },
    { name: 'rootSlot', value: slotValue(root) },
    { name: 'votes', value: { kind: 'integer', integer: count } },
    hash(cursor),
    readTimestamp(cursor),
  ];
}

/** LEB128 of at most ten bytes. Offsets are small, so a number is exact until it is not; then bigint takes over. */
function readVarint(cursor: Cursor): bigint {
  let byte = cursor.u8();
  if (byte < 0x80) return BigInt(byte);
  let value = BigInt(byte & 0x7f);
  for (let shift = 7n; shift < 70n; shift += 7n) {
    byte = cursor.u8();
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
  throw new LayoutError('a slot offset is too long');
}

/** Compact form: root u64 (MAX is none), short list of (varint slot offset, confirmations u8), hash, timestamp. */
function readCompact(cursor: Cursor): Field[] {
  const root = cursor.u64();
  const count = cursor.u8();
  if (count >= 0x80) throw new LayoutError('more lockouts than a vote has');
  let slot = root === NO_ROOT ? 0n : root;
  // Nearly all offsets are one byte; those are added up as a number.
  let small = 0;
  for (let i = 0; i < count; i++) {
    const byte = cursor.bytes[cursor.offset] ?? 0x80;
    if (byte < 0x80) small += cursor.u8();
    else slot += readVarint(cursor);
    cursor.skip(1);
  }
  slot += BigInt(small);
  return [
    { name: 'lastSlot', value: slotValue(count === 0 ? undefined : slot) },
    { name: 'rootSlot', value: slotValue(root === NO_ROOT ? undefined : root) },
    { name: 'votes', value: { kind: 'integer', integer: count } },
    hash(cursor),
    readTimestamp(cursor),
  ];
}

const readTower = (cursor: Cursor): Field[] => [
  ...readCompact(cursor),
  { name: 'blockId', value: { kind: 'hash', hash: toAddressText(cursor.bytes, cursor.skip(32)) } },
];

/** The `Switch` forms append a proof hash. */
const withProof =
  (read: (cursor: Cursor) => Field[]) =>
  (cursor: Cursor): Field[] => [
    ...read(cursor),
    { name: 'proof', value: { kind: 'hash', hash: toAddressText(cursor.bytes, cursor.skip(32)) } },
  ];

const voted = (ix: InstructionView): readonly Effect[] => [
  { kind: 'vote', account: ix.address('voteAccount'), slot: ix.findInteger('lastSlot') },
];

const vote = (
  at: number,
  name: string,
  read: (cursor: Cursor) => Field[],
  accounts: readonly string[],
): InstructionLayout => ({
  at,
  name,
  title: 'Vote',
  accounts,
  read,
  sentence: 'Vote for slot {lastSlot} with {voteAccount}',
  effects: voted,
});

const authorized = (ix: InstructionView): readonly Effect[] => [
  {
    kind: 'set-authority',
    account: ix.address('voteAccount'),
    authority: `the ${ix.fieldText('role') ?? ''} role`,
    to: ix.fieldAddress('newAuthority') ?? ix.find('newAuthority'),
  },
];

const OLD_ACCOUNTS = ['voteAccount', 'slotHashes', 'clock', 'voteAuthority'];
const NEW_ACCOUNTS = ['voteAccount', 'voteAuthority'];

export default defineProtocol({
  key: 'vote',
  name: 'Vote Program',
  programs: [VOTE_PROGRAM],
  category: 'native',
  source: 'solana-vote-interface instruction.rs, state/vote_instruction_data.rs, error.rs',
  discriminant: 'u32',
  instructions: [
    {
      at: 0,
      name: 'initializeAccount',
      title: 'Initialize vote account',
      accounts: ['voteAccount', 'rent', 'clock', 'node'],
      args: { nodeAddress: address, voter: address, withdrawer: address, commission: percentU8 },
      sentence:
        'Initialize the vote account {voteAccount} of {nodeAddress} with a commission of {commission}',
    },
    {
      at: 1,
      name: 'authorize',
      title: 'Change vote authority',
      accounts: ['voteAccount', 'clock', 'authority'],
      args: { newAuthority: address, role: ROLE },
      sentence: 'Set the {role} of {voteAccount} to {newAuthority}',
      effects: authorized,
    },
    vote(2, 'vote', readVote, OLD_ACCOUNTS),
    {
      at: 3,
      name: 'withdraw',
      title: 'Withdraw from vote account',
      accounts: ['voteAccount', 'destination', 'withdrawer'],
      args: { lamports },
      sentence: 'Withdraw {lamports} from {voteAccount} to {destination}',
      effects: (ix) => [ix.solTransfer('voteAccount', 'destination', ix.integer('lamports'))],
    },
    {
      at: 4,
      name: 'updateValidatorIdentity',
      accounts: ['voteAccount', 'node', 'withdrawer'],
      sentence: 'Set the validator identity of {voteAccount} to {node}',
    },
    {
      at: 5,
      name: 'updateCommission',
      accounts: ['voteAccount', 'withdrawer'],
      args: { commission: percentU8 },
      sentence: 'Set the commission of {voteAccount} to {commission}',
    },
    vote(6, 'voteSwitch', withProof(readVote), OLD_ACCOUNTS),
    {
      at: 7,
      name: 'authorizeChecked',
      title: 'Change vote authority',
      accounts: ['voteAccount', 'clock', 'authority', 'newAuthority'],
      args: { role: ROLE },
      sentence: 'Set the {role} of {voteAccount} to {newAuthority}',
      effects: authorized,
    },
    vote(8, 'updateVoteState', readStateUpdate, NEW_ACCOUNTS),
    vote(9, 'updateVoteStateSwitch', withProof(readStateUpdate), NEW_ACCOUNTS),
    {
      at: 10,
      name: 'authorizeWithSeed',
      title: 'Change vote authority',
      accounts: ['voteAccount', 'clock', 'base'],
      args: { role: ROLE, seedOwner: address, seed: longText, newAuthority: address },
      sentence: 'Set the {role} of {voteAccount} to {newAuthority}',
      effects: authorized,
    },
    {
      at: 11,
      name: 'authorizeCheckedWithSeed',
      title: 'Change vote authority',
      accounts: ['voteAccount', 'clock', 'base', 'newAuthority'],
      args: { role: ROLE, seedOwner: address, seed: longText },
      sentence: 'Set the {role} of {voteAccount} to {newAuthority}',
      effects: authorized,
    },
    vote(12, 'compactUpdateVoteState', readCompact, NEW_ACCOUNTS),
    vote(13, 'compactUpdateVoteStateSwitch', withProof(readCompact), NEW_ACCOUNTS),
    vote(14, 'towerSync', readTower, NEW_ACCOUNTS),
    vote(15, 'towerSyncSwitch', withProof(readTower), NEW_ACCOUNTS),
    {
      at: 16,
      name: 'initializeAccountV2',
      title: 'Initialize vote account',
      accounts: ['voteAccount', 'node', 'inflationRewardsCollector', 'blockRevenueCollector'],
      args: {
        nodeAddress: address,
        voter: address,
        blsKey: bytes(BLS_KEY_LENGTH),
        blsProof: bytes(BLS_PROOF_LENGTH),
        withdrawer: address,
        inflationRewardsCommission: basisPointsU16,
        blockRevenueCommission: basisPointsU16,
      },
      sentence:
        'Initialize the vote account {voteAccount} of {nodeAddress} with a commission of {inflationRewardsCommission}',
    },
    {
      at: 17,
      name: 'updateCommissionCollector',
      accounts: ['voteAccount', 'collector', 'withdrawer'],
      args: { commissionOn: COMMISSION_KIND },
      sentence: 'Set the collector of the commission of {voteAccount} on {commissionOn} to {collector}',
    },
    {
      at: 18,
      name: 'updateCommissionBps',
      title: 'Update commission',
      accounts: ['voteAccount', 'withdrawer'],
      args: { commission: basisPointsU16, commissionOn: COMMISSION_KIND },
      sentence: 'Set the commission of {voteAccount} on {commissionOn} to {commission}',
    },
    {
      at: 19,
      name: 'depositDelegatorRewards',
      accounts: ['voteAccount', 'source', 'systemProgram?'],
      args: { lamports },
      sentence: 'Deposit {lamports} of {source} into {voteAccount} for its delegators',
      effects: (ix) => [ix.solTransfer('source', 'voteAccount', ix.integer('lamports'))],
    },
  ],
  accounts: [VOTE_ACCOUNT],
  errors: {
    0: { name: 'VoteTooOld', message: 'The vote is older than the recorded ones.' },
    1: { name: 'SlotsMismatch', message: 'The slots voted for are not in the slot hashes.' },
    2: { name: 'SlotHashMismatch', message: 'The hash does not belong to the slot.' },
    3: { name: 'EmptySlots', message: 'The vote names no slot.' },
    4: { name: 'TimestampTooOld', message: 'The timestamp is older than the last one.' },
    5: { name: 'TooSoonToReauthorize', message: 'The voter was changed in this epoch already.' },
    6: { name: 'LockoutConflict', message: 'The vote conflicts with an earlier lockout.' },
    7: { name: 'NewVoteStateLockoutMismatch', message: 'The new lockouts do not follow from the old ones.' },
    8: { name: 'SlotsNotOrdered', message: 'The slots are not in order.' },
    9: { name: 'ConfirmationsNotOrdered', message: 'The confirmations are not in order.' },
    10: { name: 'ZeroConfirmations', message: 'A vote has no confirmation.' },
    11: { name: 'ConfirmationTooLarge', message: 'A vote has more confirmations than possible.' },
    12: { name: 'RootRollBack', message: 'The root would go back.' },
    13: { name: 'ConfirmationRollBack', message: 'Confirmations would go back.' },
    14: { name: 'SlotSmallerThanRoot', message: 'A slot is older than the root.' },
    15: { name: 'TooManyVotes', message: 'There are more votes than allowed.' },
    16: { name: 'VotesTooOldAllFiltered', message: 'All slots voted for are too old.' },
    17: { name: 'RootOnDifferentFork', message: 'The root is on another fork.' },
    18: { name: 'ActiveVoteAccountClose', message: 'A vote account in use cannot be closed.' },
    19: {
      name: 'CommissionUpdateTooLate',
      message: 'The commission can be raised in the first half of an epoch only.',
    },
    20: { name: 'AssertionFailed', message: 'A check inside the vote program failed.' },
  },
});
