import { describe, expect, test } from 'vitest';
import { decodeTransaction } from '../decode-transaction.ts';
import { ASSOCIATED_TOKEN_PROGRAM, SYSTEM_PROGRAM, TOKEN_PROGRAM } from '../known-addresses.ts';
import { addressNamed, buildTransaction, bytesOf } from '../testing/build-transaction.ts';
import { ALICE, ALICE_TOKENS, BOB, DEX, MINT, say, transferData } from '../testing/cast.ts';

const RAYDIUM = '675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8';
const POOL_ACCOUNTS = ['orders', 'base', 'quote', 'dex', 'market', 'bids', 'asks', 'events'].map(
  addressNamed,
);
const MARKET_ACCOUNTS = ['market-base', 'market-quote', 'market-signer', 'source', 'destination'].map(
  addressNamed,
);
const SWAP_ACCOUNTS = [
  TOKEN_PROGRAM,
  addressNamed('pool'),
  addressNamed('authority'),
  ...POOL_ACCOUNTS,
  ...MARKET_ACCOUNTS,
  ALICE,
];

/** Alice swaps `given` for at least `least` on Raydium, after `before`. */
const swap = (
  given: bigint,
  least: bigint,
  logs: readonly string[],
  err: unknown,
  before: readonly { program: string; accounts: readonly string[]; data: Uint8Array }[] = [],
) =>
  decodeTransaction(
    buildTransaction({
      keys: [
        ...new Set([
          ALICE,
          ...SWAP_ACCOUNTS,
          ...before.flatMap(({ accounts }) => accounts),
          ...before.map(({ program }) => program),
          RAYDIUM,
        ]),
      ],
      instructions: [
        ...before,
        { program: RAYDIUM, accounts: SWAP_ACCOUNTS, data: bytesOf(9, [given, 8], [least, 8]) },
      ],
      meta: { err, logMessages: logs },
    }),
  );

const failed = (...lines: readonly string[]): readonly string[] => [
  `Program ${RAYDIUM} invoke [1]`,
  ...lines.map((line) => `Program log: ${line}`),
  `Program ${RAYDIUM} failed: custom program error: 0x1e`,
];

describe('the sentence of a failed transaction', () => {
  test('a refused swap says what it would have paid and what was asked, by the program’s own figures', () => {
    // ray_log of 251m51qAd6Uk…: 7391 given, at least 9999700 asked, 132 paid.
    const decoded = swap(
      7_391n,
      9_999_700n,
      failed(
        'ray_log: A98cAAAAAAAAVJWYAAAAAAACAAAAAAAAAL0gAQAAAAAAWM11AAAAAACAHQIAAAAAAIQAAAAAAAAA',
        'Error: exceeds desired slippage limit',
      ),
      { InstructionError: [0, { Custom: 30 }] },
    );
    expect(say(decoded.summary)).toBe(
      `Alice tried to swap 7391 units for at least 9999700 units through the pool ${addressNamed('pool')} of ${RAYDIUM}, but it failed: “exceeds desired slippage limit”; it would have paid 132 units where at least 9999700 units was asked`,
    );
  });

  test('figures logged for another limit than the one asked are not told', () => {
    const decoded = swap(
      7_391n,
      9_999_701n,
      failed(
        'ray_log: A98cAAAAAAAAVJWYAAAAAAACAAAAAAAAAL0gAQAAAAAAWM11AAAAAACAHQIAAAAAAIQAAAAAAAAA',
        'Error: exceeds desired slippage limit',
      ),
      { InstructionError: [0, { Custom: 30 }] },
    );
    expect(say(decoded.summary)).toMatch(/“exceeds desired slippage limit”$/);
  });

  test('a failed step is told in its place of the whole, and no least amount is any amount', () => {
    const token = addressNamed('token');
    const create = {
      program: ASSOCIATED_TOKEN_PROGRAM,
      accounts: [ALICE, token, ALICE, MINT, SYSTEM_PROGRAM, TOKEN_PROGRAM],
      data: new Uint8Array(0),
    };
    const decoded = swap(
      5n,
      0n,
      [
        `Program ${ASSOCIATED_TOKEN_PROGRAM} invoke [1]`,
        'Program log: Create',
        `Program ${ASSOCIATED_TOKEN_PROGRAM} failed: Provided owner is not allowed`,
      ],
      { InstructionError: [0, 'IllegalOwner'] },
      [create],
    );
    expect(say(decoded.summary)).toBe(
      `Alice tried to swap 5 units for any amount through the pool ${addressNamed('pool')} of ${RAYDIUM}, but instruction 1 of 2, to create ${token} for Alice to hold MINT, failed in Associated Token Program: “Provided owner is not allowed” (IllegalOwner)`,
    );
    expect(decoded.status).toMatchObject({ error: { hint: expect.stringContaining('CreateIdempotent') } });
  });

  test('a number is told with the log’s reason, or as one whose meaning is not known', () => {
    const call = (...lines: readonly string[]) =>
      decodeTransaction(
        buildTransaction({
          keys: [ALICE, DEX],
          instructions: [{ program: DEX, data: bytesOf(9) }],
          meta: {
            err: { InstructionError: [0, { Custom: 38 }] },
            logMessages: [
              `Program ${DEX} invoke [1]`,
              ...lines,
              `Program ${DEX} failed: custom program error: 0x26`,
            ],
          },
        }),
      ).summary;
    expect(say(call('Program log: exceeds desired slippage limit'))).toBe(
      'Alice tried to call the DEX, but it failed: “exceeds desired slippage limit” (error 38)',
    );
    expect(say(call())).toBe(
      'Alice tried to call the DEX, but it failed with its error 38, whose meaning is not known here',
    );
  });

  test('a number without logs is not named when it may be that of a program called inside', () => {
    const meta = { err: { InstructionError: [0, { Custom: 30 }] }, logMessages: [] };
    const one = { program: RAYDIUM, accounts: SWAP_ACCOUNTS, data: bytesOf(9, [1n, 8], [2n, 8]) };
    const inner = {
      index: 0,
      program: TOKEN_PROGRAM,
      accounts: [ALICE_TOKENS, BOB, ALICE],
      data: bytesOf(3, [5n, 8]),
      stackHeight: 2,
    };
    const keys = [...new Set([ALICE, ...SWAP_ACCOUNTS, ALICE_TOKENS, BOB, RAYDIUM])];
    const alone = decodeTransaction(buildTransaction({ keys, instructions: [one], meta }));
    const calling = decodeTransaction(buildTransaction({ keys, instructions: [one], inner: [inner], meta }));
    expect(alone.status).toMatchObject({ error: { name: 'ExceededSlippage' } });
    expect(calling.status).toMatchObject({ error: { name: 'Custom(30)' } });
  });

  test('an error of the whole transaction names the account it is about', () => {
    const decoded = decodeTransaction(
      buildTransaction({
        keys: [ALICE, BOB, SYSTEM_PROGRAM],
        instructions: [{ program: SYSTEM_PROGRAM, accounts: [ALICE, BOB], data: transferData(5n) }],
        meta: { err: { InsufficientFundsForRent: { account_index: 1 } } },
      }),
    );
    expect(say(decoded.summary)).toBe(
      'Alice tried to send 5 lamports to Bob, but the transaction as a whole failed with InsufficientFundsForRent: An account would end below the rent-exempt minimum: Bob',
    );
  });
});
