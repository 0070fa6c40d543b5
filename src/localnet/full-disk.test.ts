import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '#std/log';
import { runLocalnet } from './run-localnet.ts';
import { createSteppedLocalnet } from './stepped-localnet.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'localnet-'));
  closers.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Another connection to the chain's file. */
function openFile(dataDir: string): DatabaseSync {
  const database = new DatabaseSync(join(dataDir, 'localnet.sqlite'));
  closers.push(() => database.close());
  return database;
}

/** Has every write to `table` fail in the midst of its transaction, as on a disk that fills up, until `end` is called. */
function refuseWrites(dataDir: string, table: string): { end(): void } {
  const database = openFile(dataDir);
  database.exec(
    `CREATE TRIGGER full_disk BEFORE INSERT ON ${table} BEGIN SELECT RAISE(FAIL, 'the disk is full'); END`,
  );
  return { end: () => database.exec('DROP TRIGGER full_disk') };
}

function start(dataDir: string) {
  const localnet = createSteppedLocalnet({ seed: 'full', dataDir, skipRate: 0, transactionsPerSecond: 20 });
  let isOpen = true;
  const close = (): void => {
    if (isOpen) localnet.close();
    isOpen = false;
  };
  closers.push(close);
  return { ...localnet, close };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('a disk that takes nothing', () => {
  test('leaves a block open that it does not take, and the chain as it was', async () => {
    const dataDir = makeFolder();
    const localnet = start(dataDir);
    const { chain, seal } = localnet;
    await localnet.sealMany(5);
    localnet.save();
    const before = { sealed: chain.sealedSlot, hash: chain.bank.blockhashes.latest.hash };
    const disk = refuseWrites(dataDir, 'address_references');
    expect(() => seal()).toThrow('the disk is full');
    expect(() => chain.advance()).toThrow('the disk is full');
    expect({ sealed: chain.sealedSlot, hash: chain.bank.blockhashes.latest.hash }).toEqual(before);
    expect(chain.openSlot).toBe(before.sealed + 1);
    expect(chain.ledger.slots(before.sealed + 1, 1_000, 10)).toEqual([]);
    const stored = chain.ledger.transactionCount;
    disk.end();

    const block = chain.advance();
    expect(block).toMatchObject({
      slot: before.sealed + 1,
      parentSlot: before.sealed,
      previousHash: before.hash,
    });
    expect(chain.ledger.transactionCount).toBe(stored + block.transactions.length);
    expect(seal()).toMatchObject({ slot: block.slot + 1, parentSlot: block.slot, previousHash: block.hash });
    const { hash } = chain.bank.blockhashes.latest;
    localnet.close();
    // Every block stored executes to its hash again.
    expect(start(dataDir).chain.bank.blockhashes.latest.hash).toBe(hash);
  });

  test('leaves out no account of a checkpoint that is written later', async () => {
    const dataDir = makeFolder();
    const first = start(dataDir);
    await first.sealMany(5);
    const disk = refuseWrites(dataDir, 'checkpoint');
    let failure: unknown;
    first.chain.advance(() => {
      try {
        first.chain.save(undefined);
      } catch (error) {
        failure = error;
      }
    });
    expect(failure).toMatchObject({ message: 'the disk is full' });
    disk.end();
    first.save();
    const { sealedSlot, bank } = first.chain;
    const leaders = bank.options.validators.map(({ identity }) => identity.address);
    const balances = leaders.map((leader) => bank.accounts.get(leader, 'confirmed')?.lamports);
    first.close();
    const second = start(dataDir).chain;
    expect(second.sealedSlot).toBe(sealedSlot);
    expect(leaders.map((leader) => second.bank.accounts.get(leader, 'confirmed')?.lamports)).toEqual(
      balances,
    );
  });

  test('halts the chain, which says so, takes nothing more, and goes on by itself', async () => {
    const dataDir = makeFolder();
    const lines: string[] = [];
    const says = (event: string): boolean => lines.some((line) => line.includes(`"event":"${event}"`));
    const localnet = await runLocalnet({
      dataDir,
      port: 0,
      slotMs: 50,
      historySlots: 0,
      transactionsPerSecond: 20,
      log: createLog('info', (line) => lines.push(line)),
    });
    closers.push(() => localnet.close());
    const { chain, url } = localnet;
    const ask = async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      return (await fetch(url, { method: 'POST', body })).json();
    };
    expect(await ask('getHealth')).toMatchObject({ result: 'ok' });
    const blocker = openFile(dataDir);
    await until(() => {
      try {
        blocker.exec('BEGIN IMMEDIATE');
        return true;
      } catch {
        return false;
      }
    });
    await until(() => says('halted'));
    const slot = chain.openSlot;
    const unhealthy = {
      error: { code: -32005, message: 'Node is unhealthy', data: { numSlotsBehind: null } },
    };
    expect(await ask('getHealth')).toMatchObject(unhealthy);
    expect(await ask('requestAirdrop', [chain.faucet.address, 1_000])).toMatchObject(unhealthy);
    expect(await ask('getSlot', [{ commitment: 'processed' }])).toMatchObject({ result: slot });
    expect(lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(1);

    blocker.exec('ROLLBACK');
    await until(() => says('continues') && chain.sealedSlot > slot + 2);
    expect(await ask('getHealth')).toMatchObject({ result: 'ok' });
    for (const each of chain.ledger.slots(slot, chain.sealedSlot, 10)) {
      const { parentSlot, previousHash } = chain.ledger.block(each)!;
      expect(parentSlot).toBeLessThan(each);
      expect(chain.ledger.block(parentSlot)!.hash).toBe(previousHash);
    }
  });
});
