/** Chats that signed-in people keep on the server, over HTTP, on both engines. */
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#store/users/testing';
import { createActingApp, createSigner, signIn, START_MS } from '../sign-in/acting-app.ts';

const chat = (id: string, savedMs = START_MS, content = '<b>what is rent?</b>') => ({
  id,
  name: 'CHAT',
  mode: 'agent',
  messages: [{ id: 'q-1', role: 'user', content, timestamp: 1, about: { entities: [], notes: 0 } }],
  savedMs,
});

describeOnBothEngines('saved chats', (open) => {
  const start = async () => {
    const { store, close } = await open();
    const app = createActingApp(store);
    const mine = app.openBrowser();
    await signIn(mine, createSigner());
    const theirs = app.openBrowser();
    await signIn(theirs, createSigner());
    return { mine, theirs, nobody: app.openBrowser(), close };
  };

  test('are nothing for somebody who is not signed in', async () => {
    const { nobody, close } = await start();
    expect(await nobody.get('/api/me/chats')).toMatchObject({
      status: 401,
      body: { error: 'User not authenticated' },
    });
    expect((await nobody.get('/api/me/chats/chat-1')).status).toBe(401);
    expect((await nobody.send('PUT', '/api/me/chats', { chat: chat('chat-1') })).status).toBe(401);
    expect((await nobody.send('DELETE', '/api/me/chats/chat-1')).status).toBe(401);
    await close();
  });

  test('are stored as they were sent, listed without their messages, and seen by their owner alone', async () => {
    const { mine, theirs, close } = await start();
    const saved = await mine.send('PUT', '/api/me/chats', { chat: chat('chat-1') });
    expect(saved.body).toEqual({
      owner: expect.stringMatching(/^[0-9a-f]{16}$/),
      chats: [{ id: 'chat-1', name: 'CHAT', mode: 'agent', messageCount: 1, savedMs: START_MS }],
    });
    expect((await mine.get('/api/me/chats/chat-1')).body).toEqual({ chat: chat('chat-1') });
    expect((await theirs.get('/api/me/chats/chat-1')).status).toBe(404);
    await theirs.send('DELETE', '/api/me/chats/chat-1');
    expect((await mine.get('/api/me/chats')).body).toMatchObject({ chats: [{ id: 'chat-1' }] });
    expect((await mine.send('DELETE', '/api/me/chats/chat-1')).body).toMatchObject({ chats: [] });
    const owners = await Promise.all([mine, mine, theirs].map((who) => who.get('/api/me/chats')));
    const [first, again, other] = owners.map(({ body }) => body['owner']);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    await close();
  });

  test('a clock that is far ahead does not shut a chat for ever', async () => {
    const { mine, close } = await start();
    await mine.send('PUT', '/api/me/chats', { chat: chat('chat-1', START_MS * 2) });
    const { body } = await mine.get('/api/me/chats');
    expect(body).toMatchObject({ chats: [{ savedMs: START_MS + 60_000 }] });
    await close();
  });

  test.each([
    ['an id of another form', { id: '../x' }],
    ['an empty name', { name: ' ' }],
    ['another mode', { mode: 'root' }],
    ['no messages', { messages: [] }],
    ['a message without words', { messages: [{ id: 'q', role: 'user', timestamp: 1 }] }],
    ['a role of its own', { messages: [{ id: 'q', role: 'system', content: 'x', timestamp: 1 }] }],
    ['too many messages', { messages: Array.from({ length: 501 }, () => chat('chat-1').messages[0]) }],
  ])('%s is refused', async (_what, part) => {
    const { mine, close } = await start();
    expect((await mine.send('PUT', '/api/me/chats', { chat: { ...chat('chat-1'), ...part } })).status).toBe(
      400,
    );
    await close();
  });

  test('more than 8 MiB of one person are refused, with what to do', async () => {
    const { mine, theirs, close } = await start();
    const messages = Array.from({ length: 8 }, (_, i) => ({
      id: `q-${i}`,
      role: 'user',
      content: 'x'.repeat(32_000),
      timestamp: 1,
    }));
    const save = async (who: typeof mine, id: number) =>
      who.send('PUT', '/api/me/chats', { chat: { ...chat(`chat-${id}`), messages } });
    let refused: Awaited<ReturnType<typeof save>> | undefined;
    for (let id = 0; id < 40 && refused === undefined; id++) {
      const answer = await save(mine, id);
      if (answer.status !== 200) refused = answer;
    }
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: expect.stringContaining('Your chats take 8 MiB together, which is the maximum. Delete'),
      },
    });
    expect((await save(theirs, 1)).status).toBe(200);
    await mine.send('DELETE', '/api/me/chats/chat-0');
    expect((await save(mine, 99)).status).toBe(200);
    await close();
  });

  test('more than 256 KiB are refused', async () => {
    const { mine, close } = await start();
    const messages = Array.from({ length: 9 }, (_, i) => ({
      id: `q-${i}`,
      role: 'user',
      content: 'x'.repeat(30_000),
      timestamp: 1,
    }));
    const { status } = await mine.send('PUT', '/api/me/chats', { chat: { ...chat('chat-1'), messages } });
    expect(status).toBe(413);
    await close();
  });
});
