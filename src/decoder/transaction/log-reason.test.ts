import { describe, expect, test } from 'vitest';
import type { DecodedError } from '#contracts/decoded';
import { decodeTransaction } from '../decode-transaction.ts';
import { SYSTEM_PROGRAM } from '../known-addresses.ts';
import { buildTransaction, bytesOf } from '../testing/build-transaction.ts';
import { ALICE, BOB, DEX, MINT, say } from '../testing/cast.ts';

const CUSTOM = { Custom: 38 };

/** The error of a call of the DEX that logged these lines and then failed. */
function failing(lines: readonly string[], failure: string, err: unknown = CUSTOM): DecodedError {
  const { status } = decodeTransaction(
    buildTransaction({
      keys: [ALICE, BOB, MINT, DEX, SYSTEM_PROGRAM],
      instructions: [{ program: DEX, accounts: [BOB], data: bytesOf(9) }],
      meta: {
        err: { InstructionError: [0, err] },
        logMessages: [`Program ${DEX} invoke [1]`, ...lines, `Program ${DEX} failed: ${failure}`],
      },
    }),
  );
  if (status.kind !== 'failed') throw new Error('it did not fail');
  return status.error;
}

const log = (text: string): string => `Program log: ${text}`;

function reasonOf(lines: readonly string[], failure = 'custom program error: 0x26', err?: unknown) {
  const { reason } = failing(lines, failure, err);
  return reason && say(reason);
}

describe('the reason a log gives for a failure', () => {
  // Recorded lines; what stands before them is left out.
  test.each([
    // 2Kw5ck69ndCgjtVY3oiVX8BWskicLrPNsHfABLRC7NLkwxinmvchqxiuKHbrUKQpMXPu2hvAsjQRsMSeFuiDySZY
    [['4965886 -> 1082063', 'exceeds desired slippage limit'], '“exceeds desired slippage limit”'],
    // 28bKEEBZqxh2: Lifinity Oracle
    [['Error: Delay transaction'], '“Delay transaction”'],
    // 2MQGkdQm8KDa
    [
      [
        'Amount out: <866826739>',
        'Swap is completed',
        'ERR: Balance decreased: 3558458450267 -> 3558456411724',
      ],
      '“Balance decreased: 3558458450267 -> 3558456411724”',
    ],
    // 1vLyYYMPvS1v: Sequence Enforcer
    [
      ['Sequence out of order | sequence_num=1394893 | last_known=1394896', 'Custom program error: 0x26'],
      '“Sequence out of order | sequence_num=1394893 | last_known=1394896”',
    ],
    // 5LczgLNPK2J4
    [
      ["panicked at 'range end index 233 out of range for slice of length 0', src/state.rs:237:19"],
      "“panicked at 'range end index 233 out of range for slice of length 0', src/state.rs:237:19”",
    ],
    // 56MkDsskTTPG
    [['entry', 'Escrow has invalid state'], '“Escrow has invalid state”'],
    [['Instruction: Sell', 'Custom program error: 0x26'], undefined],
  ])('%j', (lines, reason) => {
    expect(reasonOf(lines.map(log))).toBe(reason);
  });

  test('Anchor’s message comes with the account, the compared values and what was said before', () => {
    const anchor = (cause: string, name: string, message: string): string =>
      log(`AnchorError ${cause}. Error Code: ${name}. Error Number: 38. Error Message: ${message}.`);
    expect(
      reasonOf([anchor('caused by account: position', 'AccountNotInitialized', 'Not initialized')]),
    ).toBe('“Not initialized” about its account “position”');
    const sides = [log('Left:'), log(ALICE), log('Right:'), log(BOB)];
    expect(
      reasonOf([anchor('caused by account: vault', 'ConstraintAddress', 'Wrong address'), ...sides]),
    ).toBe(`“Wrong address” about its account “vault”: “${ALICE}” where “${BOB}” was needed`);
    expect(
      reasonOf([
        anchor('thrown in a.rs:1', 'RequireGteViolated', 'Too small'),
        log('Left: 4'),
        log('Right: 5'),
      ]),
    ).toBe('“Too small”: “4” where at least “5” was needed');
    // Which comparison a program's own error stands for is not recorded.
    expect(
      reasonOf([anchor('thrown in a.rs:1', 'TooSmall', 'Too small'), log('Left: 4'), log('Right: 5')]),
    ).toBe('“Too small”: “4” against “5”');
    expect(
      reasonOf([log('new LTV would exceed the maximum'), anchor('occurred', 'BadLtv', 'LTV too high')]),
    ).toBe('“LTV too high”; “new LTV would exceed the maximum”');
    // 2hHjSVA5Ljmb: Star Atlas SAGE
    expect(
      reasonOf([
        log('Current state: Idle(Idle { sector: [-18, 23] })'),
        anchor('thrown in a.rs:31', 'InvalidState', 'Invalid state'),
      ]),
    ).toBe('“Invalid state”; “Current state: Idle(Idle { sector: [-18, 23] })”');
    expect(
      reasonOf([log('Current balance'), anchor('thrown in a.rs:31', 'InvalidState', 'Invalid state')]),
    ).toBe('“Invalid state”');
  });

  test('an account that exists already is named', () => {
    const { reason, hint } = failing(
      [
        `Program ${SYSTEM_PROGRAM} invoke [2]`,
        `Create Account: account Address { address: ${MINT}, base: None } already in use`,
        `Program ${SYSTEM_PROGRAM} failed: custom program error: 0x0`,
      ],
      'custom program error: 0x0',
    );
    expect(reason).toEqual({
      template: '{account} is already in use',
      fields: [{ name: 'account', value: { kind: 'address', address: MINT } }],
    });
    expect(hint).toMatch(/^Something created this account before/);
  });

  test.each([
    ['exceeded CUs meter at BPF instruction', 'ProgramFailedToComplete'],
    [
      'Program failed to complete: exceeded maximum number of instructions allowed (200000)',
      'ProgramFailedToComplete',
    ],
    ['Computational budget exceeded', 'ComputationalBudgetExceeded'],
  ])('compute that ran out is told whatever the node calls it: %s', (failure, err) => {
    const meter = (used: number): string => `Program ${DEX} consumed ${used} of 200000 compute units`;
    expect(reasonOf([meter(200_000)], failure, err)).toBe(
      'it ran out of compute units and used all <computeUnits> left to it',
    );
    expect(reasonOf([meter(150_000)], failure, err)).toBe('it ran out of compute units');
    expect(failing([], failure, err).hint).toMatch(/SetComputeUnitLimit/);
  });

  test('the runtime’s own phrase is told where the program says no more than a name', () => {
    expect(reasonOf([log('Create')], 'Provided owner is not allowed', 'IllegalOwner')).toBe(
      '“Provided owner is not allowed”',
    );
    expect(
      reasonOf(
        [log('Error: InvalidAccountData')],
        'invalid account data for instruction',
        'InvalidAccountData',
      ),
    ).toBe('“invalid account data for instruction”');
    const seeds =
      'Could not create program address with signer seeds: Provided seeds do not result in a valid address';
    expect(reasonOf([], seeds, 'InvalidSeeds')).toBe(`“${seeds}”`);
  });

  test('another program’s words are none of its own', () => {
    expect(
      reasonOf([
        `Program ${BOB} invoke [2]`,
        log('Error: everything is lost'),
        log('Transfer: insufficient lamports 1, need 2'),
        `Program ${BOB} success`,
      ]),
    ).toBeUndefined();
    // A program cannot speak for the System Program: its lines begin with `Program log: `.
    expect(reasonOf([log('Transfer: insufficient lamports 1, need 2')])).toBe(
      '“Transfer: insufficient lamports 1, need 2”',
    );
  });

  test('chain text is kept on one line, inside its quotes and short', () => {
    expect(reasonOf([log('Error: a” and {who} won\u202e\n“b')])).toBe('“a" and {who} won "b”');
    expect(reasonOf([log(`Error: ${'long '.repeat(90)}`)])?.length).toBe(162);
  });
});
