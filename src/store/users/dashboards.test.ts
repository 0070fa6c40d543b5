import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines, type StoreUnderTest } from './testing.ts';

const state = (title: string, changedMs = 1) => ({ title, tiles: 2, content: `{"n":"${title}"}`, changedMs });

describeOnBothEngines('dashboards', (open) => {
  let under: StoreUnderTest;
  beforeEach(async () => {
    under = await open();
  });
  afterEach(() => under.close());

  test('are listed newest first for their owner alone, and end at the most', async () => {
    const { dashboards } = under.store;
    expect(await dashboards.add('ann', 'a', state('one', 1), 2)).toBe(true);
    expect(await dashboards.add('ann', 'b', state('two', 2), 2)).toBe(true);
    expect(await dashboards.add('ann', 'c', state('three', 3), 2)).toBe(false);
    expect(await dashboards.add('bob', 'd', state('four', 4), 2)).toBe(true);
    expect((await dashboards.list('ann', 10)).map(({ id }) => id)).toEqual(['b', 'a']);
    expect((await dashboards.list('ann', 1)).map(({ id }) => id)).toEqual(['b']);
    expect(await dashboards.find('ann', 'a')).toEqual({
      id: 'a',
      ...state('one', 1),
      revision: 1,
      sharedAs: undefined,
    });
    expect(await dashboards.find('bob', 'a')).toBe(undefined);
    expect(await dashboards.find('ann', 'c')).toBe(undefined);
  });

  test('a save that another one came before changes nothing', async () => {
    const { dashboards } = under.store;
    await dashboards.add('ann', 'a', state('one'), 9);
    expect(await dashboards.save('ann', 'a', 1, state('two', 2), 20)).toEqual({ kind: 'saved', revision: 2 });
    expect(await dashboards.save('ann', 'a', 1, state('mine', 3), 20)).toEqual({
      kind: 'changed',
      revision: 2,
    });
    expect(await dashboards.save('bob', 'a', 2, state('theirs', 3), 20)).toEqual({ kind: 'missing' });
    expect(await dashboards.save('ann', 'b', 1, state('none', 3), 20)).toEqual({ kind: 'missing' });
    expect(await dashboards.find('ann', 'a')).toMatchObject({ title: 'two', revision: 2 });
  });

  test('of many saves at once from one state exactly one is made', async () => {
    const { dashboards } = under.store;
    await dashboards.add('ann', 'a', state('one'), 9);
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, i) => dashboards.save('ann', 'a', 1, state(`s${i}`, i), 20)),
    );
    expect(saves.filter(({ kind }) => kind === 'saved')).toHaveLength(1);
    expect(await dashboards.versions('ann', 'a')).toHaveLength(2);
  });

  test('the newest versions are stored, for their owner alone', async () => {
    const { dashboards } = under.store;
    await dashboards.add('ann', 'a', state('v1', 1), 9);
    for (let revision = 1; revision < 6; revision++)
      await dashboards.save('ann', 'a', revision, state(`v${revision + 1}`, revision + 1), 3);
    expect(await dashboards.versions('ann', 'a')).toEqual([
      { revision: 6, title: 'v6', tiles: 2, savedMs: 6 },
      { revision: 5, title: 'v5', tiles: 2, savedMs: 5 },
      { revision: 4, title: 'v4', tiles: 2, savedMs: 4 },
    ]);
    expect(await dashboards.version('ann', 'a', 4)).toBe('{"n":"v4"}');
    expect(await dashboards.version('ann', 'a', 3)).toBe(undefined);
    expect(await dashboards.versions('bob', 'a')).toEqual([]);
    expect(await dashboards.version('bob', 'a', 4)).toBe(undefined);
  });

  test('a link leads there until it is taken away, and is not made twice', async () => {
    const { dashboards } = under.store;
    await dashboards.add('ann', 'a', state('one'), 9);
    expect(await dashboards.share('bob', 'a', 'theirs')).toBe(false);
    expect(await dashboards.share('ann', 'a', 'first')).toBe(true);
    expect(await dashboards.share('ann', 'a', 'second')).toBe(true);
    expect(await dashboards.findShared('first')).toMatchObject({ id: 'a', sharedAs: 'first' });
    expect(await dashboards.findShared('second')).toBe(undefined);
    expect(await dashboards.share('bob', 'a', undefined)).toBe(false);
    expect(await dashboards.share('ann', 'a', undefined)).toBe(true);
    expect(await dashboards.findShared('first')).toBe(undefined);
    expect((await dashboards.find('ann', 'a'))?.sharedAs).toBe(undefined);
  });

  test('what is removed is gone with its versions and its link, and nobody else removes it', async () => {
    const { dashboards } = under.store;
    await dashboards.add('ann', 'a', state('one'), 9);
    await dashboards.share('ann', 'a', 'first');
    await dashboards.remove('bob', 'a');
    expect(await dashboards.find('ann', 'a')).not.toBe(undefined);
    await dashboards.remove('ann', 'a');
    expect(await dashboards.find('ann', 'a')).toBe(undefined);
    expect(await dashboards.findShared('first')).toBe(undefined);
    expect(await dashboards.add('ann', 'a', state('again'), 9)).toBe(true);
    expect(await dashboards.versions('ann', 'a')).toHaveLength(1);
  });
});
