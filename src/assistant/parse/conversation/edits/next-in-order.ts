/** `and the second?`: the next row of an order, of which the first was said. */
import type { Question } from '../../../question/question.ts';
import { isPlace } from '../find-ordinals.ts';
import { withQuery, type ToEdit } from './define-edit.ts';

const ORDINAL_LIMIT = 10;

/** Those before it are left out. */
export const nextInOrder: ToEdit = (question, context) => {
  const word = context
    .of('ordinal')
    .filter((one) => isPlace(one, context.tokens, context.text))
    .toSorted((a, b) => b.at.length - a.at.length)[0];
  const [turn] = context.earlier;
  const place = Number(word?.key);
  if (word === undefined || turn === undefined || !(place >= 1 && place <= ORDINAL_LIMIT)) return undefined;
  const { want } = question;
  if (want.kind === 'measures' && want.of === 'token' && want.keys.includes('holders'))
    return toHolder(question, place, word.at);
  if (want.kind !== 'query' || want.answers !== 'first' || place < 2) return undefined;
  const key = want.query.by?.[0] ?? KEYS[want.query.from] ?? 'signature';
  const first =
    turn.things.find(({ role }) => role === key)?.subject.id ??
    turn.values.find(({ place: own }) => own?.endsWith(`/0/${key}`) === true)?.raw;
  const known = (want.query.where ?? []).flatMap(({ field, is, value }) =>
    field === key && is === 'not in' && Array.isArray(value) ? value : [],
  );
  const out = first === undefined ? known : [...known, first];
  if (out.length !== place - 1)
    return { at: word.at, question: withQuery(question, { ...want.query, limit: place }, { form: 'list' }) };
  const where = [
    ...(want.query.where ?? []).filter(({ field, is }) => field !== key || is !== 'not in'),
    { field: key, is: 'not in' as const, value: out },
  ];
  return {
    at: word.at,
    question: withQuery(question, { ...want.query, where }, { shape: { ...question.shape, place } }),
  };
};

/** Fields that name the rows of things. */
const KEYS: Readonly<Record<string, string>> = {
  markets: 'market',
  tokens: 'mint',
  tokenMints: 'mint',
  wallets: 'wallet',
  programs: 'program',
  holdings: 'owner',
  blocks: 'slot',
};

function toHolder(
  question: Question,
  place: number,
  at: readonly number[],
): { question: Question; at: readonly number[] } {
  const keys = place === 1 ? ['topHolder'] : ['topHolders'];
  return {
    at,
    question: {
      ...question,
      want: { kind: 'measures', of: 'token', keys },
      shape: place === 1 ? {} : { limit: place },
      form: place === 1 ? 'value' : 'list',
    },
  };
}
