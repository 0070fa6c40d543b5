/** Signing out everywhere, as after a device was lost: on both engines. */
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#store/users/testing';
import { createActingApp, createSigner, signIn } from './acting-app.ts';

describeOnBothEngines('signing out everywhere', (open) => {
  test('ends every session of that user and of nobody else, and is in their audit log', async () => {
    const { store, close } = await open();
    const app = createActingApp(store);
    const signer = createSigner();
    const [here, lost, stranger] = [app.openBrowser(), app.openBrowser(), app.openBrowser()];
    await signIn(here, signer);
    await signIn(lost, signer);
    await signIn(stranger, createSigner());
    expect((await lost.get('/api/me/profile')).status).toBe(200);

    const path = '/api/auth/logout-everywhere';
    expect(await here.post(path, {})).toMatchObject({ status: 200, body: { authenticated: false } });
    for (const browser of [here, lost]) {
      expect((await browser.get('/api/me/profile')).status).toBe(401);
      expect((await browser.post(path, {})).status).toBe(401);
    }
    expect((await stranger.get('/api/me/profile')).status).toBe(200);

    await signIn(here, signer);
    const { body } = await here.get('/api/me/audit');
    expect(body).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ action: 'logoutEverywhere', thing: 'all sessions' }) as unknown,
      ]) as unknown,
    });
    expect((await here.post(path, { user: 'x' })).status).toBe(400);
    await close();
  });
});
