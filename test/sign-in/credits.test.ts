/** Test credits: taken once a request, at most ten a day, by the session they belong to, and only where they are given. */
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#store/users/testing';
import { createActingApp, createSigner, signIn } from './acting-app.ts';

describeOnBothEngines('test credits', (open) => {
  const start = async (environment?: Record<string, string>) => {
    const { store, close } = await open();
    const app = createActingApp(store, environment);
    const browser = app.openBrowser();
    await signIn(browser, createSigner());
    const { body } = await browser.get('/api/monetization/balance');
    const earn = (over: object = {}) =>
      browser.post('/api/monetization/earn', {
        sessionId: body['sessionId'],
        action: 'test_credit',
        ...over,
      });
    return { app, browser, earn, close, body };
  };

  test('a new user has none, and the free tier', async () => {
    const { body, close } = await start();
    expect(body).toMatchObject({ balance: 0, tier: 'free', usageThisMonth: 0, testCredits: true });
    await close();
  });

  test('one adds 50 tokens', async () => {
    const { earn, close } = await start();
    expect((await earn()).body).toEqual({ balance: 50 });
    await close();
  });

  test('of two hundred at once exactly the day’s share is given', async () => {
    const { earn, browser, close } = await start();
    const replies = await Promise.all(Array.from({ length: 200 }, () => earn()));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(190);
    expect((await browser.get('/api/monetization/balance')).body['balance']).toBe(500);
    await close();
  });

  test('the same request sent again gives nothing more', async () => {
    const { earn, close } = await start();
    const requestKey = 'the same request';
    expect((await earn({ requestKey })).body).toEqual({ balance: 50 });
    expect((await earn({ requestKey })).body).toEqual({ balance: 50 });
    await close();
  });

  test('the next day there is another share', async () => {
    const { app, earn, close } = await start();
    for (let i = 0; i < 10; i++) await earn();
    expect((await earn()).status).toBe(429);
    app.clock.nowMs += 12 * 3_600_000;
    expect((await earn()).body).toEqual({ balance: 550 });
    await close();
  });

  test('the session must be the caller’s own', async () => {
    const { app, earn, close } = await start();
    const other = app.openBrowser();
    await signIn(other, createSigner());
    const { body } = await other.get('/api/monetization/balance');
    expect((await earn({ sessionId: body['sessionId'] })).status).toBe(403);
    expect(
      (await app.openBrowser().post('/api/monetization/earn', { sessionId: 'x', action: 'test_credit' }))
        .status,
    ).toBe(401);
    await close();
  });

  test('other actions are not known', async () => {
    const { earn, close } = await start();
    expect((await earn({ action: 'credit' })).status).toBe(400);
    await close();
  });

  test('a server that gives none answers 404', async () => {
    const { earn, body, close } = await start({ TEST_CREDITS: '0' });
    expect(body['testCredits']).toBe(false);
    expect((await earn()).status).toBe(404);
    await close();
  });
});
