import { describe, expect, test } from 'vitest';
import type { Answer, Block, RunEvent, ToolResult } from '#contracts/assistant/agent';
import { addEvent, endReply, NO_REPLY, toAgentActions, toGatheredText, toResults } from './reply.ts';

const result = (callId: string, ok = true): ToolResult => ({
  ok,
  tool: 'get_network',
  callId,
  data: null,
  facts: [],
  untrusted: [],
  source: {
    cluster: 'localnet',
    finality: 'confirmed',
    provider: 'localnet',
    fetchedAt: '2026-01-01T00:00:00Z',
  },
  notes: [],
  links: [],
});
const block = (text: string): Block => ({ kind: 'paragraph', depth: 1, spans: [{ kind: 'text', text }] });
const answer = {
  blocks: [block('Final.')],
  suggestions: ['And the epoch?'],
  choices: [],
  context: { intent: 'net.status', entities: [] },
  grounding: { checked: 1, matched: 1, replaced: 0 },
};
const STARTED: RunEvent = {
  type: 'started',
  runId: 'run',
  planId: 'plan',
  backend: 'planner',
  isTest: false,
};
const RECORDED: readonly RunEvent[] = [
  STARTED,
  { type: 'stage', stage: 'started' },
  {
    type: 'plan',
    intent: 'net.status',
    title: 'Look at the network',
    steps: [
      { id: 's1', tool: 'get_network', title: 'Read the network' },
      { id: 's2', tool: 'compute', title: 'Add up' },
    ],
  },
  { type: 'stage', stage: 'executing' },
  { type: 'call', callId: 'r1', tool: 'get_network', args: { topics: ['tps'] }, stepId: 's1' },
  { type: 'result', result: result('r1') },
  { type: 'checking', text: 'About 3 transactions a second.' },
  { type: 'block', block: block('Three.') },
  { type: 'finished', outcome: 'completed', answer },
];
const play = (events: readonly RunEvent[]) => events.reduce(addEvent, NO_REPLY);

describe('a reply made of events', () => {
  test('holds plan, calls with their results, and in the end the answer', () => {
    const reply = play(RECORDED);
    expect(reply).toMatchObject({
      runId: 'run',
      backend: 'planner',
      outcome: 'completed',
      title: 'Look at the network',
      blocks: answer.blocks,
      answer: { suggestions: ['And the epoch?'] },
    });
    expect(toResults(reply).map(({ callId }) => callId)).toEqual(['r1']);
    expect(reply.calls[0]).toMatchObject({ state: 'done', args: { topics: ['tps'] }, stepId: 's1' });
  });

  test('a tool card is running, then done or failed', () => {
    expect(play(RECORDED.slice(0, 5)).calls[0]?.state).toBe('running');
    expect(play(RECORDED.slice(0, 6)).calls[0]?.state).toBe('done');
    expect(
      addEvent(play(RECORDED.slice(0, 5)), { type: 'result', result: result('r1', false) }).calls[0]?.state,
    ).toBe('failed');
  });

  test('a sentence being checked gives way to the block', () => {
    expect(play(RECORDED.slice(0, 7)).checking).toBe('About 3 transactions a second.');
    const after = play(RECORDED.slice(0, 8));
    expect([after.checking, after.blocks.length]).toEqual([undefined, 1]);
  });

  test('nothing changes after it has finished', () => {
    const reply = play(RECORDED);
    expect(addEvent(reply, { type: 'block', block: block('late') })).toBe(reply);
    expect(endReply(reply, 'cancelled')).toBe(reply);
  });

  test('ending early keeps what was gathered, and calls on their way have failed', () => {
    const ended = endReply(play(RECORDED.slice(0, 5)), 'cancelled');
    expect(ended.outcome).toBe('cancelled');
    expect(ended.calls.map(({ state }) => state)).toEqual(['failed']);
  });

  test('agent actions are the calls, then the steps that wait', () => {
    expect(toAgentActions(play(RECORDED.slice(0, 5)))).toEqual([
      { id: 'r1', status: 'in_progress' },
      { id: 's2', status: 'pending' },
    ]);
  });
});

describe('a plan that ran out of time', () => {
  const text = "The request took longer than expected. Here's what I was able to gather:";
  const said = (line: string) => ({
    kind: 'paragraph' as const,
    spans: [{ kind: 'text' as const, text: line }],
    depth: 1 as const,
  });
  const partial = {
    blocks: [said(text), said('No partial data available.')],
    suggestions: [],
    choices: [],
    context: { intent: 'clarify', entities: [] },
    grounding: { claims: 0, cited: 0, dropped: 0 },
  } as unknown as Answer;

  test("on the server says so once, above what the server's answer has", () => {
    const reply = addEvent(NO_REPLY, {
      type: 'finished',
      outcome: 'timed-out',
      answer: partial,
      message: text,
    });
    expect(reply.message).toBe(text);
    expect(reply.blocks).toEqual([said('No partial data available.')]);
  });

  test('of which the server says nothing has the text and what was read by then', () => {
    const facts = [
      // A sentence with holes is nothing to read.
      { id: 'r1.summary', label: 'Summary', ui: '{who} wrapped {amount}' },
      { id: 'r1.fee', label: 'Fee', ui: '0.000005' },
    ];
    const fee = { callId: 'r1', tool: 'get_transaction', ok: true, facts, data: null };
    const reply = addEvent(NO_REPLY, { type: 'result', result: fee as unknown as ToolResult });
    const late = endReply(reply, 'timed-out');
    expect(late.message).toBe(text);
    expect(toGatheredText(late)).toBe('- get transaction, fee: 0.000005');
    expect(toGatheredText(endReply(NO_REPLY, 'timed-out'))).toBe('');
  });
});
