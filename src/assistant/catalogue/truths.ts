/** What facts say of a yes/no question; `undefined` where the fact is not there. */
import type { FactView } from './define-subject.ts';

export const isYes = (facts: FactView, place: string): boolean | undefined =>
  facts.has(place) ? facts.raw(place) === 'yes' : undefined;

/** Whether a number there is other than zero. */
export const isSome = (facts: FactView, place: string): boolean | undefined =>
  facts.has(place) ? Number(facts.raw(place)) !== 0 : undefined;

export const isPositive = (facts: FactView, place: string): boolean | undefined =>
  facts.has(place) ? Number(facts.raw(place)) > 0 : undefined;

export const isWord = (facts: FactView, place: string, ...words: readonly string[]): boolean | undefined =>
  facts.has(place) ? words.includes(facts.raw(place) ?? '') : undefined;
