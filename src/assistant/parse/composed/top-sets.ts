/** `of the top 20 holders of T0`: the first wallets of a ranking, among which something is asked. */
import type { AskedQuery } from '../../question/question.ts';
import { COUNT, mentionOf, toCount, tokensOf, type Phrase } from './phrase.ts';

type Join = NonNullable<AskedQuery['join']>;

export interface TopSet {
  /** Without the words of the set. */
  readonly rest: Phrase;
  readonly in: Join['in'];
  /** The token it is ranked by, which `it` is besides. */
  readonly mint?: string | undefined;
  readonly at: readonly number[];
}

export const PATTERN = new RegExp(
  `\\b(?:of|among|amongst|out of|from|in) (?:the )?(?:(?:top|biggest|largest|first) (?<count>${COUNT})|(?<number>${COUNT}) (?:top|biggest|largest)) (?<who>holders|owners|traders|buyers|sellers)(?: (?:of|in|by volume of) (?<token>T\\d{1,20}))?(?: by (?:trading )?(?:volume|value)(?! of\\b))?(?! by\\b)`,
);

/** Its ranking by what was traded in a time; who holds the most is known as of now alone. */
export const inTime = (top: TopSet, time: AskedQuery['time']): TopSet =>
  top.in.from === 'trades' ? { ...top, in: { ...top.in, time: time ?? {} } } : top;

/** Ranked over all time. `undefined` where no such set is named, or nothing is asked besides. */
export function findTopSet(phrase: Phrase): TopSet | undefined {
  const { text, context } = phrase;
  const match = PATTERN.exec(text);
  const { count, number, who = '', token } = match?.groups ?? {};
  const limit = toCount(phrase, count ?? number);
  const mint = token === undefined ? undefined : mentionOf(phrase, token)?.subject.id;
  const isHolding = who === 'holders' || who === 'owners';
  if (match === null || limit === undefined || (isHolding && mint === undefined)) return undefined;
  const inner: Join['in'] = isHolding
    ? {
        from: 'holdings',
        where: [
          { field: 'mint', is: '=', value: mint! }, // checked above
          { field: 'amount', is: '>', value: 0 },
        ],
        by: ['owner'],
        measures: [{ measure: 'sum', field: 'amount' }],
        order: { by: 'sum_amount', descending: true },
        limit,
      }
    : {
        from: 'trades',
        time: {},
        where: [
          ...(mint === undefined ? [] : [{ field: 'base', is: '=' as const, value: mint }]),
          ...(who === 'traders' ? [] : [{ field: 'isBuy', is: '=' as const, value: who === 'buyers' }]),
        ],
        by: ['trader'],
        measures: [{ measure: 'sum', field: 'microUsd' }],
        order: { by: 'sum_microUsd', descending: true },
        limit,
      };
  const end = match.index + match[0].length;
  const blank = ' '.repeat(match[0].length);
  return {
    rest: { context, starts: phrase.starts, text: `${text.slice(0, match.index)}${blank}${text.slice(end)}` },
    in: inner,
    mint,
    at: tokensOf(phrase, match),
  };
}
