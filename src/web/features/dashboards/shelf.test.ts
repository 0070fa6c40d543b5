import { describe, expect, test } from 'vitest';
import type { DashboardContent } from '#contracts/dashboards/dashboard';
import { moveDashboards } from './move-dashboards.ts';
import { createLocalShelf, isLocalId, type LocalState, type LocalStates, type Shelf } from './shelf.ts';
import { toEmpty } from './templates.ts';

/** States in memory, as IndexedDB has them. */
function createStates(): LocalStates {
  const held = new Map<string, LocalState>();
  const all = (id?: string) => [...held.values()].filter((state) => id === undefined || state.id === id);
  return {
    all: (id) => Promise.resolve(all(id)),
    change(id, decide) {
      return Promise.resolve().then(() => {
        const { put, remove } = decide(all(id));
        for (const state of remove) held.delete(`${state.id} ${state.revision}`);
        for (const state of put) held.set(`${state.id} ${state.revision}`, state);
      });
    },
  };
}

function start() {
  const states = createStates();
  let now = 0;
  const check = (content: DashboardContent) =>
    content.title === '' ? Promise.reject(new Error('no title')) : Promise.resolve(content);
  return createLocalShelf(() => Promise.resolve(states), { check, nowMs: () => (now += 1) });
}
const titled = (title: string): DashboardContent => ({ ...toEmpty('localnet'), title });

test('what is made is found, changed, listed newest first and removed', async () => {
  const shelf = start();
  const one = await shelf.create(titled('one'));
  const two = await shelf.create(titled('two'));
  expect(isLocalId(one.id)).toBe(true);
  expect(one).toMatchObject({ revision: 1, title: 'one', content: { title: 'one' } });
  expect(await shelf.save(one.id, 1, titled('changed'))).toMatchObject({ revision: 2, title: 'changed' });
  expect((await shelf.list()).map(({ title }) => title)).toEqual(['changed', 'two']);
  await shelf.remove(one.id);
  expect((await shelf.list()).map(({ id }) => id)).toEqual([two.id]);
  await expect(shelf.find(one.id)).rejects.toMatchObject({ status: 404 });
  await expect(shelf.save(one.id, 2, titled('late'))).rejects.toMatchObject({ status: 404 });
});

test('a change that another tab came before is refused and overwrites nothing', async () => {
  const shelf = start();
  const { id } = await shelf.create(titled('one'));
  await shelf.save(id, 1, titled('first tab'));
  await expect(shelf.save(id, 1, titled('second tab'))).rejects.toMatchObject({ status: 409 });
  expect((await shelf.find(id)).title).toBe('first tab');
});

test('twenty states are stored, and any of them is restored as a new one', async () => {
  const shelf = start();
  const { id } = await shelf.create(titled('v1'));
  for (let revision = 1; revision < 25; revision++)
    await shelf.save(id, revision, titled(`v${revision + 1}`));
  const versions = await shelf.versions(id);
  expect(versions.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, i) => 25 - i));
  expect(await shelf.restore(id, 25, 7)).toMatchObject({ revision: 26, title: 'v7' });
  await expect(shelf.restore(id, 26, 2)).rejects.toMatchObject({ status: 404 });
  await expect(shelf.restore(id, 25, 8)).rejects.toMatchObject({ status: 409 });
});

test('what the server would refuse is not stored', async () => {
  const shelf = start();
  await expect(shelf.create(titled(''))).rejects.toThrow('no title');
  expect(await shelf.list()).toEqual([]);
});

test('there is an end to how many there are', async () => {
  const shelf = start();
  for (let i = 0; i < 50; i++) await shelf.create(titled(`d${i}`));
  await expect(shelf.create(titled('more'))).rejects.toMatchObject({ status: 409 });
});

describe('dashboards moved from one place to another', () => {
  test('are there once, and what cannot be moved stays while the others are', async () => {
    const [from, to] = [start(), start()];
    for (const title of ['one', 'refused', 'three']) await from.create(titled(title));
    const choosy: Shelf = {
      ...to,
      create: (content) =>
        content.title === 'refused' ? Promise.reject(new Error('It is refused.')) : to.create(content),
    };
    await expect(moveDashboards(from, choosy)).rejects.toThrow('It is refused.');
    expect((await from.list()).map(({ title }) => title)).toEqual(['refused']);
    expect((await to.list()).map(({ title }) => title)).toEqual(['one', 'three']);
  });

  test('are not doubled by one that cannot be removed', async () => {
    const [from, to] = [start(), start()];
    await from.create(titled('one'));
    const stuck: Shelf = { ...from, remove: () => Promise.reject(new Error('It cannot be removed.')) };
    await expect(moveDashboards(stuck, to)).rejects.toThrow('It cannot be removed.');
    expect(await to.list()).toEqual([]);
    expect(await from.list()).toHaveLength(1);
  });
});
