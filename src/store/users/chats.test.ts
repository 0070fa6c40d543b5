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

const ROOM = { chats: 5, ownBytes: 1_000, totalBytes: 10_000 };

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
    await chats.put(ALICE, chat('chat-1', 10), ROOM);
    await chats.put(ALICE, chat('chat-2', 20), ROOM);
    expect((await chats.list(ALICE, 9)).map(({ id }) => id)).toEqual(['chat-2', 'chat-1']);
    expect(await chats.list(BOB, 9)).toEqual([]);
    expect(await chats.find(BOB, 'chat-1')).toBe(undefined);
    expect(await chats.find(ALICE, 'chat-1')).toEqual(chat('chat-1', 10));
  });

  test('an older state changes nothing, a newer one takes its place', async () => {
    const { chats } = under.store;
    await chats.put(ALICE, chat('chat-1', 20, 'newer'), ROOM);
    expect(await chats.put(ALICE, chat('chat-1', 10, 'older'), ROOM)).toBe('stored');
    expect((await chats.find(ALICE, 'chat-1'))?.name).toBe('newer');
    await chats.put(ALICE, chat('chat-1', 30, 'newest'), ROOM);
    expect((await chats.find(ALICE, 'chat-1'))?.name).toBe('newest');
  });

  test('there is an end to how many; those that are there can still change', async () => {
    const { chats } = under.store;
    expect(await chats.put(ALICE, chat('chat-1', 1), { ...ROOM, chats: 1 })).toBe('stored');
    expect(await chats.put(ALICE, chat('chat-2', 2), { ...ROOM, chats: 1 })).toBe('too-many');
    expect(await chats.put(ALICE, chat('chat-1', 3), { ...ROOM, chats: 1 })).toBe('stored');
    await chats.remove(ALICE, 'chat-1');
    expect(await chats.put(ALICE, chat('chat-2', 4), { ...ROOM, chats: 1 })).toBe('stored');
  });

  test('there is an end to their bytes, of one person and of everybody', async () => {
    const { chats } = under.store;
    const of = (id: string, savedMs: number, bytes: number) => ({
      ...chat(id, savedMs),
      // Two bytes a letter.
      messages: 'é'.repeat(bytes / 2),
    });
    const room = { chats: 9, ownBytes: 100, totalBytes: 150 };
    expect(await chats.put(ALICE, of('chat-1', 1, 60), room)).toBe('stored');
    expect(await chats.put(ALICE, of('chat-2', 1, 42), room)).toBe('own-full');
    expect(await chats.put(ALICE, of('chat-2', 1, 40), room)).toBe('stored');
    expect(await chats.put(ALICE, of('chat-1', 2, 62), room)).toBe('own-full');
    expect((await chats.find(ALICE, 'chat-1'))?.savedMs).toBe(1);
    expect(await chats.put(BOB, of('chat-1', 1, 52), room)).toBe('all-full');
    expect(await chats.put(BOB, of('chat-1', 1, 50), room)).toBe('stored');
    // What takes no more room than before has it, whatever there is now.
    const less = { chats: 1, ownBytes: 10, totalBytes: 10 };
    expect(await chats.put(ALICE, of('chat-1', 3, 60), less)).toBe('stored');
    expect((await chats.find(ALICE, 'chat-1'))?.savedMs).toBe(3);
    await chats.remove(ALICE, 'chat-2');
    expect(await chats.put(BOB, of('chat-2', 1, 40), room)).toBe('stored');
  });
});
