/** What counts as right in the evaluation. */
import { describe, expect, test } from 'vitest';
import type { Block } from '#contracts/assistant/agent';
import { firstWordOf, toSaid } from './judge.ts';
import { sampleAnswer, sampleBlock, sampleFact, sampleResult, sampleText } from './samples.ts';

describe('the first word of an answer', () => {
  const fee = sampleFact();

  test('is its yes or no, and nothing else', () => {
    const first = (text: string) =>
      firstWordOf(sampleAnswer([sampleBlock(sampleText(text))], [sampleResult([fee])]));
    expect(first('Yes: it succeeded.')).toBe('yes');
    expect(first('No.')).toBe('no');
    expect(first('Not known here.')).toBe(undefined);
    expect(first('Nobody can mint more.')).toBe(undefined);
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
