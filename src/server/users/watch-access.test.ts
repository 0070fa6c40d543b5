import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeOnBothEngines } from '#store/users/testing';
import type { UserStore } from '#store/users/user-store';
import { silentLog } from '#std/log';
import { hashSecret, makeSecret } from '../sessions/secrets.ts';
import { toSessionCookieName } from '../sessions/session-cookies.ts';
import { createKeyGate } from './key-gate.ts';
import { watchAccess } from './watch-access.ts';
import type { UserContext } from './user-context.ts';

const ORIGIN = 'http://localhost';
const NOW_MS = 1_000;

/** What the access of a request is judged by. */
function callOf(users: UserStore, secret: string): UserContext {
  return {
    users,
    origin: ORIGIN,
    cookies: new Map([[toSessionCookieName(ORIGIN), secret]]),
    signal: new AbortController().signal,
    nowMs: () => NOW_MS,
    header: () => undefined,
  } as Partial<UserContext> as UserContext; // the rest is not looked at
}

describeOnBothEngines('what stays open in the name of a team', (open) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());
  const start = async () => {
    const { store, close } = await open();
    await store.accounts.ofWallet('owner', 'ana', NOW_MS);
    await store.accounts.ofWallet('member', 'bo', NOW_MS);
    await store.teams.add({ id: 'team', name: 'Desk', createdMs: NOW_MS }, 'ana', 10);
    const secretHash = hashSecret('link');
    const wish = { id: 'i', teamId: 'team', role: 'viewer' as const, wallet: undefined, invitedBy: 'ana' };
    await store.teamInvitations.add({ ...wish, secretHash, createdMs: NOW_MS, expiresMs: 2 * NOW_MS }, 10);
    await store.teamInvitations.accept({ kind: 'secret', secretHash }, 'bo', NOW_MS, {
      members: 10,
      teams: 10,
    });
    const secret = makeSecret();
    await store.sessions.add(hashSecret(secret), 'bo', 'wallet', NOW_MS);
    const owner = {
      ownerId: 'team',
      actorId: 'bo',
      team: { id: 'team', role: 'viewer' as const },
      by: 'wallet',
    };
    return { store, owner, access: watchAccess(callOf(store, secret), 'exports.read', owner), close };
  };
  /** Lets the next look happen, and waits until it has had its answer. */
  const look = async (store: UserStore): Promise<void> => {
    vi.advanceTimersByTime(1_000);
    for (let n = 0; n < 20; n++) await store.check();
  };

  test('stays open as long as its reader may read', async () => {
    const { store, access, close } = await start();
    await look(store);
    expect(access.signal.aborted).toBe(false);
    access.end();
    await close();
  });

  test.each([
    ['a membership that is taken away', (store: UserStore) => store.teams.removeMember('team', 'ana', 'bo')],
    ['a team that is deleted', (store: UserStore) => store.teams.remove('team', 'ana', NOW_MS)],
    ['a session that is ended', (store: UserStore) => store.sessions.removeOf('bo')],
  ])('ends with %s', async (_what, change) => {
    const { store, access, close } = await start();
    await change(store);
    const ended = new Promise((resolve) => {
      access.signal.addEventListener('abort', resolve, { once: true });
    });
    vi.advanceTimersByTime(1_000);
    await ended;
    expect(access.signal.aborted).toBe(true);
    await close();
  });

  test('is not watched for somebody who has gone already', async () => {
    const { store, owner, access, close } = await start();
    access.end();
    const gone = { ...callOf(store, 'any'), signal: AbortSignal.abort() };
    expect(watchAccess(gone, 'exports.read', owner).signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    await close();
  });

  test('a stream with a key ends with the key, which goes with the membership of whoever made it', async () => {
    const { store, close } = await start();
    await store.teams.setRole('team', 'ana', 'bo', 'admin');
    const team = { madeBy: 'bo', role: 'viewer' as const };
    const key = { id: 'key', userId: 'team', team, name: 'bot', prefix: 'x', createdMs: NOW_MS };
    await store.apiKeys.add(key, hashSecret('key'), 10);
    const gate = createKeyGate(store, () => NOW_MS, silentLog);
    const gone: string[] = [];
    gate.follow('key', () => gone.push('one'));
    gate.follow('key', () => gone.push('two'))();
    await look(store);
    expect(gone).toEqual([]);
    await store.teams.removeMember('team', 'ana', 'bo');
    const ended = new Promise<void>((resolve) => void gate.follow('key', resolve));
    vi.advanceTimersByTime(1_000);
    await ended;
    expect(gone).toEqual(['one']);
    await gate.close();
    await close();
  });
});
