/** Wallets by what they bought less what they sold, and the words sets of wallets are asked for with. */
import type { AskedQuery } from '../../question/question.ts';
import type { Composed } from './composed.ts';
import { tokensOf, type Phrase } from './phrase.ts';
import type { Predicate } from './predicates.ts';
import { findRank, NET_UNITS, NET_USD } from './ranks.ts';

const ROWS = 50;

/** `bought more than they sold`: units where one token is named, else dollars. */
export function toNet(
  phrase: Phrase,
  predicates: readonly Predicate[],
  sign: RegExpExecArray,
  time: AskedQuery['time'],
): Composed | undefined {
  const { text } = phrase;
  const mint = predicates.find(({ tokens }) => tokens.length === 1)?.tokens[0];
  const named = phrase.context.mentions.filter(({ subject }) => subject.kind === 'token');
  const token = mint ?? (named.length === 1 ? named[0]!.subject.id : undefined); // there is one
  const isCount = /\bmore (?:sells|sales|buys|trades) than\b/.test(text);
  const isBuying =
    /\bbought (?:\w{1,40} ){0,9}more\b|\bmore (?:\w{1,40} )?(?:bought|buys|T\d{1,20} than they sold)|bought more|net buyers?/.test(
      text,
    ) && !/\bsold more\b|net sellers?|more sells/.test(text);
  const count = (value: boolean) => ({
    measure: 'count',
    where: [{ field: 'isBuy', is: '=' as const, value }],
  });
  const net = isCount
    ? { ...count(true), less: count(false), as: 'buysLessSells' }
    : token === undefined
      ? NET_USD
      : NET_UNITS;
  // Sold less bought is below nothing where more was bought.
  const isUp = net === NET_USD ? !isBuying : isBuying;
  const at = [...predicates.flatMap((one) => one.at), ...named.flatMap((one) => one.at)];
  return {
    want: {
      kind: 'query',
      answers: 'rows',
      query: {
        from: 'trades',
        time: time ?? {},
        ...(token !== undefined && { where: [{ field: 'base', is: '=', value: token }] }),
        by: ['trader'],
        measures: [
          net,
          ...(isCount
            ? [
                { ...count(true), as: 'buys' },
                { ...count(false), as: 'sells' },
              ]
            : [
                { measure: 'sum', field: token === undefined ? 'microUsd' : 'baseAmount' },
                { measure: 'count' },
              ]),
        ],
        having: [{ field: net.as!, is: isUp ? '>' : '<', value: 0 }], // named above
        order: { by: net.as!, descending: isUp }, // as above
        limit: findRank(phrase).limit ?? ROWS,
      },
    },
    bounds: [],
    used: [...at, ...tokensOf(phrase, sign), ...wordsOfSet(phrase)],
    notes: [],
  };
}

/** Words that a set of wallets is asked for with. */
export function wordsOfSet(phrase: Phrase): readonly number[] {
  const { context } = phrase;
  const kinds = context
    .of('kind')
    .filter(({ key }) => key === 'account')
    .flatMap(({ at }) => at);
  const plain = context.tokens.flatMap(({ text }, index) => (PLAIN.has(text) ? [index] : []));
  return [...kinds, ...plain, ...context.of('ask').flatMap(({ at }) => at)];
}

const PLAIN: ReadonlySet<string> = new Set(
  'among of both also only ever list find single different least most more times once together wallets traders people addresses all new today yesterday before prior previous that active'.split(
    ' ',
  ),
);
