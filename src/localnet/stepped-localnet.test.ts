import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createSteppedLocalnet } from './stepped-localnet.ts';
import type { SteppedLocalnet } from './stepped-localnet.ts';
import type { LocalnetOptions } from './options.ts';

const folders: string[] = [];
const open: SteppedLocalnet[] = [];
const start = (options: LocalnetOptions): SteppedLocalnet => {
  const localnet = createSteppedLocalnet(options);
  open.push(localnet);
  return localnet;
};
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'localnet-'));
  folders.push(made);
  return made;
};

afterEach(() => {
  for (const localnet of open.splice(0)) {
    try {
      localnet.close();
    } catch {
      // It was closed by the test.
    }
  }
  for (const made of folders.splice(0)) rmSync(made, { recursive: true });
});

async function lastHash(options: LocalnetOptions): Promise<string> {
  const localnet = start(options);
  await localnet.sealMany(60);
  return localnet.chain.bank.blockhashes.latest.hash;
}

describe('a stepped localnet', () => {
  test('equal seeds give equal chains to the last hash', async () => {
    const first = await lastHash({ seed: 'a', transactionsPerSecond: 20 });
    expect(await lastHash({ seed: 'a', transactionsPerSecond: 20 })).toBe(first);
    expect(await lastHash({ seed: 'b', transactionsPerSecond: 20 })).not.toBe(first);
  });

  test('lamports are neither made nor lost, but for burnt fees and inflation', async () => {
    const localnet = start({ seed: 'sum', slotsPerEpoch: 64, transactionsPerSecond: 20 });
    const { index } = localnet.chain.bank.accounts;
    const totals: bigint[] = [];
    const changes: bigint[] = [];
    let inflation = 0n;
    localnet.chain.events.on('sealed', ({ block }) => {
      const paid = block.rewards
        .filter(({ kind }) => kind === 'Staking' || kind === 'Voting')
        .reduce((sum, { lamports }) => sum + lamports, 0n);
      inflation += paid;
      totals.push(index.totalLamports);
      changes.push(paid - block.burntLamports);
    });
    await localnet.sealMany(150);
    expect(inflation).toBeGreaterThan(0n);
    for (let i = 1; i < totals.length; i++) expect(totals[i]! - totals[i - 1]!).toBe(changes[i]);
    let sum = 0n;
    for (const address of index.addresses()) sum += localnet.chain.bank.accounts.getBalance(address);
    expect(sum).toBe(index.totalLamports);
  });

  test('balances of every transaction differ by its fee alone', async () => {
    const localnet = start({ seed: 'fees', transactionsPerSecond: 30 });
    await localnet.sealMany(40);
    const { ledger } = localnet.chain;
    let seen = 0;
    for (const slot of ledger.slots(1, 1_000, 1_000)) {
      for (const { preBalances, postBalances, feeLamports } of ledger.block(slot)!.transactions) {
        const before = preBalances.reduce((sum, balance) => sum + balance, 0n);
        const after = postBalances.reduce((sum, balance) => sum + balance, 0n);
        expect(before - after).toBe(feeLamports);
        expect(feeLamports).toBeGreaterThanOrEqual(5_000n);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(400);
  });

  test('a skipped slot leaves no gap in heights and parents', async () => {
    const localnet = start({ seed: 'skip', skipRate: 0.3, transactionsPerSecond: 0 });
    await localnet.sealMany(50);
    const { ledger } = localnet.chain;
    const slots = ledger.slots(0, 1_000, 1_000);
    const blocks = slots.map((slot) => ledger.block(slot)!);
    expect(slots.at(-1)).toBeGreaterThan(55);
    expect(blocks.map(({ height }) => height)).toEqual(Array.from({ length: 50 }, (_none, i) => i + 1));
    for (let i = 1; i < blocks.length; i++) {
      expect(blocks[i]!.parentSlot).toBe(blocks[i - 1]!.slot);
      expect(blocks[i]!.previousHash).toBe(blocks[i - 1]!.hash);
    }
    const missing = slots.find((slot, i) => i > 0 && slot !== slots[i - 1]! + 1)! - 1;
    const request = {
      jsonrpc: '2.0',
      id: 1,
      method: 'getBlock',
      params: [missing, { commitment: 'confirmed' }],
    };
    expect(JSON.parse(localnet.answer(JSON.stringify(request))!)).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: {
        code: -32007,
        message: `Slot ${missing} was skipped, or missing due to ledger jump to recent snapshot`,
      },
    });
  });

  test('after a crash the blocks since the checkpoint execute to the same hashes and balances', async () => {
    const dataDir = folder();
    const options = { seed: 'crash', dataDir, slotsPerEpoch: 48, transactionsPerSecond: 20 };
    const first = start(options);
    await first.sealMany(40);
    first.save();
    await first.sealMany(25);
    const { sealedSlot, genesisHash, bank } = first.chain;
    const hash = bank.blockhashes.latest.hash;
    const faucet = bank.accounts.get(first.chain.faucet.address, 'confirmed')!.lamports;
    const validator = bank.options.validators[0]!.vote.address;
    const votes = bank.accounts.get(validator, 'confirmed')!.data;
    first.close();

    const second = start(options);
    expect(second.chain.isNew).toBe(false);
    expect(second.chain.genesisHash).toBe(genesisHash);
    expect(second.chain.sealedSlot).toBe(sealedSlot);
    expect(second.chain.bank.blockhashes.latest.hash).toBe(hash);
    const { accounts } = second.chain.bank;
    expect(accounts.get(second.chain.faucet.address, 'confirmed')!.lamports).toBe(faucet);
    expect(Buffer.compare(accounts.get(validator, 'confirmed')!.data, votes)).toBe(0);
    const next = second.seal();
    expect(next.previousHash).toBe(hash);
    expect(next.transactions.length).toBeGreaterThan(4);
  });

  test('a beginning that died before its first checkpoint is started over', async () => {
    const dataDir = folder();
    const options = { seed: 'stillborn', dataDir, skipRate: 0, transactionsPerSecond: 5 };
    const first = start(options);
    await first.sealMany(10);
    const { hash } = first.chain.ledger.block(1)!;
    first.close();
    const second = start(options);
    expect(second.chain.isNew).toBe(true);
    expect(second.seal()).toMatchObject({ slot: 1, hash });
  });

  test('a directory of another seed is refused', () => {
    const dataDir = folder();
    const first = start({ seed: 'one', dataDir, transactionsPerSecond: 0 });
    first.save();
    first.close();
    expect(() => createSteppedLocalnet({ seed: 'two', dataDir })).toThrow('another seed');
  });

  test('the ledger drops its oldest blocks and says so', async () => {
    const localnet = start({ seed: 'prune', maxTransactions: 1_000, transactionsPerSecond: 40 });
    await localnet.sealMany(80);
    const { ledger } = localnet.chain;
    expect(ledger.firstSlot).toBeGreaterThan(1);
    expect(ledger.transactionCount).toBeLessThanOrEqual(1_000);
    const request = { jsonrpc: '2.0', id: 1, method: 'getBlock', params: [1] };
    expect(localnet.answer(JSON.stringify(request))).toContain(
      `Block 1 cleaned up, does not exist on node. First available block: ${ledger.firstSlot}`,
    );
  });

  test('stakes earn in the epoch after they were delegated and rewards stand in the first block', async () => {
    const localnet = start({ seed: 'stake', slotsPerEpoch: 40, transactionsPerSecond: 10 });
    await localnet.sealMany(100);
    const { ledger, bank } = localnet.chain;
    const first = ledger.block(ledger.slots(80, 200, 1)[0]!)!;
    const kinds = new Set(first.rewards.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['Fee', 'Staking', 'Voting']));
    expect(bank.stakeHistory.get(0)!.activating).toBeGreaterThan(0n);
    expect(bank.stakeHistory.get(1)!.effective).toBeGreaterThan(bank.stakeHistory.get(0)!.effective);
  });
});
