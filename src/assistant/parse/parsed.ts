import type { Question } from '../question/question.ts';

/** What a text was read as. */
export interface Parsed {
  readonly question: Question;
  /** From 0 to about 1.5: the share of its content words that are used, and what speaks for it besides. */
  readonly score: number;
  /** From 0 to 1: the share of its content words that are used. */
  readonly share: number;
  /** Other readings that are nearly as good, the best first. */
  readonly others: readonly { readonly question: Question; readonly score: number }[];
  /** What else the same text asks, in its order: `…, and who signed it?` */
  readonly also?: readonly Question[] | undefined;
}
