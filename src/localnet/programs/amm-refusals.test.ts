import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createKeypair } from '../keys/keypair.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { amm, findPool } from './amm.ts';
import { createAmmStage } from './testing/amm-stage.ts';
import type { AmmStage } from './testing/amm-stage.ts';
import { extensions, token } from './token.ts';

const MAX = 0xffff_ffff_ffff_ffffn;

let stage: AmmStage;
/** A second pool, of the same mints the other way round, with liquidity too. */
let other: AmmStage['pool'];
beforeEach(() => {
  stage?.close();
  stage = createAmmStage();
  const { pool, user, stranger, keysA, keysB, send } = stage;
  other = findPool(keysB, keysA, user.address);
  send([
    amm.initializePool(other, 100),
    token.createAssociated(PROGRAMS.token, stranger.address, user.address, other.lpMint),
  ]);
  for (const keys of [pool, other]) {
    send([amm.addLiquidity(keys, user.address, 1_000_000_000n, 1_000_000_000n, 1n)]);
  }
});
afterAll(() => stage.close());

const failsWith = (instruction: Instruction, code: number, signers = [stage.user]): void => {
  const before = [...stage.reserves(), ...stage.reserves(other)];
  const landed = stage.send([instruction], signers);
  expect(landed.error).toEqual({ InstructionError: [0, { Custom: code }] });
  expect([...stage.reserves(), ...stage.reserves(other)]).toEqual(before);
};

/** The instruction with another account at one position. */
const put = (instruction: Instruction, position: number, address: string): Instruction => ({
  ...instruction,
  accounts: instruction.accounts.map((meta, at) => (at === position ? { ...meta, address } : meta)),
});
const unsigned = (instruction: Instruction): Instruction => ({
  ...instruction,
  accounts: instruction.accounts.map((meta) => ({ ...meta, signer: false })),
});

const swap = (amount = 1_000n, minimum = 1n): Instruction =>
  amm.swapExactIn(stage.pool, stage.user.address, stage.pool.mintA, amount, minimum);
const add = (a = 1_000n, b = 1_000n, minimum = 1n): Instruction =>
  amm.addLiquidity(stage.pool, stage.user.address, a, b, minimum);
const remove = (lp = 1_000n, a = 0n, b = 0n): Instruction =>
  amm.removeLiquidity(stage.pool, stage.user.address, lp, a, b);

describe('a swap refuses', () => {
  test('vaults that are not those of its pool, in their direction', () => {
    const { pool, user, tokenAccount } = stage;
    failsWith(put(swap(), 6, other.vaultB), 6001);
    failsWith(put(swap(), 7, other.vaultA), 6001);
    failsWith(put(put(swap(), 6, pool.vaultB), 7, pool.vaultA), 6001);
    failsWith(put(swap(), 7, tokenAccount(user.address, pool.mintB)), 6001);
  });

  test('mints that are not those of its pool', () => {
    failsWith(put(swap(), 2, stage.pool.lpMint), 6002);
    failsWith(put(swap(), 3, stage.pool.lpMint), 6002);
    failsWith(put(swap(), 3, stage.pool.mintA), 6002);
  });

  test('pools of other programs, and accounts of its own that are no pools', () => {
    const { pool, bank } = stage;
    const { data, lamports, executable, rentEpoch } = bank.accounts.get(pool.pool)!;
    const foreign = createKeypair('amm', 'foreign-pool');
    const owner = bank.accounts.get(pool.vaultA)!.ownerBytes;
    bank.accounts.set(foreign.address, { data, lamports, executable, rentEpoch, ownerBytes: owner });
    failsWith(put(swap(), 1, foreign.address), 6005);
    failsWith(put(swap(), 1, pool.vaultA), 6005);
    stage.write(pool.pool, 0, 1n);
    failsWith(swap(), 6005);
  });

  test('the pool of other vaults', () => {
    failsWith(put(swap(), 1, other.pool), 6001);
  });

  test('token accounts of other mints, and the vault as a receiver', () => {
    const { pool, user, tokenAccount } = stage;
    failsWith(put(swap(), 4, tokenAccount(user.address, pool.mintB)), 6007);
    failsWith(put(swap(), 5, tokenAccount(user.address, pool.mintA)), 6007);
    failsWith(put(swap(), 5, pool.vaultB), 6007);
    failsWith(put(swap(), 4, pool.mintA), 6007);
  });

  test('a user who did not sign, and the tokens of somebody who did not', () => {
    failsWith(unsigned(swap()), 6009, []);
    const stolen = put(swap(), 0, stage.stranger.address);
    failsWith(stolen, 4, []);
  });

  test('less than was asked for', () => {
    failsWith(swap(1_000_000n, 996_007n), 6000);
    expect(stage.send([swap(1_000_000n, 996_006n)]).error).toBe(null);
  });

  test('nothing, and amounts that give nothing', () => {
    failsWith(swap(0n), 6003);
    failsWith(swap(1n, 0n), 6003);
  });

  test('more than fits into the reserve', () => {
    const { pool, user, tokenAccount, setAmount } = stage;
    setAmount(pool.vaultA, MAX - 999n);
    setAmount(tokenAccount(user.address, pool.mintA), MAX);
    failsWith(swap(1_000n), 6004);
    failsWith(swap(MAX), 6004);
  });

  test('a pool that never had liquidity', () => {
    const { keysA, user, send, openMint } = stage;
    const third = createKeypair('amm', 'third');
    send(openMint(third, PROGRAMS.token), [third, user]);
    const empty = findPool(keysA, { mint: third.address, program: PROGRAMS.token }, user.address);
    expect(send([amm.initializePool(empty, 30)]).error).toBe(null);
    failsWith(amm.swapExactIn(empty, user.address, keysA.mint, 5n, 0n), 6014);
  });

  test('another program in the place of the token program', () => {
    failsWith(put(swap(), 8, PROGRAMS.token2022), 6008);
    failsWith(put(swap(), 9, PROGRAMS.token), 6008);
    for (const instruction of [add(), remove()]) {
      failsWith(put(instruction, 10, PROGRAMS.token2022), 6008);
      failsWith(put(instruction, 11, PROGRAMS.token), 6008);
      failsWith(put(instruction, 12, PROGRAMS.token2022), 6008);
    }
  });
});

describe('deposits and withdrawals refuse', () => {
  test('vaults, mints and LP mints that are not those of the pool', () => {
    for (const instruction of [add(), remove()]) {
      failsWith(put(instruction, 8, other.vaultB), 6001);
      failsWith(put(instruction, 9, other.vaultA), 6001);
      failsWith(put(instruction, 2, stage.pool.mintB), 6002);
      failsWith(put(instruction, 3, stage.pool.mintA), 6002);
      failsWith(put(instruction, 4, other.lpMint), 6006);
    }
  });

  test('foreign pools', () => {
    for (const instruction of [add(), remove()]) {
      failsWith(put(instruction, 1, stage.user.address), 6005);
      failsWith(put(instruction, 1, other.pool), 6002);
    }
  });

  test('LP tokens of another pool', () => {
    const { user, tokenAccount } = stage;
    const foreign = tokenAccount(user.address, other.lpMint);
    failsWith(put(add(), 7, foreign), 6007);
    failsWith(put(remove(), 7, foreign), 6007);
  });

  test('users who did not sign, and LP tokens of somebody else', () => {
    failsWith(unsigned(add()), 6009, []);
    failsWith(unsigned(remove()), 6009, []);
    failsWith(put(remove(), 0, stage.stranger.address), 4, []);
  });

  test('nothing, and deposits that are worth no LP token', () => {
    failsWith(add(0n, 1n), 6003);
    failsWith(add(1n, 0n), 6003);
    failsWith(remove(0n), 6003);
    stage.setAmount(stage.pool.vaultA, 10n ** 15n);
    failsWith(add(1n, 1_000n), 6003);
  });

  test('less than was asked for', () => {
    failsWith(add(1_000n, 1_000n, 1_001n), 6000);
    failsWith(remove(1_000n, 1_001n, 0n), 6000);
    failsWith(remove(1_000n, 0n, 1_001n), 6000);
  });

  test('results beyond 64 bits', () => {
    const { pool, user, tokenAccount, setAmount } = stage;
    setAmount(tokenAccount(user.address, pool.mintA), MAX);
    setAmount(tokenAccount(user.address, pool.mintB), MAX);
    setAmount(pool.vaultA, 1n);
    failsWith(add(MAX, MAX), 6004);
    setAmount(pool.vaultA, MAX - 10n);
    setAmount(pool.vaultB, MAX - 10n);
    failsWith(add(MAX, MAX), 6004);
    stage.setSupply(pool.lpMint, MAX - 10n);
    failsWith(remove(1n), 6004);
  });
});

describe('opening a pool refuses', () => {
  const open = (fee = 30): Instruction => amm.initializePool(fresh(), fee);
  const fresh = (): AmmStage['pool'] => findPool(stage.keysA, stage.keysB, stage.stranger.address);

  test('a fee above a tenth', () => {
    failsWith(open(1_001), 6010, []);
    expect(stage.send([open(1_000)], []).error).toBe(null);
  });

  test('a pool that is there already', () => {
    failsWith(amm.initializePool(stage.pool, 30), 6013);
  });

  test('two mints that are one, and accounts that are no mints', () => {
    const { mintA, mintB } = stage.pool;
    failsWith(put(open(), 3, mintA), 6002, []);
    failsWith(put(open(), 2, stage.user.address), 6002, []);
    failsWith(put(open(), 2, stage.tokenAccount(stage.user.address, mintB)), 6002, []);
  });

  test('mints whose extensions change transfers', () => {
    const { keysA, user, stranger, send, openMint } = stage;
    const taxed = createKeypair('amm', 'taxed');
    const named = extensions.metadataPointer(taxed.address, user.address, taxed.address);
    const fee = extensions.transferFee(taxed.address, user.address, 50, 1_000n);
    expect(send(openMint(taxed, PROGRAMS.token2022, [named, fee]), [taxed, user]).error).toBe(null);
    const keys = { mint: taxed.address, program: PROGRAMS.token2022 };
    failsWith(amm.initializePool(findPool(keysA, keys, stranger.address), 30), 6002, []);
    failsWith(amm.initializePool(findPool(keys, keysA, stranger.address), 30), 6002, []);
  });

  test('addresses that do not follow from mints and creator', () => {
    const any = createKeypair('amm', 'any').address;
    failsWith(put(open(), 1, any), 6005, []);
    failsWith(put(open(), 4, any), 6001, []);
    failsWith(put(open(), 5, any), 6001, []);
    failsWith(put(open(), 6, any), 6006, []);
  });

  test('other programs, and a creator who did not sign', () => {
    failsWith(put(open(), 7, PROGRAMS.token2022), 6008, []);
    failsWith(put(open(), 8, PROGRAMS.token), 6008, []);
    failsWith(put(open(), 9, PROGRAMS.token2022), 6008, []);
    failsWith(put(open(), 10, PROGRAMS.memo), 6008, []);
    const lp = { mint: stage.pool.lpMint, program: PROGRAMS.token };
    const asUser = findPool(stage.keysA, lp, stage.user.address);
    failsWith(unsigned(amm.initializePool(asUser, 30)), 6009, []);
  });
});

describe('any instruction refuses', () => {
  test('too few accounts', () => {
    for (const instruction of [swap(), add(), remove(), amm.initializePool(stage.pool, 1)]) {
      failsWith({ ...instruction, accounts: instruction.accounts.slice(0, 3) }, 6011);
    }
  });

  test('data that is no instruction, or one of another length', () => {
    const { accounts, data, program } = swap();
    failsWith({ program, accounts, data: data.slice(0, 7) }, 6012);
    failsWith({ program, accounts, data: data.slice(0, 23) }, 6012);
    failsWith({ program, accounts, data: new Uint8Array([...data, 0]) }, 6012);
    failsWith({ program, accounts, data: new Uint8Array(24) }, 6012);
    failsWith({ ...add(), data: add().data.slice(0, 24) }, 6012);
    failsWith({ program, accounts: [], data: new Uint8Array() }, 6012, []);
  });

  test('any account in the place of another', () => {
    const { pool, user, stranger, tokenAccount } = stage;
    const addresses = [
      stranger.address,
      pool.pool,
      other.pool,
      pool.vaultA,
      pool.vaultB,
      other.vaultA,
      pool.lpMint,
      other.lpMint,
      pool.mintA,
      pool.mintB,
      tokenAccount(user.address, pool.mintA),
      tokenAccount(user.address, pool.mintB),
      tokenAccount(user.address, pool.lpMint),
      PROGRAMS.token2022,
    ];
    let attempts = 0;
    for (const instruction of [swap(), add(), remove()]) {
      for (let position = 1; position < instruction.accounts.length; position++) {
        for (const address of addresses) {
          const replaced = instruction.accounts[position]!.address;
          // One may have one's tokens sent to any account of their mint, such as another pool's vault.
          const isGift = address === other.vaultA && replaced === tokenAccount(user.address, pool.mintB);
          if (replaced === address || isGift) continue;
          const landed = stage.send([put(instruction, position, address)]);
          expect([position, address, landed.error]).not.toEqual([position, address, null]);
          attempts++;
        }
      }
    }
    expect(attempts).toBe(431);
  });
});
