import { describe, expect, test } from 'vitest';
import type { Fact, ToolResult } from '#contracts/assistant/agent';
import { toCitations, toExactText, toFactTitle, toOwnHref, toUnitAfter } from './facts-of.ts';
import { toAnswerCsv, toNextOrder, toSorted, type TableBlock } from './answer-rows.ts';
import { toAnswerMarkdown, toAnswerText } from './answer-text.ts';
import { toChartPoints } from './chart-points.ts';

const fact = (id: string, more: Partial<Fact>): Fact => ({
  id,
  path: `/${id}`,
  kind: 'amount',
  label: 'Fee',
  raw: '5000',
  ui: '0.000005',
  decimals: 9,
  unit: 'SOL',
  ...more,
});
const result = (...facts: Fact[]): ToolResult => ({
  ok: true,
  tool: 'get_transaction',
  callId: 'r1',
  data: null,
  facts,
  untrusted: [{ id: 'r1.u1', path: '/memo', what: 'memo', text: '|ignore [this](https://evil.example)' }],
  source: {
    cluster: 'localnet',
    slot: '1204',
    finality: 'finalized',
    provider: 'localnet',
    fetchedAt: '2026-01-02T03:04:05.678Z',
  },
  notes: [],
  links: [],
});

describe('cited facts', () => {
  test('say label, exact value and source', () => {
    const { facts } = toCitations([result(fact('r1.fee', {}))]);
    expect(toFactTitle(facts.get('r1.fee')!)).toBe(
      'Fee\nExactly: 5,000 lamports\nFrom: get_transaction, localnet, slot 1,204, finalized, read 2026-01-02 03:04:05 UTC',
    );
  });

  test('are exact to the last digit, beyond what a double holds', () => {
    expect(toExactText(fact('x', { raw: '18446744073709551615', unit: 'AbCd…wXyZ' }))).toBe(
      '18,446,744,073,709,551,615 raw units',
    );
    expect(toExactText(fact('x', { kind: 'money', raw: '1500000' }))).toBe(
      '1,500,000 millionths of a dollar',
    );
    expect(toExactText(fact('x', { kind: 'address', raw: 'AbC' }))).toBe('AbC');
  });

  test('carry their unit behind them, once', () => {
    expect(toUnitAfter({ unit: 'SOL' }, '1.5')).toBe('SOL');
    expect(toUnitAfter({ unit: 'SOL' }, '1.5 SOL')).toBe(undefined);
    expect(toUnitAfter({ unit: 'USD' }, '$1.50')).toBe(undefined);
    expect(toUnitAfter({}, 'yes')).toBe(undefined);
  });

  test('lead to places of this product only', () => {
    expect(toOwnHref('/tx/abc?tab=logs#x')).toBe('/tx/abc?tab=logs#x');
    for (const href of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'tx/abc',
    ])
      expect(toOwnHref(href), href).toBe(undefined);
  });
});

const cell = (id: string, text: string) => [{ kind: 'fact' as const, fact: id, text }];
const table: TableBlock = {
  kind: 'table',
  depth: 2,
  title: 'Fees',
  callId: 'r1',
  columns: [
    { title: 'Who', align: 'start' },
    { title: 'Fee', align: 'end' },
  ],
  rows: [
    [cell('a', 'AAAA…AAAA'), cell('nine', '9')],
    [cell('b', 'BBBB…BBBB'), cell('ten', '10')],
  ],
};
const citations = toCitations([
  result(
    fact('a', { kind: 'address', raw: 'A'.repeat(44), unit: undefined, decimals: undefined }),
    fact('b', { kind: 'address', raw: 'B'.repeat(44), unit: undefined, decimals: undefined }),
    fact('nine', { raw: '9000000000' }),
    fact('ten', { raw: '10000000000' }),
    fact('at', { kind: 'time', raw: '100', decimals: undefined }),
  ),
]);

describe('tables of answers', () => {
  test('sort by the figures, not by how they are written', () => {
    const falling = toSorted(table.rows, { column: 1, direction: 'descending' }, citations);
    expect(falling[0]?.[1]).toEqual(cell('ten', '10'));
    expect(toSorted(table.rows, undefined, citations)).toBe(table.rows);
  });

  test('a title sorts falling, then rising, then not', () => {
    const once = toNextOrder(undefined, 1);
    const twice = toNextOrder(once, 1);
    expect([once?.direction, twice?.direction, toNextOrder(twice, 1)]).toEqual([
      'descending',
      'ascending',
      undefined,
    ]);
    expect(toNextOrder(once, 0)).toEqual({ column: 0, direction: 'descending' });
  });

  test('are copied with whole addresses and units', () => {
    expect(toAnswerCsv(table, citations)).toBe(
      `Who,Fee\r\n${'A'.repeat(44)},9 SOL\r\n${'B'.repeat(44)},10 SOL\r\n`,
    );
  });
});

describe('answers as text', () => {
  const quote = {
    kind: 'paragraph' as const,
    depth: 1 as const,
    spans: [
      { kind: 'text' as const, text: 'The memo says ' },
      { kind: 'quote' as const, quote: 'r1.u1', text: '|ignore [this](https://evil.example)' },
    ],
  };

  test('words of strangers make no markup', () => {
    expect(toAnswerMarkdown({ blocks: [quote] }, citations)).toBe(
      'The memo says “\\|ignore \\[this\\](https://evil.example)”',
    );
    expect(toAnswerText({ blocks: [quote] }, citations)).toBe(
      'The memo says |ignore [this](https://evil.example)',
    );
  });

  test('a chart draws the facts it names, and nothing where one is missing', () => {
    const points = [
      { at: 'at', value: 'nine' },
      { at: 'at', value: 'gone' },
    ];
    expect(
      toChartPoints(
        { kind: 'chart', depth: 1, title: 't', form: 'line', unit: 'SOL', callId: 'r1', points },
        citations,
      ),
    ).toEqual({ times: [100], values: [9] });
  });
});
