/** `have those two done business before`: transfers between two wallets, either way. */
import type { Candidate, ParseContext } from '../context.ts';
import type { AskedQuery } from '../../question/question.ts';
import { turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 1;
const ROWS = 10;

export function readDealings(context: ParseContext): readonly Candidate[] {
  const words = context.of('follow').filter(({ key }) => key === 'dealings');
  const pair = context.mentions.filter(({ subject }) => subject.kind === 'account');
  if (words.length === 0 || pair.length !== 2) return [];
  const ids = pair.map(({ subject }) => subject.id);
  const before = context.tokens.findIndex(
    ({ text }) => text === 'before' || text === 'otherwise' || text === 'else',
  );
  // What was spoken of is not what was before.
  const known = before < 0 ? undefined : spokenOf(context);
  const where: NonNullable<AskedQuery['where']> = [
    { field: 'sender', is: 'in', value: ids },
    { field: 'receiver', is: 'in', value: ids },
    ...(known === undefined ? [] : [{ field: 'signature', is: '!=' as const, value: known }]),
  ];
  const left = restOf(context, new Set([...words, ...pair].flatMap(({ at }) => [...at])), [
    ...(before < 0 ? [] : [before]),
    ...context.of('time').flatMap(({ at }) => at),
  ]);
  const show = ['time', 'sender', 'receiver', 'mint', 'amount', 'signature'];
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: {
        subjects: pair.map(({ subject }) => subject),
        want: {
          kind: 'query',
          query: { from: 'transfers', where, time: {}, show, limit: ROWS },
          answers: 'exists',
        },
        bounds: [],
        shape: {},
        form: 'yes-no',
        negated: false,
      },
    },
  ];
}

const spokenOf = ({ earlier }: ParseContext): string | undefined =>
  turnsBack(earlier)
    .flatMap(({ subjects }) => subjects)
    .find(({ kind }) => kind === 'transaction')?.id;
