import { expect, test } from 'vitest';
import { describeOnBothEngines } from './testing.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = 10 * HOUR_MS;
const WIDE = { perOwner: 100, limit: 100, waiting: 500, waitingOfOwner: 2_000 };

describeOnBothEngines('a clock that was set back', (open) => {
  /** A webhook with one message, made at `atMs`. */
  async function openWithMessage(atMs: number) {
    const { store, close } = await open();
    const { webhooks, webhookOutbox: outbox } = store;
    const webhook = {
      id: 'one',
      ownerId: 'ana',
      name: 'one',
      kind: 'webhook' as const,
      destination: 'https://hooks.example',
      sealed: 'sealed',
      state: 'on' as const,
      reason: undefined,
      stateMs: 1,
      createdMs: 1,
      deliveredMs: undefined,
      failingMs: undefined,
      secretMs: 5,
      oldSecretUntilMs: undefined,
    };
    await webhooks.add(webhook, [{ id: 'watch', subscription: 'watch' }], 20, 50);
    const [watch] = await outbox.takeWatches(1, 1, WIDE, 'first');
    const message = {
      id: 'message',
      event: 'webhook.test',
      eventKey: 'a',
      subject: '',
      body: '{}',
      createdMs: atMs,
    };
    expect(await outbox.settleWatch(watch!, { memory: 'x', problem: undefined }, [message])).toBe(true);
    return { store, outbox, close };
  }

  test('keeps no subscription and no message waiting until it has caught up', async () => {
    const laterMs = NOW_MS + HOUR_MS;
    const { store, outbox, close } = await openWithMessage(laterMs);
    expect(await outbox.take(laterMs, laterMs + 60_000, 'gone', WIDE)).toHaveLength(1);
    await outbox.takeWatches(laterMs, laterMs, WIDE, 'gone');
    const look = async () => [
      (await outbox.take(NOW_MS + 1, NOW_MS + 60_000, 'new', WIDE)).length,
      (await outbox.takeWatches(NOW_MS + 1, NOW_MS + 1, WIDE, 'new')).length,
    ];
    expect(await look()).toEqual([0, 0]);
    await store.sweep(NOW_MS);
    expect(await look()).toEqual([1, 1]);
    await close();
  });

  test('takes nothing from a process whose clock is a little ahead', async () => {
    const { store, outbox, close } = await openWithMessage(NOW_MS);
    expect(await outbox.take(NOW_MS, NOW_MS + 60_000, 'theirs', WIDE)).toHaveLength(1);
    await store.sweep(NOW_MS - 60_000);
    expect(await outbox.take(NOW_MS + 1, NOW_MS + 60_000, 'ours', WIDE)).toEqual([]);
    await close();
  });
});
