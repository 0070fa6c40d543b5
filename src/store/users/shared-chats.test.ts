import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines, type StoreUnderTest } from './testing.ts';

const shared = (name: string, untilMs = 100) => ({ name, chat: '{"mode":"agent"}', untilMs });

describeOnBothEngines('shared chats', (open) => {
  let under: StoreUnderTest;
  beforeEach(async () => {
    under = await open();
  });
  afterEach(() => under.close());

  test('are read by their name until their time is over', async () => {
    const { sharedChats } = under.store;
    expect(await sharedChats.add(shared('one'), 'hash', 1_000)).toBe(true);
    expect(await sharedChats.find('one', 99)).toEqual(shared('one'));
    expect(await sharedChats.find('two', 99)).toBe(undefined);
    expect(await sharedChats.find('one', 100)).toBe(undefined);
    await under.store.sweep(100);
    expect(await sharedChats.find('one', 99)).toBe(undefined);
  });

  test('are deleted by who made them, and by nobody else', async () => {
    const { sharedChats } = under.store;
    await sharedChats.add(shared('one'), 'hash', 1_000);
    expect(await sharedChats.remove('one', 'another')).toBe(false);
    expect(await sharedChats.find('one', 0)).toEqual(shared('one'));
    expect(await sharedChats.remove('one', 'hash')).toBe(true);
    expect(await sharedChats.find('one', 0)).toBe(undefined);
  });

  test('there is an end to how many bytes they have together', async () => {
    const { sharedChats } = under.store;
    expect(await sharedChats.add(shared('one'), 'hash', 31)).toBe(true);
    expect(await sharedChats.add(shared('two'), 'hash', 31)).toBe(false);
    expect(await sharedChats.add(shared('two'), 'hash', 32)).toBe(true);
  });
});
