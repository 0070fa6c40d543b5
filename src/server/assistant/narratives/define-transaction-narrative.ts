import type { Fact } from '#contracts/assistant/agent';
import type { Found } from '../tools/define-tool.ts';
import type getTransaction from '../tools/get-transaction.ts';
import type { Writer } from '#assistant/write/writer';
import {
  defineNarrative,
  step,
  type Narrative,
  type NarrativeDefinition,
  type Writing,
} from './define-narrative.ts';

export type TransactionData = NonNullable<Found<typeof getTransaction>['data']>;

/** A question about one transaction, with what it needs already read. */
export interface TransactionNarrative extends Pick<NarrativeDefinition<never>, 'id' | 'title'> {
  readonly tell: (
    writer: Writer,
    data: TransactionData,
    more: { readonly callId: string; readonly writing: Writing<'signature'> },
  ) => void;
}

/** An intent that reads one transaction and nothing else. */
export const defineTransactionNarrative = ({ tell, ...rest }: TransactionNarrative): Narrative =>
  defineNarrative({
    ...rest,
    needs: [{ name: 'signature', kind: 'transaction' }],
    plan: ({ slots: { signature } }) => [
      step('transaction', 'get_transaction', 'Read the transaction', { signature }),
    ],
    write(writer, writing) {
      const found = writing.read<TransactionData>('transaction');
      if (found !== undefined) tell(writer, found.data, { callId: found.callId, writing });
    },
  });

export const isFailed = ({ status }: Pick<TransactionData, 'status'>): boolean => status.raw === 'failed';

/** Whether a whole number or amount is nothing. */
export const isNone = ({ raw }: Pick<Fact, 'raw'>): boolean => /^-?0*(?:\.0*)?$/.test(raw);

export const isNegative = ({ raw }: Pick<Fact, 'raw'>): boolean => raw.startsWith('-');

/** Each fact once, by what it says. */
export const distinct = (facts: readonly Fact[]): readonly Fact[] => [
  ...new Map(facts.map((fact) => [fact.raw, fact])).values(),
];
