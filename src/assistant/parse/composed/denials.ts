/** `were not buys`, `did not have failed transactions`: what a condition says is denied. */
import type { Where } from './figures.ts';
import { tokensIn, type Phrase } from './phrase.ts';

const DENIAL =
  /(?<!\w)(?:not|never|no|none|neither|nor|without|non(?! (?:vote|votes|voting|fungible)\b)|nothing|nobody)(?!\w)/g;

/** `not of T0`, `but no T1`: a thing that is left out. */
export const DENIED_THING = /\b(?:not|no|nor)(?: (?:of|in|by|from|for|with|on|to|any|the)){0,2} [TWPGV]\d/;

/** Tokens of the words that deny, between two places of the text; `no more than` only bounds. */
export function findDenial(phrase: Phrase, from = 0, to: number = phrase.text.length): readonly number[] {
  const bounded = new Set(phrase.context.bounds.flatMap(({ at }) => at));
  return [...phrase.text.matchAll(DENIAL)]
    .filter(({ index }) => index >= from && index < to)
    .flatMap((match) => tokensIn(phrase, match.index, match.index + match[0].length))
    .filter((index) => !bounded.has(index));
}

/** The opposite of one condition that is denied once; `undefined` where it cannot be told what is denied. */
export function deny(where: readonly Where[], denial: readonly number[]): readonly Where[] | undefined {
  const [one, other] = where;
  if (denial.length === 0 || one === undefined) return where;
  if (other !== undefined || denial.length > 1) return undefined;
  if (typeof one.value === 'boolean') return [{ ...one, value: !one.value }];
  // Of what is counted less than nothing is not there.
  if (one.is === '>' && one.value === 0) return [{ ...one, is: '=' }];
  if (one.is === '=' && one.value === 0) return [{ ...one, is: '>' }];
  const is = OPPOSITE[one.is];
  return is === undefined ? undefined : [{ ...one, is }];
}

const OPPOSITE: Readonly<Partial<Record<Where['is'], Where['is']>>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  in: 'not in',
  'not in': 'in',
};
