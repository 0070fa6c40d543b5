import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines, type StoreUnderTest } from './testing.ts';

const ALICE = 'a'.repeat(32);
const BOB = 'b'.repeat(32);
const chat = (id: string, savedMs: number, name = 'CHAT') => ({
  id,
  name,
  mode: 'agent',
  messageCount: 2,
  savedMs,
  messages: '[{"role":"user","content":"é"}]',
});

describeOnBothEngines('chats of people', (open) => {
  let under: StoreUnderTest;
  beforeEach(async () => {
    under = await open();
    await under.store.accounts.ofWallet('A'.repeat(43), ALICE, 0);
    await under.store.accounts.ofWallet('B'.repeat(43), BOB, 0);
  });
  afterEach(() => under.close());

  test('are listed the newest first, and are one’s own', async () => {
    const { chats } = under.store;
    await chats.put(ALICE, chat('chat-1', 10), 5);
    await chats.put(ALICE, chat('chat-2', 20), 5);
    expect((await chats.list(ALICE, 9)).map(({ id }) => id)).toEqual(['chat-2', 'chat-1']);
    expect(await chats.list(BOB, 9)).toEqual([]);
    expect(await chats.find(BOB, 'chat-1')).toBe(undefined);
    expect(await chats.find(ALICE, 'chat-1')).toEqual(chat('chat-1', 10));
  });

  test('an older state changes nothing, a newer one takes its place', async () => {
    const { chats } = under.store;
    await chats.put(ALICE, chat('chat-1', 20, 'newer'), 5);
    expect(await chats.put(ALICE, chat('chat-1', 10, 'older'), 5)).toBe(true);
    expect((await chats.find(ALICE, 'chat-1'))?.name).toBe('newer');
    await chats.put(ALICE, chat('chat-1', 30, 'newest'), 5);
    expect((await chats.find(ALICE, 'chat-1'))?.name).toBe('newest');
  });

  test('there is an end to how many; those that are there can still change', async () => {
    const { chats } = under.store;
    expect(await chats.put(ALICE, chat('chat-1', 1), 1)).toBe(true);
    expect(await chats.put(ALICE, chat('chat-2', 2), 1)).toBe(false);
    expect(await chats.put(ALICE, chat('chat-1', 3), 1)).toBe(true);
    await chats.remove(ALICE, 'chat-1');
    expect(await chats.put(ALICE, chat('chat-2', 4), 1)).toBe(true);
  });
});
