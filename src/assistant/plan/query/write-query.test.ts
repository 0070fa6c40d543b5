import { describe, expect, test } from 'vitest';
import type { Fact, ToolResult } from '#contracts/assistant/agent';
import type { Question } from '../../question/question.ts';
import { createWords } from '../../write/words.ts';
import { Writer } from '../../write/writer.ts';
import plan from '../plans/query.ts';

const TRADES = { from: 'trades', time: {}, show: ['time', 'trader', 'isBuy', 'baseAmount', 'microUsd'] };

function toResult(
  callId: string,
  cells: readonly Readonly<Record<string, string>>[],
  notes: readonly string[] = [],
): ToolResult {
  const fact = (path: string, ui: string): Fact =>
    ({ id: `${callId}${path.replaceAll('/', '.')}`, path, kind: 'word', raw: ui, ui }) as unknown as Fact; // what is written of a fact
  const facts = [
    fact('/from', '2026-09-30'),
    fact('/to', '2026-10-01'),
    fact('/count', String(cells.length)),
    fact('/more', 'no'),
    ...cells.flatMap((row, index) =>
      Object.entries(row).map(([key, ui]) => fact(`/rows/${index}/${key}`, ui)),
    ),
  ];
  return {
    callId,
    tool: 'query_index',
    ok: true,
    facts,
    untrusted: [],
    links: [],
    notes,
  } as unknown as ToolResult; // what is read of a result
}

function answer(
  want: object,
  negated: boolean,
  results: Readonly<Record<string, ToolResult>>,
  { bounds = [], time }: Partial<Pick<Question, 'bounds' | 'time'>> = {},
): string {
  const writer = new Writer();
  const question = {
    subjects: [],
    want: { kind: 'query', ...want },
    bounds,
    ...(time !== undefined && { time }),
    shape: {},
    form: (want as { answers?: string }).answers === 'exists' ? 'yes-no' : 'list',
    negated,
    language: 'en',
    unused: [],
  } as unknown as Question; // only what the plan reads
  const map = new Map(Object.entries(results));
  plan.write({ question, writer, words: createWords('en'), results: map, read: (id) => map.get(id) });
  return writer.blocks
    .flatMap((block) => ('spans' in block ? [block.spans.map(({ text }) => text).join('')] : []))
    .join(' | ');
}

const ROW = { time: '13:00', trader: 'Ann', isBuy: 'yes', baseAmount: '5 KELP', microUsd: '$2' };
const exists = { query: TRADES, answers: 'exists' };

describe('the first word is polarity times truth', () => {
  const some = { query: toResult('r1', [ROW]), count: toResult('r2', [{ count: '1' }]) };
  const none = { query: toResult('r1', []), count: toResult('r2', [{ count: '0' }]) };
  test.each([
    ['did it', false, some, 'Yes. There is 1 trade of that kind from 2026-09-30 to 2026-10-01.'],
    ['did it', false, none, 'No. No trade of that kind is indexed from 2026-09-30 to 2026-10-01.'],
    ['did it never', true, some, 'No. There is 1 trade of that kind from 2026-09-30 to 2026-10-01.'],
    ['did it never', true, none, 'Yes. No trade of that kind is indexed from 2026-09-30 to 2026-10-01.'],
  ])('%s, negated %s', (_question, negated, results, said) => {
    expect(answer(exists, negated, results)).toBe(said);
  });

  test('more than once is asked of how many there are', () => {
    expect(answer(exists, false, some, { bounds: [{ is: '>', value: '1', field: 'count' }] })).toMatch(
      /^No\./,
    );
    const two = { query: toResult('r1', [ROW, ROW]), count: toResult('r2', [{ count: '2' }]) };
    expect(answer(exists, false, two, { bounds: [{ is: '>', value: '1', field: 'count' }] })).toMatch(
      /^Yes\./,
    );
  });

  test('a time that is not indexed is neither yes nor no', () => {
    const missing = 'Nothing of this time is indexed: the index begins at 2026-09-30 06:00 UTC.';
    const said = answer(exists, false, {
      query: toResult('r1', [], [missing]),
      count: toResult('r2', [{ count: '0' }]),
    });
    expect(said).toMatch(/^Not all of that time is indexed/);
    expect(said).not.toMatch(/^(?:yes|no)\b/i);
  });
});

test('the biggest one is a sentence', () => {
  const want = {
    query: { ...TRADES, order: { by: 'microUsd', descending: true }, limit: 1 },
    answers: 'first',
  };
  expect(answer(want, false, { query: toResult('r1', [ROW]) })).toBe(
    'The largest trade by value (USD) from 2026-09-30 to 2026-10-01: Ann bought 5 KELP worth $2 on 13:00.',
  );
});

test('earlier rows that are not indexed are mentioned only where the time was asked for', () => {
  const want = { query: { from: 'trades', time: {}, measures: [{ measure: 'count' }] }, answers: 'figure' };
  const note = 'Nothing before 2026-09-30 06:00 UTC is indexed.';
  expect(answer(want, false, { query: toResult('r1', [{ count: '7' }], [note]) })).toBe(
    'Number of trades from 2026-09-30 to 2026-10-01: 7.',
  );
});

describe('a time that no query is of is not passed off as answered', () => {
  const time = { from: 1_790_812_800, to: 1_790_863_200, text: 'today' };
  const figure = { query: toResult('r1', [{ count: '7' }]) };
  const measures = [{ measure: 'count' }];
  const traders = { from: 'trades', time: { from: time.from, to: time.to }, by: ['trader'] };
  test.each([
    ['what is held', { from: 'holdings', measures }, true],
    [
      'what is held by those who traded then',
      { from: 'holdings', measures, join: { field: 'owner', in: traders } },
      false,
    ],
    ['what was traded then', { from: 'trades', time: traders.time, measures }, false],
    [
      'what was created since',
      { from: 'tokens', where: [{ field: 'createdTime', is: '>=', value: 1 }], measures },
      false,
    ],
  ])('%s', (_what, query, isSaid) => {
    const said = answer({ query, answers: 'figure' }, false, figure, { time });
    expect(said.startsWith('This is the present value; what it was then (today) is not known here.')).toBe(
      isSaid,
    );
  });
});
