import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseTransaction } from '#chain/wire/transaction';
import type { LandedTransaction } from '../ledger/block.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { createSteppedLocalnet } from '../stepped-localnet.ts';
import type { SteppedLocalnet } from '../stepped-localnet.ts';
import { parseInstruction } from '../rpc/parsed/parse-instruction.ts';

let localnet: SteppedLocalnet;
const landed: LandedTransaction[] = [];
const failedScenarios: unknown[] = [];

beforeAll(async () => {
  const log = {
    debug: () => {},
    info: () => {},
    warn: (event: string, fields?: unknown) =>
      void (event === 'scenario-failed' && failedScenarios.push(fields)),
    error: () => {},
    child: () => log,
  };
  localnet = createSteppedLocalnet({ seed: 'stories', slotsPerEpoch: 64, transactionsPerSecond: 40, log });
  await localnet.sealMany(260);
  const { ledger } = localnet.chain;
  for (const slot of ledger.slots(1, 10_000, 10_000)) landed.push(...ledger.block(slot)!.transactions);
}, 60_000);
afterAll(() => localnet.close());

describe('the economy', () => {
  test('throws in no scenario', () => {
    expect(failedScenarios).toEqual([]);
  });

  test('lands the vote of every validator for every block', () => {
    const votes = landed.filter(({ isVote }) => isVote);
    expect(votes.length).toBe(4 * 259);
    expect(votes.filter(({ error }) => error !== null)).toEqual([]);
  });

  test('fails about one time in seventeen', () => {
    const others = landed.filter(({ isVote }) => !isVote);
    const share = others.filter(({ error }) => error !== null).length / others.length;
    expect(others.length).toBeGreaterThan(4_000);
    expect(share).toBeGreaterThan(0.04);
    expect(share).toBeLessThan(0.08);
  });

  test('fails in every common way', () => {
    const errors = new Set(landed.map(({ error }) => JSON.stringify(error).replace(/\[\d+,/, '[n,')));
    for (const error of [
      '{"InstructionError":[n,{"Custom":0}]}',
      '{"InstructionError":[n,{"Custom":1}]}',
      '{"InstructionError":[n,{"Custom":4}]}',
      '{"InstructionError":[n,{"Custom":18}]}',
      '{"InstructionError":[n,"InvalidAccountData"]}',
      '{"InstructionError":[n,"ProgramFailedToComplete"]}',
      '{"InsufficientFundsForRent":{"account_index":1}}',
    ]) {
      expect(errors).toContain(error);
    }
  });

  test('sends every version of transactions, and those that are no failures on purpose succeed', () => {
    const succeeded = new Map<unknown, number>();
    for (const { bytes, error } of landed) {
      if (error !== null) continue;
      const { version } = parseTransaction(bytes).message;
      succeeded.set(version, (succeeded.get(version) ?? 0) + 1);
    }
    expect(succeeded.get(0)).toBeGreaterThan(50);
    expect(succeeded.get(1)).toBeGreaterThan(50);
  });

  test('does each of these at least once', () => {
    const done = new Set<string>();
    for (const { bytes, error, accountKeys, innerInstructions } of landed) {
      if (error !== null) continue;
      const inner = innerInstructions.flatMap(({ instructions }) => instructions);
      for (const instruction of [...parseTransaction(bytes).message.instructions, ...inner]) {
        const { program, parsed } = parseInstruction(instruction, accountKeys, 1) as {
          program?: string;
          parsed?: { type?: string };
        };
        if (program) done.add(`${program} ${parsed?.type ?? 'text'}`);
        else done.add(accountKeys[instruction.program]!);
      }
    }
    for (const name of [
      'system transfer',
      'system advanceNonce',
      'spl-token transferChecked',
      'spl-token burn',
      'spl-token approve',
      'spl-token revoke',
      'spl-token freezeAccount',
      'spl-token setAuthority',
      'spl-token syncNative',
      'spl-token closeAccount',
      'spl-token initializeTransferFeeConfig',
      'spl-token initializeInterestBearingConfig',
      'spl-token initializeNonTransferableMint',
      'spl-token initializePermanentDelegate',
      'spl-token initializePausableConfig',
      'spl-associated-token-account createIdempotent',
      'spl-memo text',
      'stake delegate',
      'stake split',
      'stake deactivate',
      'stake withdraw',
      'vote towersync',
      'address-lookup-table extendLookupTable',
      PROGRAMS.upgradeableLoader,
    ]) {
      expect(done, name).toContain(name);
    }
  });
});
