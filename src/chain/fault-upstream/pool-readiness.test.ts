import { silentLog } from '#std/log';
import { expect, test } from 'vitest';
import { createGateway, type Gateway } from '../gateway/index.ts';
import { startFaultUpstream, type FaultUpstream } from './fault-upstream.ts';

/** A gateway with the real limits to one node that is not there yet. */
async function startLate(cluster: 'mainnet' | 'localnet'): Promise<
  AsyncDisposable & {
    readonly gateway: Gateway;
    readonly node: FaultUpstream;
    readonly state: () => string;
  }
> {
  const node = await startFaultUpstream();
  await node.down();
  const pools = { mainnet: [], devnet: [], testnet: [], localnet: [], [cluster]: [node.url] };
  const gateway = createGateway({ pools, log: silentLog });
  return {
    gateway,
    node,
    state: () => gateway.status().find((status) => status.cluster === cluster)!.state,
    async [Symbol.asyncDispose]() {
      await gateway.close();
      await node.close();
    },
  };
}

test('a localnet that comes up late is noticed at once, without being asked for', async () => {
  await using late = await startLate('localnet');
  late.gateway.start();
  await expect.poll(late.state, { timeout: 5_000 }).toBe('unreachable');
  await late.node.up();
  await expect.poll(late.state, { timeout: 2_000 }).toBe('ready');
});

test('a localnet that starts over is noticed at once', async () => {
  await using late = await startLate('localnet');
  await late.node.up();
  late.gateway.start();
  expect(await late.gateway.whenReady('localnet', 5_000)).toBe(true);
  await late.node.down();
  for (let i = 0; i < 6; i++) {
    await late.gateway.request('localnet', 'getBalance', [`account-${i}`]).catch(() => {});
  }
  await expect.poll(late.state, { timeout: 5_000 }).toBe('unreachable');
  await late.node.up();
  await expect.poll(late.state, { timeout: 2_000 }).toBe('ready');
});

test('who waits for the localnet waits to the end, whatever was tried before', async () => {
  await using late = await startLate('localnet');
  await expect(late.gateway.request('localnet', 'getSlot', [])).rejects.toMatchObject({
    code: 'chain/no-endpoint',
  });
  const ready = late.gateway.whenReady('localnet', 10_000);
  await expect.poll(() => late.gateway.status()[3]!.nodes[0]!.calls, { timeout: 5_000 }).toBeGreaterThan(4);
  await late.node.up();
  expect(await ready).toBe(true);
});

test('who waits for a cluster that keeps failing gets an error before the time is over', async () => {
  await using late = await startLate('mainnet');
  expect(await late.gateway.whenReady('mainnet', 3_600_000)).toBe(false);
  expect(late.gateway.status()[0]!.nodes[0]!.calls).toBe(2);
});

test('the time given ends the wait', async () => {
  await using late = await startLate('localnet');
  expect(await late.gateway.whenReady('localnet', 50)).toBe(false);
});
