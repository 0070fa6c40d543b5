import { describe, expect, test } from 'vitest';
import { PublicKey } from '@solana/web3.js';
import { findAssociatedToken, findProgramAddress } from '../keys/program-address.ts';
import { createKeypair } from '../keys/keypair.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { computeBudget, system } from '../programs/system.ts';
import { createSteppedLocalnet } from '../stepped-localnet.ts';
import { buildTransaction } from '../transactions/build-transaction.ts';
import { BlockhashQueue } from './blockhash-queue.ts';
import { addVote } from './cast-votes.ts';
import { Epochs } from './epochs.ts';
import { toFeeTerms } from './fees.ts';
import { LeaderSchedule } from './leader-schedule.ts';
import { PriorityFees } from './priority-fees.ts';
import { toStakeTotals } from './staking/activation.ts';
import { StakeHistory } from './staking/stake-history.ts';

const payer = createKeypair('test', 'payer');
const RECEIVER = createKeypair('test', 'receiver').address;

describe('addresses', () => {
  test('are derived as by other SDKs', () => {
    const mint = 'So11111111111111111111111111111111111111112';
    const [expected] = PublicKey.findProgramAddressSync(
      [payer.publicKey, new PublicKey(PROGRAMS.token).toBytes(), new PublicKey(mint).toBytes()],
      new PublicKey(PROGRAMS.associatedToken),
    );
    expect(findAssociatedToken(payer.address, mint, PROGRAMS.token)).toBe(expected.toBase58());
    for (let i = 0; i < 20; i++) {
      const seeds = [Uint8Array.of(i), Buffer.from('seed')];
      const [key, bump] = PublicKey.findProgramAddressSync(seeds, new PublicKey(PROGRAMS.memo));
      expect(findProgramAddress(seeds, PROGRAMS.memo)).toEqual({ address: key.toBase58(), bump });
    }
  });
});

describe('fees', () => {
  const instructions = [system.transfer(payer.address, RECEIVER, 1n)];
  const plan = { payer, blockhash: RECEIVER };

  test('are 5,000 lamports a signature without a price', () => {
    const terms = toFeeTerms(buildTransaction({ ...plan, instructions }));
    expect(terms).toEqual({ baseLamports: 5_000n, priorityLamports: 0n, unitLimit: 3_000, unitPrice: 0n });
  });

  test('add price times limit, rounded up', () => {
    const priced = [computeBudget.unitLimit(100_001), computeBudget.unitPrice(333), ...instructions];
    const terms = toFeeTerms(buildTransaction({ ...plan, instructions: priced }));
    expect(terms.priorityLamports).toBe(34n);
  });

  test('of version 1 are a total', () => {
    const config = {
      priorityFeeLamports: 777n,
      computeUnitLimit: 1_000,
      loadedAccountsDataSizeLimit: 50_000,
    };
    const terms = toFeeTerms(buildTransaction({ ...plan, instructions, config }));
    expect(terms).toEqual({
      baseLamports: 5_000n,
      priorityLamports: 777n,
      unitLimit: 1_000,
      unitPrice: 777_000n,
    });
  });

  test('that landed are listed by sealed block, the dearest of the accounts asked for', () => {
    const fees = new PriorityFees();
    fees.open(1);
    fees.add(50n, ['a']);
    fees.add(900n, ['a', 'b']);
    fees.open(3);
    expect(fees.list([])).toEqual([{ slot: 1, unitPrice: 50n }]);
    expect(fees.list(['a', 'b'])).toEqual([{ slot: 1, unitPrice: 900n }]);
  });
});

test('a blockhash is accepted for 150 blocks after its own', () => {
  const queue = new BlockhashQueue();
  for (let height = 0; height <= 150; height++) queue.push(`hash ${height}`, height);
  expect(queue.has('hash 0')).toBe(true);
  expect(queue.lastValidHeight).toBe(300);
  queue.push('hash 151', 151);
  expect(queue.has('hash 0')).toBe(false);
  expect(queue.has('hash 1')).toBe(true);
});

test('leaders take four slots in a row, heavier ones more often', () => {
  const validators = [
    { identity: 'heavy', weight: 9 },
    { identity: 'light', weight: 1 },
  ];
  const schedule = new LeaderSchedule('seed', new Epochs(400), validators);
  const leaders = schedule.ofEpoch(3);
  expect(leaders.length).toBe(400);
  for (let i = 0; i < 400; i += 4) expect(new Set(leaders.slice(i, i + 4)).size).toBe(1);
  expect(leaders.filter((leader) => leader === 'heavy').length).toBeGreaterThan(300);
  expect(schedule.of(3 * 400 + 17)).toBe(leaders[17]);
});

describe('a tower', () => {
  test('doubles the lockouts of consecutive votes', () => {
    let tower: ReturnType<typeof addVote> = { lockouts: [], root: undefined };
    for (const slot of [1, 2, 3]) tower = addVote(tower!.lockouts, tower!.root, slot);
    expect(tower!.lockouts).toEqual([
      { slot: 1, confirmationCount: 3 },
      { slot: 2, confirmationCount: 2 },
      { slot: 3, confirmationCount: 1 },
    ]);
  });

  test('drops votes whose lockout has passed and does not vote twice', () => {
    const lockouts = [
      { slot: 1, confirmationCount: 2 },
      { slot: 2, confirmationCount: 1 },
    ];
    expect(addVote(lockouts, undefined, 5)!.lockouts).toEqual([
      { slot: 1, confirmationCount: 2 },
      { slot: 5, confirmationCount: 1 },
    ]);
    expect(addVote(lockouts, undefined, 2)).toBe(undefined);
  });
});

test('a stake warms up by nine hundredths of the cluster an epoch', () => {
  const history = new StakeHistory();
  history.add(5, { effective: 1_000n, activating: 500n, deactivating: 0n });
  history.add(6, { effective: 1_090n, activating: 410n, deactivating: 0n });
  const stake = {
    voter: RECEIVER,
    stake: 500n,
    activationEpoch: 5n,
    deactivationEpoch: 0xffffffffffffffffn,
    creditsObserved: 0n,
  };
  expect(toStakeTotals(stake, 5, history)).toEqual({ effective: 0n, activating: 500n, deactivating: 0n });
  expect(toStakeTotals(stake, 6, history)).toEqual({ effective: 90n, activating: 410n, deactivating: 0n });
  expect(toStakeTotals(stake, 7, history)).toEqual({ effective: 188n, activating: 312n, deactivating: 0n });
});

test('a read sees the state of the block its commitment stands for', () => {
  const { chain, seal, close } = createSteppedLocalnet({
    seed: 'reads',
    skipRate: 0,
    transactionsPerSecond: 0,
  });
  seal();
  const send = (lamports: bigint): void => {
    const instructions = [system.transfer(chain.faucet.address, RECEIVER, lamports)];
    const { hash } = chain.bank.blockhashes.latest;
    chain.submit(buildTransaction({ payer: chain.faucet, instructions, blockhash: hash }), true);
  };
  const balances = (): readonly unknown[] =>
    (['processed', 'confirmed', 'finalized'] as const).map(
      (commitment) => chain.bank.accounts.get(RECEIVER, commitment)?.lamports,
    );
  send(1_000_000n);
  expect(balances()).toEqual([1_000_000n, undefined, undefined]);
  seal();
  send(500_000n);
  expect(balances()).toEqual([1_500_000n, 1_000_000n, undefined]);
  for (let i = 0; i < 4; i++) seal();
  expect(balances()).toEqual([1_500_000n, 1_500_000n, 1_000_000n]);
  seal();
  expect(balances()).toEqual([1_500_000n, 1_500_000n, 1_500_000n]);
  close();
});
