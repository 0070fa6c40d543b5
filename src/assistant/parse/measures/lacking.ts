/** What speaks against a reading whose thing is not named. */
import type { Question } from '../../question/question.ts';
import type { ParseContext } from '../context.ts';
import { LACKING } from '../find-subjects.ts';

/** `it` without anything to be speaks of a thing all the same. */
export function toLacking({ tokens, page, given, earlier, ...context }: ParseContext): number {
  const isBare = page === undefined && given.length === 0 && earlier.length === 0;
  const isOfChain =
    context.has('kind', 'network') ||
    (isBare && tokens.some(({ text }) => text === 'here')) ||
    context
      .of('kind')
      .some(
        ({ at }) =>
          /^(?:all|every)$/.test(tokens[at[0]! - 1]?.text ?? '') &&
          tokens[at.at(-1)!]?.text.endsWith('s') === true,
      ); // a match has tokens
  const points = tokens.some(({ text }) => /^(?:it|its|this|that)$/.test(text));
  // `on this chain`, `which validators`: all of them.
  if (isOfChain) return 8 * LACKING;
  return isBare && points ? LACKING + POINTS : isBare ? 4 * LACKING : 6 * LACKING;
}
/** The epoch that is spoken of without its number is the one of the network. */
export const toUnnamed = ({ language }: ParseContext, { kind, ...want }: Question['want']): number =>
  kind === 'measures' && 'of' in want && want.of === 'epoch' && language !== 'en' ? 0.2 : 0;
const POINTS = 0.05;
