/** What a question asks to be done is done by its reading, or said to be left out: never a total for a list, a value for a time. */
import { describe, expect, test } from 'vitest';
import type { Question, Subject, SubjectKind } from '../question/question.ts';
import type { Candidate } from './context.ts';
import { createContext } from './create-context.ts';
import { findMissed } from './operation.ts';
import { parse } from './parse.ts';

const WALLET = 'BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc';
const KELP: Subject = { kind: 'token', id: 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj' };
const HARB: Subject = { kind: 'token', id: 'HDXf4SA38SGKkDFohyG7LTaPehoh7fdvimaN2tACRZwB' };
const KINDS = new Map<string, SubjectKind>([[WALLET, 'account']]);

const read = (text: string): Question | undefined =>
  parse({
    text: text.replaceAll('@A', WALLET),
    nowMs: Date.UTC(2026, 9, 1, 14),
    kinds: KINDS,
    names: [
      { name: 'kelp', subject: KELP },
      { name: 'harb', subject: HARB },
    ],
  })?.question;

/** `trades by trader sum microUsd → first`, or the values that are told. */
function toText(question: Question | undefined): string {
  const want = question?.want;
  const left =
    question === undefined || question.unused.length === 0 ? '' : ` without ${question.unused.join(', ')}`;
  if (want?.kind === 'measures') return `${want.of} ${want.keys.join(', ')}${left}`;
  if (want?.kind !== 'query') return `${want?.kind ?? 'nothing'}${left}`;
  const { from, by, per, measures, show, order } = want.query;
  const parts = [
    from,
    by && `by ${by.join(',')}`,
    per && `per ${per}`,
    measures &&
      measures.map(({ measure, field, as }) => as ?? `${measure} ${field ?? ''}`.trim()).join(' + '),
    show && 'rows',
    order && `${order.descending === true ? '↓' : '↑'}${order.by}`,
    want.against && 'against another',
  ];
  return `${parts.filter((part) => part !== undefined).join(' ')} → ${want.answers}${left}`;
}

describe('what is asked is done', () => {
  test.each([
    // When.
    ['when was the mint authority of kelp given up?', 'authorityChanges rows ↓time → first'],
    [
      'when did the chain process the most transactions?',
      'blocks per hour sum transactions + sum failed ↓sum_transactions → first',
    ],
    // Who.
    ['who sent the largest SOL transfer today?', 'transfers rows ↓amount → first'],
    [
      'who paid the most fees in the last hour?',
      'transactions by feePayer sum feeLamports + count ↓sum_feeLamports → first',
    ],
    ['who has failed the most transactions?', 'wallets rows ↓failed → rows'],
    ['whose wallet received the biggest transfer yesterday?', 'transfers rows ↓amount → first'],
    ['which wallet created the most tokens?', 'tokenMints by creator count ↓count → rows'],
    // Which.
    [
      'which hour was the busiest?',
      'blocks per hour sum transactions + sum failed ↓sum_transactions → first',
    ],
    [
      'which programs failed more than they succeeded today?',
      'programs by program failedPart + sum failed + sum transactions ↓failedPart → rows',
    ],
    // Lists.
    ['list failed transactions of @A', 'account failedList'],
    ['show me mints of kelp', 'supplyChanges rows ↓time → rows'],
    ['blocks with at least 5 failed transactions', 'blocks rows ↓failed → rows'],
    // Counts.
    ['how many blocks were empty today?', 'blocks count → figure'],
    ['how many different tokens has @A traded?', 'trades distinct base → figure'],
    ['how many of the top 20 holders of kelp also hold harb?', 'holdings distinct owner → figure'],
    // Averages and shares.
    ['median trade of kelp in the last 6 hours', 'trades median microUsd + count → figure'],
    ['what part of all volume does kelp have?', 'trades part + partOf + sum microUsd → figure'],
    [
      'failed share by hour in the last 6 hours',
      'blocks per hour failedPart + sum failed + sum transactions ↑bucket → rows',
    ],
    ['trades per hour of kelp today', 'trades per hour count + sum microUsd ↑bucket → rows'],
    // Two times.
    [
      'did more transactions fail today than yesterday?',
      'blocks sum failed + sum transactions against another → figure',
    ],
    [
      'did the volume of kelp go up compared with yesterday?',
      'trades sum microUsd + count against another → figure',
    ],
    ['by how much did trades grow since yesterday?', 'trades count + sum microUsd against another → figure'],
  ])('%s: %s', (text, reading) => {
    expect(toText(read(text))).toBe(reading);
  });
});

test('a transaction that calls two programs is not counted twice', () => {
  expect(toText(read('how many transactions per hour did programs process today?'))).toBe(
    'chainHours per hour sum transactions ↑bucket → rows without process',
  );
});

test('the second largest holder is the second row', () => {
  const question = read('second largest holder of kelp');
  expect(question).toMatchObject({ want: { keys: ['topHolders'] }, shape: { place: 2 }, unused: [] });
});

test('the first of a ranking are a set of their own', () => {
  const want = read('how many of the top 20 holders of kelp also hold harb?')?.want;
  expect(want).toMatchObject({
    query: {
      where: [{ field: 'mint', value: HARB.id }, { field: 'amount' }],
      join: {
        field: 'owner',
        in: { from: 'holdings', limit: 20, order: { by: 'sum_amount', descending: true } },
      },
    },
  });
});

test('the first of a ranking are so whichever of two sets they are', () => {
  const ranked = { field: 'owner', in: { from: 'holdings', by: ['owner'], limit: 20 } };
  const plain = { field: 'owner', in: { from: 'trades', by: ['trader'] } };
  const misses = (join: object, joins: readonly object[]) =>
    findMissed(
      {
        used: new Set<number>(),
        bonus: 0,
        question: {
          want: {
            kind: 'query',
            answers: 'figure',
            query: { from: 'holdings', measures: [{ measure: 'count' }], join, joins },
          },
        },
      } as unknown as Candidate, // only what is read of it
      [{ kind: 'rank', at: [0] }],
      createContext({ text: 'top holders', nowMs: 0, kinds: KINDS, names: [] }),
    ).length;
  expect(misses(ranked, [plain])).toBe(0);
  expect(misses(plain, [ranked])).toBe(0);
  expect(misses(plain, [plain])).toBe(1);
});

test('a denial that no reading heeds is said to be left out', () => {
  expect(read('what share of wallets never failed?')?.unused).toContain('never');
  expect(read('how many transactions did not fail today?')?.unused).toContain('not');
  expect(read('did kelp not rise today?')).toMatchObject({ want: { expects: false }, unused: [] });
});

test.each([
  ['when was the supply of kelp?', 'when'],
  ['who is the supply of kelp?', 'who'],
  ['median supply of kelp', 'median'],
])('what no reading does is said to be left out: %s', (text, word) => {
  expect(read(text)).toMatchObject({ want: { keys: ['supply'] }, unused: [word] });
});
