/** `who were the first three buyers and do they still hold`: the first of a token, and what is left with them. */
import type { AskedQuery } from '../../question/question.ts';
import { SOL_MINT } from '../../question/sol.ts';
import { COUNT, mentionOf, toCount, tokensOf, toPhrase } from '../composed/phrase.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { findSubjects } from '../find-subjects.ts';

const BONUS = 0.9;
const ROWS = 5;
export const FIRST_BUYERS = new RegExp(
  `\\b(?:first|earliest) (?:(?<count>${COUNT}) )?(?<who>buyers?|wallets? (?:to buy|that bought|who bought)|people (?:to buy|that bought|who bought)|snipers?)(?: of (?<token>T\\d{1,20}))?`,
);
const HOLDING =
  /\b(?:do|does|did|are|is|have|has) (?:they|any of them|those|these|either|he|she|it|the wallet|all of them) (?:all )?(?:still )?(?:hold|holding|have|own|in|keep|kept|held|got|hodl|hodling)\b|\bstill (?:hold|holding|hodl|hodling|own|in)\b/;

export default function readFirstBuyers(context: ParseContext): readonly Candidate[] {
  if (context.language !== 'en' || context.time !== undefined || context.bounds.length > 0) return [];
  const phrase = toPhrase(context);
  const [first, holding] = [FIRST_BUYERS.exec(phrase.text), HOLDING.exec(phrase.text)];
  if (first === null || holding === null) return [];
  const { count, who = '', token } = first.groups ?? {};
  const named = token === undefined ? undefined : mentionOf(phrase, token);
  const [found] =
    named === undefined
      ? findSubjects(context, 'token').filter(({ subject }) => subject.id !== SOL_MINT)
      : [{ subject: named.subject, at: named.at }];
  const limit = count === undefined ? (/s\b/.test(who) ? ROWS : 1) : toCount(phrase, count);
  if (found === undefined || limit === undefined) return [];
  const mint = { field: 'mint', is: '=', value: found.subject.id } as const;
  const buyers = {
    from: 'trades',
    time: {},
    where: [
      { field: 'base', is: '=', value: found.subject.id },
      { field: 'isBuy', is: '=', value: true },
    ],
    by: ['trader'],
    order: { by: 'min_time', descending: false },
    limit,
  } satisfies AskedQuery;
  const earliest = { measure: 'min', field: 'time' } as const;
  const base: Omit<Candidate['question'], 'want'> = {
    subjects: [found.subject],
    bounds: [],
    shape: { limit },
    form: 'list',
    negated: false,
  };
  return [
    {
      used: new Set([
        ...tokensOf(phrase, first),
        ...tokensOf(phrase, holding),
        ...found.at,
        ...context.of('ask').flatMap(({ at }) => [...at]),
      ]),
      bonus: BONUS,
      question: {
        ...base,
        want: {
          kind: 'query',
          answers: 'rows',
          query: {
            ...buyers,
            measures: [earliest, { measure: 'sum', field: 'baseAmount' }, { measure: 'count' }],
          },
        },
      },
      also: [
        {
          ...base,
          want: {
            kind: 'query',
            answers: 'rows',
            query: {
              from: 'holdings',
              where: [mint, { field: 'amount', is: '>', value: 0 }],
              by: ['owner'],
              measures: [{ measure: 'sum', field: 'amount' }],
              order: { by: 'sum_amount', descending: true },
              join: { field: 'owner', in: { ...buyers, measures: [earliest] } },
              limit,
            },
          },
        },
      ],
    },
  ];
}
