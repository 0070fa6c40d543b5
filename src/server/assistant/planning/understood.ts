import type { Parsed } from '#assistant/parse/parse';
import type { Question, SubjectKind } from '#assistant/question/question';

/** Below this share of its words a reading is not acted on. */
export const LEAST_SCORE = 0.45;
/** A reading of fewer of its words than this is of something else. */
const LEAST_SHARE = 0.35;

export const isRead = (parsed: Parsed | undefined): parsed is Parsed =>
  parsed !== undefined &&
  parsed.score >= LEAST_SCORE &&
  (parsed.share >= LEAST_SHARE || parsed.question.want.kind === 'decline');

export const isUnderstood = (parsed: Parsed | undefined): parsed is Parsed =>
  isRead(parsed) && missingKind(parsed.question) === undefined;

/** The kind of thing a question is about and does not name. */
export function missingKind({ want, subjects }: Question): SubjectKind | undefined {
  const isOfOne = want.kind === 'measures' || want.kind === 'predicate' || want.kind === 'explain';
  return isOfOne && want.of !== 'network' && subjects.length === 0 ? want.of : undefined;
}
