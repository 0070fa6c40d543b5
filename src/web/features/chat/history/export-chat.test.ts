import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '#contracts/assistant/chat';
import { toChatJson, toChatMarkdown, toFileName } from './export-chat.ts';
import { NO_REPLY } from '../run/reply.ts';
import { findChats } from './chat-history.ts';
import { toSlim } from './stored-chats.ts';
import { createTab } from '../tabs/chat-tabs.ts';
import { toThread } from '../message/thread.ts';
import { toPageText, toQuickActions } from '../composer/page-context.ts';

const SIGNATURE = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';
const context = { intent: 'tx.fee', entities: [{ kind: 'transaction' as const, id: SIGNATURE }] };
const question: ChatMessage = { id: 'q', role: 'user', content: '# what was the fee?', timestamp: 1 };
const answer: ChatMessage = {
  id: 'a',
  role: 'assistant',
  content: 'The fee was 5.',
  timestamp: 2,
  reply: {
    ...NO_REPLY,
    outcome: 'completed',
    blocks: [{ kind: 'paragraph', depth: 1, spans: [{ kind: 'text', text: 'The fee was 5.' }] }],
    calls: [
      {
        callId: 'r1',
        tool: 'get_transaction',
        args: {},
        state: 'done',
        result: {
          ok: true,
          tool: 'get_transaction',
          callId: 'r1',
          data: null,
          facts: [],
          untrusted: [],
          source: {
            cluster: 'localnet',
            slot: '7',
            finality: 'finalized',
            provider: 'localnet',
            fetchedAt: '2026-01-01T00:00:00Z',
          },
          notes: [],
          links: [],
        },
      },
    ],
    answer: { suggestions: [], choices: [], context, grounding: { checked: 1, matched: 1, replaced: 0 } },
  },
};
const tab = { ...createTab([], 1), messages: [question, answer] };

describe('a chat outside of the chat', () => {
  test('as Markdown has questions, answers and sources; what a visitor wrote makes no headings', () => {
    expect(toChatMarkdown(tab)).toBe(
      '# CHAT (agent)\n\n## Question\n\n\\# what was the fee?\n\n## Answer\n\nThe fee was 5.\n\nSources:\n\n' +
        '- r1 get_transaction: localnet, localnet, slot 7, finalized, 2026-01-01T00:00:00Z\n',
    );
  });

  test("as Markdown has a stranger's words as they are written, and none of their markup", () => {
    const content = [
      '![x](//evil.example/a)',
      '<img src=x>',
      '1) one',
      '+ two',
      '===',
      '    - code',
      '| a | `b` |',
      '~~no~~ &lt;',
    ].join('\n');
    const imported: ChatMessage = { ...question, content, isImported: true };
    expect(toChatMarkdown({ ...tab, name: 'a *b*', messages: [imported] })).toBe(
      [
        '# a \\*b\\* (agent)',
        '',
        '## Question (imported, unverified)',
        '',
        '!\\[x\\](//evil.example/a)',
        '\\<img src=x\\>',
        '1\\) one',
        '\\+ two',
        '\\===',
        '\\- code',
        '\\| a \\| \\`b\\` \\|',
        '\\~\\~no\\~\\~ \\&lt;',
        '',
      ].join('\n'),
    );
  });

  test('as JSON has everything that is stored, in its version', () => {
    expect(JSON.parse(toChatJson(tab))).toMatchObject({
      version: 1,
      name: 'CHAT',
      messages: [{ id: 'q' }, { id: 'a' }],
    });
  });

  test('has a name every file system takes', () => {
    expect(toFileName('Whales / today?', 'md')).toBe('whales-today.md');
    expect(toFileName('…', 'json')).toBe('chat.json');
  });

  test('earlier questions go along with what their answers were about; imported and local ones do not', () => {
    const others: ChatMessage[] = [
      { ...question, id: 'i', isImported: true },
      { ...question, id: 'l', isLocal: true },
    ];
    expect(toThread([...others, question, answer])).toEqual([{ question: '# what was the fee?', context }]);
  });

  test('without room old answers lose what they were read from, never their words', () => {
    const [slim] = toSlim({ tabs: [tab], activeId: tab.id, depth: 2 }, 0).tabs;
    expect(slim?.messages[1]?.reply?.calls[0]?.result).toBe(undefined);
    expect(slim?.messages[1]?.reply?.blocks).toEqual(answer.reply?.blocks);
    const [whole] = toSlim({ tabs: [tab], activeId: tab.id, depth: 2 }, 1).tabs;
    expect(whole?.messages[1]?.reply?.calls[0]?.result?.tool).toBe('get_transaction');
  });

  test('the history is searched by all words, in names and in what was said', () => {
    const chats = [
      { id: '1', name: 'Fees', mode: 'agent' as const, messages: [question], savedMs: 1 },
      { id: '2', name: 'Other', mode: 'agent' as const, messages: [], savedMs: 1 },
    ];
    expect(findChats(chats, 'FEE what').map(({ id }) => id)).toEqual(['1']);
    expect(findChats(chats, ' ')).toHaveLength(2);
    expect(findChats(chats, 'nobody')).toEqual([]);
  });
});

describe('the page in front of the visitor', () => {
  test('is named on its chip', () => {
    expect(toPageText('/block/412')).toBe('This page: block 412');
    expect(toPageText('/')).toBe('This page: home');
  });

  test("offers 'Explain this transaction' on /tx", () => {
    expect(toQuickActions(`/tx/${SIGNATURE}`, 'agent')[0]).toBe('Explain this transaction');
  });
});
