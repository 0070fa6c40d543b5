import { describe, expect, test } from 'vitest';
import { toJson } from '#std/json';
import { decodeTransaction } from './decode-transaction.ts';
import { COMPUTE_BUDGET_PROGRAM, SYSTEM_PROGRAM, TOKEN_PROGRAM } from './known-addresses.ts';
import { buildTransaction, bytesOf } from './testing/build-transaction.ts';
import {
  ALICE,
  ALICE_TOKENS,
  BOB,
  BOB_TOKENS,
  CAROL,
  DEX,
  MINT,
  POOL,
  say,
  transfer,
  transferData,
} from './testing/cast.ts';

describe('decodeTransaction', () => {
  test('a transfer of SOL says who sent what to whom', () => {
    const decoded = transfer(1_000_000n);
    expect(decoded.action).toBe('transfer');
    expect(say(decoded.summary)).toBe('Alice sent 1000000 lamports to Bob');
    expect(decoded.status).toEqual({ kind: 'succeeded' });
    expect(decoded.feePayer).toBe(ALICE);
    expect(decoded.feeLamports).toBe(5000n);
    expect(decoded.priorityFeeLamports).toBe(0n);
    expect(decoded.balanceChanges.map(({ owner, change }) => [owner, change])).toEqual([
      [ALICE, -1_005_000n],
      [BOB, 1_000_000n],
    ]);
    expect(decoded.instructions[0]).toMatchObject({
      path: '1',
      name: 'transferSol',
      programName: 'System Program',
      reading: 'decoded',
      accounts: [0, 1],
      accountNames: ['source', 'destination'],
    });
    expect(decoded.missing).toEqual([]);
  });

  test('every u64 survives to the wire', () => {
    for (const lamports of [2n ** 53n - 1n, 2n ** 53n, 2n ** 53n + 1n, 2n ** 63n - 1n, 2n ** 64n - 1n]) {
      const decoded = transfer(lamports);
      expect(decoded.instructions[0]?.fields).toEqual([
        { name: 'lamports', value: { kind: 'lamports', lamports } },
      ]);
      expect(toJson(decoded.instructions[0]?.fields)).toBe(
        `[{"name":"lamports","value":{"kind":"lamports","lamports":"${lamports}"}}]`,
      );
    }
  });

  test('balances beyond 2⁵³, which arrive as bigint, are exact', () => {
    const decoded = transfer(1n, {
      preBalances: [9_007_199_254_740_993n, 0, 1],
      postBalances: [9_007_199_254_740_992n, 1, 1],
    });
    expect(decoded.balanceChanges[0]?.change).toBe(-1n);
  });

  test('a token transfer takes mint, decimals and owners from the balances', () => {
    const balance = (accountIndex: number, owner: string, amount: string) => ({
      accountIndex,
      mint: MINT,
      owner,
      uiTokenAmount: { amount, decimals: 6 },
    });
    const decoded = decodeTransaction(
      buildTransaction({
        keys: [ALICE, ALICE_TOKENS, BOB_TOKENS, TOKEN_PROGRAM],
        instructions: [
          {
            program: TOKEN_PROGRAM,
            accounts: [ALICE_TOKENS, BOB_TOKENS, ALICE],
            data: bytesOf(3, [2_500_000n, 8]),
          },
        ],
        meta: {
          preTokenBalances: [balance(1, ALICE, '3000000'), balance(2, BOB, '0')],
          postTokenBalances: [balance(1, ALICE, '500000'), balance(2, BOB, '2500000')],
        },
      }),
    );
    expect(decoded.instructions[0]?.fields[0]?.value).toEqual({
      kind: 'amount',
      amount: 2_500_000n,
      mint: MINT,
      decimals: 6,
    });
    expect(decoded.instructions[0]?.effects[0]).toMatchObject({
      kind: 'transfer',
      fromOwner: ALICE,
      toOwner: BOB,
    });
    expect(decoded.balanceChanges).toEqual([
      {
        owner: ALICE,
        asset: { kind: 'token', mint: MINT, decimals: 6 },
        change: -2_500_000n,
        before: 3_000_000n,
        after: 500_000n,
        accounts: [ALICE_TOKENS],
      },
      {
        owner: BOB,
        asset: { kind: 'token', mint: MINT, decimals: 6 },
        change: 2_500_000n,
        before: 0n,
        after: 2_500_000n,
        accounts: [BOB_TOKENS],
      },
    ]);
    expect(say(decoded.summary)).toBe('Alice sent 2500000 units to Bob');
  });

  test('inner instructions nest by stack height, and their logs and compute units find them', () => {
    const decoded = decodeTransaction(
      buildTransaction({
        keys: [ALICE, BOB, DEX, POOL, SYSTEM_PROGRAM],
        instructions: [{ program: DEX, accounts: [ALICE], data: bytesOf(9) }],
        inner: [
          { index: 0, program: POOL, data: bytesOf(1), stackHeight: 2 },
          {
            index: 0,
            program: SYSTEM_PROGRAM,
            accounts: [ALICE, BOB],
            data: transferData(5n),
            stackHeight: 3,
          },
          {
            index: 0,
            program: SYSTEM_PROGRAM,
            accounts: [ALICE, BOB],
            data: transferData(6n),
            stackHeight: 2,
          },
        ],
        meta: {
          logMessages: [
            `Program ${DEX} invoke [1]`,
            `Program ${POOL} invoke [2]`,
            `Program ${SYSTEM_PROGRAM} invoke [3]`,
            `Program ${SYSTEM_PROGRAM} success`,
            `Program ${POOL} consumed 300 of 199000 compute units`,
            `Program ${POOL} success`,
            `Program ${SYSTEM_PROGRAM} invoke [2]`,
            `Program ${SYSTEM_PROGRAM} success`,
            `Program ${DEX} consumed 1200 of 200000 compute units`,
            `Program ${DEX} success`,
          ],
        },
      }),
    );
    const [top] = decoded.instructions;
    expect(top?.inner.map(({ path }) => path)).toEqual(['1.1', '1.2']);
    expect(top?.inner[0]?.inner.map(({ path, name }) => [path, name])).toEqual([['1.1.1', 'transferSol']]);
    expect(top?.computeUnits).toBe(1200);
    expect(top?.inner[0]?.computeUnits).toBe(300);
    expect(top?.inner[0]?.logRange).toEqual([1, 6]);
    expect(decoded.logs.map(({ depth }) => depth)).toEqual([1, 2, 3, 3, 2, 2, 2, 2, 1, 1]);
  });

  test('without stack heights the depth of the logs nests them', () => {
    const decoded = decodeTransaction(
      buildTransaction({
        keys: [ALICE, BOB, DEX, POOL, SYSTEM_PROGRAM],
        instructions: [{ program: DEX, data: bytesOf(9) }],
        inner: [
          { index: 0, program: POOL, data: bytesOf(1) },
          { index: 0, program: SYSTEM_PROGRAM, accounts: [ALICE, BOB], data: transferData(5n) },
        ],
        meta: {
          logMessages: [
            `Program ${DEX} invoke [1]`,
            `Program ${POOL} invoke [2]`,
            `Program ${SYSTEM_PROGRAM} invoke [3]`,
            `Program ${SYSTEM_PROGRAM} success`,
            `Program ${POOL} success`,
            `Program ${DEX} success`,
          ],
        },
      }),
    );
    expect(decoded.instructions[0]?.inner[0]?.inner[0]?.path).toBe('1.1.1');
  });

  test('one asset out and one in through a program reads as a trade, without the fee and the rent', () => {
    const token = (amount: string) => ({
      accountIndex: 1,
      mint: MINT,
      owner: ALICE,
      uiTokenAmount: { amount, decimals: 6 },
    });
    const decoded = decodeTransaction(
      buildTransaction({
        keys: [ALICE, ALICE_TOKENS, POOL, DEX, SYSTEM_PROGRAM],
        instructions: [
          {
            program: SYSTEM_PROGRAM,
            accounts: [ALICE, ALICE_TOKENS],
            data: bytesOf([0n, 4], [2_039_280n, 8], [165n, 8], TOKEN_PROGRAM),
          },
          { program: DEX, data: bytesOf(9) },
        ],
        meta: {
          preBalances: [1_000_000_000, 0, 0, 1, 1],
          postBalances: [1_000_000_000 - 5000 - 2_039_280 - 100_000_000, 2_039_280, 100_000_000, 1, 1],
          postTokenBalances: [token('42000000')],
        },
      }),
    );
    expect(decoded.action).toBe('trade');
    expect(say(decoded.summary)).toBe('Alice swapped 100000000 lamports for 42000000 units through the DEX');
  });

  test('an unknown program is named, with what the payer paid', () => {
    const decoded = decodeTransaction(
      buildTransaction({
        keys: [ALICE, DEX, POOL],
        instructions: [{ program: DEX, data: bytesOf(9) }],
        meta: { preBalances: [100_000, 1, 0], postBalances: [85_000, 1, 10_000] },
      }),
    );
    expect(say(decoded.summary)).toBe('Alice called the DEX, paying 10000 lamports');
    expect(decoded.instructions[0]).toMatchObject({
      reading: 'unknown-program',
      title: 'Unknown instruction',
      data: bytesOf(9),
    });
  });

  test('version 1 carries its limits in the message', () => {
    const decoded = decodeTransaction(
      buildTransaction({
        version: 1,
        keys: [ALICE, BOB, SYSTEM_PROGRAM],
        instructions: [{ program: SYSTEM_PROGRAM, accounts: [ALICE, BOB], data: transferData(9n) }],
        config: { priorityFeeLamports: 777n, computeUnitLimit: 1400, loadedAccountsDataSizeLimit: 65_536 },
        meta: { fee: 5777 },
      }),
    );
    expect(decoded).toMatchObject({
      version: 1,
      computeUnitLimit: 1400,
      priorityFeeLamports: 777n,
      feeLamports: 5777n,
    });
    expect(say(decoded.summary)).toBe('Alice sent 9 lamports to Bob');
  });

  test('a stated compute limit and the priority fee are found', () => {
    const decoded = decodeTransaction(
      buildTransaction({
        keys: [ALICE, BOB, COMPUTE_BUDGET_PROGRAM, SYSTEM_PROGRAM],
        instructions: [
          { program: COMPUTE_BUDGET_PROGRAM, data: bytesOf(2, [300_000n, 4]) },
          { program: COMPUTE_BUDGET_PROGRAM, data: bytesOf(3, [1_000_000n, 8]) },
          { program: SYSTEM_PROGRAM, accounts: [ALICE, BOB], data: transferData(9n) },
        ],
        meta: { fee: 305_000 },
      }),
    );
    expect(decoded.computeUnitLimit).toBe(300_000);
    expect(decoded.priorityFeeLamports).toBe(300_000n);
    expect(decoded.action).toBe('transfer');
  });

  test('a compute limit above what the runtime allows is the runtime’s', () => {
    const decoded = decodeTransaction(
      buildTransaction({
        keys: [ALICE, BOB, COMPUTE_BUDGET_PROGRAM, SYSTEM_PROGRAM],
        instructions: [
          { program: COMPUTE_BUDGET_PROGRAM, data: bytesOf(2, [1_475_000n, 4]) },
          { program: SYSTEM_PROGRAM, accounts: [ALICE, BOB], data: transferData(9n) },
        ],
      }),
    );
    expect(decoded.computeUnitLimit).toBe(1_400_000);
  });

  test('without metadata the status is unknown and what is missing is said', () => {
    const decoded = decodeTransaction(
      buildTransaction({
        keys: [ALICE, BOB, SYSTEM_PROGRAM],
        instructions: [{ program: SYSTEM_PROGRAM, accounts: [ALICE, BOB], data: transferData(9n) }],
        meta: null,
      }),
    );
    expect(decoded.status).toEqual({ kind: 'unknown' });
    expect(decoded.missing).toEqual([
      'status, balances, inner instructions and logs: the node has no metadata for it',
    ]);
  });

  test('data that does not fit its layout is malformed, with the reason and the bytes', () => {
    const decoded = decodeTransaction(
      buildTransaction({
        keys: [ALICE, BOB, SYSTEM_PROGRAM],
        instructions: [{ program: SYSTEM_PROGRAM, accounts: [ALICE, BOB], data: bytesOf([2n, 4], [1n, 4]) }],
      }),
    );
    expect(decoded.instructions[0]).toMatchObject({
      reading: 'malformed',
      title: 'Transfer SOL',
      reason: 'needs 4 bytes at 8, has 0',
      data: bytesOf([2n, 4], [1n, 4]),
    });
  });

  test('an answer that is no transaction is shown as unreadable, never thrown', () => {
    for (const transaction of [
      ['!!!', 'base64'],
      ['AAAA', 'base64'],
      ['', 'base64'],
      ['x', 'base58'],
      {},
      null,
      7,
      [],
    ]) {
      const decoded = decodeTransaction({ slot: 5, transaction: transaction as never }, 'sig'); // hostile on purpose
      expect(decoded.action).toBe('unreadable');
      expect(decoded.signature).toBe('sig');
      expect(decoded.missing[0]).toMatch(/^the transaction itself: /);
    }
  });

  test('the node’s own parse is read where it gave no bytes', () => {
    const decoded = decodeTransaction({
      slot: 5,
      version: 'legacy',
      transaction: {
        signatures: ['5'.repeat(88)],
        message: {
          accountKeys: [
            { pubkey: ALICE, signer: true, writable: true },
            { pubkey: BOB, signer: false, writable: true },
            { pubkey: SYSTEM_PROGRAM, signer: false, writable: false },
          ],
          recentBlockhash: CAROL,
          instructions: [
            {
              program: 'system',
              programId: SYSTEM_PROGRAM,
              parsed: { type: 'transfer', info: { source: ALICE, destination: BOB, lamports: 12 } },
            },
          ],
        },
      },
      meta: { err: null, fee: 5000, preBalances: [9, 0, 1], postBalances: [0, 9, 1] },
    });
    expect(say(decoded.summary)).toBe('Alice sent 12 lamports to Bob');
    expect(decoded.accounts.map(({ signer, writable }) => [signer, writable])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    expect(decoded.instructions[0]?.data).toBeUndefined();
  });
});
