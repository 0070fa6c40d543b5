import { describe, expect, test } from 'vitest';
import type { ChatMessage, ChatTab } from '#contracts/assistant/chat';
import { closeTab, createTab, duplicateTab, forkTab, renameTab, sortTabs, togglePin } from './chat-tabs.ts';

const message = (id: string, role: 'user' | 'assistant' = 'user'): ChatMessage => ({
  id,
  role,
  content: `words of ${id}`,
  timestamp: 1,
});
const tab = (id: string, more: Partial<ChatTab> = {}): ChatTab => ({
  ...createTab([], 1),
  id,
  name: id,
  ...more,
});
const ids = (tabs: readonly ChatTab[]) => tabs.map(({ id }) => id);

describe('chat tabs', () => {
  test('have the id chat-{timestamp} and the name CHAT or CHAT {n}', () => {
    const first = createTab([], 1_700_000_000_000);
    expect(first).toMatchObject({ id: 'chat-1700000000000', name: 'CHAT', mode: 'agent', status: 'idle' });
    const second = createTab([first], 1_700_000_000_000);
    expect(second).toMatchObject({ id: 'chat-1700000000001', name: 'CHAT 2' });
    expect(createTab([{ ...first, name: 'CHAT 2' }], 5).name).toBe('CHAT 3');
  });

  test('are sorted with pinned first, then by most recent activity', () => {
    const tabs = [
      tab('early', { lastActivity: 1 }),
      tab('late', { lastActivity: 9 }),
      tab('early pinned', { lastActivity: 2, pinned: true }),
      tab('late pinned', { lastActivity: 3, pinned: true }),
    ];
    expect(ids(sortTabs(tabs))).toEqual(['late pinned', 'early pinned', 'late', 'early']);
  });

  test('closing a tab with more than one message saves it to the history first', () => {
    const talked = tab('talked', { messages: [message('a'), message('b', 'assistant')] });
    const asked = tab('asked', { messages: [message('a')] });
    expect(closeTab([talked, asked], 'asked', 'talked').toSave).toBe(talked);
    expect(closeTab([talked, asked], 'talked', 'asked').toSave).toBe(undefined);
  });

  test('the last remaining tab cannot be closed', () => {
    const only = tab('only', { messages: [message('a'), message('b')] });
    expect(closeTab([only], 'only', 'only')).toEqual({ tabs: [only], activeId: 'only', toSave: undefined });
  });

  test('after the active tab is closed the first pinned tab becomes active', () => {
    const tabs = [
      tab('a', { lastActivity: 9 }),
      tab('b', { lastActivity: 8 }),
      tab('p', { pinned: true, lastActivity: 1 }),
      tab('q', { pinned: true, lastActivity: 2 }),
    ];
    expect(closeTab(tabs, 'b', 'b').activeId).toBe('q');
  });

  test('without a pinned tab the neighbour before it becomes active', () => {
    const tabs = [
      tab('a', { lastActivity: 9 }),
      tab('b', { lastActivity: 8 }),
      tab('c', { lastActivity: 7 }),
    ];
    expect(closeTab(tabs, 'c', 'c').activeId).toBe('b');
    expect(closeTab(tabs, 'b', 'b').activeId).toBe('a');
    expect(closeTab(tabs, 'a', 'a').activeId).toBe('b');
    expect(closeTab(tabs, 'a', 'c').activeId).toBe('a');
  });

  test("fork copies the messages up to the chosen one into a tab named '{first word} Fork'", () => {
    const from = tab('x', {
      name: 'Whale watch today',
      pinned: true,
      messages: [message('a'), message('b'), message('c')],
    });
    const fork = forkTab([from], from, 'b', 77);
    expect(fork).toMatchObject({ id: 'chat-77', name: 'Whale Fork', pinned: false, input: '' });
    expect(fork.messages.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test("duplicate creates '{name} Copy', not pinned", () => {
    const from = tab('x', { name: 'CHAT 4', pinned: true, messages: [message('a')] });
    expect(duplicateTab([from], from, 77)).toMatchObject({
      id: 'chat-77',
      name: 'CHAT 4 Copy',
      pinned: false,
      messages: from.messages,
    });
  });

  test('renaming trims, and empty names are ignored', () => {
    const one = tab('one');
    expect(renameTab(one, '  Fees  ').name).toBe('Fees');
    expect(renameTab(one, '   ')).toBe(one);
  });

  test('a pin is put in and taken out', () => {
    expect(togglePin(tab('x')).pinned).toBe(true);
    expect(togglePin(tab('x', { pinned: true })).pinned).toBe(false);
  });
});
