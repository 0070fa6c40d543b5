import { describe, expect, test } from 'vitest';
import type { ChatTab } from '#contracts/assistant/chat';
import { createTab } from '../tabs/chat-tabs.ts';
import { mergeChats, type OwnDoings } from './merge-chats.ts';

const tab = (id: string, more: Partial<ChatTab> = {}): ChatTab => ({ ...createTab([], 1), id, ...more });
const state = (...tabs: ChatTab[]) => ({ tabs, activeId: tabs[0]?.id, depth: 2 as const });
const own = (doings: Partial<Record<keyof OwnDoings, string>>): OwnDoings => ({
  unstored: new Set([doings.unstored ?? '']),
  closed: new Set([doings.closed ?? '']),
  typed: new Set([doings.typed ?? '']),
});

describe('chats another page stored', () => {
  test('take the place of those here', () => {
    const merged = mergeChats(state(tab('a', { name: 'theirs' }), tab('b')), state(tab('a')), own({}));
    expect(merged.tabs.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'theirs'],
      ['b', 'CHAT'],
    ]);
  });

  test('leave what is being written here', () => {
    const here = state(tab('a', { input: 'half a quest' }));
    const stored = state(tab('a', { input: 'half', name: 'theirs' }));
    expect(mergeChats(stored, here, own({ typed: 'a' })).tabs[0]).toMatchObject({
      input: 'half a quest',
      name: 'theirs',
    });
    expect(mergeChats(stored, here, own({})).tabs[0]?.input).toBe('half');
  });

  test('leave names and answers that are not stored yet, and do not bring back what was closed', () => {
    const here = state(tab('a', { name: 'mine' }));
    const stored = state(tab('a', { name: 'before' }), tab('closed'));
    const merged = mergeChats(stored, here, own({ unstored: 'a', closed: 'closed' }));
    expect(merged.tabs.map(({ id, name }) => [id, name])).toEqual([['a', 'mine']]);
  });

  test('show another tab only when the open one was closed there', () => {
    const here = { ...state(tab('a'), tab('b')), activeId: 'b' };
    expect(mergeChats(state(tab('a'), tab('b')), here, own({})).activeId).toBe('b');
    expect(mergeChats(state(tab('a')), here, own({})).activeId).toBe('a');
  });
});
