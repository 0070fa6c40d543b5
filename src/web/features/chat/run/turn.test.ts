import { describe, expect, test } from 'vitest';
import type { ChatTab } from '#contracts/assistant/chat';
import { createTab } from '../tabs/chat-tabs.ts';
import { endReply, NO_REPLY } from './reply.ts';
import {
  addProgress,
  beginTurn,
  createThrottle,
  endTurn,
  noteReply,
  retryActions,
  toEndText,
  toHoldMs,
  withoutPlanning,
} from './turn.ts';

const question = { messageId: 'q', text: 'What is the TPS?', about: { entities: [], notes: 0 }, atMs: 1_000 };
const begun = (): ChatTab => beginTurn({ ...createTab([], 1), input: 'What is the TPS?' }, question);
const progress = (text: string) => ({
  progress: text,
  stepIndex: 0,
  totalSteps: 2,
  toolName: 'get_network',
  eventType: 'progress',
  planId: 'plan',
});

describe('a turn', () => {
  test('submit adds the user message, sets isProcessing and status processing', () => {
    expect(begun()).toMatchObject({
      isProcessing: true,
      status: 'processing',
      input: '',
      messages: [{ role: 'user', content: 'What is the TPS?' }],
    });
  });

  test('progress adds temporary planning messages prefixed with a refresh glyph', () => {
    const tab = addProgress(begun(), progress('Reading the network'), 2_000);
    expect(tab.messages.at(-1)).toMatchObject({
      role: 'assistant',
      content: '↻ Reading the network',
      metadata: { type: 'planning', data: { toolName: 'get_network', totalSteps: 2 } },
    });
  });

  test('a question that held a secret is not stored once that is known', () => {
    const asked = beginTurn({ ...createTab([], 1), input: '' }, { ...question, text: 'apple river …' });
    const reply = { ...endReply(NO_REPLY, 'completed'), intent: 'refuse.secret' };
    expect(endTurn(asked, 'a', 'Warned.', reply, 2_000).messages).toMatchObject([
      { role: 'user', content: '[removed: it looked like a secret]' },
      { role: 'assistant', content: 'Warned.' },
    ]);
    expect(JSON.stringify(endTurn(asked, 'a', 'Warned.', reply, 2_000))).not.toContain('apple');
  });

  test('of a secret nothing stays as soon as the plan refuses it, whatever the chat itself said after it', () => {
    const asked = beginTurn(createTab([], 1), {
      ...question,
      text: 'apple river …',
      about: { entities: [{ kind: 'transaction', id: 'apple' }], notes: 0 },
    });
    const helped = {
      ...asked,
      messages: [
        ...asked.messages,
        { id: 'h', role: 'user' as const, content: '/help', timestamp: 1, isLocal: true },
      ],
    };
    const reply = { ...NO_REPLY, intent: 'refuse.secret' };
    const noted = noteReply(helped, { lastId: '1', startedMs: 1, reply });
    expect(noted.messages.map(({ content }) => content)).toEqual([
      '[removed: it looked like a secret]',
      '/help',
    ]);
    const answer = {
      suggestions: [],
      choices: [],
      context: { intent: 'refuse.secret', entities: [{ kind: 'transaction' as const, id: 'apple' }] },
      grounding: { checked: 0, matched: 0, replaced: 0 },
    };
    const ended = endTurn(noted, 'a', 'Warned.', { ...endReply(reply, 'completed'), answer }, 2_000);
    expect(JSON.stringify(ended)).not.toContain('apple');
  });

  test('a question nobody read is stored, but not where it speaks of a secret', () => {
    const storedQuestion = (text: string) =>
      endTurn(
        beginTurn(createTab([], 1), { ...question, text }),
        'a',
        'x',
        endReply(NO_REPLY, 'failed'),
        2_000,
      ).messages[0]?.content;
    expect(storedQuestion('how much was the fee?')).toBe('how much was the fee?');
    expect(storedQuestion('my private key is 5Kb8kLf9zg')).toBe('[removed: it looked like a secret]');
  });

  test('a key phrase before its name is not stored, whatever was read in the question', () => {
    const text = 'apple banana cherry garden orbit puzzle ribbon zoo is my seed phrase';
    const reply = { ...endReply(NO_REPLY, 'completed'), intent: 'concept' };
    const ended = endTurn(beginTurn(createTab([], 1), { ...question, text }), 'a', 'x', reply, 2_000);
    expect(ended.messages[0]?.content).toBe('[removed: it looked like a secret]');
  });

  test('an agent action is in progress again when retried', () => {
    const failed = [
      { id: 'r1', status: 'failed' },
      { id: 'r2', status: 'completed' },
    ] as const;
    expect(retryActions(begun(), failed).agentActions).toEqual([
      { id: 'r1', status: 'in_progress' },
      { id: 'r2', status: 'completed' },
    ]);
  });

  test('planning messages are stripped when the final answer arrives', () => {
    const reply = endReply(NO_REPLY, 'completed');
    const busy = addProgress(addProgress(begun(), progress('One'), 1_100), progress('Two'), 1_700);
    expect(endTurn(busy, 'a', 'Three.', reply, 2_000)).toMatchObject({
      isProcessing: false,
      status: 'ready',
      messages: [{ id: 'q' }, { id: 'a', content: 'Three.' }],
    });
    expect(withoutPlanning(busy.messages).map(({ id }) => id)).toEqual(['q']);
  });

  test('progress is throttled to one per 500 ms', () => {
    const mayShow = createThrottle(500);
    expect([0, 499, 500, 700, 1_000].map(mayShow)).toEqual([true, false, true, false, true]);
  });

  test('the answer is shown at least 400 ms after the start', () => {
    expect([1_000, 1_150, 1_400, 9_000].map((now) => toHoldMs(1_000, now))).toEqual([400, 250, 0, 0]);
  });

  test('on failure the message is the text of the catalogue and the status becomes error', () => {
    const failed = endReply(NO_REPLY, 'failed', 'socket closed');
    expect(toEndText(failed, '')).toBe(
      'I encountered an error while processing your request. Please try again.',
    );
    expect(endTurn(begun(), 'a', 'x', failed, 2_000).status).toBe('error');
  });

  test('cancel sets the status to idle', () => {
    expect(endTurn(begun(), 'a', 'x', endReply(NO_REPLY, 'cancelled'), 2_000).status).toBe('idle');
  });

  test('on time-out the text is followed by the partial data, or says that there is none', () => {
    const late = endReply(NO_REPLY, 'timed-out');
    const before = "The request took longer than expected. Here's what I was able to gather:";
    expect(toEndText(late, 'The fee was 5,000 lamports.')).toBe(`${before}\n\nThe fee was 5,000 lamports.`);
    expect(toEndText(late, '')).toBe(`${before}\n\nNo partial data available.`);
  });

  test("without an agent it completes with 'Agent not available'", () => {
    expect(toEndText(endReply(NO_REPLY, 'completed', 'Agent not available'), '')).toBe('Agent not available');
  });
});
