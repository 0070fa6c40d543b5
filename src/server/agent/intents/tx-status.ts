import { sentence } from '../writing/writer.ts';
import { defineTransactionIntent, isFailed } from './define-transaction-intent.ts';

export default defineTransactionIntent({
  id: 'tx.status',
  title: 'Read the status of the transaction',
  phrases: [
    'did {tx} work',
    'did this transaction work',
    'is it irreversible',
    'can it be reversed',
    'did it get dropped',
    'was it dropped',
    'was it accepted or rejected',
    'was {tx} accepted',
    'ist sie bestätigt',
    'was it executed successfully',
    'was it executed',
    'is it settled',
    'is the transaction settled',
    'is it still processing',
    'still processing',
    'is it final',
    'final?',
    'did it make it',
    'did my transaction make it on chain',
    'did the payment arrive',
    'did {tx} go through',
    'did it go through',
    'did my transaction go through',
    'is it confirmed',
    'is {tx} confirmed',
    'is it finalized',
    'is this transaction finalized',
    'status of {tx}',
    'status',
    'status?',
    'transaction status',
    'tx status please',
    'has my tx landed',
    'did it land',
    'did this transaction succeed',
    'was it successful',
    'was {tx} successful',
    'success or fail',
    'did it fail or succeed',
    'did {tx} fail',
    'did this transaction fail',
    'did it work',
    'is it done',
    'is my payment confirmed',
    'is it still pending',
    'is {tx} pending',
    'how many confirmations does it have',
    'confirmations of {tx}',
    'has it been finalised yet',
    'can it still be rolled back',
    'check {tx}',
    'is it on chain',
    'is this tx included in a block',
    'estado de la transacción',
    'se confirmó la transacción',
    'ist die transaktion bestätigt',
    'status der transaktion',
    'la transaction est-elle confirmée',
    'a transação foi confirmada',
    'deu certo a transação',
  ],
  cues: [
    [
      /^(?!.*\b(?:which|what|why|how)\b).*\b(?:go|went|gone) through\b|\b(?:land|landed|confirm\w*|finali[sz]ed|pending)\b/,
      0.3,
    ],
    [/\bstatus\b/, 0.2],
  ],
  tell(writer, data) {
    if (isFailed(data)) {
      writer.line`It landed and failed: ${data.error?.name}. It is ${data.confirmation}.`;
      writer.text`${sentence(data.summary)}. Nothing of it took effect; the fee of ${data.fee} was paid all the same.`;
    } else if (data.status.raw === 'unknown') {
      writer.line`It is ${data.confirmation}, but the node recorded no outcome for it.`;
    } else {
      writer.line`Yes, it went through: it succeeded and is ${data.confirmation}.`;
      writer.text`${sentence(data.summary)}.`;
    }
    if (data.time !== undefined) writer.text`It is in slot ${data.slot}, at ${data.time}, ${data.age} ago.`;
    else if (data.slot !== undefined) writer.text`It is in slot ${data.slot}.`;
    if (data.confirmation.raw === 'finalized') writer.full`What is finalized cannot be taken back.`;
    else writer.full`It is not finalized yet; until then a fork may still take it back.`;
    if (data.confirmations !== undefined) writer.full`The node counts ${data.confirmations} confirmations.`;
    writer.suggest(
      isFailed(data) ? 'Why did it fail?' : 'Explain this transaction',
      'What was the fee?',
      'When was it?',
    );
  },
});
