/** `how many failed in it`: a pronoun that says of what, which no reading may do without. */
import type { Mention, ParseContext } from './context.ts';

const WITHIN = /^(?:in|within|inside|during|throughout|on)$/;

export const isScope = (
  { tokens, language }: Pick<ParseContext, 'tokens' | 'language'>,
  mention: Mention,
): boolean =>
  language === 'en' &&
  mention.isSoft === true &&
  mention.subject.kind !== 'network' &&
  WITHIN.test(tokens[(mention.at[0] ?? 0) - 1]?.text ?? '');
