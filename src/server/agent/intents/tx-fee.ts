import type { Found } from '../tools/define-tool.ts';
import type getTransaction from '../tools/get-transaction.ts';
import { defineIntent, step } from './define-intent.ts';

type Data = NonNullable<Found<typeof getTransaction>['data']>;

export default defineIntent({
  id: 'tx.fee',
  title: 'Read the fee of the transaction',
  needs: [{ name: 'signature', kind: 'transaction' }],
  phrases: [
    'how much was the fee',
    'what was the fee of {tx}',
    'fee of {tx}',
    'fee?',
    'transaction fee',
    'what did it cost',
    'how much did this transaction cost',
    'priority fee of {tx}',
    'how much priority fee was paid',
    'gas fee',
    'how much gas did this tx use',
    'how many lamports did they pay in fees',
    'what did they pay to send this transaction',
    'cost of this tx in sol',
    'was there a tip or priority fee',
    'and the fee',
    'what about the fee',
    'cuánto costó esta transacción',
    'wie hoch war die gebühr',
    'combien de frais pour cette transaction',
    'qual foi a taxa',
  ],
  plan: ({ slots: { signature } }) => [
    step('transaction', 'get_transaction', 'Read the transaction', { signature }),
  ],
  write(writer, { read }) {
    const found = read<Data>('transaction');
    if (found === undefined) return;
    const { data } = found;
    if (data.fee === undefined) {
      writer.line`The node did not say what fee was paid.`;
      return;
    }
    writer.line`The fee was ${data.fee}, paid by ${data.feePayer}.`;
    if (data.priorityFee !== undefined) {
      if (data.priorityFee.raw === '0') writer.text`None of it was a priority fee.`;
      else writer.text`${data.priorityFee} of it was the priority fee; the rest paid for the signatures.`;
    }
    if (data.compute.used !== undefined) {
      writer.full`It used ${data.compute.used} of the ${data.compute.limit} it asked for.`;
    }
    writer.suggest('Explain this transaction', 'How many compute units did it use?');
  },
});
