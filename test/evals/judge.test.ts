/** What counts as right in the evaluation. */
import { describe, expect, test } from 'vitest';
import type { Fact, Span, ToolResult } from '#contracts/agent';
import type { AskedAnswer } from './assistant.ts';
import { toCallScore, toGrounding } from './judge.ts';
import { flag, fraction, id, says, whole, word } from './oracles/expected.ts';

const factOf = (more: Partial<Fact>): Fact => ({
  id: 'r1.fee',
  path: '/fee',
  kind: 'amount',
  label: 'Fee',
  raw: '5000',
  decimals: 9,
  unit: 'SOL',
  ui: '0.000005',
  ...more,
});

const resultOf = (facts: readonly Fact[], more: Partial<ToolResult> = {}): ToolResult => ({
  ok: true,
  tool: 'get_transaction',
  callId: 'r1',
  data: {},
  facts,
  untrusted: [],
  source: {
    cluster: 'localnet',
    finality: 'confirmed',
    provider: 'localnet',
    fetchedAt: '2026-10-01T14:00:00.000Z',
  },
  notes: [],
  links: [],
  ...more,
});

const answerOf = (spans: readonly Span[], results: readonly ToolResult[]): AskedAnswer => ({
  intent: 'tx.fee',
  calls: [],
  answer: {
    blocks: [{ kind: 'paragraph', depth: 1, spans }],
    suggestions: [],
    choices: [],
    context: { intent: 'tx.fee', entities: [] },
    grounding: { checked: 0, matched: 0, replaced: 0 },
  },
  results,
  firstBlockMs: 0,
  doneMs: 0,
});

describe('a fact', () => {
  test('says a whole number only when it is equal to the last digit', () => {
    expect(says(factOf({ raw: '5000' }), whole(5_000n))).toBe(true);
    expect(says(factOf({ raw: '5001' }), whole(5_000n))).toBe(false);
    expect(says(factOf({ raw: '499784039994735508' }), whole(499_784_039_994_735_507n))).toBe(false);
    expect(says(factOf({ kind: 'word', raw: '5000' }), whole(5_000n))).toBe(false);
  });

  test('says a loss as well as the sum that was lost', () => {
    expect(says(factOf({ raw: '-157355' }), whole(-157_355n))).toBe(true);
    expect(says(factOf({ raw: '157355' }), whole(-157_355n))).toBe(true);
  });

  test('says a price within a rounding of the fourth digit', () => {
    expect(says(factOf({ kind: 'price', raw: '37.4149' }), fraction(37.414_889_9))).toBe(true);
    expect(says(factOf({ kind: 'price', raw: '37.5' }), fraction(37.414_889_9))).toBe(false);
    expect(says(factOf({ kind: 'money', raw: '37414900', decimals: 6 }), fraction(37.414_9))).toBe(true);
  });

  test('says a name by its letters, an address only whole', () => {
    expect(says(factOf({ kind: 'word', raw: 'SlippageExceeded' }), word('slippage'))).toBe(true);
    expect(says(factOf({ kind: 'address', raw: 'abc' }), id('ab'))).toBe(false);
    expect(says(factOf({ kind: 'flag', raw: 'false' }), flag(false))).toBe(true);
  });
});

describe('the calls of an answer', () => {
  const fee = { tool: 'get_transaction', args: { signature: 'a' } };

  test('match by tool, and are exact by the arguments that were given', () => {
    expect(toCallScore([fee], [{ tool: 'get_transaction', args: { signature: 'a', more: 1 } }])).toEqual({
      wanted: 1, made: 1, all: 1, matched: 1, exact: 1,
    }); // prettier-ignore
    expect(toCallScore([fee], [{ tool: 'get_transaction', args: { signature: 'b' } }])).toEqual({
      wanted: 1, made: 1, all: 1, matched: 1, exact: 0,
    }); // prettier-ignore
  });

  test('count against an answer when nobody wanted them, but for those that only help', () => {
    const made = [fee, { tool: 'get_account', args: {} }, { tool: 'compute', args: {} }];
    expect(toCallScore([fee], made)).toEqual({ wanted: 1, made: 2, all: 3, matched: 1, exact: 1 });
  });
});

describe('a plan of many hops', () => {
  test('may call its tool again, and nothing else', () => {
    const hop = { tool: 'list_transfers', args: { address: 'a' } };
    const next = { tool: 'list_transfers', args: { address: 'b' } };
    const other = { tool: 'get_account', args: { address: 'b' } };
    expect(toCallScore([{ ...hop, many: true }], [hop, next, other]).made).toBe(2);
    expect(toCallScore([hop], [hop, next, other]).made).toBe(3);
  });
});

describe('grounding', () => {
  const fee: Span = { kind: 'fact', fact: 'r1.fee', text: '0.000005 SOL' };
  const textOf = (text: string): Span => ({ kind: 'text', text });

  test('takes a figure that a result holds', () => {
    expect(toGrounding('fee?', answerOf([fee], [resultOf([factOf({})])]))).toEqual({
      checked: 1,
      matched: 1,
      loose: [],
    });
  });

  test('finds a fact that no result holds', () => {
    expect(toGrounding('fee?', answerOf([fee], []))).toEqual({ checked: 1, matched: 0, loose: ['r1.fee'] });
  });

  test('finds a number in our own words, unless it was asked about or stands in the documentation', () => {
    const text = textOf('It cost 5,000 lamports of Token-2022.');
    expect(toGrounding('fee?', answerOf([text], [])).loose).toEqual([
      'It cost 5,000 lamports of Token-2022.',
    ]);
    expect(toGrounding('was it 5,000?', answerOf([text], [])).loose).toEqual([]);
    const source = {
      cluster: 'localnet',
      finality: 'documentation',
      provider: 'documentation',
      fetchedAt: '',
    } as const;
    const guide = resultOf([], { data: 'A signature costs 5,000 lamports.', source });
    expect(toGrounding('fee?', answerOf([text], [guide])).loose).toEqual([]);
  });

  test('finds a quote of a text that no result holds', () => {
    const quote: Span = { kind: 'quote', quote: 'r1.u1', text: 'gm' };
    expect(toGrounding('memo?', answerOf([quote], [resultOf([])])).loose).toEqual(['r1.u1']);
  });
});
