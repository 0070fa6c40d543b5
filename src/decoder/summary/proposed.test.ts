import { describe, expect, test } from 'vitest';
import { decodeBase58 } from '#std/base58';
import { at, inputOf, toText, USER, type Step } from '../testing/summary-steps.ts';
import { describeProposed } from './proposed.ts';

const SYSTEM = '11111111111111111111111111111111';
const BUDGET = 'ComputeBudget111111111111111111111111111111';
/** `transferSol` of 1.5 SOL. */
const TRANSFER = [2, 0, 0, 0, 0, 0x2f, 0x68, 0x59, 0, 0, 0, 0];

const toMessage = (instructions: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from([
    1,
    1,
    1,
    4,
    ...[at('vault'), at('friend'), SYSTEM, BUDGET].flatMap((key) => [...decodeBase58(key)!]),
    instructions.length,
    ...instructions.flat(),
    0,
  ]);
const transfer = [2, 2, 0, 1, TRANSFER.length, 0, ...TRANSFER];
const budget = [3, 0, 5, 0, 2, 64, 13, 3, 0];

const propose = (message: Uint8Array): Step => ({
  program: 'SQDS4ep65T869zMMBKyuUq6aD6EgTu8psMjkvj52pCf',
  of: 'Squads v4',
  name: 'vaultTransactionCreate',
  sentence: 'Create the vault transaction {transaction} of the multisig {multisig}',
  accounts: { multisig: at('multisig'), transaction: at('transaction'), creator: USER },
  fields: [{ name: 'transactionMessage', value: { kind: 'bytes', bytes: message } }],
});
const say = (message: Uint8Array) => toText(describeProposed(inputOf([propose(message)])));

describe('what is laid before a multisig', () => {
  test('is told as it is asked for', () => {
    expect(say(toMessage([budget, transfer]))).toMatch(
      /^proposed to the multisig \S+ to transfer 1.5 SOL from \S+ to \S+$/,
    );
  });

  test('counts what else it holds', () => {
    expect(say(toMessage([transfer, transfer, transfer]))).toMatch(/, and 2 more instructions$/);
  });

  test.each([
    ['ends too early', toMessage([transfer]).subarray(0, 150)],
    ['names a key that is not in it', toMessage([[2, 2, 0, 9, TRANSFER.length, 0, ...TRANSFER]])],
    ['is empty', new Uint8Array()],
  ])('is left to its own sentence where the message %s', (_what, message) => {
    expect(say(message)).toBeUndefined();
  });
});
