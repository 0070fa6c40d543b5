import type { Found } from '../tools/define-tool.ts';
import type explainFailure from '../tools/explain-failure.ts';
import { sentence } from '#assistant/write/writer';
import { inOrder } from './define-cue.ts';
import { defineIntent, step } from './define-intent.ts';
import { isFailed, type TransactionData } from './define-transaction-intent.ts';

type Failure = NonNullable<Found<typeof explainFailure>['data']>;

export default defineIntent({
  id: 'tx.failure',
  title: 'Find out why the transaction failed',
  needs: [{ name: 'signature', kind: 'transaction' }],
  phrases: [
    'why did it not go through',
    'why did my transaction not go through',
    'why was it not executed',
    'what is the problem',
    'what is the problem with {tx}',
    'how can i get this to work',
    'how do i make it work',
    'it errored out',
    'my transaction errored out',
    'it failed and i do not know why',
    'what can i do to make it succeed',
    'how to make it succeed next time',
    'what is wrong with it',
    'what is wrong with {tx}',
    'why did this fail',
    'why did {tx} fail',
    'why did it fail',
    'why has this transaction failed',
    'why was it rejected',
    'why did my swap fail',
    'what is the error',
    'what is the error in {tx}',
    'what error is this',
    'what went wrong',
    'what went wrong in {tx}',
    'error?',
    'why?',
    'reason for failure',
    'reason of the error in {tx}',
    'failure reason',
    'explain the error',
    'explain why it failed',
    'custom program error',
    'what does custom program error mean here',
    'how do i fix it',
    'how can i fix this error',
    'how to avoid this failure',
    'what should i change so it does not fail',
    'which instruction failed',
    'which program failed',
    'what caused the failure',
    'root cause',
    'debug this transaction',
    'debug {tx}',
    'was it slippage',
    'did it run out of compute',
    'show me the error logs',
    'error log of {tx}',
    'my transaction failed help',
    'por qué falló esta transacción',
    'por qué falló {tx}',
    'warum ist die transaktion fehlgeschlagen',
    'was ist der fehler',
    'pourquoi cette transaction a échoué',
    'por que a transação falhou',
    'qual foi o erro',
    'could you please tell me why my transaction failed',
    'i would like to know what went wrong',
    'any idea why it failed',
    'any idea why this did not work',
    'do you know why {tx} reverted',
    'why did it revert',
    'why did {tx} revert',
    'why did it crash',
    'why did it not work',
    'why did {tx} not work',
    'why did this not succeed',
    'why was {tx} unsuccessful',
    'why was my transaction dropped with an error',
    'why is there an error',
    'why is it red',
    'why am i getting this error',
    'why does it keep failing',
    'what made it fail',
    'what made {tx} fail',
    'what broke',
    'what broke {tx}',
    'what was the cause of the failure',
    'what is the cause',
    'what does this error mean',
    'what does the error code mean',
    'what does this error code mean in {tx}',
    'what error did it give',
    'which error did {tx} throw',
    'which step failed',
    'which instruction caused the error',
    'at which instruction did it fail',
    'where did it fail',
    'error message of {tx}',
    'error message',
    'error code',
    'logs of the failure',
    'did it fail because of slippage',
    'did it fail because of missing funds',
    'was it insufficient funds',
    'not enough sol?',
    'how do i solve this',
    'how do i prevent this error',
    'how can i make {tx} succeed',
    'can this be fixed',
    'help it failed',
    'failed why',
    'what is the reason it failed',
    'why was {tx} rejected',
    'what was the error in this transaction',
    'how come it failed',
    'tell me why this one did not work',
    'what do i do about this error',
    'for what reason did {tx} fail',
    'what happened that made it fail',
    'why did i get this error',
    'what went wrong here',
    'custom program error 0x1771 meaning in {tx}',
    'my swap bounced, tell me the reason',
    'error cause',
    'which instruction reverted in {tx}',
    'this says failed and i lost the fee, what should i change next time',
    'transaction {tx} is red, what broke',
    'why did not it work',
    'insufficient funds or slippage, which of them killed {tx}',
    'help me debug this, simulation passed yet it errored on chain',
    '{tx} aborted, root cause please',
    'the thing crapped out, how come',
    'what does the program complain about in {tx}',
    'reason for rejection of my transaction',
    'where exactly in the logs does {tx} blow up',
    'fourth time jupiter refuses my trade, look at this failed one and tell me how to fix it',
    'got instructionerror on {tx}, what is underlying problem',
    'why on earth was my swap rejected',
    'what does custom error 0x1771 mean in {tx}',
    'this piece of crap reverted, wtf went wrong',
    'root cause of the error, and the instruction that threw it',
    '{tx} bombed. reason',
    'it says insuficient funds but i had plenty, so what made it error out',
    'it bounced, what went wrong',
    'error 0x1771 what does it mean here',
    'my swap was rejected, {tx}, tell me the reason',
    'custom program error in this tx, which instruction threw it',
    'damn thing reverted again {tx}',
    'cause of the failure',
    'wtf it says failed and jupiter ate my time',
    'what should i fix in my code so that {tx} would not have blown up',
    'was it insufficient funds or slippage exceeded that killed {tx}',
    'root cause of the error in this',
    'third time tonight i try to sell before the dip and every time it comes back red, this one is {tx}, what is the reason it did not work',
  ],
  cues: [
    [
      /^\W{0,9}(?:was it|not enough|insufficient) (?:slippage|insufficient|sol)\b|\brun out of compute\b|\bmake (?:\{tx\}|it) (?:succeed|work)\b|\bhow can i get this to work\b|\binsufficient\b/,
      0.5,
    ],
    [inOrder(/\bwhy\b/, /\b(?:fail\w{0,12}|error|revert\w{0,12}|reject\w{0,12}|broke\w{0,12}|wrong)\b/), 0.4],
    [/\b(?:error|custom program error|went wrong|root cause|debug)\b/, 0.25],
    [inOrder(/\bhow (?:do|can|to|should)\b/, /\b(?:fix|avoid|solve)\b/), 0.3],
    [inOrder(/\b(?:por qu[eé]|warum|pourquoi)\b/, /\b(?:fall|fehl|échou|falh)/), 0.4],
  ],
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
    writer.text`${sentence(data.summary)}. The fee of ${data.fee} was paid all the same, by ${data.feePayer}.`;
    if (data.compute.share !== undefined) {
      writer.full`It used ${data.compute.used} of the ${data.compute.limit} it may use, or ${data.compute.share}.`;
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
