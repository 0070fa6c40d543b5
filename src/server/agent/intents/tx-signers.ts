import { counted } from '../writing/counted.ts';
import { listed } from '../writing/writer.ts';
import { defineTransactionIntent } from './define-transaction-intent.ts';

export default defineTransactionIntent({
  id: 'tx.signers',
  title: 'Read who signed the transaction',
  phrases: [
    'who pays for it',
    'who is paying',
    'who pays for {tx}',
    'who is the payer',
    'payer of {tx}',
    'which wallet did this transaction',
    'which wallet made {tx}',
    'who is responsible for {tx}',
    'who signed',
    'who signed it',
    'who signed {tx}',
    'who signed this transaction',
    'signers?',
    'signer of {tx}',
    'list the signers',
    'how many signers',
    'how many signatures does it have',
    'fee payer',
    'fee payer?',
    'who is the fee payer',
    'fee payer of {tx}',
    'who paid the fee',
    'who paid for this transaction',
    'who sent this transaction',
    'who sent {tx}',
    'who made this transaction',
    'who initiated {tx}',
    'who initiated this transaction',
    'who is behind this tx',
    'who submitted it',
    'which wallet sent it',
    'which wallet signed {tx}',
    'whose transaction is this',
    'which account authorised it',
    'is it a multisig transaction',
    'did anyone else sign',
    'who executed this transaction',
    'initiator of {tx}',
    'quién firmó esta transacción',
    'quién pagó la comisión',
    'wer hat die transaktion unterschrieben',
    'wer hat unterschrieben',
    'qui a signé cette transaction',
    'quem assinou esta transação',
  ],
  cues: [
    [/^(?!.*\b(?:gain\w*|lose|lost|loss\w*|net|balances?|change\w*)\b).*\bsign(?:ed|ers?|ing)\b/, 0.4],
    [
      /^(?!.*\bnet\b).*\b(?:who|which|what|list|show|the)\b.*\bfee ?payer\b(?!.*\b(?:gain|lose|lost|get|got|net|result)\b)|^\W*fee ?payer\b|\binitiat\w+/,
      0.35,
    ],
    [/\bwho (?:sent|made|submitted|executed) (?:this|it|the|that)? ?(?:\{tx\}|tx|transaction)/, 0.4],
  ],
  tell(writer, data) {
    const others = data.signers.filter(({ raw }) => raw !== data.feePayer.raw);
    if (others.length === 0) writer.line`${data.feePayer} signed it alone and paid its fee.`;
    else writer.line`${data.feePayer} signed it and paid its fee; ${listed(others)} signed too.`;
    if (data.fee !== undefined) writer.text`The fee was ${data.fee}.`;
    writer.full`It carries ${counted(data.signatureCount, 'signature')}. A new account signs for itself when it is created, so not every signer is a person.`;
    writer.suggest('What was the fee?', 'Explain this transaction', 'Who sent what to whom?');
  },
});
