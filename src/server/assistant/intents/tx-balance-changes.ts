import type { Fact } from '#contracts/assistant/agent';
import { unsigned } from '../writing/counted.ts';
import { listed } from '#assistant/write/writer';
import { anyOf, inOrder } from './define-cue.ts';
import { defineIntent, step } from './define-intent.ts';
import { isNegative, type TransactionData } from './define-transaction-intent.ts';

const SHOWN = 12;

export default defineIntent({
  id: 'tx.balance_changes',
  title: 'Read who gained and lost what',
  needs: [
    { name: 'signature', kind: 'transaction' },
    { name: 'address', kind: 'account', optional: true },
  ],
  phrases: [
    'sol change of each account',
    'change of each balance',
    'changes per account',
    'profit or loss in this transaction',
    'profit or loss of the signer',
    'how did {address} come out of it',
    'did {address} come out ahead in {tx}',
    'net change',
    'net change of the signer',
    'net result',
    'net result for the signer',
    'net result of {tx} for the fee payer',
    'did the signer gain or lose',
    'how much did the fee payer lose',
    'who gained and lost what',
    'who gained what in {tx}',
    'what did {address} gain in {tx}',
    'what did {address} lose in {tx}',
    'how much did {address} get in {tx}',
    'how did the balance of {address} change in {tx}',
    'net effect of {tx} for {address}',
    'balance changes',
    'balance changes of {tx}',
    'balance changes?',
    'show the balance changes',
    'how did balances change',
    'net effect for the signer',
    'net effect of this transaction',
    'what is the net effect',
    'who won and who lost',
    'who ended up with more',
    'who lost money in this tx',
    'who lost sol here',
    'what did the signer lose',
    'what did the fee payer gain or lose',
    'what did the sender end up with',
    'what did they gain',
    'how much did the wallet gain in this transaction',
    'pre and post balances',
    'balances before and after',
    'difference in balances',
    'delta of balances in {tx}',
    'gains and losses',
    'gains and losses in {tx}',
    'profit of this transaction',
    'what changed for {address} in {tx}',
    'cambios de saldo',
    'quién ganó y quién perdió',
    'saldoänderungen dieser transaktion',
    'wer hat gewonnen und verloren',
    'changements de solde',
    'mudanças de saldo',
    'could you please show me who gained and who lost',
    'i would like to know how the balances changed',
    'whose balance went up',
    'whose balance went down',
    'whose balance changed',
    'whose balances changed in {tx}',
    'which accounts lost sol',
    'which accounts gained tokens',
    'which accounts changed',
    'which balances changed',
    'which wallets ended up with less',
    'how much did each account gain',
    'how much did each wallet gain or lose',
    'how much richer is the signer now',
    'what did each side gain',
    'what did each account end up with',
    'what was the outcome for the signer',
    'what was the result for {address}',
    'what is left after this transaction',
    'balance before and after {tx}',
    'sol balance after the transaction',
    'balance after',
    'balances after {tx}',
    'account changes',
    'state changes of balances',
    'changes in balances',
    'net gain',
    'net loss of the signer in {tx}',
    'net sol change',
    'token balance changes',
    'winners and losers of this transaction',
    'who made a profit in {tx}',
    'who profited',
    'who benefited from {tx}',
    'who came out ahead',
    'did anyone lose money here',
    'did i gain or lose in this',
    'did {address} lose anything in {tx}',
    'how did my balance change',
    'what did it do to my balance',
    'delta for the signer',
    'what did each wallet win or lose',
    'how did {tx} change the balances',
    'did the signer lose sol',
    'how much did {address} lose in {tx}',
    'who ended up richer after {tx}',
    'by how much did the balance of the signer change',
    'who lost and who won in {tx}',
    'show the balances before and after',
    'who gained and who lost in {tx}',
    'what did i end up with after this transaction',
    'balance deltas',
    'how did each account balance change in {tx}',
    'net effect on my wallet of this tx',
    'by how much is every participant richer or poorer after {tx}',
    'before and after amounts here',
    'did my sol go down in {tx}, and by what amount',
    'post minus pre balances for all the accounts in this transaction',
    'overall what did {tx} cost the sender and what did the others pocket',
    'which wallets came out ahead in {tx}',
    'profit of the bot in this arbitrage transaction',
    'debit and credit per account for {tx}, my accountant wants it',
    'my holdings before {tx} versus afterwards',
    'winners and losers of this tx',
    'how much poorer am i since signing this',
    'the state diff of lamports and tokens for {tx}',
    'who took home the difference in this sandwich tx',
    'who ended up richer and who poorer after this',
    'net effect of {tx} on every accounts balances',
    'before vs after for each wallet involvd',
    'for the ledger: debit and credit per account resulting from this transaction',
    'by how much did my sol and tokens go up or down because of {tx}',
    'pre/post balance diff, all accounts',
    'who ended up richer and who poorer after {tx}',
    'what did i net in {tx}',
    'pre and post balances here',
    'how much sol and tokens did each account gain or lose in this tx',
    'for bookkeeping i need the debit and credit per wallet of {tx}',
    'was it a loss for me, this transaction',
    'plus and minus of everyone involved in {tx}',
    'before versus after for each party',
    'i pressed some button on a lending site, {tx} came out of it, and now my totals look odd, which balances went up and which went down',
    'the winners and the losers of this arb transaction',
    'net effect of {tx} on all the accounts it touched',
  ],
  cues: [
    [
      /\b(?:come|came) out of (?:it|this)\b|\bcame out ahead\b|\bended up (?:with|richer|poorer|ahead)\b|\bend up with\b|\bprofited\b|\bbenefit(?:ed|s)?\b|\bmade a profit\b|\bprofit of this transaction\b|\b(?:outcome|result) for\b|\bricher\b|\bwinners and losers of (?:this|\{tx\})|\bgan[oó] y\b|\bgewonnen\b|\bsaldo[aä]nder\w/,
      0.5,
    ],
    [/\b(?:fee payer|they|\{address\}) (?:lose|gain|get)\b/, 0.3],
    [inOrder(/\b(?:profit|gain\w{0,12}) (?:or|and) loss/, /\b(?:signer|payer|sender|tx|transaction)\b/), 0.5],
    [
      anyOf(
        /\bbalance changes?\b|\bnet (?:effect|change)\b/,
        inOrder(/\bgain/, /\b(?:lose|lost|loss\w{0,12})\b/),
      ),
      0.4,
    ],
    [inOrder(/\b(?:gain\w{0,12}|lose|lost)\b/, /\{tx\}|\bthis (?:tx|transaction)\b/), 0.3],
  ],
  plan: ({ slots: { signature } }) => [
    step('transaction', 'get_transaction', 'Read the transaction', { signature }),
  ],
  write(writer, { read, slots }) {
    const found = read<TransactionData>('transaction');
    if (found === undefined) return;
    const { data, callId } = found;
    const about = slots.address ?? data.feePayer.raw;
    const own = data.changes.filter(({ owner }) => owner.raw === about);
    const amounts = (isLoss: boolean): readonly Fact[] =>
      own.filter(({ amount }) => isNegative(amount) === isLoss).map(({ amount }) => amount);
    const [lost, gained] = [amounts(true), amounts(false)];
    const [first] = own;
    if (first === undefined) {
      if (data.changes.length === 0) writer.line`No balance changed in it.`;
      else if (slots.address === undefined)
        writer.line`The balance of its fee payer, ${data.feePayer}, did not change.`;
      else writer.line`No balance of the account you named changed in it.`;
    } else if (gained.length === 0)
      writer.line`${first.owner} lost ${listed(lost.map(unsigned))} and gained nothing.`;
    else if (lost.length === 0) writer.line`${first.owner} gained ${listed(gained)} and lost nothing.`;
    else writer.line`${first.owner} lost ${listed(lost.map(unsigned))} and gained ${listed(gained)}.`;
    if (own.length > 0 && data.feePayer.raw === about)
      writer.text`The fee of ${data.fee}, which it paid, is part of that.`;
    const rows = data.changes.map(({ owner, amount, after }) => [owner, amount, after]);
    const columns = [
      { title: 'Owner' },
      { title: 'Change', align: 'end' as const },
      { title: 'Afterwards', align: 'end' as const },
    ];
    writer.table('Who gained and lost what', columns, rows.slice(0, SHOWN), callId);
    writer.table('Further changes', columns, rows.slice(SHOWN), callId, 3);
    writer.full`There are ${data.changeCount} changes of a balance in it.`;
    writer.suggest('Who sent what to whom?', 'Explain this transaction', 'Is this transaction safe?');
  },
});
