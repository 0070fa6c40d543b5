import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { superviseLocalnet } from './supervise-localnet.ts';

async function ask(url: string, method: string): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [{ commitment: 'confirmed' }] });
  const answer = (await (await fetch(url, { method: 'POST', body })).json()) as { result: unknown };
  return answer.result;
}

/** Asks until it answers; the test's own time limit ends a wait in vain. */
async function askUntilAnswered(url: string, method: string): Promise<unknown> {
  for (;;) {
    try {
      return await ask(url, method);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

test('a killed localnet comes back as the same chain, where it was', { timeout: 30_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'localnet-'));
  const localnet = superviseLocalnet({
    dataDir,
    port: 0,
    slotMs: 100,
    historySlots: 40,
    transactionsPerSecond: 20,
  });
  try {
    const { url } = await localnet.ready;
    const genesis = await ask(url, 'getGenesisHash');
    const slot = await ask(url, 'getSlot');
    const killed = localnet.pid!;
    process.kill(killed, 'SIGKILL');
    while (localnet.pid === killed) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await askUntilAnswered(url, 'getGenesisHash')).toBe(genesis);
    expect(await ask(url, 'getSlot')).toBeGreaterThanOrEqual(slot as number);
    expect(localnet.pid).not.toBe(killed);
  } finally {
    await localnet.close();
    rmSync(dataDir, { recursive: true });
  }
  expect(localnet.pid).toBe(undefined);
});
