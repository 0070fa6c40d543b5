import { describe, expect, test } from 'vitest';
import type { StoredChat } from '#contracts/assistant/chat';
import { planSync, toSaved } from './sync-plan.ts';

const chat = (id: string, savedMs: number, owner?: string): StoredChat => ({
  id,
  name: 'CHAT',
  mode: 'agent',
  messages: [{ id: 'q', role: 'user', content: 'hi', timestamp: 1 }],
  savedMs,
  owner,
});
const card = (id: string, savedMs: number) => ({
  id,
  name: 'CHAT',
  mode: 'agent' as const,
  messageCount: 1,
  savedMs,
});

describe('chats of this browser and of the server', () => {
  test('what only one of them has goes to the other', () => {
    const plan = planSync([chat('chat-1', 1)], [card('chat-2', 1)]);
    expect([plan.upload.map(({ id }) => id), plan.download, plan.forget]).toEqual([
      ['chat-1'],
      ['chat-2'],
      [],
    ]);
  });

  test('the newer state wins, equal ones stay', () => {
    const plan = planSync(
      [chat('chat-1', 5, 'me'), chat('chat-2', 1, 'me'), chat('chat-3', 3, 'me')],
      [card('chat-1', 1), card('chat-2', 5), card('chat-3', 3)],
    );
    expect([plan.upload.map(({ id }) => id), plan.download, plan.forget]).toEqual([
      ['chat-1'],
      ['chat-2'],
      [],
    ]);
  });

  test('what was saved and no longer is was deleted on another device', () => {
    expect(planSync([chat('chat-1', 5, 'me')], [])).toEqual({ upload: [], download: [], forget: ['chat-1'] });
  });

  test('a chat too large for the server goes without its results, and else stays here', () => {
    const result = { padding: 'x'.repeat(300_000) };
    const large = {
      ...chat('chat-1', 1, 'me'),
      messages: [
        {
          id: 'a',
          role: 'assistant',
          content: 'hi',
          timestamp: 1,
          reply: {
            isTest: false,
            steps: [],
            blocks: [],
            calls: [{ callId: 'r1', tool: 't', args: {}, state: 'done', result }],
          },
        },
      ],
    } as unknown as StoredChat; // only the size of a result matters here
    expect(JSON.stringify(toSaved(large)).length).toBeLessThan(1_000);
    expect(toSaved(large)).not.toHaveProperty('owner');
    const words = {
      ...chat('chat-1', 1),
      messages: [{ id: 'q', role: 'user' as const, content: 'x'.repeat(300_000), timestamp: 1 }],
    };
    expect(toSaved(words)).toBe(undefined);
  });
});
