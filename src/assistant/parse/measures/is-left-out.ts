/** What a question leaves out asks for no value. */
import type { ParseContext } from '../context.ts';
import { gapOf } from '../events/draft.ts';
import type { FoundSubject } from '../find-subjects.ts';

export const isLeftOut = (context: ParseContext, subject: FoundSubject): boolean =>
  subject.at.length > 0 &&
  context.of('shape').some((match) => match.key === 'except' && gapOf(match, subject) === 1);

/** `leave out the pools`: a word right behind what leaves out asks for no value. */
export const isExcepted = (context: ParseContext, at: readonly number[]): boolean =>
  context.language === 'en' &&
  context.of('shape').some(
    (match) =>
      match.key === 'except' &&
      EXCEPTING.test(context.tokens[match.at[0]!]?.text ?? '') && // a match has tokens
      gapOf(match, { at }) >= 1 &&
      gapOf(match, { at }) <= 2,
  );
const EXCEPTING = /^(?:leave|leaving|hide|hiding|excluding|except)$/;
