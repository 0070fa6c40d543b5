import type { Found } from '../tools/define-tool.ts';
import type getTransaction from '../tools/get-transaction.ts';
import { sentence, toSpans } from '../writing/writer.ts';
import { defineIntent, step } from './define-intent.ts';

type Data = NonNullable<Found<typeof getTransaction>['data']>;

export default defineIntent({
  id: 'tx.explain',
  title: 'Explain the transaction',
  needs: [{ name: 'signature', kind: 'transaction' }],
  phrases: [
    'explain this transaction',
    'explain {tx}',
    'what happened in {tx}',
    'what happened here',
    'what does this transaction do',
    'what did this tx do',
    'summarise {tx}',
    'give me a summary of this transaction',
    'break it down',
    'break down this tx step by step',
    'eli5 this tx',
    'decode {tx}',
    'tell me about transaction {tx}',
    'what is this transaction',
    'what is {tx}',
    'walk me through this transaction',
    'describe the transaction',
    'what is going on in this tx',
    'help me understand this transaction',
    'what was the purpose of {tx}',
    '{tx}',
    'explain in plain english what this transaction did',
    'qué hizo esta transacción',
    'was macht diese transaktion',
    'explique cette transaction',
    'o que aconteceu nesta transação',
  ],
  plan: ({ slots: { signature } }) => [
    step('transaction', 'get_transaction', 'Read the transaction', { signature }),
  ],
  write(writer, { read }) {
    const found = read<Data>('transaction');
    if (found === undefined) return;
    const { data, callId } = found;
    const failed = data.status.raw === 'failed';
    if (failed)
      writer.line`It failed: ${data.error?.name}. It would have done this: ${sentence(data.summary)}.`;
    else writer.line`${sentence(data.summary)}.`;
    if (failed)
      writer.text`Nothing it tried to move was moved; the fee of ${data.fee} SOL was still paid by ${data.feePayer}.`;
    else if (data.fee !== undefined) writer.text`${data.feePayer} paid a fee of ${data.fee}.`;
    if (data.time !== undefined)
      writer.text`It was in slot ${data.slot}, at ${data.time} (${data.age} ago), and is ${data.confirmation}.`;
    writer.table(
      'Who gained and lost what',
      [{ title: 'Owner' }, { title: 'Change', align: 'end' }],
      data.changes.map(({ owner, amount }) => [owner, amount]),
      callId,
    );
    if (data.memos.length > 0)
      writer.text`It carries a memo, written by whoever sent it: ${toSpans(data.memos[0])}`;
    writer.list(
      data.steps.map(({ program, title }) => toSpans([program, { kind: 'text', text: ': ' }, title])),
      { depth: 3, ordered: true },
    );
    writer.full`It calls ${data.instructionCount} instructions of ${data.programs.length === 1 ? toSpans(data.programs[0]) : toSpans(undefined)}.`;
    writer.suggest(
      failed ? 'Why did it fail?' : 'Who sent what to whom?',
      'What was the fee?',
      'Which programs were called?',
      'Is it safe?',
    );
  },
});
