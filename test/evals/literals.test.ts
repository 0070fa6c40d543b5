/** Figures of the frozen chain, written down: what the assistant says of it, and what the evaluation expects of it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { planner } from '../../src/server/assistant/index.ts';
import type { AskedAnswer } from './assistant.ts';
import { fill } from './cast.ts';
import { toSaid } from './judge.ts';
import { getOracle } from './oracles/oracles.ts';
import { openBackend } from './planner.ts';
import { useStage } from './use-stage.ts';

const stage = useStage();

async function ask(text: string): Promise<ReadonlyMap<string, string>> {
  const { world, cast } = stage();
  const assistant = openBackend(planner)(world.chain, world.chain.nowMs);
  const found: AskedAnswer = await assistant({ text: fill(text, cast), thread: [] });
  return new Map(toSaid(found).facts.map(({ id, raw }) => [id, raw]));
}

const expected = (oracle: string, ...args: readonly string[]): unknown => {
  const { world, cast } = stage();
  return getOracle(oracle)(
    world,
    args.map((arg) => fill(arg, cast)),
    cast,
  ).map((ways) => ways.map((one) => ('raw' in one ? one.raw : String(one.line))).join(' or '));
};

describe('trades', () => {
  let said: ReadonlyMap<string, string>;
  beforeAll(async () => {
    said = await ask('show me the swaps {wallet} made');
  });

  test('are counted by their side: nine buys and five sells are not the other way round', () => {
    expect(expected('acct.trades', '{wallet}')).toEqual(['14', '9', '5']);
    expect(['trades', 'buys', 'sells'].map((name) => said.get(`r1.sums.${name}`))).toEqual(['14', '9', '5']);
  });

  test('are summed by their side', async () => {
    const summed = await ask('value bought and value sold by {wallet}');
    expect(expected('acct.profit', '{wallet}')).toEqual(['3682268981', '563083111', '-3119185870']);
    expect(['boughtValue', 'soldValue'].map((name) => summed.get(`r1.sums.${name}`))).toEqual([
      '3682268981',
      '563083111',
    ]);
  });
});

describe('failures', () => {
  test('are counted and shown as a share of all, not of those that succeeded', async () => {
    const said = await ask('failure rate of {trader}');
    expect(expected('acct.failed', '{trader}')).toEqual(['2']);
    expect(said.get('r1.history.count')).toBe('73');
    expect(said.get('r1.history.failed')).toBe('2');
    // 2 of 73; of the 71 that succeeded they would be 2.816901.
    expect(said.get('r1.history.failedShare')).toBe('2.739726');
  });
});

describe('what the node tells', () => {
  test('is what the questions are judged by', () => {
    expect(expected('tx.status', '{failed.tx}')).toEqual([String(/\bfailed\b/i)]);
    expect(expected('tx.status', '{swap.tx}')).toEqual([String(/\bsucceeded\b|\bsuccessful\b/i)]);
    expect(expected('tx.confirmation', '{swap.tx}')).toEqual(['finalized']);
    expect(expected('tx.fee', '{priority.tx}')).toEqual(['5136']);
    expect(expected('tx.priority', '{priority.tx}')).toEqual(['136']);
    expect(expected('acct.flow', '{wallet}', 'net', '{sol}', '24')).toEqual(['100759096']);
    expect(expected('acct.flow', '{trader}', 'out', '{sol}', 'today')).toEqual(['9028953510']);
    expect(expected('acct.flow', '{wallet}', 'out', '{stable}')).toEqual(['7237463320']);
    expect(expected('net.tps')).toEqual(['0.1125', '0.0292']);
    expect(expected('validator.commission', '{validator}')).toEqual(['5']);
    expect(expected('name.owner', 'bonfida.sol')).toEqual([String(/nobody owns this name/i)]);
  });
});
