import type { Mistaken } from './find-mistaken.ts';
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
  /** A thing that the text calls what it is not. */
  readonly mistaken?: Mistaken | undefined;
  /** Words that were not understood, where it is no part of what was asked before. */
  readonly unread?: readonly string[] | undefined;
  /** Of the words it leaves out those that would make it another question: a ratio, a bound, an order. */
  readonly turning?: readonly string[] | undefined;
  /** The words in whole, with what they left to the questions before; for the next one. */
  readonly asked?: string | undefined;
}

/** A reading with what was made of its words. */
export interface Chosen extends Parsed {
  readonly used: ReadonlySet<number>;
  /** Whether it goes on from an earlier answer. */
  readonly isOn: boolean;
}
