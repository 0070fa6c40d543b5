import { expect, test } from 'vitest';
import { describeOnBothEngines } from './testing.ts';

const EVERY_MS = 30_000;

describeOnBothEngines('alerts', (open) => {
  test('are taken in turns of their owners, so that many of some keep nobody else waiting', async () => {
    const { store, close } = await open();
    const add = async (wallet: string, count: number): Promise<void> => {
      const { id: userId } = await store.accounts.ofWallet(
        wallet.repeat(43),
        wallet.toLowerCase().repeat(32),
        1,
      );
      for (let i = 0; i < count; i++) {
        const alert = {
          id: `${wallet}-${i}`,
          userId,
          cluster: 'mainnet',
          address: 'So11111111111111111111111111111111111111112',
          rule: '{}',
          isOn: true,
          createdMs: i,
          checkedMs: undefined,
          problem: undefined,
          memory: '',
        };
        expect(await store.alerts.add(alert, count)).toBe(true);
      }
    };
    for (const wallet of ['A', 'B', 'C', 'D']) await add(wallet, 60);
    await add('Z', 3);
    const take = async (nowMs: number): Promise<string[]> => {
      const taken = await store.alerts.take(nowMs - EVERY_MS, nowMs, 20);
      return taken.map(({ id }) => id).sort();
    };
    const first = await take(100_000);
    expect(first.filter((id) => id.startsWith('Z'))).toEqual(['Z-0', 'Z-1', 'Z-2']);
    expect(first).toHaveLength(20);
    const second = await take(105_000);
    expect(second).toHaveLength(20);
    expect(second.filter((id) => first.includes(id))).toEqual([]);
    // Half a minute later they are due again, and before those of others that were not looked at once.
    const later = await take(131_000);
    expect(later.filter((id) => id.startsWith('Z'))).toEqual(['Z-0', 'Z-1', 'Z-2']);
    expect(later.filter((id) => first.includes(id))).toEqual(['Z-0', 'Z-1', 'Z-2']);
    await close();
  });
});
