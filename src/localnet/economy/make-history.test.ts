import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import type { Block } from '../ledger/block.ts';
import { LocalnetChain } from '../chain/localnet-chain.ts';
import { resolveOptions } from '../options.ts';
import type { LocalnetOptions } from '../options.ts';
import { AMM_PROGRAM } from '../programs/amm.ts';
import { Economy } from '../economy.ts';
import { makeHistory } from './make-history.ts';

const GENESIS_MS = 1_760_000_000_000;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function open(options: LocalnetOptions): { readonly chain: LocalnetChain; readonly economy: Economy } {
  const chain = LocalnetChain.open(resolveOptions(options), (slot) => GENESIS_MS + slot * 400, silentLog);
  return { chain, economy: new Economy(chain, silentLog) };
}

async function makeChain(seed: string, slots: number): Promise<LocalnetChain> {
  const { chain, economy } = open({ seed });
  await makeHistory(chain, economy, slots);
  return chain;
}

const listBlocks = (chain: LocalnetChain): Block[] =>
  chain.ledger.slots(1, 100_000, 100_000).map((slot) => chain.ledger.block(slot)!);

// Thousands of transactions: seconds on a free machine, far more on a busy one.
describe('a history', { timeout: 60_000 }, () => {
  test('is the same for the same seed and beginning, and another for another seed', async () => {
    const hash = async (seed: string): Promise<string> =>
      (await makeChain(seed, 150)).bank.blockhashes.latest.hash;
    const first = await hash('a');
    expect(await hash('a')).toBe(first);
    expect(await hash('b')).not.toBe(first);
  });

  test('ends in its last slot, is quiet at first and as busy at its end as the chain will be', async () => {
    const chain = await makeChain('long', 4_000);
    expect(chain.openSlot).toBe(4_001);
    const blocks = listBlocks(chain);
    expect(blocks.at(-1)!.time * 1000 - GENESIS_MS).toBe(1_600_000);
    const votes = blocks.map(({ transactions }) => transactions.filter(({ isVote }) => isVote).length);
    expect(votes.slice(-45)).toEqual(Array.from({ length: 45 }, () => 4));
    const quiet = blocks.filter(({ slot }) => slot > 1 && slot <= 3_900);
    expect(quiet.length).toBe(3_825);
    const inQuiet = quiet.reduce((sum, { transactions }) => sum + transactions.length, 0);
    expect(inQuiet).toBeGreaterThan(1_900);
    expect(inQuiet).toBeLessThan(2_400);
    const atEnd = blocks.slice(-45).reduce((sum, { transactions }) => sum + transactions.length, 0);
    expect(atEnd).toBeGreaterThan(300);
  });

  test('is gone on with after a restart, its pools and programs included', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'history-'));
    folders.push(dataDir);
    const first = open({ seed: 'again', dataDir });
    await makeHistory(first.chain, first.economy, 400);
    first.chain.advance(() => first.chain.save(first.economy.remember()));
    const { pools } = first.economy.remember();
    const { sealedSlot } = first.chain;
    first.chain.close();

    const second = open({ seed: 'again', dataDir });
    expect(second.chain.isNew).toBe(false);
    expect(second.economy.remember().pools).toEqual(pools);
    for (let slot = 0; slot < 60; slot++) {
      second.economy.runSlot();
      second.chain.advance();
    }
    const swaps = second.chain.ledger
      .slots(sealedSlot + 1, 100_000, 1_000)
      .flatMap((slot) => second.chain.ledger.block(slot)!.transactions)
      .filter(({ accountKeys }) => accountKeys.includes(AMM_PROGRAM));
    expect(swaps.filter(({ error }) => error === null).length).toBeGreaterThan(20);
    second.chain.close();
  });
});
