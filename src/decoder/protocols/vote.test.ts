import { describe, expect, test } from 'vitest';
import { VOTE_PROGRAM } from '../known-addresses.ts';
import { addressNamed, bytesOf, type BytePart } from '../testing/build-transaction.ts';
import { readData, readOne } from '../testing/readings.ts';

const HASH = addressNamed('hash');
const BLOCK = addressNamed('block');
const NO_ROOT = 2n ** 64n - 1n;

const read = (names: readonly string[], tag: number, ...parts: readonly BytePart[]) =>
  readOne(VOTE_PROGRAM, names, bytesOf([BigInt(tag), 4], ...parts));

describe('votes', () => {
  test('a tower adds its offsets up to the last slot', () => {
    const tower = read(
      ['vote', 'voter'],
      14,
      [1000n, 8],
      3,
      // Offset, then confirmations: 1, 300 in two bytes, 5.
      Uint8Array.of(1, 31),
      Uint8Array.of(0xac, 0x02, 2),
      Uint8Array.of(5, 1),
      HASH,
      1,
      [1_700_000_000n, 8],
      BLOCK,
    );
    expect(tower).toMatchObject({
      reading: 'decoded',
      name: 'towerSync',
      fields: {
        lastSlot: '1,306',
        rootSlot: '1,000',
        votes: '3',
        hash: HASH,
        timestamp: '2023-11-14T22:13:20Z',
        blockId: BLOCK,
      },
      effects: [{ kind: 'vote', account: addressNamed('vote'), slot: 1306n }],
    });
  });

  test('without root the offsets count from slot 0', () => {
    expect(read(['vote', 'voter'], 12, [NO_ROOT, 8], 1, 9, 1, HASH, 0).fields).toEqual({
      lastSlot: '9',
      rootSlot: 'none',
      votes: '1',
      hash: HASH,
      timestamp: 'none',
    });
  });

  test('the first form lists its slots, the second its lockouts', () => {
    const old = read(['vote', 'hashes', 'clock', 'voter'], 2, [2n, 8], [7n, 8], [8n, 8], HASH, 0);
    expect(old).toMatchObject({ name: 'vote', fields: { lastSlot: '8', votes: '2' } });
    const update = [[1n, 8], [7n, 8], [3n, 4], 1, [5n, 8], HASH, 0] as const;
    expect(read(['vote', 'voter'], 8, ...update).fields).toMatchObject({ lastSlot: '7', rootSlot: '5' });
    expect(read(['vote', 'voter'], 9, ...update, BLOCK)).toMatchObject({
      name: 'updateVoteStateSwitch',
      fields: { lastSlot: '7', proof: BLOCK },
    });
  });

  test('counts and offsets no vote has are malformed', () => {
    const two = ['vote', 'voter'];
    expect(read(two, 14, [0n, 8], 0x80, 1).reason).toBe('more lockouts than a vote has');
    expect(read(two, 14, [0n, 8], 1, ...Array.from({ length: 11 }, () => 0xff)).reason).toBe(
      'a slot offset is too long',
    );
    expect(read(two, 8, [5000n, 8]).reason).toBe('5000 votes in one instruction');
    expect(read(two, 14, [0n, 8], 1, 9, 1, HASH, 0)).toMatchObject({
      reading: 'malformed',
      reason: 'needs 32 bytes at 48, has 0',
    });
  });
});

describe('other instructions of the Vote program', () => {
  test('an authority by seed is read behind the key of a BLS voter', () => {
    const seed = new TextEncoder().encode('v');
    const rest = [addressNamed('owner'), [1n, 8], seed, addressNamed('next')] as const;
    expect(read(['vote', 'clock', 'base'], 10, [1n, 4], ...rest).fields).toEqual({
      role: 'withdrawer',
      seedOwner: 'owner',
      seed: 'v',
      newAuthority: 'next',
    });
    expect(read(['vote', 'clock', 'base'], 10, [2n, 4], new Uint8Array(144), ...rest)).toMatchObject({
      fields: { role: 'voter with a BLS key', newAuthority: 'next' },
      effects: [{ kind: 'set-authority', to: addressNamed('next') }],
    });
    expect(read(['vote', 'clock', 'base'], 10, [2n, 4], new Uint8Array(90)).reading).toBe('malformed');
  });

  test('commissions are percent at first, basis points since version 4', () => {
    expect(read(['vote', 'withdrawer'], 5, 7).fields).toEqual({ commission: '7 %' });
    expect(read(['vote', 'withdrawer'], 18, [725n, 2], [1n, 4]).fields).toEqual({
      commission: '7.25 %',
      commissionOn: 'block revenue',
    });
    expect(read(['vote', 'collector', 'withdrawer'], 17, [0n, 4])).toMatchObject({
      name: 'updateCommissionCollector',
      fields: { commissionOn: 'inflation rewards' },
    });
    expect(read(['vote', 'withdrawer'], 18, [725n, 2], [2n, 4]).reason).toBe('variant 2 is not known');
  });

  test('a version 4 account is initialised with key and proof', () => {
    const init = read(
      ['vote', 'node', 'rewards', 'revenue'],
      16,
      addressNamed('node'),
      addressNamed('voter'),
      new Uint8Array(48).fill(1),
      new Uint8Array(96).fill(2),
      addressNamed('withdrawer'),
      [500n, 2],
      [10_000n, 2],
    );
    expect(init).toMatchObject({
      reading: 'decoded',
      name: 'initializeAccountV2',
      accounts: { inflationRewardsCollector: 'rewards', blockRevenueCollector: 'revenue' },
      fields: {
        withdrawer: 'withdrawer',
        inflationRewardsCommission: '5 %',
        blockRevenueCommission: '100 %',
      },
    });
  });

  test('withdrawals and deposits move SOL', () => {
    expect(read(['vote', 'wallet', 'withdrawer'], 3, [2n, 8]).effects).toMatchObject([
      { kind: 'transfer', amount: 2n, from: addressNamed('vote'), to: addressNamed('wallet') },
    ]);
    expect(read(['vote', 'wallet'], 19, [3n, 8]).effects).toMatchObject([
      { kind: 'transfer', amount: 3n, from: addressNamed('wallet'), to: addressNamed('vote') },
    ]);
    expect(read(['vote'], 20).reading).toBe('unknown-instruction');
  });
});

const VOTERS = [[1n, 8], [600n, 8], addressNamed('voter')] as const;
const CREDITS = [
  [2n, 8],
  [599n, 8],
  [900n, 8],
  [400n, 8],
  [600n, 8],
  [950n, 8],
  [900n, 8],
] as const;
const TIMESTAMP = [
  [88n, 8],
  [1_700_000_000n, 8],
] as const;
const PRIOR_VOTERS = new Uint8Array(32 * 48 + 9);
const KEYS = [addressNamed('node'), addressNamed('withdrawer')] as const;
const LANDED = [[2n, 8], 1, [87n, 8], [2n, 4], 3, [88n, 8], [1n, 4], 1, [50n, 8]] as const;
const SECTION = 'Credits earned in each epoch';

describe('vote accounts', () => {
  test('version 3 has a commission in percent and former voters', () => {
    const data = bytesOf([2n, 4], ...KEYS, 8, ...LANDED, ...VOTERS, PRIOR_VOTERS, ...CREDITS, ...TIMESTAMP);
    const account = readData(VOTE_PROGRAM, bytesOf(data, new Uint8Array(3762 - data.length)));
    expect(account).toMatchObject({
      reading: 'decoded',
      type: 'vote',
      says: 'The vote account of node with a commission of 8 %, last vote 88',
      fields: {
        withdrawer: 'withdrawer',
        commission: '8 %',
        lastVote: '88',
        rootSlot: '50',
        authorizedVoters: '[fromEpoch 600 voter voter]',
        timestampSlot: '88',
        timestamp: '2023-11-14T22:13:20Z',
      },
    });
    expect(account.sections[SECTION]).toEqual({ epoch600: '50', epoch599: '500' });
  });

  test('version 1.14.11 has votes without latency', () => {
    const votes = [[1n, 8], [88n, 8], [1n, 4], 0] as const;
    const data = bytesOf([1n, 4], ...KEYS, 8, ...votes, ...VOTERS, PRIOR_VOTERS, [0n, 8], ...TIMESTAMP);
    expect(readData(VOTE_PROGRAM, data)).toMatchObject({
      reading: 'decoded',
      fields: { lastVote: '88', rootSlot: 'none' },
      sections: {},
    });
  });

  test('version 4 has collectors, commissions in basis points and maybe a BLS key', () => {
    const collectors = [
      addressNamed('rewards'),
      addressNamed('revenue'),
      [725n, 2],
      [10_000n, 2],
      [9n, 8],
    ] as const;
    const end = [...LANDED, ...VOTERS, ...CREDITS, ...TIMESTAMP] as const;
    const account = readData(VOTE_PROGRAM, bytesOf([3n, 4], ...KEYS, ...collectors, 0, ...end));
    expect(account).toMatchObject({
      says: 'The vote account of node with a commission of 7.25 %, last vote 88',
      fields: {
        inflationRewardsCollector: 'rewards',
        blockRevenueCollector: 'revenue',
        inflationRewardsCommission: '7.25 %',
        blockRevenueCommission: '100 %',
        pendingDelegatorRewards: '0.000000009 SOL',
        blsKey: 'none',
        rootSlot: '50',
      },
    });
    expect(account.sections[SECTION]).toEqual({ epoch600: '50', epoch599: '500' });
    const key = new Uint8Array(48).fill(0xab);
    const keyed = readData(VOTE_PROGRAM, bytesOf([3n, 4], ...KEYS, ...collectors, 1, key, ...end));
    expect(keyed.fields).toMatchObject({ blsKey: `0x${'ab'.repeat(48)}`, lastVote: '88' });
  });

  test('an account nobody initialised is told from one of a version not read', () => {
    expect(readData(VOTE_PROGRAM, new Uint8Array(3762))).toMatchObject({
      reading: 'decoded',
      says: 'A vote account that is not initialized',
      fields: {},
    });
    expect(readData(VOTE_PROGRAM, bytesOf([0n, 4], ...KEYS)).reason).toBe(
      'Vote: vote accounts of version 0.23.5 are not read here',
    );
    expect(readData(VOTE_PROGRAM, bytesOf([9n, 4], ...KEYS)).reason).toBe(
      'Vote: vote account version tag 9 is not read here',
    );
  });

  test('counts beyond what an account holds and wrong tags are malformed', () => {
    const reasonOf = (...parts: readonly BytePart[]) =>
      readData(VOTE_PROGRAM, bytesOf([2n, 4], ...KEYS, 8, ...parts)).reason;
    expect(reasonOf([65n, 8])).toBe('Vote: 65 votes are more than a vote account holds');
    expect(reasonOf([0n, 8], 2)).toBe('Vote: 2 is not an option tag');
    expect(reasonOf([0n, 8], 0, [129n, 8])).toBe(
      'Vote: 129 authorized voters are more than a vote account holds',
    );
    expect(reasonOf([0n, 8], 0, ...VOTERS)).toBe('Vote: needs 1545 bytes at 126, has 0');
  });
});
