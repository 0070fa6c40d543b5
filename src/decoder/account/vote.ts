import type { Cursor } from '#std/cursor';
import type { Field, Value } from '#contracts/decoded';
import { toAddressText } from '../layout/address-text.ts';
import type { AccountLayout, AccountSections } from '../define-protocol.ts';
import { LayoutError } from '../layout/codec.ts';

const MOST_VOTES = 64;
const MOST_EPOCHS = 128;

const address = (cursor: Cursor): Value => ({
  kind: 'address',
  address: toAddressText(cursor.bytes, cursor.skip(32)),
});

/** Tag of a bincode option. */
function isGiven(cursor: Cursor): boolean {
  const tag = cursor.u8();
  if (tag > 1) throw new LayoutError(`${tag} is not an option tag`);
  return tag === 1;
}

/** Bincode list length, bounded: a vote account never holds more. */
function readCount(cursor: Cursor, most: number, what: string): number {
  const count = cursor.u64();
  if (count > BigInt(most)) throw new LayoutError(`${count} ${what} are more than a vote account holds`);
  return Number(count);
}

/** Last voted slot and root. A vote is a slot u64 and confirmations u32, behind its latency u8 since version 3. */
function readVotes(cursor: Cursor, latency: boolean): Field[] {
  const count = readCount(cursor, MOST_VOTES, 'votes');
  let last: bigint | undefined;
  for (let i = 0; i < count; i++) {
    if (latency) cursor.skip(1);
    last = cursor.u64();
    cursor.skip(4);
  }
  const hasRoot = isGiven(cursor);
  return [
    { name: 'lastVote', value: last === undefined ? { kind: 'none' } : { kind: 'slot', slot: last } },
    { name: 'rootSlot', value: hasRoot ? { kind: 'slot', slot: cursor.u64() } : { kind: 'none' } },
  ];
}

function readAuthorizedVoters(cursor: Cursor): Field {
  const count = readCount(cursor, MOST_EPOCHS, 'authorized voters');
  const items: Value[] = [];
  for (let i = 0; i < count; i++) {
    const epoch = cursor.u64();
    items.push({
      kind: 'record',
      fields: [
        { name: 'fromEpoch', value: { kind: 'epoch', epoch } },
        { name: 'voter', value: address(cursor) },
      ],
    });
  }
  return { name: 'authorizedVoters', value: { kind: 'list', items } };
}

function readCredits(cursor: Cursor): readonly Field[] {
  const count = readCount(cursor, MOST_EPOCHS, 'epochs of credits');
  const fields: Field[] = [];
  for (let i = 0; i < count; i++) {
    const epoch = cursor.u64();
    const credits = cursor.u64() - cursor.u64();
    fields.unshift({ name: `epoch${epoch}`, value: { kind: 'integer', integer: credits } });
  }
  return fields;
}

function readTimestamp(cursor: Cursor): Field[] {
  const slot = cursor.u64();
  const unixSeconds = cursor.i64();
  return [
    { name: 'timestampSlot', value: { kind: 'slot', slot } },
    { name: 'timestamp', value: unixSeconds === 0n ? { kind: 'none' } : { kind: 'time', unixSeconds } },
  ];
}

/** Ring of 32 former voters (address, from epoch, to epoch), its index and whether it is empty. */
const PRIOR_VOTERS_LENGTH = 32 * 48 + 9;

/** Version 1.14.11 and version 3. */
function readOlder(cursor: Cursor, latency: boolean): AccountSections {
  const fields: Field[] = [
    { name: 'node', value: address(cursor) },
    { name: 'withdrawer', value: address(cursor) },
    { name: 'commission', value: { kind: 'percent', percent: cursor.u8() } },
    ...readVotes(cursor, latency),
    readAuthorizedVoters(cursor),
  ];
  cursor.skip(PRIOR_VOTERS_LENGTH);
  const credits = readCredits(cursor);
  fields.push(...readTimestamp(cursor));
  return finish(fields, credits, 'with a commission of {commission}');
}

/** Version 4: separate collectors and commissions in basis points (SIMD-0185). */
function readV4(cursor: Cursor): AccountSections {
  const fields: Field[] = [
    { name: 'node', value: address(cursor) },
    { name: 'withdrawer', value: address(cursor) },
    { name: 'inflationRewardsCollector', value: address(cursor) },
    { name: 'blockRevenueCollector', value: address(cursor) },
    {
      name: 'inflationRewardsCommission',
      value: { kind: 'basis-points', basisPoints: BigInt(cursor.u16()) },
    },
    { name: 'blockRevenueCommission', value: { kind: 'basis-points', basisPoints: BigInt(cursor.u16()) } },
    { name: 'pendingDelegatorRewards', value: { kind: 'lamports', lamports: cursor.u64() } },
  ];
  const hasKey = isGiven(cursor);
  fields.push({
    name: 'blsKey',
    value: hasKey ? { kind: 'bytes', bytes: cursor.take(48) } : { kind: 'none' },
  });
  fields.push(...readVotes(cursor, true), readAuthorizedVoters(cursor));
  const credits = readCredits(cursor);
  fields.push(...readTimestamp(cursor));
  return finish(fields, credits, 'with a commission of {inflationRewardsCommission}');
}

function finish(fields: readonly Field[], credits: readonly Field[], commission: string): AccountSections {
  return {
    fields,
    sections: credits.length === 0 ? [] : [{ title: 'Credits earned in each epoch', fields: credits }],
    summary: { template: `The vote account of {node} ${commission}, last vote {lastVote}`, fields },
  };
}

/** Allocated and never initialised: nothing but zeros. */
function readUninitialized(cursor: Cursor): AccountSections {
  // The tag 0 was also that of version 0.23.5, which no program reads any more.
  if (cursor.rest().some((byte) => byte !== 0)) {
    throw new LayoutError('vote accounts of version 0.23.5 are not read here');
  }
  return { fields: [], summary: { template: 'A vote account that is not initialized', fields: [] } };
}

function readVoteAccount(cursor: Cursor): AccountSections {
  const version = cursor.u32();
  switch (version) {
    case 0:
      return readUninitialized(cursor);
    case 1:
      return readOlder(cursor, false);
    case 2:
      return readOlder(cursor, true);
    case 3:
      return readV4(cursor);
    default:
      throw new LayoutError(`vote account version tag ${version} is not read here`);
  }
}

/** Source: solana-vote-interface `state/` (bincode, u32 version tag) and SIMD-0185 for version 4. */
export const VOTE_ACCOUNT: AccountLayout = {
  type: 'vote',
  title: 'Vote account',
  matches: (data) => data.length >= 4,
  read: readVoteAccount,
};
