import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFaultUpstream, type FaultUpstream } from './fault-upstream.ts';

let upstream: FaultUpstream;
const post = async (body: unknown): Promise<Response> =>
  fetch(upstream.url, { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(300) });
const ask = async (method: string): Promise<unknown> =>
  (await post({ jsonrpc: '2.0', id: 5, method, params: [] })).json();

beforeEach(async () => {
  upstream = await startFaultUpstream();
});
afterEach(() => upstream.close());

describe('fault upstream', () => {
  test('listens on loopback only', async () => {
    await expect(startFaultUpstream({ host: '0.0.0.0' })).rejects.toThrow('loopback only');
    expect(upstream.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('without faults it answers and counts', async () => {
    expect(await ask('getSlot')).toEqual({ jsonrpc: '2.0', id: 5, result: 1_000_000 });
    expect(await ask('getBalance')).toMatchObject({ id: 5, result: { context: { slot: 1_000_000 } } });
    expect([upstream.calls(), upstream.calls('getSlot'), upstream.reads]).toEqual([2, 1, 1]);
  });

  test('a fault holds for its methods and its times, and heals', async () => {
    upstream.add({ fault: { kind: 'lag', slots: 150 }, methods: ['getSlot'], times: 1 });
    expect(await ask('getSlot')).toMatchObject({ result: 999_850 });
    expect(await ask('getSlot')).toMatchObject({ result: 1_000_000 });
    upstream.add({ fault: { kind: 'error', code: -32005, message: 'behind' } });
    expect(await ask('getHealth')).toMatchObject({ error: { code: -32005, message: 'behind' } });
    upstream.heal();
    expect(await ask('getHealth')).toMatchObject({ result: 'ok' });
  });

  test('says wrong things as configured', async () => {
    const tell = async (fault: Parameters<FaultUpstream['add']>[0]['fault'], method = 'getBalance') => {
      upstream.heal();
      upstream.add({ fault });
      const response = await post({ jsonrpc: '2.0', id: 5, method, params: [] });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    expect((await tell({ kind: 'wrong-id' })).text).toContain('"id":987654321');
    expect((await tell({ kind: 'genesis', hash: 'other' }, 'getGenesisHash')).text).toContain(
      '"result":"other"',
    );
    expect((await tell({ kind: 'null-result' })).text).toContain('"result":null');
    expect((await tell({ kind: 'html' })).text).toContain('<html>');
    expect((await tell({ kind: 'empty' })).text).toBe('');
    expect((await tell({ kind: 'malformed' })).text).toContain('"result":{{');
    expect((await tell({ kind: 'duplicate' })).text.match(/"jsonrpc"/g)).toHaveLength(2);
    expect((await tell({ kind: 'huge', bytes: 100_000 })).text.length).toBeGreaterThan(100_000);
    const limited = await tell({ kind: 'status', status: 429, retryAfter: '7' });
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
  });

  test('ends, cuts, holds back or refuses as configured', async () => {
    for (const fault of [
      { kind: 'reset' },
      { kind: 'truncated' },
      { kind: 'hang' },
      { kind: 'drip', ms: 50 },
    ] as const) {
      upstream.heal();
      upstream.add({ fault });
      await expect(ask('getBalance'), fault.kind).rejects.toThrow();
    }
    upstream.heal();
    await upstream.down();
    await expect(ask('getSlot')).rejects.toThrow();
    await upstream.up();
    expect(await ask('getSlot')).toMatchObject({ result: 1_000_000 });
  });

  test('a share of requests is the same for the same seed', async () => {
    const pattern = async (): Promise<boolean[]> => {
      const other = await startFaultUpstream({ seed: 9 });
      other.add({ fault: { kind: 'null-result' }, share: 0.5 });
      const seen: boolean[] = [];
      for (let i = 0; i < 12; i++) {
        const response = await fetch(other.url, {
          method: 'POST',
          body: '{"jsonrpc":"2.0","id":1,"method":"getBalance","params":[]}',
        });
        seen.push((await response.text()).includes('"result":null'));
      }
      await other.close();
      return seen;
    };
    const first = await pattern();
    expect(new Set(first).size).toBe(2);
    expect(await pattern()).toEqual(first);
  });

  test('a batch comes back swapped when configured so', async () => {
    upstream.add({ fault: { kind: 'swapped-batch' } });
    const response = await post([1, 2].map((id) => ({ jsonrpc: '2.0', id, method: 'getSlot', params: [] })));
    expect((await response.json()) as unknown).toMatchObject([{ id: 2 }, { id: 1 }]);
  });
});
