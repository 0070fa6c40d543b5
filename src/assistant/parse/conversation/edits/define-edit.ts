/** One way in which the words of a question change the last one. */
import type { EventDefinition } from '../../../catalogue/define-event.ts';
import { EVENTS } from '../../../catalogue/events.ts';
import type { ParseContext } from '../../context.ts';
import type { AskedQuery, Question } from '../../../question/question.ts';

export interface Edit {
  readonly question: Question;
  /** Tokens that ask for it. */
  readonly at: readonly number[];
}

/** `undefined` where the words do not ask for it, or the question cannot be changed so. */
export type ToEdit = (question: Question, context: ParseContext) => Edit | undefined;

export const withQuery = (question: Question, query: AskedQuery, more: Partial<Question> = {}): Question =>
  question.want.kind === 'query' ? { ...question, ...more, want: { ...question.want, query } } : question;

/** What rows of a source are measured by, and in which unit bounds on it are. */
export const SIZES: Readonly<Record<string, string>> = {
  trades: 'microUsd',
  transfers: 'amount',
  transactions: 'feeLamports',
  stakeChanges: 'lamports',
  supplyChanges: 'amount',
  holdings: 'amount',
};

/** The event whose conditions a query has. */
export function eventOf({ from, where = [] }: AskedQuery): EventDefinition | undefined {
  const fits = EVENTS.filter(({ source }) => source === from);
  return (
    fits.find((event) =>
      (event.where ?? []).every(({ field, value }) =>
        where.some((one) => one.field === field && one.value === value),
      ),
    ) ?? fits[0]
  );
}

/** Stake that is delegated or taken back has an amount in few of its rows, so that none of them is the greatest. */
export const isPartlySized = ({ from }: AskedQuery): boolean => from === 'stakeChanges';
