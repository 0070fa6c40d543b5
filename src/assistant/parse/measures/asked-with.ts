/** What a value is asked with: a second thing, whether it is there, an amount and no number of things. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { Measure, SubjectCatalogue } from '../../catalogue/define-subject.ts';
import type { Question } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import type { ParseContext } from '../context.ts';
import type { FoundSubject } from '../find-subjects.ts';
import { findSol } from './sol-or-unit.ts';

type Needs = Measure['needs'];

/** The second thing that is asked with, by its kind. */
export const findNeeded = ({ mentions }: ParseContext, needs: Needs): readonly FoundSubject[] =>
  needs === undefined
    ? []
    : mentions
        .filter(
          // Of a name a person means the token, of an address whatever has it.
          ({ subject, also }) =>
            subject.kind === needs.kind ||
            (needs.kind === 'account' && subject.said === undefined && also.includes('account')),
        )
        .slice(0, 1)
        .map(({ subject, at }) => ({ subject: { ...subject, kind: needs.kind }, at, origin: 'named' }));

/** The token a value is of alone; what came and went may be of SOL, which is a unit elsewhere. */
export const toNarrowing = (
  context: ParseContext,
  narrows: NonNullable<Measure['narrows']>,
  keys: readonly string[],
): readonly FoundSubject[] => {
  // Rows of the last list stand for all of them.
  const ofRows = new Set(context.mentions.flatMap(({ at, isPair }) => (isPair === true ? at : [])));
  const found = findNeeded(context, narrows).filter(({ at }) => !at.some((index) => ofRows.has(index)));
  const isSol = keys.every((key) => FLOWS.has(key) || OF_PERPS.has(key) || key === 'priceFeeds');
  const sol = found.length === 0 && isSol ? findSol(context, ONLY) : undefined;
  return sol === undefined ? found : [sol];
};
/** `how much SOL`, `only SOL`. */
const ONLY = /^(?:in|per|as|for|with|into|to)$/;
const OF_PERPS: ReadonlySet<string> = new Set(['openInterest', 'funding', 'perpPositions']);
const FLOWS: ReadonlySet<string> = new Set(['received', 'sent', 'netFlow']);

export const hasNeeded = (context: ParseContext, needs: Needs): boolean =>
  needs === undefined || findNeeded(context, needs).length > 0;

/** Whether a yes/no question is about the value being there, being one thing, or being over a bound; else the value alone answers. */
export const isWhether = (context: ParseContext, hasSecond: boolean): boolean =>
  !context.tokens.some(({ text }) => MODAL.test(text)) &&
  (hasSecond || context.bounds.length > 0 || context.of('exists').length > 0 || context.isNegated);

/** What may be done is no matter of what was done so far. */
const MODAL = /^(?:can|could|may|might|should|will|would|able|possible|allowed)$/;

/** `how many of it changed hands` asks for the amounts of a transaction, and counts none. */
export const isOfAmounts = ({ of, keys }: Extract<Question['want'], { kind: 'measures' }>): boolean =>
  (of === 'transaction' || of === 'block') &&
  AMOUNTS.test(CATALOGUE.get(of)?.measures.get(keys[0] ?? '')?.at ?? '');
const AMOUNTS = /\/(?:amount|transactions|sold|bought|compute|decimals|before|after|\w+Value|price)$/;

/** `does W appear in it` asks about both: what is asked with a second thing is meant before what is not. */
export function withNeeded({ predicates }: SubjectCatalogue, matches: readonly Match[]): readonly Match[] {
  const needing = matches.filter(({ key }) => predicates.get(key.replace(/-not$/, ''))?.needs !== undefined);
  const taken = new Set(needing.flatMap(({ at }) => [...at]));
  return needing.length === 0
    ? matches
    : matches.filter((match) => needing.includes(match) || !match.at.some((index) => taken.has(index)));
}

/** `A and B`, `A, B`: side by side, and not `how much did A get from B`. */
export const isEnumerated = ({ tokens }: ParseContext, subjects: readonly FoundSubject[]): boolean =>
  subjects.every(({ at: [index = 0] }, order) => {
    const last = subjects[order - 1]?.at.at(-1);
    return (
      last === undefined ||
      index - last === 1 ||
      (index - last === 2 && /^(?:and|or|vs|versus|than|with)$/.test(tokens[index - 1]?.text ?? ''))
    );
  });

/** Which predicate a key of the lexicon states, and whether it states its opposite. */
export function toPredicate(
  key: string,
  { predicates }: SubjectCatalogue,
): { readonly key: string; readonly expects: boolean } | undefined {
  const name = key.replace(/-not$/, '');
  return predicates.has(name) ? { key: name, expects: name === key } : undefined;
}
