import type { Match } from '../words/spot.ts';
import type { ParseContext } from './context.ts';

const OPPOSITE = { '>': '<=', '>=': '<', '<': '>=', '<=': '>', '=': '=' } as const;

/**
 * `drop trades under 1 SOL` keeps the others; `excluding KELP over 100 dollars` leaves out what is `named`, and `not
 * delinquent and under 10 %` what stands before the joint.
 */
export const keepOthers = (
  bounds: ParseContext['bounds'],
  follows: readonly Match[],
  named: ReadonlySet<number>,
  tokens: ParseContext['tokens'],
): ParseContext['bounds'] =>
  bounds.map(({ bound, at }) => {
    const word = follows.find(
      (one) =>
        (one.key === 'exclude' || (one.key === 'except' && one.at.length > 1)) &&
        at[0]! > one.at.at(-1)! && // both have tokens
        at[0]! - one.at.at(-1)! <= NEAR &&
        ![...named].some((index) => index > one.at.at(-1)! && index < at[0]!) &&
        !tokens.slice(one.at.at(-1)! + 1, at[0]).some(({ text }) => JOINT.test(text)),
    );
    return word === undefined || bound.is === '='
      ? { bound, at }
      : { bound: { ...bound, is: OPPOSITE[bound.is] }, at: [...word.at, ...at] };
  });
const JOINT = /^(?:and|but)$/;

/** Words between what leaves out and the bound. */
const NEAR = 6;
