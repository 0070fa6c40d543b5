import { describe, expect, test } from 'vitest';
import { decodeOutcome } from './decode-outcome.ts';
import { decodeTransaction } from './decode-transaction.ts';
import { SYSTEM_PROGRAM, TOKEN_PROGRAM } from './known-addresses.ts';
import { buildTransaction, bytesOf } from './testing/build-transaction.ts';
import { ALICE, ALICE_TOKENS, BOB_TOKENS, DEX, say, transfer } from './testing/cast.ts';

const WHIRLPOOL = 'whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc';

describe('a failed transaction', () => {
  test('a failure names the innermost program, not the one called on top', () => {
    const decoded = decodeTransaction(
      buildTransaction({
        keys: [ALICE, ALICE_TOKENS, BOB_TOKENS, DEX, TOKEN_PROGRAM],
        instructions: [{ program: DEX, data: bytesOf(9) }],
        inner: [
          {
            index: 0,
            program: TOKEN_PROGRAM,
            accounts: [ALICE_TOKENS, BOB_TOKENS, ALICE],
            data: bytesOf(3, [5n, 8]),
            stackHeight: 2,
          },
        ],
        meta: {
          err: { InstructionError: [0, { Custom: 1 }] },
          logMessages: [
            `Program ${DEX} invoke [1]`,
            `Program ${TOKEN_PROGRAM} invoke [2]`,
            'Program log: Error: insufficient funds',
            `Program ${TOKEN_PROGRAM} failed: custom program error: 0x1`,
            `Program ${DEX} failed: custom program error: 0x1`,
          ],
        },
      }),
    );
    expect(decoded.status).toEqual({
      kind: 'failed',
      error: {
        name: 'InsufficientFunds',
        message: 'The token account holds less than the amount.',
        hint: 'Send less, or add tokens to the account first.',
        reason: {
          template: '“{reason}”',
          fields: [{ name: 'reason', value: { kind: 'text', text: 'insufficient funds' } }],
        },
        instruction: 1,
        program: TOKEN_PROGRAM,
        programName: 'Token Program',
        path: '1.1',
        code: 1,
      },
    });
    expect(decoded.instructions[0]?.inner[0]?.failed).toBe(true);
  });

  test('a program cannot forge a failure of another by printing one', () => {
    const decoded = decodeTransaction(
      buildTransaction({
        keys: [ALICE, DEX, SYSTEM_PROGRAM],
        instructions: [{ program: DEX, data: bytesOf(9) }],
        meta: {
          err: { InstructionError: [0, { Custom: 7 }] },
          logMessages: [
            `Program ${DEX} invoke [1]`,
            `Program log: Program ${SYSTEM_PROGRAM} failed: custom program error: 0x1`,
            `Program ${DEX} failed: custom program error: 0x7`,
          ],
        },
      }),
    );
    expect(decoded.status).toMatchObject({ error: { name: 'Custom(7)', program: DEX, path: '1' } });
  });

  test('an Anchor error takes its name from the log only when the number agrees', () => {
    const failing = (logged: number) =>
      decodeTransaction(
        buildTransaction({
          keys: [ALICE, DEX],
          instructions: [{ program: DEX, data: bytesOf(9) }],
          meta: {
            err: { InstructionError: [0, { Custom: 6001 }] },
            logMessages: [
              `Program ${DEX} invoke [1]`,
              `Program log: AnchorError thrown in lib.rs:1. Error Code: SlippageToleranceExceeded. Error Number: ${logged}. Error Message: Slippage tolerance exceeded.`,
              `Program ${DEX} failed: custom program error: 0x1771`,
            ],
          },
        }),
      ).status;
    expect(failing(6001)).toMatchObject({
      error: {
        name: 'SlippageToleranceExceeded',
        message: 'Slippage tolerance exceeded.',
        hint: 'The price moved past the limit. A higher slippage tolerance or a new quote may work.',
      },
    });
    expect(failing(6002)).toMatchObject({ error: { name: 'Custom(6001)' } });
  });

  test('an Anchor error is named by the program that failed, not by one it had called before', () => {
    const said = (name: string): string =>
      `Program log: AnchorError occurred. Error Code: ${name}. Error Number: 6001. Error Message: Words.`;
    const failing = (...logs: readonly string[]) =>
      decodeTransaction(
        buildTransaction({
          keys: [ALICE, WHIRLPOOL, DEX],
          instructions: [{ program: WHIRLPOOL, data: bytesOf(9) }],
          meta: {
            err: { InstructionError: [0, { Custom: 6001 }] },
            logMessages: [
              `Program ${WHIRLPOOL} invoke [1]`,
              ...logs,
              `Program ${WHIRLPOOL} failed: custom program error: 0x1771`,
            ],
          },
        }),
      ).status;
    // The table of the newest version says InvalidStartTick; an earlier version may have said otherwise.
    expect(failing(said('Renumbered'))).toMatchObject({ error: { name: 'Renumbered' } });
    expect(failing()).toMatchObject({ error: { name: 'InvalidStartTick' } });
    expect(failing(`Program ${DEX} invoke [2]`, said('Forged'), `Program ${DEX} success`)).toMatchObject({
      error: { name: 'InvalidStartTick' },
    });
  });

  test('what failed has no effects, its inner instructions included', () => {
    const answer = buildTransaction({
      keys: [ALICE, ALICE_TOKENS, BOB_TOKENS, DEX, TOKEN_PROGRAM],
      instructions: [{ program: DEX, data: bytesOf(9) }],
      inner: [
        {
          index: 0,
          program: TOKEN_PROGRAM,
          accounts: [ALICE_TOKENS, BOB_TOKENS, ALICE],
          data: bytesOf(3, [5n, 8]),
          stackHeight: 2,
        },
      ],
      meta: { err: { InstructionError: [0, { Custom: 7 }] } },
    });
    const decoded = decodeTransaction(answer);
    expect(decodeOutcome(answer)).toMatchObject({
      outcome: { failed: true, instructions: [{ effects: [], inner: [{ effects: [] }] }] },
    });
    expect(decoded.instructions[0]?.effects).toEqual([]);
    expect(decoded.instructions[0]?.inner[0]?.effects).toEqual([]);
    expect(decoded.trades).toEqual([]);
  });

  test('a failed transfer says what was tried and the figures of its log', () => {
    const decoded = transfer(20_000_000n, {
      err: { InstructionError: [0, { Custom: 1 }] },
      logMessages: [
        `Program ${SYSTEM_PROGRAM} invoke [1]`,
        'Transfer: insufficient lamports 9995000, need 20000000',
        `Program ${SYSTEM_PROGRAM} failed: custom program error: 0x1`,
      ],
    });
    expect(say(decoded.summary)).toBe(
      'Alice tried to send 20000000 lamports to Bob, but it failed in System Program: Alice had 9995000 lamports and needed 20000000 lamports',
    );
    expect(decoded.status).toMatchObject({
      error: {
        hint: 'Another 0.010005 SOL would have been enough for this step; fees and rent come on top.',
      },
    });
  });

  test('a failed transfer without a reason in its log is told by the error', () => {
    const decoded = transfer(5n, {
      err: { InstructionError: [0, { Custom: 1 }] },
      logMessages: [
        `Program ${SYSTEM_PROGRAM} invoke [1]`,
        `Program ${SYSTEM_PROGRAM} failed: custom program error: 0x1`,
      ],
    });
    expect(say(decoded.summary)).toBe(
      'Alice tried to send 5 lamports to Bob, but it failed in System Program with error 1 (ResultWithNegativeLamports): The sender has too little SOL for the transfer',
    );
  });
});
