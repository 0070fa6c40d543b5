/** Questions of several clauses: filters over filters, shares, ratios, the first of each group. */
import { findQueryProblem } from '#contracts/query/check-query';
import type { IndexQuery } from '#contracts/query/index-query';
import { isTimed } from '../../question/is-timed.ts';
import type { Candidate, ParseContext } from '../context.ts';
import type { Composed } from '../composed/composed.ts';
import { toBounded } from '../composed/bounded.ts';
import { toComparisons } from '../composed/comparisons.ts';
import { findExclusions } from '../composed/exclusions.ts';
import { DENIED_THING } from '../composed/denials.ts';
import { toEachTop } from '../composed/each-top.ts';
import { toExtremes } from '../composed/extremes.ts';
import { toPhrase, type Phrase } from '../composed/phrase.ts';
import { toRates } from '../composed/rates.ts';
import { toShares } from '../composed/shares.ts';
import { toWindowed } from '../composed/windows.ts';
import { toWalletSets } from '../composed/wallet-sets.ts';

type Reader = (phrase: Phrase) => Composed | undefined;
/** These know what is left out from what is meant. */
const EXCLUDING: readonly Reader[] = [toShares, toWalletSets];
const READERS: readonly Reader[] = [
  toWindowed,
  toComparisons,
  toExtremes,
  toEachTop,
  toRates,
  toShares,
  toBounded,
  toWalletSets,
];
/** Over other readings, which know one clause. */
const BONUS = 0.7;

export default function readCompositions(context: ParseContext): readonly Candidate[] {
  if (context.language !== 'en') return [];
  const phrase = toPhrase(context);
  const leavesOut = DENIED_THING.test(phrase.text) || findExclusions(phrase).length > 0;
  for (const read of leavesOut ? EXCLUDING : READERS) {
    const composed = read(phrase);
    if (composed !== undefined && isValid(composed)) return [toCandidate(context, composed)];
  }
  return [];
}

const isValid = ({ want: { query, against } }: Composed): boolean =>
  [query, against].every(
    (one) => one === undefined || findQueryProblem(one as IndexQuery) === undefined, // names are what is checked
  );

function toCandidate(context: ParseContext, { want, bounds, used, notes, said }: Composed): Candidate {
  const { time } = context;
  // Words of a time that no query is of are left over; a time of an earlier question has no words here.
  const isOfTime = isTimed(want) || time?.at.length === 0;
  return {
    used: new Set([...used, ...(isOfTime ? (time?.at ?? []) : [])]),
    bonus: BONUS,
    question: {
      subjects: context.mentions.map(({ subject }) => subject).slice(0, 8),
      want: { ...want, ...(notes.length > 0 && { notes: [...notes] }) },
      ...(said !== undefined
        ? { time: { text: said } }
        : time !== undefined && isOfTime && { time: time.value }),
      bounds: [...bounds],
      shape: want.query.limit === undefined ? {} : { limit: want.query.limit },
      form: want.answers === 'figure' ? 'value' : want.query.per === undefined ? 'list' : 'series',
      negated: false,
    },
  };
}
