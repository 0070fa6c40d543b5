import { counted } from '../writing/counted.ts';
import { defineTransactionIntent, isFailed, isNone } from './define-transaction-intent.ts';

export default defineTransactionIntent({
  id: 'tx.fee',
  title: 'Read the fee of the transaction',
  phrases: [
    'how much did i pay in gas',
    'how much did i pay in fees for this',
    'how much did it burn in fees',
    'how much was burned in fees by {tx}',
    'fee breakdown',
    'break down the fee of {tx}',
    'details of the fee',
    'how much was spent on fees in this transaction',
    'sol spent on the fee of {tx}',
    'total fee',
    'total fees of this transaction',
    'fee paid',
    'amount of the fee',
    'how much was the fee',
    'what was the fee of {tx}',
    'fee of {tx}',
    'fee?',
    'fees?',
    'transaction fee',
    'network fee',
    'what did it cost',
    'how much did {tx} cost',
    'how much did this transaction cost',
    'priority fee of {tx}',
    'how much priority fee was paid',
    'base fee and priority fee',
    'gas fee',
    'gas?',
    'how much gas did this tx use',
    'how much gas was paid',
    'how many lamports did they pay in fees',
    'what did they pay to send this transaction',
    'cost of this tx in sol',
    'was there a tip or priority fee',
    'was this transaction expensive',
    'who paid the fee and how much',
    'and the fee',
    'what about the fee',
    'how much in fees',
    'did they overpay for this transaction',
    'price of sending this transaction',
    'what was charged for this tx',
    'cuánto costó esta transacción',
    'cuál fue la comisión de {tx}',
    'wie hoch war die gebühr',
    'was hat diese transaktion gekostet',
    'combien de frais pour cette transaction',
    'combien a coûté {tx}',
    'qual foi a taxa',
    'quanto custou esta transação',
    'could you please tell me what this transaction cost',
    'i would like to know the fee of {tx}',
    'how much were the fees',
    'how much was paid for it',
    'how much was charged',
    'how much sol was the fee',
    'how much did i pay for this',
    'how much did they pay in fees',
    'how much did the sender pay in fees',
    'how much did it cost to send',
    'how much did sending this cost',
    'how much tip was paid',
    'how big was the fee',
    'how big was the tip',
    'how high was the fee of {tx}',
    'how expensive was it',
    'how expensive was {tx}',
    'what were the fees',
    'what were the costs of {tx}',
    'what fee was paid',
    'what fee did they pay',
    'what fee did {tx} have',
    'what did i pay for this',
    'what was the priority fee',
    'what was the tip',
    'what was the gas',
    'was the fee high',
    'was there a fee',
    'was it cheap',
    'costs',
    'cost of {tx}',
    'fee in dollars',
    'fee in lamports',
    'fee pls',
    'gas cost of {tx}',
    'jito tip',
    'jito tip of {tx}',
    'base fee',
    'and the fee then',
    'transaction costs',
    'did they pay too much for it',
    'did it have a priority fee',
    'how much in fees was paid for {tx}',
    'did i pay a lot for this',
    'what was the total cost of {tx}',
    'how much priority fee did {tx} pay',
    'and what did it cost',
    'how much sol went to the fee',
    'tell me how high the fee was',
    'what fee was charged for {tx}',
  ],
  cues: [
    [
      /\bbreak down the fee\b|\bfee breakdown\b|\band how much\W*$|\boverpay for (?:this|the) transaction\b|\bprice of sending\b|\bhow expensive was\b|\bwas it cheap\b|\bwhat (?:was|were) the (?:tip|costs?)\b|\bcost[oó]\b|\bgeb[uü]hr\b|\bgekostet\b|\bqual foi a taxa\b|\bwhat did i pay for this\b/,
      0.5,
    ],
    [/\b(?:total|how (?:much|high|many|expensive|big)|what|cost)\b.*\bfees?\b(?! ?payer)/, 0.15],
    [/\b(?:priority fee|gas fee|transaction fee|network fee|tx fee)\b/, 0.25],
  ],
  tell(writer, data) {
    if (data.fee === undefined) {
      writer.line`The node did not say what fee was paid.`;
      return;
    }
    writer.line`The fee was ${data.fee}, paid by ${data.feePayer}.`;
    if (data.priorityFee !== undefined) {
      if (isNone(data.priorityFee)) writer.text`None of it was a priority fee; it paid for the signatures.`;
      else
        writer.text`Of it, ${data.priorityFee} was the priority fee and ${data.baseFee} paid for the signatures.`;
    }
    if (isFailed(data)) writer.text`The transaction failed; the fee is paid all the same.`;
    writer.full`It carries ${counted(data.signatureCount, 'signature')}; each is charged for.`;
    if (data.compute.used !== undefined) {
      if (data.compute.limit === undefined) writer.full`It used ${data.compute.used} of compute.`;
      else
        writer.full`It used ${data.compute.used} of the ${data.compute.limit} it asked for. A priority fee is charged for what is asked for, not for what is used.`;
    }
    writer.suggest('Explain this transaction', 'How many compute units did it use?', 'Who signed it?');
  },
});
