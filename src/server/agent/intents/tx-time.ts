import { defineTransactionIntent } from './define-transaction-intent.ts';

export default defineTransactionIntent({
  id: 'tx.time',
  title: 'Read when the transaction was',
  phrases: [
    'when did they send it',
    'when was it sent',
    'when did it go through',
    'when did {tx} go through',
    'how many minutes ago was it',
    'how many hours ago was that',
    'how many days ago',
    'which epoch or slot was this transaction in',
    'block height of {tx}',
    'block height of this transaction',
    'in which epoch was it',
    'how recent is it',
    'how recent is this transaction',
    'is this an old transaction',
    'when was it',
    'when was {tx}',
    'when did this happen',
    'when was this transaction',
    'when was this transaction sent',
    'when did {tx} land',
    'when?',
    'time?',
    'what time was it',
    'timestamp of {tx}',
    'timestamp',
    'date of this transaction',
    'what date was {tx}',
    'what day was this',
    'how long ago was it',
    'how long ago was {tx}',
    'how old is this transaction',
    'age of {tx}',
    'which block',
    'which block is it in',
    'which block is {tx} in',
    'which slot',
    'which slot was {tx} in',
    'what slot is this in',
    'slot of this transaction',
    'block number of {tx}',
    'in which block was it included',
    'block time',
    'block time of {tx}',
    'at what time was it confirmed',
    'cuándo fue',
    'cuándo fue esta transacción',
    'en qué bloque está {tx}',
    'wann war das',
    'wann war diese transaktion',
    "c'était quand",
    'quand a eu lieu cette transaction',
    'quando foi esta transação',
  ],
  cues: [
    [
      /\b(?:block|slot|epoch|height)\b.*\b(?:of|was|is|in)\b.*(?:\{tx\}|\b(?:this|the|that) (?:tx|transaction)\b)/,
      0.5,
    ],
    [/\b(?:what|which) (?:exact )?(?:time|day|date|hour)\b/, 0.5],
    [/\bwhen\b.*(?:\{tx\}|\btx\b|\btransaction\b|\bit\b|\bthis\b)|\btimestamp\b|\bhow long ago\b/, 0.35],
    [/\b(?:which|what|in) (?:block|slot)\b.*(?:\{tx\}|\bit\b|\btx\b|\btransaction\b|\bthis\b)/, 0.35],
  ],
  tell(writer, data) {
    if (data.time === undefined) {
      if (data.slot === undefined) writer.line`The node told neither its slot nor its time.`;
      else writer.line`It is in slot ${data.slot}; the node did not record a time for it.`;
      return;
    }
    writer.line`It was at ${data.time}, ${data.age} ago, in slot ${data.slot}.`;
    writer.text`It is ${data.confirmation}.`;
    writer.full`The time is that of its block, which the validators estimate by their votes; it may be off by some seconds.`;
    writer.suggest('Explain this transaction', 'Did it go through?', 'What was the fee?');
  },
});
