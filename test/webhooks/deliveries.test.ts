/** Messages on their way to a real receiver, over both engines. */
import { createHmac } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { WEBHOOK_LIMITS } from '#contracts/people/webhooks';
import { describeOnBothEngines } from '#store/users/testing';
import { answerStatus, type Received } from './receiver.ts';
import { ALL_ALERTS, openStage, type Stage } from './webhook-stage.ts';

const HOUR_MS = 3_600_000;

/** Verifies as a receiver would, and gives which of the signatures fits. */
function findSignature({ headers, body }: Received, secret: string): number {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const wanted = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').indexOf(wanted);
}

describeOnBothEngines('messages of webhooks', (open) => {
  let closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.toReversed()) await close();
    closers = [];
  });
  const start = async (): Promise<Stage> => {
    const { store, close } = await open();
    const stage = await openStage(store);
    closers.push(close, () => stage.close());
    return stage;
  };

  test('an alert that fires arrives, signed, with what happened', async () => {
    const stage = await start();
    const { id, secret } = await stage.make();
    await stage.fire('it holds 5 SOL');
    await stage.flush();
    const [received] = stage.receiver.received;
    expect(stage.receiver.received).toHaveLength(1);
    expect(received).toMatchObject({
      path: '/hook',
      headers: {
        'content-type': 'application/json',
        'webhook-timestamp': String(Math.floor(stage.app.clock.nowMs / 1_000)),
      },
    });
    expect(findSignature(received!, secret)).toBe(0);
    expect(JSON.parse(received!.body)).toEqual({
      type: 'alert.fired',
      timestamp: new Date(stage.app.clock.nowMs).toISOString(),
      data: {
        alertId: '0'.repeat(32),
        cluster: 'localnet',
        address: 'So11111111111111111111111111111111111111112',
        rule: { kind: 'activity' },
        text: 'it holds 5 SOL',
        firedMs: stage.app.clock.nowMs - 31_000,
      },
    });
    const [delivery] = await stage.deliveries(id);
    expect(delivery).toMatchObject({
      id: received!.headers['webhook-id'],
      event: 'alert.fired',
      state: 'delivered',
      attempts: 1,
      outcome: 'delivered, 200',
      body: received!.body,
      log: [{ number: 1, status: 200 }],
    });
    expect(delivery!.log[0]!.answer).toBe('200\n\nok');
    expect(await stage.get(id)).toMatchObject({ waiting: 0, dead: 0, deliveredMs: stage.app.clock.nowMs });
  });

  test('what fired before the webhook was made is not sent, and nothing is sent twice', async () => {
    const stage = await start();
    await stage.fire('before');
    await stage.make();
    for (const text of ['one', 'two', 'three']) await stage.fire(text);
    for (let i = 0; i < 12; i++) {
      stage.app.clock.nowMs += 31_000;
      await stage.collect();
    }
    await stage.flush();
    expect(
      stage.receiver.received
        .map(({ body }) => (JSON.parse(body) as { data: { text: string } }).data.text)
        .toSorted(),
    ).toEqual(['one', 'three', 'two']);
  });

  test('a receiver that fails is tried again under the same id with the same body, later each time', async () => {
    const stage = await start();
    const { id, secret } = await stage.make();
    stage.receiver.answer = answerStatus(500, {}, 'out of order');
    await stage.fire();
    for (let i = 0; i < 3; i++) {
      await stage.flush();
      // Nothing more until it is due.
      await stage.flush();
      expect(stage.receiver.received).toHaveLength(i + 1);
      stage.app.clock.nowMs += 2 * 60_000;
    }
    expect(await stage.get(id)).toMatchObject({ waiting: 1, state: 'on' });
    stage.receiver.answer = answerStatus(204);
    stage.app.clock.nowMs += 10 * 60_000;
    await stage.flush();
    const { received } = stage.receiver;
    expect(received).toHaveLength(4);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(4);
    for (const one of received) expect(findSignature(one, secret)).toBe(0);
    const [delivery] = await stage.deliveries(id);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 4 });
    expect(delivery!.log.map(({ problem }) => problem)).toEqual([
      undefined,
      'It answered 500.',
      'It answered 500.',
      'It answered 500.',
    ]);
    expect((await stage.get(id)).failingSinceMs).toBeUndefined();
  });

  test('a receiver that asks for time is given it', async () => {
    const stage = await start();
    const { id } = await stage.make();
    stage.receiver.answer = answerStatus(429, { 'retry-after': '3600' });
    await stage.fire();
    await stage.flush();
    const [delivery] = await stage.deliveries(id);
    expect(delivery!.dueMs).toBe(stage.app.clock.nowMs + HOUR_MS);
  });

  /** Lets time pass until the one message of a webhook is due, and sends it. */
  const tryAgain = async (stage: Stage, id: string): Promise<string> => {
    const [delivery] = await stage.app.users.webhookLog.list(stage.userId, id, {}, 1);
    stage.app.clock.nowMs = Math.max(stage.app.clock.nowMs, delivery!.dueMs);
    await stage.flush();
    return (await stage.app.users.webhookLog.find(stage.userId, delivery!.id))!.state;
  };

  test('after twelve tries within two days it is a dead letter, and its webhook goes on', async () => {
    const stage = await start();
    const { id } = await stage.make();
    stage.receiver.answer = answerStatus(503);
    await stage.fire();
    const began = stage.app.clock.nowMs;
    const states: string[] = [];
    for (let i = 0; i < 12; i++) states.push(await tryAgain(stage, id));
    expect(states).toEqual([...Array.from({ length: 11 }, () => 'waiting'), 'dead']);
    await tryAgain(stage, id);
    expect(stage.receiver.received).toHaveLength(12);
    const hours = (stage.app.clock.nowMs - began) / HOUR_MS;
    expect(hours).toBeGreaterThan(24);
    expect(hours).toBeLessThan(48);
    expect(await stage.app.users.webhooks.find(id)).toMatchObject({ state: 'on' });
  });

  test('a webhook whose every try fails for three days is stopped, and says so', async () => {
    const stage = await start();
    const { id } = await stage.make();
    stage.receiver.answer = answerStatus(503);
    const { webhooks } = stage.app.users;
    const isOn = async () => (await webhooks.find(id))!.state === 'on';
    // A message is tried for a day and a half.
    for (const text of ['first', 'second', 'third']) {
      await stage.fire(text);
      while ((await isOn()) && (await tryAgain(stage, id)) !== 'dead');
    }
    expect(await webhooks.find(id)).toMatchObject({
      state: 'stopped',
      reason: 'Every try failed for 3 days.',
      stateMs: stage.app.clock.nowMs,
    });
    const { failingMs } = (await webhooks.find(id))!;
    expect((stage.app.clock.nowMs - failingMs!) / HOUR_MS).toBeGreaterThanOrEqual(72);
  });

  test('two tries that fail days apart do not stop a webhook', async () => {
    const stage = await start();
    const { id } = await stage.make();
    stage.receiver.answer = answerStatus(503);
    await stage.mine.post(`/api/me/webhooks/${id}/test`, {});
    stage.app.clock.nowMs += 100 * HOUR_MS;
    await stage.fire();
    await stage.flush();
    expect(stage.receiver.received).toHaveLength(2);
    expect(await stage.app.users.webhooks.find(id)).toMatchObject({ state: 'on' });
    const tries: string[] = [];
    // As many as one message has, the test included.
    for (let i = 0; i < 10; i++) {
      await tryAgain(stage, id);
      tries.push((await stage.app.users.webhooks.find(id))!.state);
    }
    expect(tries).toEqual([...Array.from({ length: 9 }, () => 'on'), 'stopped']);
  });

  test('what happens to one alert arrives in order, though tries fail; another alert does not wait for it', async () => {
    const stage = await start();
    const { id } = await stage.make();
    const { users, clock } = stage.app;
    const [ofOne, ofOther] = ['0', '1'].map((digit) => digit.padStart(32, '0')) as [string, string];
    await stage.fire('one 0');
    await stage.fire('other 0');
    const fire = (alertId: string, text: string) =>
      users.alerts.settle(
        alertId,
        { memory: '', problem: undefined },
        {
          id: text,
          alertId,
          userId: stage.userId,
          cluster: 'localnet',
          address: '',
          text,
          firedMs: clock.nowMs++,
          isSeen: false,
        },
      );
    for (let i = 1; i < 6; i++) {
      await fire(ofOne, `one ${i}`);
      await fire(ofOther, `other ${i}`);
    }
    clock.nowMs += 31_000;
    await stage.collect();
    const textOf = ({ body }: Received) => (JSON.parse(body) as { data: { text: string } }).data.text;
    const taken: string[] = [];
    let isDown = true;
    stage.receiver.answer = (response, received) => {
      if (isDown && textOf(received) === 'one 1') response.writeHead(500).end();
      else {
        taken.push(textOf(received));
        response.writeHead(200).end();
      }
    };
    await stage.flush();
    const of = (name: string) => taken.filter((text) => text.startsWith(name));
    expect(of('one')).toEqual(['one 0']);
    expect(of('other')).toEqual(Array.from({ length: 6 }, (_, i) => `other ${i}`));
    const waiting = (await stage.deliveries(id, '?state=waiting')).map(({ dueMs }) => dueMs !== undefined);
    expect([waiting.length, waiting.filter(Boolean).length]).toEqual([5, 1]);
    isDown = false;
    clock.nowMs += 60_000;
    await stage.flush();
    expect(of('one')).toEqual(Array.from({ length: 6 }, (_, i) => `one ${i}`));
  });

  test('dead letters are listed and replayed one by one and together', async () => {
    const stage = await start();
    const { id } = await stage.make();
    stage.receiver.answer = answerStatus(500);
    await stage.fire('first');
    await stage.fire('second');
    await stage.fire('third');
    for (let i = 0; i < 12; i++) {
      await stage.flush();
      stage.app.clock.nowMs += 7 * HOUR_MS;
      await stage.mine.get('/api/me/webhooks');
    }
    const { users } = stage.app;
    await users.webhooks.change(stage.userId, id, { state: 'on', failingMs: undefined });
    for (let i = 0; i < 2; i++) {
      await stage.flush();
      stage.app.clock.nowMs += 7 * HOUR_MS;
    }
    const dead = await users.webhookLog.list(stage.userId, id, { state: 'dead' }, 9);
    expect(dead).toHaveLength(3);
    const before = stage.receiver.received.length;
    stage.receiver.answer = answerStatus(200);
    await users.webhooks.change(stage.userId, id, { state: 'on', failingMs: undefined });
    // The session has ended meanwhile: somebody signs in again would see the same; the store is asked here.
    expect(await users.webhookLog.replay(stage.userId, dead[0]!.id, stage.app.clock.nowMs, 500)).toBe(true);
    await stage.flush();
    expect(stage.receiver.received).toHaveLength(before + 1);
    expect(stage.receiver.received.at(-1)!.headers['webhook-id']).toBe(dead[0]!.id);
    expect(await users.webhookLog.replayDead(stage.userId, id, stage.app.clock.nowMs, 500)).toBe(2);
    await stage.flush();
    expect(
      stage.receiver.received
        .slice(before)
        .map(({ headers }) => String(headers['webhook-id']))
        .toSorted(),
    ).toEqual(dead.map((one) => one.id).toSorted());
    expect(await users.webhookLog.list(stage.userId, id, { state: 'dead' }, 9)).toEqual([]);
  });

  test('a receiver that is gone stops its webhook, which says so', async () => {
    const stage = await start();
    const { id } = await stage.make();
    stage.receiver.answer = answerStatus(410);
    await stage.fire();
    await stage.flush();
    expect(await stage.get(id)).toMatchObject({
      state: 'stopped',
      reason: 'The receiver answered 410: it wants nothing more.',
      dead: 1,
    });
    await stage.fire();
    await stage.flush();
    expect(stage.receiver.received).toHaveLength(1);
    // Switched on again, it begins now.
    stage.receiver.answer = answerStatus(200);
    await stage.mine.post(`/api/me/webhooks/${id}/switch`, { isOn: true });
    stage.app.clock.nowMs += 31_000;
    await stage.collect();
    await stage.fire('after');
    await stage.flush();
    expect(stage.receiver.received).toHaveLength(2);
    expect(stage.receiver.received[1]!.body).toContain('"after"');
  });

  test('a paused webhook sends nothing; what waited goes out when it is on again', async () => {
    const stage = await start();
    const { id } = await stage.make();
    await stage.fire('waits');
    await stage.mine.post(`/api/me/webhooks/${id}/switch`, { isOn: false });
    await stage.fire('not seen');
    await stage.flush();
    expect(stage.receiver.received).toEqual([]);
    expect(await stage.get(id)).toMatchObject({ state: 'paused', waiting: 1 });
    await stage.mine.post(`/api/me/webhooks/${id}/switch`, { isOn: true });
    await stage.flush();
    await stage.receiver.arrived(1);
    stage.app.clock.nowMs += 31_000;
    await stage.collect();
    await stage.flush();
    expect(stage.receiver.received.map(({ body }) => body.includes('"waits"'))).toEqual([true]);
  });

  test('redirects are not followed, and the log says where one led', async () => {
    const stage = await start();
    const { id } = await stage.make();
    const hits = stage.receiver.received;
    stage.receiver.answer = answerStatus(302, { location: `http://${stage.receiver.host}/private` });
    await stage.fire();
    await stage.flush();
    expect(hits.map(({ path }) => path)).toEqual(['/hook']);
    const [delivery] = await stage.deliveries(id);
    expect(delivery!.outcome).toBe('It answered 302: redirects are not followed.');
    expect(delivery!.log[0]!.answer).toContain(`location: http://${stage.receiver.host}/private`);
  });

  test('a huge answer counts by its status and is cut in the log, and what is secret is not in it', async () => {
    const stage = await start();
    const { id } = await stage.make('/hook?token=s3cret-of-mine');
    stage.receiver.answer = (response, { path }) => response.end(`${path}\0${'x'.repeat(1_000_000)}`);
    await stage.fire();
    await stage.flush();
    const [delivery] = await stage.deliveries(id);
    const [attempt] = delivery!.log;
    expect(delivery!.state).toBe('delivered');
    expect(attempt!.answer.length).toBeLessThan(4_100);
    expect(attempt!.request).toContain(`POST http://${stage.receiver.host}…\n`);
    const everything = JSON.stringify([
      await stage.list(),
      delivery,
      (await stage.mine.get('/api/me/audit')).body,
    ]);
    expect(everything).not.toContain('s3cret');
    expect(everything).not.toContain('whsec_');
  });

  test('a new secret is signed with beside the old one for a day, and then alone', async () => {
    const stage = await start();
    const { id, secret } = await stage.make();
    const rotated = await stage.mine.post(`/api/me/webhooks/${id}/secret`, {});
    const next = String(rotated.body['secret']);
    expect(next).not.toBe(secret);
    await stage.fire();
    await stage.flush();
    expect([
      findSignature(stage.receiver.received[0]!, next),
      findSignature(stage.receiver.received[0]!, secret),
    ]).toEqual([0, 1]);
    expect((await stage.get(id)).oldSecretUntilMs).toBeGreaterThan(stage.app.clock.nowMs);
    const { oldSecretUntilMs } = (await stage.app.users.webhooks.find(id))!;
    stage.app.clock.nowMs = oldSecretUntilMs!;
    await stage.fire();
    await stage.flush();
    expect([
      findSignature(stage.receiver.received[1]!, next),
      findSignature(stage.receiver.received[1]!, secret),
    ]).toEqual([0, -1]);
  });

  test('a secret that is replaced twice within a day is signed with for its own day, whatever is changed meanwhile', async () => {
    const stage = await start();
    const { id, secret: first } = await stage.make();
    const rotate = async () => {
      const { status, body } = await stage.mine.post(`/api/me/webhooks/${id}/secret`, {});
      return status === 200 ? String(body['secret']) : String(body.error);
    };
    const { clock } = stage.app;
    const firstUntilMs = clock.nowMs + 24 * HOUR_MS;
    const second = await rotate();
    clock.nowMs += HOUR_MS;
    const third = await rotate();
    expect((await stage.get(id)).oldSecretUntilMs).toBe(firstUntilMs + HOUR_MS);
    const moved = await stage.mine.send('PUT', `/api/me/webhooks/${id}`, {
      name: 'moved',
      target: { kind: 'webhook', settings: { url: `http://${stage.receiver.host}/moved` } },
      subscriptions: ALL_ALERTS,
    });
    expect(moved.status).toBe(200);
    const places = async () => {
      const { length } = stage.receiver.received;
      await stage.fire();
      await stage.flush();
      const received = stage.receiver.received[length]!;
      return [third, second, first].map((secret) => findSignature(received, secret));
    };
    expect(await places()).toEqual([0, 1, 2]);
    clock.nowMs = firstUntilMs - 60_000;
    expect(await places()).toEqual([0, 1, 2]);
    clock.nowMs = firstUntilMs;
    expect(await places()).toEqual([0, 1, -1]);
    clock.nowMs = firstUntilMs + HOUR_MS;
    expect(await places()).toEqual([0, -1, -1]);
  });

  test('more secrets at a time than a message has room for are refused, and none is lost', async () => {
    const stage = await start();
    const { id, secret } = await stage.make();
    const rotate = () => stage.mine.post(`/api/me/webhooks/${id}/secret`, {});
    for (let i = 1; i < WEBHOOK_LIMITS.secrets; i++) expect((await rotate()).status).toBe(200);
    const refused = await rotate();
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: expect.stringMatching(/^Messages are signed with 5 secrets already: the oldest ends at 2026-/),
      },
    });
    await stage.fire();
    await stage.flush();
    expect(findSignature(stage.receiver.received[0]!, secret)).toBe(WEBHOOK_LIMITS.secrets - 1);
  });

  test('a test is sent at once, tried once, and says how it went, also while it is paused', async () => {
    const stage = await start();
    const { id } = await stage.make();
    await stage.mine.post(`/api/me/webhooks/${id}/switch`, { isOn: false });
    const good = await stage.mine.post(`/api/me/webhooks/${id}/test`, {});
    expect(good.body).toMatchObject({ event: 'webhook.test', state: 'delivered', log: [{ status: 200 }] });
    expect(JSON.parse(stage.receiver.received[0]!.body)).toMatchObject({
      type: 'webhook.test',
      data: { webhook: 'my hook' },
    });
    stage.receiver.answer = answerStatus(404, {}, 'no such hook');
    const bad = await stage.mine.post(`/api/me/webhooks/${id}/test`, {});
    expect(bad.body).toMatchObject({ state: 'dead', outcome: 'It answered 404.', log: [{ status: 404 }] });
    await stage.flush();
    expect(stage.receiver.received).toHaveLength(2);
  });

  test('two processes over one store send each message once', async () => {
    const stage = await start();
    await stage.make();
    for (let i = 0; i < 30; i++) await stage.fire(`event ${i}`);
    const others = [stage.openRuntime(), stage.openRuntime()];
    await Promise.all([stage.runtime, ...others].map((runtime) => stage.flush(runtime)));
    const ids = stage.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });

  test('a target that was sealed with another key stops its webhook and loses nothing', async () => {
    const stage = await start();
    const { id } = await stage.make();
    await stage.fire();
    await stage.app.users.webhooks.change(stage.userId, id, { sealed: 'v1.AAAA' });
    await stage.flush();
    expect(stage.receiver.received).toEqual([]);
    expect(await stage.get(id)).toMatchObject({
      state: 'stopped',
      reason: 'The target was sealed with another WEBHOOK_KEY: enter it again.',
      waiting: 1,
    });
  });

  test('what is under way when the process ends is given back, not counted as failed', async () => {
    const stage = await start();
    const { id } = await stage.make();
    stage.receiver.answer = () => {};
    await stage.fire();
    const other = stage.openRuntime();
    other.dispatcher.wake();
    await stage.receiver.arrived(1);
    await other.close();
    expect(await stage.get(id)).toMatchObject({ waiting: 1 });
    const [delivery] = await stage.deliveries(id);
    expect(delivery).toMatchObject({ state: 'waiting', attempts: 0 });
    stage.receiver.answer = answerStatus(200);
    await stage.flush();
    expect(stage.receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      delivery!.id,
      delivery!.id,
    ]);
  });
});
