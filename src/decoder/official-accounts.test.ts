/** Accounts that the official clients lay out, read here: each of our fields is theirs, and each says what it is. */
import { getStakeStateAccountEncoder } from '@solana-program/stake';
import { getNonceEncoder } from '@solana-program/system';
import {
  getMintEncoder,
  getMultisigEncoder,
  getTokenEncoder,
  type MintArgs,
  type TokenArgs,
} from '@solana-program/token';
import { address, none, some, type Address, type Blockhash, type Encoder, type Lamports } from '@solana/kit';
import * as sysvars from '@solana/sysvars';
import { AddressLookupTableAccount, NonceAccount, PublicKey, VoteAccount } from '@solana/web3.js';
import { describe, expect, test } from 'vitest';
import { SYSVARS, STAKE_PROGRAM, SYSTEM_PROGRAM, TOKEN_PROGRAM, VOTE_PROGRAM } from './known-addresses.ts';
import { addressNamed, bytesOf } from './testing/build-transaction.ts';
import { readData } from './testing/readings.ts';

const key = (name: string): Address => address(addressNamed(name));
const hash = (name: string): Blockhash => addressNamed(name) as Blockhash; // 32 bytes in base58, as one is
const lamports = (amount: bigint): Lamports => amount as Lamports; // small enough to be one
const MOST = 2n ** 64n - 1n;

describe('the token program', () => {
  test('a mint', () => {
    const mint: MintArgs = {
      mintAuthority: some(key('minter')),
      supply: 88_000_000n,
      decimals: 5,
      isInitialized: true,
      freezeAuthority: none(),
    };
    const read = (changes: Partial<MintArgs>) =>
      readData(TOKEN_PROGRAM, Uint8Array.from(getMintEncoder().encode({ ...mint, ...changes })));
    expect(read({})).toMatchObject({
      type: 'mint',
      says: 'The mint of account: 88000000 of an unknown mint, 5 decimals exist, minter can mint more',
      fields: { supply: '88000000 of account, 5 decimals', mintAuthority: 'minter', freezeAuthority: 'none' },
    });
    expect(read({ mintAuthority: none(), freezeAuthority: some(key('cop')) }).says).toMatch(
      / exist, nobody can mint more, cop can freeze what anyone holds$/,
    );
    expect(read({ freezeAuthority: some(key('minter')) }).says).toMatch(
      /minter can mint more and freeze what anyone holds$/,
    );
    expect(read({ mintAuthority: none(), supply: 1n, decimals: 0 }).says).toBe(
      'The mint of account, an NFT: there is one, nobody can mint more',
    );
    expect(read({ isInitialized: false }).says).toBe('A mint that is not initialized');
  });

  test('a token account', () => {
    const account: TokenArgs = {
      mint: key('gold'),
      owner: key('bob'),
      amount: 70n,
      delegate: none(),
      state: 1,
      isNative: none(),
      delegatedAmount: 0n,
      closeAuthority: none(),
    };
    const read = (changes: Partial<TokenArgs>) =>
      readData(TOKEN_PROGRAM, Uint8Array.from(getTokenEncoder().encode({ ...account, ...changes })));
    expect(read({})).toMatchObject({
      type: 'token-account',
      says: '70 of gold of bob',
      fields: { amount: '70 of gold' },
    });
    expect(read({ state: 2, delegate: some(key('shop')), delegatedAmount: 9n }).says).toBe(
      '70 of gold of bob, frozen, of which shop may take 9 of gold',
    );
    expect(read({ isNative: some(2_039_280n) }).fields).toMatchObject({
      wrappedSolReserve: '0.00203928 SOL',
    });
    expect(read({ state: 0 }).says).toBe('A token account that is not initialized');
  });

  test('a multisig lists as many signers as it has', () => {
    const signers = ['a', 'b', 'c'].map(key);
    const room = Array.from({ length: 8 }, () => address(SYSTEM_PROGRAM));
    const data = getMultisigEncoder().encode({
      m: 2,
      n: 3,
      isInitialized: true,
      signers: [...signers, ...room],
    });
    expect(readData(TOKEN_PROGRAM, Uint8Array.from(data))).toMatchObject({
      type: 'multisig',
      says: 'A multisig of the token program: 2 of 3 must sign',
      fields: { signers: '[a, b, c]' },
    });
  });
});

describe('stakes, nonces, votes and lookup tables', () => {
  const meta = {
    rentExemptReserve: 2_282_880n,
    authorized: { staker: key('staker'), withdrawer: key('owner') },
    lockup: { unixTimestamp: 0n, epoch: 0n, custodian: address(SYSTEM_PROGRAM) },
  };
  const stake = (deactivationEpoch: bigint) => ({
    delegation: {
      voterPubkey: key('validator'),
      stake: 5_000_000_000n,
      activationEpoch: 600n,
      deactivationEpoch,
      reserved: [0, 0, 0, 0, 0, 0, 0, 0],
    },
    creditsObserved: 77n,
  });
  const readStake = (
    state: Parameters<ReturnType<typeof getStakeStateAccountEncoder>['encode']>[0]['state'],
  ) =>
    readData(
      STAKE_PROGRAM,
      Uint8Array.from([...getStakeStateAccountEncoder().encode({ state }), ...new Uint8Array(200)]).subarray(
        0,
        200,
      ),
    );

  test('a stake in each of its states', () => {
    const flags = { bits: 0 };
    expect(readStake({ __kind: 'Stake', fields: [meta, stake(MOST), flags] })).toMatchObject({
      type: 'stake',
      says: '5 SOL of owner staked with validator',
      fields: {
        stake: '5 SOL',
        activationEpoch: '600',
        deactivationEpoch: 'none',
        creditsObserved: '77',
        staker: 'staker',
      },
    });
    expect(readStake({ __kind: 'Stake', fields: [meta, stake(610n), flags] }).says).toBe(
      '5 SOL of owner staked with validator, deactivating since epoch 610',
    );
    expect(readStake({ __kind: 'Initialized', fields: [meta] }).says).toBe(
      'A stake account of staker, not delegated',
    );
    expect(readStake({ __kind: 'Uninitialized' }).says).toBe('A stake account that is uninitialized');
    expect(readStake({ __kind: 'RewardsPool' }).says).toBe('A stake account that is rewards pool');
  });

  test('a nonce, initialized and not', () => {
    const nonce = {
      version: 1,
      authority: key('boss'),
      blockhash: key('nonce'),
      lamportsPerSignature: 5_000n,
    };
    const data = Uint8Array.from(getNonceEncoder().encode({ ...nonce, state: 1 }));
    const theirs = NonceAccount.fromAccountData(data);
    expect(readData(SYSTEM_PROGRAM, data)).toMatchObject({
      type: 'nonce',
      says: `A durable nonce of boss, now ${theirs.nonce}`,
      fields: { lamportsPerSignature: '0.000005 SOL', nonce: theirs.nonce },
    });
    expect(theirs.authorizedPubkey.toBase58()).toBe(addressNamed('boss'));
    const empty = Uint8Array.from(getNonceEncoder().encode({ ...nonce, state: 0 }));
    expect(readData(SYSTEM_PROGRAM, empty)).toMatchObject({
      says: 'A nonce account that is not initialized',
      fields: { state: 'uninitialized' },
    });
  });

  test('a vote account of version 1.14.11', () => {
    const data = bytesOf(
      [1n, 4],
      addressNamed('node'),
      addressNamed('owner'),
      7,
      bytesOf([2n, 8], [100n, 8], [31n, 4], [101n, 8], [1n, 4]),
      bytesOf(1, [69n, 8]),
      bytesOf([1n, 8], [600n, 8], addressNamed('voter')),
      new Uint8Array(32 * 48 + 9),
      bytesOf([1n, 8], [600n, 8], [900n, 8], [850n, 8]),
      bytesOf([101n, 8], [1_700_000_000n, 8]),
    );
    const theirs = VoteAccount.fromAccountData(data);
    const ours = readData(VOTE_PROGRAM, data);
    expect(ours.says).toBe(
      `The vote account of node with a commission of ${theirs.commission} %, last vote 101`,
    );
    expect(theirs.nodePubkey.toBase58()).toBe(addressNamed('node'));
    expect(ours.fields).toMatchObject({
      lastVote: String(theirs.votes.at(-1)?.slot),
      rootSlot: String(theirs.rootSlot),
      timestampSlot: String(theirs.lastTimestamp.slot),
      withdrawer: 'owner',
    });
    const [credits] = theirs.epochCredits;
    expect(Object.values(ours.sections)).toEqual([
      { epoch600: String(credits!.credits - credits!.prevCredits) },
    ]);
  });

  test('a lookup table, one that nobody can change and one that ends', () => {
    const table = (deactivation: bigint, authority: Uint8Array) =>
      bytesOf(
        [1n, 4],
        [deactivation, 8],
        [900n, 8],
        0,
        authority,
        [0n, 2],
        addressNamed('one'),
        addressNamed('two'),
      );
    const OWNER = 'AddressLookupTab1e1111111111111111111111111';
    const boss = bytesOf(1, addressNamed('boss'));
    const active = table(MOST, boss);
    const theirs = AddressLookupTableAccount.deserialize(active);
    expect(theirs.addresses).toEqual([
      new PublicKey(addressNamed('one')),
      new PublicKey(addressNamed('two')),
    ]);
    expect(readData(OWNER, active)).toMatchObject({
      says: 'A lookup table of boss with 2 addresses',
      fields: { addresses: '[one, two]', lastExtendedSlot: String(theirs.lastExtendedSlot) },
    });
    expect(readData(OWNER, table(MOST, new Uint8Array(33))).says).toBe(
      'A lookup table with 2 addresses, which nobody can change',
    );
    expect(readData(OWNER, table(950n, boss)).says).toBe(
      'A lookup table of boss with 2 addresses, deactivated in slot 950',
    );
  });
});

/**
 * A list as nodes store it: they count with eight bytes (20,488 of slot hashes are 8 + 512 × 40), this client with four.
 */
const asStored = <T>(encoder: Encoder<T[]>, items: T[]): Uint8Array =>
  bytesOf([BigInt(items.length), 8], Uint8Array.from(encoder.encode(items)).subarray(4));

describe('sysvars', () => {
  const OWNER = 'Sysvar1111111111111111111111111111111111111';
  const CASES: Readonly<Record<string, readonly [data: ArrayLike<number>, says: string, fields: object]>> = {
    SysvarC1ock11111111111111111111111111111111: [
      sysvars.getSysvarClockEncoder().encode({
        slot: 290_304_432n,
        epochStartTimestamp: 1_730_000_000n as never, // branded numbers
        epoch: 672n,
        leaderScheduleEpoch: 673n,
        unixTimestamp: 1_730_000_173n as never,
      }),
      'Slot 290,304,432 in epoch 672 at 2024-10-27T03:36:13Z',
      { leaderScheduleEpoch: '673' },
    ],
    SysvarEpochRewards1111111111111111111111111: [
      sysvars.getSysvarEpochRewardsEncoder().encode({
        distributionStartingBlockHeight: 9n,
        numPartitions: 4n,
        parentBlockhash: hash('parent'),
        totalPoints: 2n ** 70n,
        totalRewards: lamports(3_000_000_000n),
        distributedRewards: lamports(1_000_000_000n),
        active: true,
      }),
      'Of 3 SOL of rewards 1 SOL are paid out',
      { partitions: '4', totalPoints: '1,180,591,620,717,411,303,424', active: 'yes' },
    ],
    SysvarEpochSchedu1e111111111111111111111111: [
      sysvars.getSysvarEpochScheduleEncoder().encode({
        slotsPerEpoch: 432_000n,
        leaderScheduleSlotOffset: 432_000n,
        warmup: false,
        firstNormalEpoch: 14n,
        firstNormalSlot: 524_256n,
      }),
      'An epoch has 432,000 slots',
      { firstNormalEpoch: '14', firstNormalSlot: '524,256', warmup: 'no' },
    ],
    SysvarLastRestartS1ot1111111111111111111111: [
      sysvars.getSysvarLastRestartSlotEncoder().encode({ lastRestartSlot: 246_464_040n }),
      'The cluster was restarted at 246,464,040',
      {},
    ],
    SysvarRecentB1ockHashes11111111111111111111: [
      asStored(sysvars.getSysvarRecentBlockhashesEncoder(), [
        { blockhash: hash('newest'), feeCalculator: { lamportsPerSignature: lamports(5000n) } },
        { blockhash: hash('older'), feeCalculator: { lamportsPerSignature: lamports(5000n) } },
      ]),
      `Recent blockhashes: 2, the newest ${addressNamed('newest')} (deprecated)`,
      {},
    ],
    SysvarRent111111111111111111111111111111111: [
      sysvars.getSysvarRentEncoder().encode({
        lamportsPerByteYear: lamports(3480n),
        exemptionThreshold: 2 as never, // a branded number
        burnPercent: 50,
      }),
      'An account holds at least 0.00000696 SOL for each byte it takes',
      { burnedPart: '50 %' },
    ],
    SysvarS1otHashes111111111111111111111111111: [
      asStored(sysvars.getSysvarSlotHashesEncoder(), [
        { slot: 101n, hash: hash('newest') },
        { slot: 100n, hash: hash('older') },
      ]),
      'Hashes of recent blocks: 2, the newest of slot 101',
      {},
    ],
    SysvarS1otHistory11111111111111111111111111: [
      sysvars.getSysvarSlotHistoryEncoder().encode({
        bits: Array.from({ length: 16_384 }, (_unused, i) => (i === 0 ? 0b1011n : 0n)),
        nextSlot: 4n,
      }),
      '3 of the 4 slots since 0 have a block',
      { slotsSkipped: '1' },
    ],
    SysvarStakeHistory1111111111111111111111111: [
      sysvars.getSysvarStakeHistoryEncoder().encode([
        {
          epoch: 672n,
          stakeHistory: {
            effective: lamports(3_000_000_000n),
            activating: lamports(1n),
            deactivating: lamports(2n),
          },
        },
      ]),
      '3 SOL were staked in epoch 672, the newest of 1',
      {},
    ],
  };

  test.each(Object.entries(CASES))('%s', (sysvar, [data, says, fields]) => {
    const bytes = Uint8Array.from(data);
    expect(readData(OWNER, bytes, sysvar)).toMatchObject({
      reading: 'decoded',
      type: 'sysvar',
      says,
      fields,
    });
  });

  test('every sysvar the client lays out is here, and those it leaves out have a sentence too', () => {
    const others = Object.keys(SYSVARS).filter((sysvar) => CASES[sysvar] === undefined);
    const says = others.map((sysvar) => readData(OWNER, new Uint8Array(64), sysvar).says);
    expect(says).toEqual([
      'A signature costs 0 SOL (deprecated)',
      'Shows a running transaction its own instructions; nothing is stored',
      'A point of a validator is worth 0 lamports (deprecated)',
    ]);
  });
});
