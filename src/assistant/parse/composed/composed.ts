/** What a reader of composed questions finds. */
import type { Bound } from '../../question/question.ts';
import type { QueryWant } from '../events/query-shape.ts';

export interface Composed {
  readonly want: QueryWant;
  /** In units of a token, put in when its decimals are read. */
  readonly bounds: readonly Bound[];
  readonly used: readonly number[];
  /** Words of figures, of several, that the rows do not have: the others are told, and these are named. */
  readonly apart?: readonly number[] | undefined;
  /** Keys of `[say]`: how a word was taken that has no exact figure. */
  readonly notes: readonly string[];
  /** Further queries it takes to answer. */
  readonly also?: readonly QueryWant[] | undefined;
  /** How the question said a time that only the chain knows. */
  readonly said?: string | undefined;
}
