/** What counts as right in the evaluation. */
import { describe, expect, test } from 'vitest';
import type { Block } from '#contracts/assistant/agent';
import { toCallScore, toSaid } from './judge.ts';
import { sampleAnswer, sampleBlock, sampleFact, sampleResult, sampleText } from './samples.ts';

describe('the calls of an answer', () => {
  const fee = { tool: 'get_transaction', args: { signature: 'a' } };

  test('match by tool, and are exact by the arguments that were given', () => {
    expect(toCallScore([fee], [{ tool: 'get_transaction', args: { signature: 'a', more: 1 } }])).toEqual({
      wanted: 1, made: 1, all: 1, matched: 1, judged: 1, exact: 1,
    }); // prettier-ignore
    expect(toCallScore([fee], [{ tool: 'get_transaction', args: { signature: 'b' } }])).toEqual({
      wanted: 1, made: 1, all: 1, matched: 1, judged: 1, exact: 0,
    }); // prettier-ignore
  });

  test('count against an answer when nobody wanted them, but for those that only help', () => {
    const made = [fee, { tool: 'get_account', args: {} }, { tool: 'compute', args: {} }];
    expect(toCallScore([fee], made)).toMatchObject({ wanted: 1, made: 2, all: 3, matched: 1 });
  });

  test('of which no arguments are expected are matched, and not judged by their arguments', () => {
    const free = { tool: 'get_network', args: {} };
    expect(toCallScore([free], [{ tool: 'get_network', args: { topics: ['tps'] } }])).toEqual({
      wanted: 1, made: 1, all: 1, matched: 1, judged: 0, exact: 0,
    }); // prettier-ignore
  });

  test('of one tool are paired so that most are right', () => {
    const a = { tool: 'get_portfolio', args: { owner: 'a' } };
    const b = { tool: 'get_portfolio', args: { owner: 'b' } };
    expect(toCallScore([a, b], [b, a])).toMatchObject({ matched: 2, judged: 2, exact: 2 });
    expect(toCallScore([a, b], [b])).toMatchObject({ matched: 1, judged: 1, exact: 1 });
  });
});

describe('a plan of many swaps', () => {
  test('may call its tool again, and nothing else', () => {
    const swap = { tool: 'list_transfers', args: { address: 'a' } };
    const next = { tool: 'list_transfers', args: { address: 'b' } };
    const other = { tool: 'get_account', args: { address: 'b' } };
    expect(toCallScore([{ ...swap, many: true }], [swap, next, other]).made).toBe(2);
    expect(toCallScore([swap], [swap, next, other]).made).toBe(3);
  });
});

describe('what an answer says', () => {
  const fee = sampleFact();
  const cited = { kind: 'fact', fact: 'r1.fee', text: '0.000005' } as const;

  test('is what it cites, not what its tools read besides', () => {
    const results = [sampleResult([fee, sampleFact({ id: 'r1.slot' })])];
    expect(toSaid(sampleAnswer([sampleBlock(cited)], results)).facts).toEqual([fee]);
    expect(toSaid(sampleAnswer([sampleBlock(sampleText('0.000005'))], results)).facts).toEqual([]);
  });

  test('reads line by line, without the words of strangers', () => {
    const table: Block = {
      kind: 'table',
      depth: 2,
      title: '',
      columns: [],
      rows: [
        [[sampleText('Fee')], [cited]],
        [[sampleText('Memo')], [{ kind: 'quote', quote: 'r1.u1', text: 'it succeeded' }]],
      ],
      callId: 'r1',
    };
    const list: Block = {
      kind: 'list',
      depth: 3,
      ordered: false,
      items: [[sampleText('one')], [sampleText('two')]],
    };
    const { lines, lead } = toSaid(
      sampleAnswer([sampleBlock(sampleText('It cost '), cited), table, list], [sampleResult([fee])]),
    );
    expect(lines).toEqual(['It cost 0.000005', 'Fee | 0.000005', 'Memo | ', 'one', 'two']);
    expect(lead).toEqual(['It cost 0.000005']);
  });
});
