import { describe, expect, test } from 'vitest';
import type { ChatMessage, ChatTab } from '#contracts/assistant/chat';
import { createTab } from '../tabs/chat-tabs.ts';
import { NO_REPLY } from '../run/reply.ts';
import { toRunning, toSlim } from './stored-chats.ts';

const answer = (id: string): ChatMessage => ({
  id,
  role: 'assistant',
  content: 'Three.',
  timestamp: 1,
  reply: {
    ...NO_REPLY,
    calls: [{ callId: 'r1', tool: 'get_network', args: {}, state: 'done', result: undefined }],
  },
});
const tab = (more: Partial<ChatTab>): ChatTab => ({ ...createTab([], 1), ...more });
const slim = (one: ChatTab) => toSlim({ tabs: [one], activeId: one.id, depth: 2 }, 20).tabs[0];

describe('what is stored of a chat', () => {
  test('is its draft, unless that may be a secret', () => {
    expect(slim(tab({ input: 'how much was the f' }))?.input).toBe('how much was the f');
    expect(slim(tab({ input: 'my private key is 5Kb8kLf9zg' }))?.input).toBe('');
    expect(
      slim(tab({ input: 'legal winner thank year wave sausage worth useful legal winner thank yellow' }))
        ?.input,
    ).toBe('');
  });

  test('is what was said, not what is being done', () => {
    const planning: ChatMessage = {
      ...answer('p'),
      metadata: {
        type: 'planning',
        data: { progress: 'Reading', stepIndex: 0, totalSteps: 1, eventType: 'progress', planId: 'plan' },
      },
    };
    expect(slim(tab({ messages: [answer('a'), planning] }))?.messages.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('a chat that is read from the storage', () => {
  test('is processing while a turn of it is not over', () => {
    const run = { runId: 'r', lastId: '1', startedMs: 1, reply: NO_REPLY };
    expect(toRunning(tab({ run }))).toMatchObject({ isProcessing: true, status: 'processing' });
    expect(toRunning(tab({}))).toMatchObject({ isProcessing: false, status: 'idle' });
  });
});
