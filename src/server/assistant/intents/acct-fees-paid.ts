import { toWindow } from '../writing/account-findings.ts';
import type { TransactionsData } from '../writing/account-findings.ts';
import { counted } from '../writing/counted.ts';
import { defineAccountIntent } from './define-account-intent.ts';
import { inOrder } from './define-cue.ts';

export default defineAccountIntent({
  id: 'acct.fees_paid',
  title: 'Sum up the fees it paid',
  phrases: [
    'total gas of this wallet',
    'total gas it paid',
    'how much has it spent on fees',
    'how much was spent on transaction fees by {address}',
    'how much sol did it waste on fees',
    'how much sol went into network fees',
    'how much went to fees',
    'cuánto ha pagado en comisiones',
    'cuánto gastó en comisiones',
    'wie viel hat es für gebühren ausgegeben',
    'how much did it pay in fees',
    'how much did {address} pay in fees',
    'how much has {address} paid in fees',
    'how much has this wallet spent on fees',
    'how much did {address} spend on fees',
    'fees paid by {address}',
    'fees paid',
    'total fees of {address}',
    'total fees paid by this wallet',
    'total transaction fees of this account',
    'sum of fees of {address}',
    'sum of all fees',
    'gas spent by {address}',
    'how much gas did {address} spend',
    'how much sol went to fees',
    'how much sol did {address} burn in fees',
    'what did it pay in transaction fees',
    'what has {address} spent on transaction fees',
    'what are the fees of this wallet',
    'average fee of {address}',
    'average fee this wallet pays',
    'what does {address} usually pay in fees',
    'what fee does it usually pay',
    'does {address} pay high fees',
    'is this wallet paying a lot of fees',
    'fee spending of {address}',
    'lifetime fees',
    'fees of its transactions',
    'and how much in fees overall',
    'network fees paid by {address}',
    'cuánto pagó {address} en comisiones',
    'comisiones pagadas por {address}',
    'wie viel gebühren hat {address} bezahlt',
    'gebühren von {address}',
    'combien de frais a payé {address}',
    'quanto {address} pagou em taxas',
    'could you please tell me how much this wallet has paid in fees so far',
    'i would like to know what {address} has paid in fees',
    'how much gas has this wallet used up so far',
    'what does this account pay for gas',
    'gas total of {address}',
    'gas paid so far',
    'total gas fees paid by {address}',
    'total cost of its transactions',
    'what did all its transactions cost',
    'how much were all of its fees together',
    'how much money went to gas',
    'how much did {address} lose to fees',
    'how much sol has this account lost in fees',
    'fees so far',
    'fees overall',
    'fees in total for this wallet',
    'fees paid in the last 7 days by {address}',
    'how much did this wallet pay in fees today',
    'how much was paid in fees by this account this week',
    'accumulated fees of {address}',
    'add up the fees of {address}',
    'add up all its fees',
    'is {address} spending too much on gas',
    'mean fee per transaction of {address}',
    'typical fee of this wallet',
    'what is the average fee it pays',
    'how much priority fees did {address} pay',
    'how much does this wallet pay per transaction',
    'sum of network fees paid by this wallet',
    'commission costs of {address} in total',
    'were the fees of this wallet high',
    'what have i spent on gas with this wallet',
    'fees this wallet has burned through',
    'how expensive were its transactions altogether in fees',
    'how much did {address} give to the network in fees',
    'what is it paying in gas on average',
    'how much sol has {address} wasted on gas',
    'sum of gas this wallet has paid',
    'what does {address} spend on transaction fees',
    'how much has {address} burned on fees',
    'what did this account spend on gas',
    'sum up network costs of {address} for my bookkeeping',
    'priority fees and jito tips he has shelled out so far',
    'i trade constantly and feel like commissions are eating me alive, so how many sol have i lost to tx charges here',
    'cumulative fee expenditure {address}',
    'gas bill for this wallet',
    'did {address} waste a lot on transaction costs this month',
    'lamports gone on signatures and priority by this account overall',
    'deductible network charges incurred by {address} in the last quarter',
    'average fee per transaction for this wallet',
    'what is it costing this bot to operate, in fees',
    'how expensive has it been for {address} to use the chain',
    'tally every fee this address covered',
    'my fee spending over all my swaps in this wallet',
    'does he overpay for priority generally',
    'operating cost in fees, last 30 days, {address}',
    'burned how much sol on gas so far with this wallet, all time',
    'year-end bookkeeping: total network charges borne by {address}, please',
    'total transaction costs, this address, last 30 days',
    'i bet this sniper bot is blowing a fortune on priority tips and base fees. what is the total bill',
    'add up every lamport {address} gave to validators in fees',
    'am i spending too much on fees every month from here? what is the sum',
    'how much has {address} burned on gas all together',
    'total network costs of this wallet',
    'i need the deductible transaction charges for {address} for the tax return',
    'what did all those priority tips cost him',
    'lifetime gas bill of this wallet',
    'sum up every lamport {address} gave to validators for processing',
    'am i bleeding sol on jito tips with {address} or is it peanuts',
    'cumulative fee expenditure of this account',
    'i let a market making bot run on {address} for half a year and now my partner asks how much of our money simply vanished into transaction fees altogether',
    'spent on commissions to the network, whole wallet',
    'the cfo asks what on-chain operation costs us, the wallet in question is {address}, only the fees matter',
    'how expensive has it been for him to transact so far',
  ],
  cues: [
    [inOrder(/\b(?:lost|lose|waste\w{0,12})\b/, /\b(?:in|on|to) (?:fees?|gas)\b/), 0.3],
    [inOrder(/\b(?:mean|average|typical) fee\b/, /\{address\}/), 0.3],
    [
      inOrder(
        /\b(?:spent|spend|wasted?|went|burn\w{0,12}|pay|paid)\b/,
        /\b(?:on|in|to|into|as) (?:\w{1,12} )?(?:fees?|gas)\b/,
      ),
      0.4,
    ],
    [
      inOrder(
        /\b(?:fees?|gas)\b/,
        /\b(?:paid|spent|spend|pays?|total|average)\b/,
        /\{address\}|\{domain\}|\bwallet\b|\baccount\b/,
      ),
      0.35,
    ],
    [
      inOrder(
        /\{address\}|\{domain\}|\bwallet\b|\baccount\b/,
        /\b(?:pay|paid|pays|spent|spend|burn\w{0,12})\b/,
        /\b(?:fees?|gas)\b/,
      ),
      0.4,
    ],
  ],
  steps: ({ asked }) => [
    {
      id: 'transactions',
      tool: 'list_transactions',
      title: 'List its transactions',
      args: ({ address }) => ({ address, limit: 100, ...toWindow(asked) }),
    },
    {
      id: 'average',
      tool: 'compute',
      title: 'Compute the average',
      after: ['transactions'],
      args: (_of, results) => {
        const result = results.get('transactions');
        const data = result?.ok === true ? (result.data as TransactionsData) : undefined; // what the step before lists
        const fees = data?.items.flatMap(({ fee, feePayer }) =>
          fee !== undefined && feePayer?.raw === data.address.raw ? [fee.id] : [],
        );
        return fees === undefined || fees.length === 0 ? undefined : { op: 'average', operands: fees };
      },
    },
  ],
  tell(writer, { read }) {
    const found = read<TransactionsData>('transactions');
    if (found === undefined) return;
    const { data, callId } = found;
    const average = read<{ readonly value: (typeof data)['feesPaid'] }>('average')?.data.value;
    if (data.paidFees.raw === '0') {
      writer.line`${data.address} paid no fee in its newest ${counted(data.listed, 'transaction')}; others paid them.`;
    } else
      writer.line`${data.address} paid ${data.feesPaid} in fees for ${counted(data.paidFees, 'transaction')}.`;
    if (average !== undefined && data.paidFees.raw !== '1') writer.text`That is ${average} each on average.`;
    if (data.from !== undefined) writer.text`Counted is from ${data.from} to ${data.to}.`;
    if (data.complete.raw === 'yes') {
      if (data.from === undefined) writer.text`These are all its transactions the node keeps.`;
    } else if (data.oldest !== undefined)
      writer.note`This is out of its newest ${counted(data.listed, 'transaction')} alone, back to ${data.oldest}; it has older ones.`;
    if (data.unread.raw !== '0')
      writer.note`Not read in time, and so missing here: ${counted(data.unread, 'transaction')}.`;
    writer.table(
      'Fees it paid, newest first',
      [{ title: 'Transaction' }, { title: 'Time' }, { title: 'Fee', align: 'end' }, { title: 'Outcome' }],
      data.items
        .filter(({ feePayer }) => feePayer?.raw === data.address.raw)
        .map(({ signature, time, slot, fee, status }) => [signature, time ?? slot, fee, status]),
      callId,
      3,
    );
    writer.suggest(
      'How many of its transactions failed?',
      'Show its latest transactions',
      'How much came in and went out?',
    );
  },
});
