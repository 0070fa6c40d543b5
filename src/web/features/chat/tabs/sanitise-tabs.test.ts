import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toChatState, toStoredChat } from './sanitise-tabs.ts';

const stored = (...tabs: unknown[]) => ({ version: 1, tabs, activeId: 'chat-1' });
const first = (tab: unknown) => toChatState(stored(tab), 5_000).tabs[0];

describe('stored tabs', () => {
  test('a missing id or name falls back to defaults', () => {
    expect(first({ mode: 'agent' })).toMatchObject({ id: 'chat-5000', name: 'CHAT' });
    expect(first({ id: 'chat-1', name: '   ' })).toMatchObject({ id: 'chat-1', name: 'CHAT' });
  });

  test('a mode other than assistant becomes agent', () => {
    expect(first({ mode: 'assistant' })?.mode).toBe('assistant');
    for (const mode of ['agent', 'root', 7, undefined]) expect(first({ mode })?.mode).toBe('agent');
  });

  test("messages without string content are dropped, and 'agent' is mapped to assistant", () => {
    const messages = [
      { id: 'a', role: 'user', content: 'hi', timestamp: 1 },
      { id: 'b', role: 'agent', content: 'there', timestamp: 2 },
      { id: 'c', role: 'user', content: 7 },
      { id: 'd', role: 'system', content: 'x' },
      'text',
      null,
    ];
    expect(first({ messages })?.messages.map(({ id, role }) => [id, role])).toEqual([
      ['a', 'user'],
      ['b', 'assistant'],
    ]);
  });

  test('processing is reset to false, and planning messages are over', () => {
    const tab = first({
      isProcessing: true,
      status: 'processing',
      messages: [{ id: 'p', role: 'assistant', content: '↻ …', metadata: { type: 'planning' } }],
    });
    expect(tab).toMatchObject({ isProcessing: false, status: 'idle', messages: [] });
  });

  test('a turn that was not over can be gone on with, when its run has an id', () => {
    expect(first({ run: { runId: 'r', lastId: '7', startedMs: 1, reply: {} } })?.run).toMatchObject({
      runId: 'r',
      lastId: '7',
    });
    expect(first({ run: { lastId: '7' } })?.run).toBe(undefined);
  });

  test('an active tab that is not there is the first', () => {
    expect(toChatState({ ...stored({ id: 'chat-9' }), activeId: 'gone' }, 1).activeId).toBe('chat-9');
  });

  test('replies lose the parts that are not as they must be', () => {
    const reply = {
      blocks: [
        { kind: 'paragraph', depth: 1, spans: [{ kind: 'text', text: 'stored' }] },
        { kind: 'paragraph', depth: 9, spans: [] },
        { kind: 'paragraph', depth: 1, spans: [{ kind: 'html', text: '<b>' }] },
        { kind: 'list', depth: 1, items: 'no' },
      ],
      calls: [{ callId: 'r1', tool: 't', state: 'done', result: { ok: true } }, 5],
    };
    const [message] = first({ messages: [{ role: 'assistant', content: 'x', reply }] })?.messages ?? [];
    expect(message?.reply?.blocks).toHaveLength(1);
    expect(message?.reply?.calls).toEqual([
      { callId: 'r1', tool: 't', args: {}, stepId: undefined, state: 'done', result: undefined },
    ]);
  });

  test('another version is none of ours', () => {
    expect(toChatState({ version: 2, tabs: [{ id: 'x' }] }, 1).tabs).toEqual([]);
    expect(toStoredChat({ version: 2, id: 'x', messages: [{ role: 'user', content: 'x' }] })).toBe(undefined);
  });

  test('whatever is stored, nothing is thrown and every tab is whole', () => {
    const anything = fc.anything({ maxDepth: 6 });
    const tab = fc.record(
      {
        id: anything,
        name: anything,
        messages: fc.array(
          fc.record({
            role: fc.constant('user'),
            content: anything,
            reply: fc.record({ blocks: anything, calls: anything }),
          }),
        ),
        branchings: anything,
        run: anything,
        notes: anything,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          fc.array(tab).map((tabs) => stored(...tabs)),
        ),
        (junk) => {
          for (const one of toChatState(junk, 1).tabs) {
            expect([typeof one.id, typeof one.name, one.isProcessing]).toEqual(['string', 'string', false]);
          }
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
