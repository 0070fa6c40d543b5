import { afterAll, describe, expect, test } from 'vitest';
import { createKeypair } from '../keys/keypair.ts';
import type { Keypair } from '../keys/keypair.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { createSteppedLocalnet } from '../stepped-localnet.ts';
import { buildTransaction } from '../transactions/build-transaction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { findStakePool, liquidStaking, quoteDeposit, quoteRedeem, readStakePool } from './liquid-staking.ts';
import { system } from './system.ts';
import { AUTHORITY, token } from './token.ts';

const SOL = 1_000_000_000n;
const SLOTS_PER_EPOCH = 32;

describe('Localnet Liquid Staking', () => {
  const net = createSteppedLocalnet({
    transactionsPerSecond: 0,
    slotsPerEpoch: SLOTS_PER_EPOCH,
    skipRate: 0,
  });
  const { chain } = net;
  const { bank } = chain;
  const [manager, user, stranger] = ['manager', 'user', 'stranger'].map((name) =>
    createKeypair('liquid-staking', name),
  ) as [Keypair, Keypair, Keypair];
  const [{ vote }] = bank.options.validators as unknown as readonly [{ readonly vote: Keypair }];
  afterAll(() => net.close());

  const land = (payer: Keypair, instructions: readonly Instruction[], signers: readonly Keypair[] = []) => {
    chain.advance();
    const outcome = bank.submit(
      buildTransaction({ payer, signers, instructions, blockhash: bank.blockhashes.latest.hash }),
      true,
    );
    if (outcome.kind !== 'landed') throw new Error(JSON.stringify(outcome));
    return outcome.transaction.error;
  };
  const send = (payer: Keypair, ...instructions: readonly Instruction[]): unknown =>
    land(payer, instructions);
  const customOf = (code: number, index = 0) => ({ InstructionError: [index, { Custom: code }] });
  const balanceOf = (address: string): bigint => bank.accounts.getBalance(address);
  const mintKey = createKeypair('liquid-staking', 'mint');
  const keys = findStakePool({ mint: mintKey.address, program: PROGRAMS.token });
  const read = () => readStakePool(bank.accounts.get(keys.pool)!)!;
  const supply = (): bigint => Buffer.from(bank.accounts.get(mintKey.address)!.data).readBigUInt64LE(36);
  const held = (owner: string): bigint =>
    bank.accounts.index.token(findAssociatedToken(owner, mintKey.address, PROGRAMS.token))?.amount ?? 0n;
  const replaceAt = (instruction: Instruction, position: number, address: string): Instruction => ({
    ...instruction,
    accounts: instruction.accounts.map((one, at) => (at === position ? { ...one, address } : one)),
  });
  const openMint = (mint: Keypair, decimals: number, freezer?: string): unknown =>
    land(
      manager,
      [
        system.createAccount(
          manager.address,
          mint.address,
          bank.engine.minimumBalance(82),
          82,
          PROGRAMS.token,
        ),
        token.initializeMint(PROGRAMS.token, mint.address, decimals, manager.address, freezer),
      ],
      [mint],
    );
  const handOver = (mint: string, to: string) =>
    token.setAuthority(PROGRAMS.token, mint, manager.address, AUTHORITY.mintTokens, to);

  for (const { address } of [manager, user, stranger]) bank.accounts.credit(address, 1_000n * SOL);

  test('opens a pool only for a new mint of nine decimals that the pool alone can mint', () => {
    expect(openMint(mintKey, 9)).toBeNull();
    expect(send(manager, liquidStaking.createPool(manager.address, keys))).toEqual(customOf(6004));
    const [wrong, frozen] = ['wrong', 'frozen'].map((name) => createKeypair('liquid-staking', name)) as [
      Keypair,
      Keypair,
    ];
    expect(openMint(wrong, 6)).toBeNull();
    expect(openMint(frozen, 9, manager.address)).toBeNull();
    for (const { address } of [wrong, frozen]) {
      const others = findStakePool({ mint: address, program: PROGRAMS.token });
      expect(
        send(manager, handOver(address, others.pool), liquidStaking.createPool(manager.address, others)),
      ).toEqual(customOf(6004, 1));
    }
    const create = liquidStaking.createPool(manager.address, keys);
    expect(send(manager, handOver(mintKey.address, keys.pool), create)).toBeNull();
    expect(send(manager, create)).toEqual(customOf(6013));
    expect(read()).toMatchObject({ manager: manager.address, total: 0n, staked: 0n });
  });

  test('mints one token for each lamport at first, and gives back its share less the fee', () => {
    const open = token.createAssociated(PROGRAMS.token, user.address, user.address, mintKey.address);
    expect(send(user, open, liquidStaking.deposit(user.address, keys, 100n * SOL, 100n * SOL))).toBeNull();
    expect([held(user.address), read().total]).toEqual([100n * SOL, 100n * SOL]);
    const least = quoteRedeem(100n * SOL, 100n * SOL, 10n * SOL);
    expect(least).toBe(9_990_000_000n);
    expect(send(user, liquidStaking.redeem(user.address, keys, 10n * SOL, least + 1n))).toEqual(
      customOf(6000),
    );
    const before = balanceOf(user.address);
    expect(send(user, liquidStaking.redeem(user.address, keys, 10n * SOL, least))).toBeNull();
    expect(balanceOf(user.address) - before).toBe(least - 5_000n);
    // The fee is everybody's: a token is worth more than a lamport now.
    expect([supply(), read().total]).toEqual([90n * SOL, 90_010_000_000n]);
    expect(quoteDeposit(90_010_000_000n, 90n * SOL, SOL)).toBeLessThan(SOL);
  });

  test('stakes a part of the reserve, counts what it earns, and takes it back', async () => {
    const delegate = liquidStaking.delegate(manager.address, keys, vote.address, 60n * SOL);
    expect(send(stranger, liquidStaking.delegate(stranger.address, keys, vote.address, 60n * SOL))).toEqual(
      customOf(6009),
    );
    expect(send(manager, liquidStaking.delegate(manager.address, keys, vote.address, 91n * SOL))).toEqual(
      customOf(6010),
    );
    expect(send(manager, liquidStaking.refresh(keys))).toEqual(customOf(6012));
    expect(send(manager, delegate)).toBeNull();
    expect(send(manager, liquidStaking.delegate(manager.address, keys, vote.address, SOL))).toEqual(
      customOf(6011),
    );
    const rent = bank.engine.minimumBalance(200);
    expect(read()).toMatchObject({
      validator: vote.address,
      staked: 60n * SOL + rent,
      total: 90_010_000_000n + rent,
    });
    // What is staked cannot be redeemed.
    expect(send(user, liquidStaking.redeem(user.address, keys, 40n * SOL, 0n))).toEqual(customOf(6010));

    await net.sealMany(4 * SLOTS_PER_EPOCH);
    const { total, staked } = read();
    const earned = balanceOf(keys.stake) - staked;
    expect(earned).toBeGreaterThan(0n);
    expect(send(stranger, liquidStaking.refresh(keys))).toBeNull();
    expect(read()).toMatchObject({ total: total + earned, rewards: earned, staked: staked + earned });
    expect(send(stranger, liquidStaking.refresh(keys))).toEqual(customOf(6001));

    expect(send(stranger, liquidStaking.deactivate(stranger.address, keys))).toEqual(customOf(6009));
    expect(send(manager, liquidStaking.deactivate(manager.address, keys))).toBeNull();
    // Not before the epoch is over; the stake program says so.
    expect(send(stranger, liquidStaking.collect(keys))).not.toBeNull();
    await net.sealMany(3 * SLOTS_PER_EPOCH);
    expect(send(stranger, liquidStaking.collect(keys))).toBeNull();
    const after = read();
    expect(after.staked).toBe(0n);
    expect(after.total).toBeGreaterThanOrEqual(total + earned);
    expect(balanceOf(keys.reserve)).toBe(after.total + bank.engine.minimumBalance(0));
    expect(bank.accounts.get(keys.stake)).toBeUndefined();
    const all = held(user.address);
    const out = quoteRedeem(after.total, supply(), all);
    expect(out).toBeGreaterThan(quoteRedeem(90_010_000_000n, 90n * SOL, all));
    expect(send(user, liquidStaking.redeem(user.address, keys, all, out))).toBeNull();
    expect(read().total).toBe(after.total - out);
  });

  test('stakes anew where a stake was before', async () => {
    expect(send(user, liquidStaking.deposit(user.address, keys, 5n * SOL, 0n))).toBeNull();
    expect(send(manager, liquidStaking.delegate(manager.address, keys, vote.address, 2n * SOL))).toBeNull();
    expect(read()).toMatchObject({ staked: 2n * SOL + bank.engine.minimumBalance(200) });
  });

  test('refuses nothing, more than there is, and any account in the place of another', () => {
    const deposit = liquidStaking.deposit(user.address, keys, SOL, 0n);
    expect(send(user, liquidStaking.deposit(user.address, keys, 0n, 0n))).toEqual(customOf(6001));
    expect(send(user, liquidStaking.deposit(user.address, keys, 2n ** 64n - 1n, 0n))).toEqual(customOf(6002));
    const redeem = liquidStaking.redeem(user.address, keys, SOL, 0n);
    expect(send(user, liquidStaking.redeem(user.address, keys, 0n, 0n))).toEqual(customOf(6001));
    expect(send(user, liquidStaking.redeem(user.address, keys, 2n ** 64n - 1n, 0n))).toEqual(customOf(6002));
    for (const instruction of [deposit, redeem]) {
      expect(send(user, replaceAt(instruction, 1, keys.reserve))).toEqual(customOf(6003));
      expect(send(user, replaceAt(instruction, 2, user.address))).toEqual(customOf(6004));
      expect(send(user, replaceAt(instruction, 3, stranger.address))).toEqual(customOf(6005));
      expect(send(user, replaceAt(instruction, 5, PROGRAMS.token2022))).toEqual(customOf(6007));
      expect(send(user, replaceAt(instruction, 6, PROGRAMS.token))).toEqual(customOf(6007));
      const unsigned = instruction.accounts.map((one) => ({ ...one, signer: false }));
      expect(send(stranger, { ...instruction, accounts: unsigned })).toEqual(customOf(6008));
      expect(send(user, { ...instruction, accounts: instruction.accounts.slice(1) })).toEqual(customOf(6014));
      expect(send(user, { ...instruction, data: instruction.data.slice(0, 20) })).toEqual(customOf(6015));
    }
    // Tokens of somebody else cannot be redeemed.
    const theirs = replaceAt(
      liquidStaking.redeem(stranger.address, keys, SOL, 0n),
      4,
      findAssociatedToken(user.address, mintKey.address, PROGRAMS.token),
    );
    expect(send(stranger, theirs)).toEqual(customOf(4));
    const refresh = liquidStaking.refresh(keys);
    expect(send(user, replaceAt(refresh, 1, user.address))).toEqual(customOf(6006));
    const collect = liquidStaking.collect(keys);
    expect(send(user, replaceAt(collect, 1, user.address))).toEqual(customOf(6005));
    expect(send(user, replaceAt(collect, 2, user.address))).toEqual(customOf(6006));
    expect(send(user, replaceAt(collect, 5, PROGRAMS.token))).toEqual(customOf(6007));
    expect(
      send(manager, replaceAt(liquidStaking.deactivate(manager.address, keys), 2, user.address)),
    ).toEqual(customOf(6006));
    expect(send(user, { ...refresh, data: new Uint8Array(8) })).toEqual(customOf(6015));
  });
});
