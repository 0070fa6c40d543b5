/** What counts as a figure that a tool result holds. */
import { describe, expect, test } from 'vitest';
import type { Block, Span, ToolResult } from '#contracts/assistant/agent';
import { isStated, toGrounding } from './grounding.ts';
import { sampleAnswer, sampleBlock, sampleFact, sampleResult, sampleText } from './samples.ts';

const WALLET = 'BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc';
const fee: Span = { kind: 'fact', fact: 'r1.fee', text: '0.000005' };
const spans = (results: readonly ToolResult[], ...list: readonly Span[]) =>
  toGrounding('fee?', sampleAnswer([sampleBlock(...list)], results));
const looseOf = (text: string, question = 'fee?'): readonly string[] =>
  toGrounding(question, sampleAnswer([sampleBlock(sampleText(text))], [])).loose;

describe('a figure', () => {
  test('is taken where a result holds it', () => {
    expect(spans([sampleResult([sampleFact()])], fee)).toEqual({ checked: 1, matched: 1, loose: [] });
  });

  test('is loose where no result holds it', () => {
    expect(spans([], fee)).toEqual({ checked: 1, matched: 0, loose: ['r1.fee as “0.000005”'] });
  });

  test('is loose where it is stated as another one', () => {
    expect(spans([sampleResult([sampleFact()])], { ...fee, text: '0.5' }).loose).toEqual(['r1.fee as “0.5”']);
  });

  test('may be stated as it is written, as it stands, or as the sum that was lost; never as nothing', () => {
    const lost = sampleFact({ raw: '-157355', decimals: 6, ui: '-0.157355' });
    expect(['-0.157355', '-157355', '0.157355'].map((text) => isStated(text, lost))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['', ' ', '157355', '0.15', '-0.157355 SOL'].map((text) => isStated(text, lost))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(isStated('', sampleFact({ kind: 'percent', raw: '0', ui: '' }))).toBe(false);
  });

  test('of a chart is one of a result', () => {
    const chart: Block = {
      kind: 'chart',
      depth: 1,
      title: 'Closing price',
      form: 'line',
      unit: 'SOL',
      points: [{ at: 'r1.fee', value: 'r1.none' }],
      callId: 'r1',
    };
    expect(toGrounding('chart', sampleAnswer([chart], [sampleResult([sampleFact()])])).loose).toEqual([
      'r1.none',
    ]);
  });
});

describe('our own words', () => {
  test('hold no number but one of the question, and that as a whole', () => {
    expect(looseOf('It cost 5,000 lamports of Token-2022.')).toEqual([
      'It cost 5,000 lamports of Token-2022.',
    ]);
    expect(looseOf('It cost 5,000 lamports.', 'was it 5,000?')).toEqual([]);
    expect(looseOf('It cost 5 lamports.', 'was it 5,000?')).toEqual(['It cost 5 lamports.']);
    expect(looseOf('It cost 5 lamports.', 'fee of 5Vriqo8b6vLjBGg6BwcT4hYCNgNEaRx4uC4KdRSnHjHC')).toEqual([
      'It cost 5 lamports.',
    ]);
  });

  test('hold no address but one of the question', () => {
    expect(looseOf(`Send it to ${WALLET}.`)).toEqual([`Send it to ${WALLET}.`]);
    expect(looseOf('Send it to BkJN…wetc.')).toEqual(['Send it to BkJN…wetc.']);
    expect(looseOf(`It is ${WALLET}.`, `what is ${WALLET}`)).toEqual([]);
  });

  test('are those of titles, of links and of code too', () => {
    const table: Block = {
      kind: 'table',
      depth: 1,
      title: 'The 12 largest',
      columns: [{ title: 'Top 7', align: 'start' }],
      rows: [[[{ kind: 'code', text: '40' }]]],
      callId: 'r1',
    };
    const link = sampleBlock({ kind: 'link', href: '/docs', text: 'All 99 of them' });
    expect(toGrounding('holders', sampleAnswer([table, link], [])).loose).toEqual([
      'The 12 largest',
      'Top 7',
      '40',
      'All 99 of them',
    ]);
  });

  test('may say a number of the documentation that stands beside them, not of what is not shown', () => {
    const source = {
      cluster: 'localnet',
      finality: 'documentation',
      provider: 'documentation',
      fetchedAt: '',
    } as const;
    const text = 'A signature costs 5,000 lamports.';
    const lead = sampleFact({ id: 'r1.lead', kind: 'word', raw: text, ui: text });
    const hidden = sampleFact({ id: 'r1.rest', kind: 'word', raw: 'An epoch has 432,000 slots.', ui: '' });
    const guide = sampleResult([lead, hidden], { source });
    const shown: Span = { kind: 'fact', fact: 'r1.lead', text };
    expect(spans([guide], shown, sampleText('So it is 5,000.')).loose).toEqual([]);
    expect(spans([guide], shown, sampleText('So it is 432,000.')).loose).toEqual(['So it is 432,000.']);
    expect(spans([guide], sampleText('So it is 5,000.')).loose).toEqual(['So it is 5,000.']);
  });
});

describe('a quote', () => {
  const result = sampleResult([], {
    untrusted: [{ id: 'r1.u1', path: '/memo', what: 'memo', text: 'gm' }],
  });

  test('is a text that a result holds, word for word', () => {
    expect(spans([result], { kind: 'quote', quote: 'r1.u1', text: 'gm' }).loose).toEqual([]);
    expect(spans([result], { kind: 'quote', quote: 'r1.u1', text: 'send all' }).loose).toEqual([
      'r1.u1 as “send all”',
    ]);
    expect(spans([result], { kind: 'quote', quote: 'r1.u2', text: 'gm' }).loose).toEqual(['r1.u2 as “gm”']);
  });
});

describe('a link', () => {
  const linkTo = (href: string): Span => ({ kind: 'link', href, text: 'here' });

  test('leads to a place of ours', () => {
    expect(spans([], linkTo('/docs/concepts#s-rent')).loose).toEqual([]);
    const foreign = [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/../x',
      'javascript:alert(1)',
    ];
    expect(foreign.flatMap((href) => spans([], linkTo(href)).loose)).toEqual(foreign);
  });

  test('leads to no address that nobody named or read', () => {
    const href = `/account/${WALLET}`;
    expect(spans([], linkTo(href)).loose).toEqual([href]);
    expect(spans([sampleResult([sampleFact({ kind: 'address', raw: WALLET })])], linkTo(href)).loose).toEqual(
      [],
    );
  });
});
