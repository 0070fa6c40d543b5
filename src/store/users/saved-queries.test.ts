import { expect, test } from 'vitest';
import { describeOnBothEngines } from './testing.ts';

describeOnBothEngines('saved queries', (open) => {
  test('are listed newest first, replaced by name, and end at the most', async () => {
    const { store, close } = await open();
    const ann = await store.accounts.ofWallet('A'.repeat(43), 'a'.repeat(32), 1);
    const bob = await store.accounts.ofWallet('B'.repeat(43), 'b'.repeat(32), 1);
    const one = (name: string, changedMs: number) => ({ name, query: `{"n":${changedMs}}`, changedMs });
    expect(await store.savedQueries.put(ann.id, one('a', 1), 2)).toBe(true);
    expect(await store.savedQueries.put(ann.id, one('b', 2), 2)).toBe(true);
    expect(await store.savedQueries.put(ann.id, one('c', 3), 2)).toBe(false);
    expect(await store.savedQueries.put(ann.id, one('a', 4), 2)).toBe(true);
    expect(await store.savedQueries.list(ann.id, 10)).toEqual([one('a', 4), one('b', 2)]);
    expect(await store.savedQueries.list(bob.id, 10)).toEqual([]);
    await store.savedQueries.remove(bob.id, 'a');
    await store.savedQueries.remove(ann.id, 'b');
    expect(await store.savedQueries.list(ann.id, 10)).toEqual([one('a', 4)]);
    await close();
  });
});
