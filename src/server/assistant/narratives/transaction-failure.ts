import type { Found } from '../tools/define-tool.ts';
import type explainFailure from '../tools/explain-failure.ts';
import { sentence } from '#assistant/write/writer';
import { defineNarrative, step } from './define-narrative.ts';
import { isFailed, type TransactionData } from './define-transaction-narrative.ts';

type Failure = NonNullable<Found<typeof explainFailure>['data']>;

export default defineNarrative({
  id: 'transaction.failure',
  title: 'Find out why the transaction failed',
  needs: [{ name: 'signature', kind: 'transaction' }],
  plan: ({ slots: { signature } }) => [
    step('transaction', 'get_transaction', 'Read the transaction', { signature }),
    step('failure', 'explain_failure', 'Find the cause', { signature }),
  ],
  write(writer, { read }) {
    const found = read<TransactionData>('transaction');
    const failure = read<Failure>('failure');
    if (found === undefined) return;
    const { data } = found;
    if (!isFailed(data)) {
      writer.line`It did not fail: it succeeded and is ${data.confirmation}.`;
      writer.text`${sentence(data.summary)}.`;
      writer.suggest('Explain this transaction', 'What was the fee?');
      return;
    }
    const explained = failure !== undefined && 'error' in failure.data ? failure.data : undefined;
    const error = explained?.error;
    const code = error?.code;
    const name = error?.name ?? data.error?.name;
    // A program's number without a name of its own is told as a number.
    const isNumber = name !== undefined && 'raw' in name && name.raw === `Custom(${code?.raw})`;
    const program = error?.program ?? data.error?.program;
    const place = error?.path ?? data.error?.instruction;
    if (isNumber && code !== undefined && program !== undefined && place !== undefined)
      writer.line`It failed with error ${code} in ${program}, at instruction ${place}.`;
    else if (program !== undefined && place !== undefined)
      writer.line`It failed with ${name} in ${program}, at instruction ${place}.`;
    else if (place !== undefined) writer.line`It failed with ${name} at instruction ${place}.`;
    else writer.line`It failed with ${name}, before any instruction ran to its end.`;
    if (error?.reason !== undefined) writer.text`The log says: ${error.reason}`;
    if (error?.message !== undefined) writer.text`What that means: ${error.message}`;
    if (error?.hint !== undefined) writer.text`What would help: ${error.hint}`;
    else writer.text`No remedy for this error is known here; the log lines are the best lead.`;
    writer.text`${sentence(data.summary)}. The fee of ${data.fee} was still paid, by ${data.feePayer}.`;
    if (data.compute.share !== undefined) {
      writer.text`It used ${data.compute.used} of the ${data.compute.limit} it may use, or ${data.compute.share}.`;
    }
    if (error?.code !== undefined) writer.full`The code the program gave is ${error.code}.`;
    if (failure !== undefined && explained !== undefined) {
      writer.table(
        'Log lines that tell',
        [{ title: 'Line', align: 'end' }, { title: 'Text' }],
        explained.logs.map(({ line, text }) => [line, text]),
        failure.callId,
        3,
      );
    }
    writer.suggest('Explain this transaction', 'How many compute units did it use?', 'What was the fee?');
  },
});
