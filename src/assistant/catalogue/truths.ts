/** What facts say of a yes/no question; `undefined` where the fact is not there. */
import type { FactView } from './define-subject.ts';

export const isYes = (facts: FactView, place: string): boolean | undefined =>
  facts.has(place) ? facts.raw(place) === 'yes' : undefined;

/** Whether a number there is other than zero; not known of a zero that was counted in a part. */
export const isSome = (facts: FactView, place: string): boolean | undefined => {
  if (!facts.has(place)) return undefined;
  return Number(facts.raw(place)) !== 0 || (facts.isCut(place) ? undefined : false);
};

/** Not known of a figure of a part, which the rest may turn. */
export const isPositive = (facts: FactView, place: string): boolean | undefined =>
  facts.has(place) && !facts.isCut(place) ? Number(facts.raw(place)) > 0 : undefined;

export const isWord = (facts: FactView, place: string, ...words: readonly string[]): boolean | undefined =>
  facts.has(place) ? words.includes(facts.raw(place) ?? '') : undefined;

export const isNegative = (facts: FactView, place: string): boolean | undefined =>
  facts.has(place) && !facts.isCut(place) ? Number(facts.raw(place)) < 0 : undefined;

/** Whether a transaction failed with an error of such a name, or with a log line that says so; `false` where it did not fail. */
export function isFailureOf(facts: FactView, cause: RegExp): boolean | undefined {
  if (!facts.has('/status')) return undefined;
  if (facts.raw('/status') !== 'failed') return false;
  return cause.test(facts.raw('/error/name') ?? '') || facts.all('/logs/*').some((line) => cause.test(line));
}
