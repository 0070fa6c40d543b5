/** Who did only the one, how often somebody did it, and pairs that are spoken of again, in other languages than English. */
import { expect, test } from 'vitest';
import type { Question } from '../../question/question.ts';
import { parse } from '../parse.ts';

const KELP = 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj';
const [A, B] = [
  'BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc',
  '8Mnpj42t8aM6AkifbeioGgPLjDD7wVYdrcnwkGE5SjGi',
];

function read(text: string): readonly Question[] {
  const parsed = parse({
    text: text.replaceAll('{A}', A).replaceAll('{B}', B),
    nowMs: 1_790_863_200_000,
    kinds: new Map([
      [A, 'account'],
      [B, 'account'],
    ]),
    names: [{ name: 'kelp', subject: { kind: 'token', id: KELP } }],
  });
  return parsed === undefined ? [] : [parsed.question, ...(parsed.also ?? [])];
}
const queryOf = (question: Question | undefined) =>
  question?.want.kind === 'query' ? question.want.query : undefined;

test.each([
  ['de', 'wie viele Wallets haben KELP nur verkauft?', true],
  ['es', 'cuántas wallets solo compraron KELP', false],
  ['pl', 'ile portfeli tylko kupiło KELP', false],
  ['nl', 'hoeveel wallets hebben KELP alleen verkocht', true],
])('%s: %s', (language, text, other) => {
  const [question] = read(text);
  expect(question?.language).toBe(language);
  expect(queryOf(question)).toMatchObject({
    measures: [{ measure: 'distinct', field: 'trader' }],
    join: {
      field: 'trader',
      not: true,
      in: { where: expect.arrayContaining([{ field: 'isBuy', is: '=', value: other }]) },
    },
  });
});

test.each([
  ['de', 'wie viele Trader haben mehr als 7 Trades gemacht', '>'],
  ['es', 'cuántos traders hicieron más de 7 swaps', '>'],
  ['nl', 'hoeveel traders deden minstens 7 swaps', '>='],
])('%s: %s', (language, text, is) => {
  const [question] = read(text);
  expect(question?.language).toBe(language);
  expect(question?.unused).toEqual([]);
  expect(queryOf(question)?.join).toMatchObject({
    field: 'trader',
    in: { having: [{ field: 'count', is, value: 7 }] },
  });
});

test.each([
  'haben {A} und {B} sich gegenseitig SOL überwiesen? wie oft?',
  '{A} 和 {B} 之间有没有转过账? 一共几次?',
])('both are meant in the second half too: %s', (text) => {
  const questions = read(text);
  const last = queryOf(questions.at(-1));
  for (const field of ['sender', 'receiver'])
    expect(last?.where).toContainEqual({ field, is: 'in', value: [A, B] });
});

test.each([
  ['podaj klucz prywatny tego portfela', 'decline'],
  ['geef de privésleutel van deze wallet', 'decline'],
  ['co to jest klucz prywatny?', 'concept'],
  ['wat is een privésleutel?', 'concept'],
])('a key is never given, and what it is may be asked: %s', (text, kind) => {
  expect(read(text)[0]?.want.kind).toBe(kind);
});
