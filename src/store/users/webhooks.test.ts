import { beforeEach, afterEach, expect, test } from 'vitest';
import { WEBHOOK_LIMITS } from '#contracts/people/webhooks';
import { describeOnBothEngines, type StoreUnderTest } from './testing.ts';
import type { NewDelivery, StoredAttempt } from './webhook-outbox.ts';
import type { StoredWebhook } from './webhooks.ts';

const DAY_MS = 86_400_000;
const webhook = (id: string, ownerId = 'ana', createdMs = 1): StoredWebhook => ({
  id,
  ownerId,
  name: `name of ${id}`,
  kind: 'webhook',
  destination: 'https://hooks.example',
  sealed: 'sealed',
  state: 'on',
  reason: undefined,
  stateMs: createdMs,
  createdMs,
  deliveredMs: undefined,
  failingMs: undefined,
  secretMs: 5,
  oldSecretUntilMs: undefined,
});
const watch = (id: string, subscription = id) => ({ id, subscription });
const message = (id: string, createdMs = 1, eventKey = id, subject = ''): NewDelivery => ({
  id,
  event: 'webhook.test',
  eventKey,
  subject,
  body: `{"id":"${id}"}`,
  createdMs,
});
const attempt = (problem?: string): StoredAttempt => ({
  startedMs: 1,
  durationMs: 2,
  status: problem === undefined ? 200 : 500,
  problem,
  request: 'POST',
  answer: 'ok',
});
const WIDE = { perOwner: 100, limit: 100, waiting: 500, waitingOfOwner: 2_000 };

describeOnBothEngines('webhooks', (open) => {
  let at: StoreUnderTest;
  beforeEach(async () => {
    at = await open();
  });
  afterEach(() => at.close());

  /** A webhook with a subscription that has made `messages`. */
  const fill = async (id: string, ownerId: string, messages: readonly NewDelivery[]): Promise<void> => {
    const { webhooks, webhookOutbox } = at.store;
    await webhooks.add(webhook(id, ownerId), [watch(`watch of ${id}`)], 20, 50);
    const taken = await webhookOutbox.takeWatches(1, 1, WIDE, `lease of ${id}`);
    const [one] = taken.filter(({ webhookId }) => webhookId === id);
    expect(await webhookOutbox.settleWatch(one!, { memory: 'x', problem: undefined }, messages)).toBe(true);
  };
  const takeIds = async (nowMs: number, lease = 'a', bounds = WIDE): Promise<readonly string[]> =>
    (await at.store.webhookOutbox.take(nowMs, nowMs + 60, lease, bounds)).map(({ id }) => id).toSorted();

  test('are their owner’s own, bounded in number and in subscriptions', async () => {
    const { webhooks } = at.store;
    expect(await webhooks.add(webhook('one'), [watch('a'), watch('b')], 2, 3)).toBe(true);
    expect(await webhooks.add(webhook('two'), [watch('c'), watch('d')], 2, 3)).toBe(false);
    expect(await webhooks.add(webhook('two', 'ana', 2), [watch('c')], 2, 3)).toBe(true);
    expect(await webhooks.add(webhook('three'), [], 2, 3)).toBe(false);
    expect(await webhooks.add(webhook('theirs', 'ben'), [], 2, 3)).toBe(true);
    expect((await webhooks.list('ana', 10)).map(({ id }) => id)).toEqual(['two', 'one']);
    expect(await webhooks.find('one')).toEqual(webhook('one'));
    expect(await webhooks.change('ben', 'one', { name: 'stolen' })).toBe(false);
    expect(await webhooks.remove('ben', 'one')).toBe(false);
    expect(await webhooks.change('ana', 'one', { name: 'new', state: 'paused', reason: undefined })).toBe(
      true,
    );
    expect(await webhooks.find('one')).toMatchObject({
      name: 'new',
      state: 'paused',
      destination: 'https://hooks.example',
    });
    expect(await webhooks.subscribe(webhook('one'), [watch('x'), watch('y'), watch('z')], 3)).toBe(false);
    expect((await webhooks.watches('ana')).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(await webhooks.remove('ana', 'one')).toBe(true);
    expect((await webhooks.watches('ana')).map(({ id }) => id)).toEqual(['c']);
  });

  test('a subscription that stays goes on where it was, a new one begins', async () => {
    const { webhooks, webhookOutbox } = at.store;
    await webhooks.add(webhook('one'), [watch('a', 'A'), watch('b', 'B')], 20, 50);
    for (const one of await webhookOutbox.takeWatches(10, 10, WIDE, 'lease')) {
      await webhookOutbox.settleWatch(one, { memory: `after ${one.id}`, problem: undefined }, []);
    }
    expect(await webhooks.subscribe(webhook('one'), [watch('c', 'C'), watch('d', 'A')], 50)).toBe(true);
    expect((await webhooks.watches('ana')).map(({ id, memory }) => [id, memory])).toEqual([
      ['c', ''],
      ['a', 'after a'],
    ]);
  });

  test('a look whose subscription was restarted, taken by another or removed stores nothing', async () => {
    const { webhooks, webhookOutbox } = at.store;
    await webhooks.add(webhook('one'), [watch('a')], 20, 50);
    const [first] = await webhookOutbox.takeWatches(10, 10, WIDE, 'first');
    expect(await webhookOutbox.takeWatches(10, 10, WIDE, 'second')).toEqual([]);
    const [second] = await webhookOutbox.takeWatches(20, 20, WIDE, 'second');
    const settle = (taken: typeof first) =>
      webhookOutbox.settleWatch(taken!, { memory: 'm', problem: undefined }, [message('m1')]);
    expect(await settle(first)).toBe(false);
    await webhooks.restart('one');
    expect(await settle(second)).toBe(false);
    const [third] = await webhookOutbox.takeWatches(30, 30, WIDE, 'third');
    await webhooks.subscribe(webhook('one'), [], 50);
    expect(await settle(third)).toBe(false);
    expect(await takeIds(100)).toEqual([]);
  });

  test('what happened makes one message, however often it is found', async () => {
    await fill('one', 'ana', [
      message('m1', 1, 'event'),
      message('m2', 1, 'event'),
      message('m3', 1, 'other'),
    ]);
    expect(await takeIds(100)).toEqual(['m1', 'm3']);
  });

  test('nothing new is collected for a webhook, or an owner, with too many messages that wait', async () => {
    const { webhookOutbox, webhooks } = at.store;
    await fill('one', 'ana', [message('m1'), message('m2')]);
    const take = (nowMs: number, bounds: typeof WIDE) =>
      webhookOutbox.takeWatches(nowMs, nowMs, bounds, 'later');
    expect(await take(10, { ...WIDE, waiting: 2 })).toEqual([]);
    expect(await take(10, { ...WIDE, waitingOfOwner: 2 })).toEqual([]);
    expect(await take(10, WIDE)).toHaveLength(1);
    await webhooks.change('ana', 'one', { state: 'paused' });
    expect(await take(20, WIDE)).toEqual([]);
  });

  test('what waits for webhooks that are not on keeps no other webhook of the owner from its events', async () => {
    const { webhookOutbox, webhooks } = at.store;
    await fill('stopped', 'ana', [message('m1'), message('m2')]);
    await webhooks.add(webhook('works', 'ana', 2), [watch('w')], 20, 50);
    const take = async (nowMs: number) =>
      (await webhookOutbox.takeWatches(nowMs, nowMs, { ...WIDE, waitingOfOwner: 2 }, 'later')).map(
        ({ id }) => id,
      );
    expect(await take(10)).toEqual([]);
    await webhooks.stop('stopped', 'why', 10);
    expect(await take(10)).toEqual(['w']);
  });

  test('a message is one holder’s until its lease ends, and then another’s', async () => {
    await fill('one', 'ana', [message('m1')]);
    expect(await takeIds(100, 'first')).toEqual(['m1']);
    expect(await takeIds(159, 'second')).toEqual([]);
    expect(await takeIds(160, 'second')).toEqual(['m1']);
  });

  test('processes that take at the same time take different messages', async () => {
    await fill(
      'one',
      'ana',
      Array.from({ length: 40 }, (_, i) => message(`m${i}`)),
    );
    const taken = await Promise.all(
      ['a', 'b', 'c', 'd'].map((lease) => takeIds(100, lease, { ...WIDE, limit: 10 })),
    );
    const ids = taken.flat();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(10);
  });

  test('owners take turns, and one owner has so many in flight at most', async () => {
    await fill(
      'many',
      'ana',
      Array.from({ length: 20 }, (_, i) => message(`a${10 + i}`)),
    );
    await fill('few', 'ben', [message('b1')]);
    expect(await takeIds(100, 'x', { ...WIDE, limit: 4 })).toEqual(['a10', 'a11', 'a12', 'b1']);
    expect(await takeIds(101, 'y', { ...WIDE, perOwner: 4 })).toEqual(['a13']);
    expect(await takeIds(102, 'z', { ...WIDE, perOwner: 4 })).toEqual([]);
  });

  test('messages about the same go out one after the other, whatever becomes of each; others do not wait', async () => {
    const { webhookOutbox, webhookLog } = at.store;
    const about = (subject: string, ...ids: readonly string[]) =>
      ids.map((id) => message(id, 1, id, subject));
    await fill('one', 'ana', [...about('s', 's3', 's1', 's2'), ...about('t', 't1'), message('free')]);
    await fill('two', 'ana', about('s', 'z1', 'z2'));
    const take = (nowMs: number) => webhookOutbox.take(nowMs, nowMs + 60, 'a', WIDE);
    const behind = async (id: string) => (await webhookLog.find('ana', id))!.isBehind;
    const first = await take(100);
    expect(first.map(({ id }) => id).toSorted()).toEqual(['free', 's3', 't1', 'z1']);
    expect([await behind('s3'), await behind('s1'), await behind('z2')]).toEqual([false, true, true]);
    const ofId = (id: string) => first.find((one) => one.id === id)!;
    // One that is tried again stays ahead of the others.
    await webhookOutbox.settle(ofId('s3'), attempt('500'), { kind: 'retry', dueMs: 200 }, 110);
    await webhookOutbox.settle(ofId('z1'), attempt(), { kind: 'delivered' }, 110);
    expect(await takeIds(199)).toEqual(['free', 't1', 'z2']);
    const [again] = await take(200);
    expect(again).toMatchObject({ id: 's3', tries: 1 });
    await webhookOutbox.settle(again!, attempt('500'), { kind: 'dead' }, 210);
    const [next] = await take(210);
    expect(next).toMatchObject({ id: 's1' });
    await webhookOutbox.settle(next!, attempt(), { kind: 'delivered' }, 220);
    // A dead letter that is replayed waits for nobody, and nobody waits for it.
    expect(await webhookLog.replay('ana', 's3', 220, 9)).toBe(true);
    expect(await takeIds(220)).toEqual(['s2', 's3']);
  });

  test('one that comes while another about the same is under way is behind it, and after it behind no other', async () => {
    const { webhookOutbox } = at.store;
    await fill('one', 'ana', [message('m1', 1, 'm1', 's')]);
    const [first] = await webhookOutbox.take(100, 160, 'a', WIDE);
    const add = async (nowMs: number, id: string) => {
      const [found] = await webhookOutbox.takeWatches(nowMs, nowMs, WIDE, `lease ${nowMs}`);
      await webhookOutbox.settleWatch(found!, { memory: 'x', problem: undefined }, [message(id, 1, id, 's')]);
    };
    await add(110, 'm2');
    expect(await takeIds(120)).toEqual([]);
    await webhookOutbox.settle(first!, attempt(), { kind: 'delivered' }, 130);
    expect(await takeIds(140)).toEqual(['m2']);
    const [second] = await webhookOutbox.take(200, 260, 'b', WIDE);
    await webhookOutbox.settle(second!, attempt(), { kind: 'delivered' }, 210);
    await add(220, 'm3');
    expect(await takeIds(230)).toEqual(['m3']);
  });

  test('however making and ending messages fall together, none is left behind', async () => {
    const { webhookOutbox } = at.store;
    await fill('one', 'ana', []);
    const done: string[] = [];
    const send = async (nowMs: number, lease: string): Promise<void> => {
      for (const one of await webhookOutbox.take(nowMs, nowMs + 60, lease, WIDE)) {
        await webhookOutbox.settle(one, attempt(), { kind: 'delivered' }, nowMs);
        done.push(one.id);
      }
    };
    for (let round = 1; round <= 30; round++) {
      const nowMs = round * 100;
      const [found] = await webhookOutbox.takeWatches(nowMs, nowMs, WIDE, `round ${round}`);
      const id = `m${100 + round}`;
      await Promise.all([
        webhookOutbox.settleWatch(found!, { memory: 'x', problem: undefined }, [message(id, 1, id, 's')]),
        send(nowMs, 'a'),
        send(nowMs, 'b'),
      ]);
    }
    for (let i = 0; i < 3; i++) await send(10_000 + i, 'last');
    expect(done).toEqual(Array.from({ length: 30 }, (_, i) => `m${101 + i}`));
  });

  test('a try that fails is due later, then dead, and every try is in the log', async () => {
    const { webhookOutbox, webhookLog, webhooks } = at.store;
    await fill('one', 'ana', [message('m1')]);
    const [first] = await webhookOutbox.take(100, 160, 'a', WIDE);
    expect(await webhookOutbox.settle(first!, attempt('500'), { kind: 'retry', dueMs: 200 }, 110)).toEqual({
      sinceMs: 110,
      tries: 1,
    });
    expect(await takeIds(199)).toEqual([]);
    const [second] = await webhookOutbox.take(200, 260, 'b', WIDE);
    expect(second).toMatchObject({ id: 'm1', tries: 1 });
    expect(await webhookOutbox.settle(second!, attempt('gone'), { kind: 'dead' }, 210)).toEqual({
      sinceMs: 110,
      tries: 2,
    });
    expect(await webhookLog.find('ben', 'm1')).toBeUndefined();
    expect(await webhookLog.find('ana', 'm1')).toMatchObject({
      state: 'dead',
      attempts: 2,
      settledMs: 210,
      outcome: 'gone',
    });
    expect((await webhookLog.attempts('m1', 20)).map(({ number, problem }) => [number, problem])).toEqual([
      [2, 'gone'],
      [1, '500'],
    ]);
    expect((await webhooks.counts('ana')).get('one')).toEqual({ waiting: 0, dead: 1 });
    expect(await webhooks.find('one')).toMatchObject({ failingMs: 110 });
  });

  test('a failure reported after the lease was lost changes nothing, a delivery does', async () => {
    const { webhookOutbox, webhookLog, webhooks } = at.store;
    await fill('one', 'ana', [message('m1')]);
    const [slow] = await webhookOutbox.take(100, 160, 'slow', WIDE);
    await webhookOutbox.take(160, 220, 'quick', WIDE);
    expect(await webhookOutbox.settle(slow!, attempt('late'), { kind: 'dead' }, 170)).toBeUndefined();
    expect(await webhookLog.find('ana', 'm1')).toMatchObject({ state: 'waiting', attempts: 0 });
    await webhookOutbox.settle(slow!, attempt(), { kind: 'delivered' }, 180);
    expect(await webhookLog.find('ana', 'm1')).toMatchObject({
      state: 'delivered',
      outcome: 'delivered, 200',
    });
    expect(await webhooks.find('one')).toMatchObject({ deliveredMs: 180, failingMs: undefined });
  });

  test('dead letters are replayed one by one or together, as far as there is room', async () => {
    const { webhookOutbox, webhookLog } = at.store;
    await fill('one', 'ana', [message('m1', 1), message('m2', 2), message('m3', 3)]);
    for (const one of await webhookOutbox.take(100, 160, 'a', WIDE)) {
      await webhookOutbox.settle(one, attempt('500'), { kind: 'dead' }, 110);
    }
    expect(await webhookLog.replay('ben', 'm1', 300, 9)).toBe(false);
    expect(await webhookLog.replay('ana', 'm1', 300, 0)).toBe(false);
    expect(await webhookLog.replay('ana', 'm1', 300, 9)).toBe(true);
    expect(await webhookLog.replay('ana', 'm1', 300, 9)).toBe(false);
    expect(await webhookLog.replayDead('ben', 'one', 300, 9)).toBe(0);
    expect(await webhookLog.replayDead('ana', 'one', 300, 2)).toBe(1);
    expect(await takeIds(300)).toEqual(['m1', 'm2']);
  });

  test('the log is listed by state and page after page', async () => {
    const { webhookOutbox, webhookLog } = at.store;
    await fill('one', 'ana', [message('m1', 1), message('m2', 2), message('m3', 2)]);
    const [first] = await webhookOutbox.take(100, 160, 'a', { ...WIDE, limit: 1 });
    await webhookOutbox.settle(first!, attempt(), { kind: 'delivered' }, 110);
    const ids = async (...wish: Parameters<typeof webhookLog.list>) =>
      (await webhookLog.list(...wish)).map(({ id }) => id);
    expect(await ids('ana', 'one', {}, 2)).toEqual(['m3', 'm2']);
    expect(await ids('ana', 'one', { before: { createdMs: 2, id: 'm2' } }, 2)).toEqual(['m1']);
    expect(await ids('ana', 'one', { state: 'waiting' }, 9)).toEqual(['m3', 'm2']);
    expect(await ids('ben', 'one', {}, 9)).toEqual([]);
  });

  test('leave nothing behind when the team they are of is removed, the tries of their messages included', async () => {
    const { accounts, teams, webhookOutbox } = at.store;
    const team = 'f'.repeat(32);
    const { id: ana } = await accounts.ofWallet('wallet of ana', 'ana', 1);
    await teams.add({ id: team, name: 'Team', createdMs: 1 }, ana, 5);
    await fill('theirs', team, [message('m1')]);
    await fill('hers', ana, [message('m2')]);
    for (const one of await webhookOutbox.take(100, 160, 'a', WIDE)) {
      await webhookOutbox.settle(one, attempt('500'), { kind: 'retry', dueMs: 200 }, 110);
    }
    expect(await teams.remove(team, ana, 300)).toBe('done');
    const left = await at.database.all('SELECT delivery_id FROM webhook_attempts');
    expect(left).toEqual([{ delivery_id: 'm2' }]);
  });

  test('the newest tries of a message stay in its log', async () => {
    const { webhookOutbox, webhookLog } = at.store;
    await fill('one', 'ana', [message('m1')]);
    for (let i = 0; i < WEBHOOK_LIMITS.attempts + 3; i++) {
      const [one] = await webhookOutbox.take(100, 160, 'a', WIDE);
      await webhookOutbox.settle(one!, attempt('500'), { kind: 'retry', dueMs: 100 }, 100);
    }
    const numbers = (await webhookLog.attempts('m1', 100)).map(({ number }) => number);
    expect(numbers).toEqual(
      Array.from({ length: WEBHOOK_LIMITS.attempts }, (_, i) => WEBHOOK_LIMITS.attempts + 3 - i),
    );
  });

  test('only one that is on is stopped', async () => {
    const { webhooks } = at.store;
    await webhooks.add(webhook('one'), [], 20, 50);
    expect(await webhooks.stop('one', 'why', 9)).toBe(true);
    expect(await webhooks.stop('one', 'again', 10)).toBe(false);
    expect(await webhooks.find('one')).toMatchObject({ state: 'stopped', reason: 'why', stateMs: 9 });
  });

  test('what is delivered is forgotten after a week, a dead letter after thirty days, both beyond 500', async () => {
    const { webhookOutbox, webhookLog } = at.store;
    await fill(
      'one',
      'ana',
      Array.from({ length: 510 }, (_, i) => message(`m${1_000 + i}`, i)),
    );
    for (const [i, one] of (
      await webhookOutbox.take(1_000, 1_060, 'a', { ...WIDE, perOwner: 600, limit: 600 })
    )
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .entries()) {
      await webhookOutbox.settle(one, attempt(), { kind: i < 5 ? 'dead' : 'delivered' }, 2_000);
    }
    const ids = async () => (await webhookLog.list('ana', 'one', {}, 1_000)).map(({ id }) => id);
    await at.store.sweep(3_000);
    expect((await ids()).length).toBe(500);
    expect((await ids()).slice(-6)).toEqual(['m1015', 'm1004', 'm1003', 'm1002', 'm1001', 'm1000']);
    expect(await webhookLog.attempts('m1005', 9)).toEqual([]);
    await at.store.sweep(2_000 + 7 * DAY_MS);
    expect(await ids()).toEqual(['m1004', 'm1003', 'm1002', 'm1001', 'm1000']);
    await at.store.sweep(2_000 + 30 * DAY_MS);
    expect(await ids()).toEqual([]);
  });
});
