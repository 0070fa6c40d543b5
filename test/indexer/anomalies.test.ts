/** Rules over an hour of the localnet: they see what its stories do, and are quiet about everything else. */
import { expect, test } from 'vitest';
import type { RpcBlock } from '../../src/chain/rpc-types.ts';
import { createQuotes } from '../../src/indexer/facts/quote-rank.ts';
import { ReferenceMarket } from '../../src/indexer/facts/reference-price.ts';
import { toFacts } from '../../src/indexer/facts/to-facts.ts';
import { findAnomalies, RecentBlocks } from '../../src/indexer/find-anomalies.ts';
import { rules } from '../../src/indexer/rules/index.gen.ts';
import { createSteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';

const SLOTS = 9_000;
const TIMEOUT_MS = 120_000;

test(
  'an hour of the localnet has its sandwiches, pulled liquidity and dust, and hardly anything else',
  async () => {
    const localnet = createSteppedLocalnet();
    await localnet.makeHistory(SLOTS);
    const quotes = createQuotes(localnet.stablecoins());
    const reference = new ReferenceMarket(undefined);
    const recent = new RecentBlocks([]);
    const found = [];
    let below: number | undefined;
    let time = 0;
    for (let slot = 1; slot < SLOTS; slot++) {
      const block = readBlock(localnet, slot);
      if (block === undefined) continue;
      time = block.blockTime ?? time;
      const facts = toFacts({ slot, block, below, time }, quotes, reference);
      found.push(...findAnomalies(facts, recent.list, rules));
      recent.add(facts.block);
      below = slot;
    }
    localnet.close();

    const seen = new Set(found.map(({ rule }) => rule));
    expect([...seen]).toEqual(expect.arrayContaining(['sandwich', 'liquidity-pull', 'dust-wave']));
    for (const quiet of ['failure-burst', 'program-failing', 'fee-spike', 'skipped-run', 'back-and-forth']) {
      expect(seen, quiet).not.toContain(quiet);
    }
    expect(found.length).toBeLessThan(SLOTS / 100);
    // One bot does all of them there.
    const attackers = found
      .filter(({ rule }) => rule === 'sandwich')
      .map(({ evidence }) => (JSON.parse(evidence) as { attacker: string }).attacker);
    expect(new Set(attackers).size).toBe(1);
  },
  TIMEOUT_MS,
);

function readBlock(localnet: ReturnType<typeof createSteppedLocalnet>, slot: number): RpcBlock | undefined {
  const options = { encoding: 'base64', maxSupportedTransactionVersion: 1, rewards: false };
  const question = { jsonrpc: '2.0', id: 1, method: 'getBlock', params: [slot, options] };
  const answer = JSON.parse(localnet.answer(JSON.stringify(question))!) as { result?: RpcBlock }; // ours
  return answer.result;
}
