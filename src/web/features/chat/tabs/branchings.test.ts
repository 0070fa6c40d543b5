import { describe, expect, test } from 'vitest';
import type { ChatMessage, ChatTab } from '#contracts/assistant/chat';
import { branchBefore, findBranching, showBranch } from './branchings.ts';
import { createTab } from './chat-tabs.ts';

const message = (id: string): ChatMessage => ({ id, role: 'user', content: id, timestamp: 1 });
const withMessages = (...ids: string[]): ChatTab => ({ ...createTab([], 1), messages: ids.map(message) });
const ids = ({ messages }: ChatTab) => messages.map(({ id }) => id);
const say = (tab: ChatTab, ...more: string[]): ChatTab => ({
  ...tab,
  messages: [...tab.messages, ...more.map(message)],
});

describe('branches of a conversation', () => {
  test('editing a question keeps what came of it before', () => {
    const edited = say(branchBefore(withMessages('q1', 'a1', 'q2', 'a2'), 'q2'), 'q2b', 'a2b');
    expect(ids(edited)).toEqual(['q1', 'a1', 'q2b', 'a2b']);
    expect(findBranching(edited, 'q2b')).toMatchObject({ at: 1, after: 'a1' });
    const back = showBranch(edited, 'a1', 0);
    expect(ids(back)).toEqual(['q1', 'a1', 'q2', 'a2']);
    expect(ids(showBranch(back, 'a1', 1))).toEqual(['q1', 'a1', 'q2b', 'a2b']);
  });

  test('a third try is branch 3 of 3', () => {
    const second = say(branchBefore(withMessages('q', 'a'), 'q'), 'q', 'a-two');
    const third = say(branchBefore(second, 'q'), 'q-three');
    const branching = findBranching(third, 'q-three');
    expect([branching?.at, branching?.tails.length]).toEqual([2, 3]);
  });

  test('a branch keeps the branches inside it', () => {
    const inner = say(branchBefore(withMessages('q1', 'a1', 'q2', 'a2'), 'q2'), 'q2b');
    const outer = say(branchBefore(inner, 'q1'), 'other');
    const back = showBranch(outer, '', 0);
    expect(ids(back)).toEqual(['q1', 'a1', 'q2b']);
    expect(ids(showBranch(back, 'a1', 0))).toEqual(['q1', 'a1', 'q2', 'a2']);
  });

  test('nothing happens at a message or branch that is not there', () => {
    const tab = withMessages('q', 'a');
    expect(branchBefore(tab, 'nobody')).toBe(tab);
    expect(showBranch(tab, 'q', 3)).toBe(tab);
    expect(findBranching(tab, 'q')).toBe(undefined);
  });
});
