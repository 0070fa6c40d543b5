import { expect, test } from 'vitest';
import { describeOnBothEngines } from './testing.ts';

const HOUR_MS = 3_600_000;
const START_MS = 10 * HOUR_MS;

describeOnBothEngines('teams that were removed', (open) => {
  const start = async () => {
    const { store, database, close } = await open();
    await store.accounts.ofWallet('a', 'ana', START_MS);
    await store.accounts.ofWallet('b', 'bo', START_MS);
    /** Makes a team of somebody; whether they could. */
    const add = (id: string, nowMs = START_MS, most = 1_000, owner = 'ana') =>
      store.teams.add({ id, name: id, createdMs: nowMs }, owner, most);
    const remove = (id: string, nowMs = START_MS, owner = 'ana') => store.teams.remove(id, owner, nowMs);
    const stored = async () =>
      (await database.all('SELECT id FROM teams ORDER BY id')).map(({ id }) => String(id));
    return { store, add, remove, stored, close };
  };

  test('are all swept after an hour, however many they are', async () => {
    const { store, add, remove, stored, close } = await start();
    for (let n = 0; n < 201; n++) {
      await add(`old-${n}`);
      await remove(`old-${n}`);
    }
    await add('late');
    await remove('late', START_MS + 1);
    await add('there');
    await store.sweep(START_MS + HOUR_MS);
    expect(await stored()).toEqual(['late', 'there']);
    await close();
  });

  test('count for whoever made them for an hour, so that making and removing has an end', async () => {
    const { add, remove, close } = await start();
    const most = 2;
    expect(await add('one', START_MS, most)).toBe(true);
    await remove('one');
    expect(await add('two', START_MS, most)).toBe(true);
    await remove('two', START_MS + 1);
    expect(await add('three', START_MS + HOUR_MS - 1, most)).toBe(false);
    expect(await add('bo-1', START_MS + HOUR_MS - 1, most, 'bo')).toBe(true);
    expect(await add('three', START_MS + HOUR_MS, most)).toBe(true);
    expect(await add('four', START_MS + HOUR_MS, most)).toBe(false);
    await close();
  });

  test('count for whoever made them, whoever owned them last', async () => {
    const { store, add, close } = await start();
    await add('one', START_MS, 1);
    const claim = { kind: 'secret', secretHash: 'link' } as const;
    await store.teamInvitations.add(
      {
        id: 'i',
        teamId: 'one',
        role: 'viewer',
        wallet: undefined,
        invitedBy: 'ana',
        secretHash: 'link',
        createdMs: START_MS,
        expiresMs: START_MS + HOUR_MS,
      },
      1,
    );
    await store.teamInvitations.accept(claim, 'bo', START_MS, { members: 2, teams: 1 });
    await store.teams.transfer('one', 'ana', 'bo');
    await store.teams.removeMember('one', 'ana', 'ana');
    expect(await store.teams.remove('one', 'bo', START_MS)).toBe('done');
    expect(await add('two', START_MS, 1)).toBe(false);
    expect(await add('two', START_MS, 1, 'bo')).toBe(true);
    await close();
  });
});
