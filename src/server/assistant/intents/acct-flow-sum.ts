import { tellReach, toWindow, type TransfersData } from '../writing/account-findings.ts';
import { counted } from '../writing/counted.ts';
import { defineAccountIntent } from './define-account-intent.ts';
import { anyOf, inOrder, not } from './define-cue.ts';

export default defineAccountIntent<'token'>({
  id: 'acct.flow_sum',
  title: 'Sum up what came in and went out',
  needs: [{ name: 'token', kind: 'token', optional: true }],
  phrases: [
    'total sol sent',
    'total sol received',
    'sol sent in total',
    'total sol sent by {address}',
    'how much sol flowed through {address}',
    'how much flowed through this wallet',
    'how much sol left this wallet today',
    'how much came in since',
    'how much has come in',
    'how much sol left this wallet',
    'how much sol has left {address}',
    'sum of everything it sent',
    'sum of everything {address} received',
    'everything it sent in total',
    'how much did {address} withdraw',
    'how much was withdrawn from this wallet',
    'how much was deposited',
    'total amount sent',
    'total amount sent by {address}',
    'total amount received by this wallet',
    'amount received so far',
    'how much has it received in total',
    'how much came in and went out',
    'how much came in',
    'how much went out',
    'how much went out of {address}',
    'how much came into {address}',
    'how much has {address} received',
    'how much did {address} receive',
    'how much sol did {address} receive',
    'how much did it receive today',
    'how much {token} did {address} receive',
    'how much {token} did {address} send',
    'how much has {address} sent',
    'how much sol did {address} send out',
    'how much did this wallet spend',
    'how much did {address} spend this week',
    'how much has it spent in the last 24 hours',
    'total received by {address}',
    'total sent by {address}',
    'total inflow',
    'total inflow and outflow of {address}',
    'inflows and outflows',
    'inflow vs outflow of this wallet',
    'net flow of {address}',
    'net inflow',
    'money in and money out',
    'sum of incoming transfers of {address}',
    'sum of outgoing transfers',
    'incoming transfers of {address}',
    'outgoing transfers of {address}',
    'deposits and withdrawals of {address}',
    'what came in and what went out',
    'what did {address} earn',
    'how much did this wallet earn in the last 7 days',
    'cash flow of this account',
    'cuánto recibió {address}',
    'cuánto envió {address}',
    'wie viel hat {address} erhalten',
    'wie viel ging raus',
    'combien {address} a reçu',
    'quanto {address} recebeu',
    'could you please add up what {address} received',
    'how much money entered this wallet',
    'how much sol entered {address}',
    'how much has left and how much has entered',
    'what is the sum that {address} received',
    'all in all how much did it get',
    'all in all how much did {address} send',
    'how much did it take in this week',
    'how much did it pay out',
    'how much was paid out by {address}',
    'how much did {address} pay out today',
    'how much did he get in total',
    'total income of {address}',
    'total income of this wallet',
    'total expenses of this wallet',
    'income and expenses of {address}',
    'total deposits of {address}',
    'total withdrawals of this account',
    'sum of deposits',
    'how many sol went in',
    'how many sol went out of this wallet',
    'how many sol has {address} received so far',
    'amount of sol sent by this wallet',
    'amount of {token} received by {address}',
    'how much {token} came into this wallet',
    'how much {token} left {address}',
    'is more coming in than going out',
    'balance of inflow and outflow',
    'money flow summary',
    'how much is flowing out',
    'what was received in the last 24 hours',
    'what did this wallet receive this week',
    'sol in and sol out',
    'did more come in or go out',
    'cuánto dinero entró en {address}',
    'how much money has passed through {address}',
    'total amount that entered this wallet',
    'sum up its incoming payments',
    'how much sol has this account handed out',
    'what were its total deposits this month',
    'how much sol was sent to {address} in total',
    'how much came into this wallet this week',
    'what is the total of its outgoing transfers',
    'how much came in and went out of {address} this month',
    'inflows vs outflows',
    'net flow of this wallet over the past week',
    'total received by {address} since january',
    'what did this account take in versus pay out during the last 30 days',
    'i do the books for a dao and need a summary of income and expenses of {address} for q3',
    'did more money enter or leave here recently',
    'sum of all deposits and withdrawals, last 7 days',
    'cash flow statement for {address}',
    'how much sol has this guy moved out since yesterday',
    'turnover of {address} in the previous year',
    'money in money out',
    'is this treasury bleeding, by how much in the past two weeks',
    'aggregate credits and debits on {address} between march and june',
    'what amount did he receive altogether today',
    'total sent from this wallet in 24 hours',
    'how many usdc in total passed through {address} in last month',
    'burn rate of this funds wallet, month over month',
    'total inflows and outflows for march, sol and usdc seperately',
    'over the past 90 days, how much did {address} receive overall and how much left it',
    'ins and outs this week, plus the net',
    'i am closing the books for q2, can you summarise the deposits and withdrawals of this address for that quarter',
    'sum up everything {address} took in last month, and everything it paid out',
    'so many payments came through since january, what is the sum of incoming vs outgoing',
    'inflows and outflows for {address} over march',
    'what came in and what left during the past 30 days',
    'net cash flow this quarter',
    'how much did {address} receive in total since january against what it paid out',
    'i am doing the books, give me money in money out for {address} for last fiscal year',
    'is this wallet bleeding or accumulating this week, in sum',
    'total deposits minus total withdrawals here for the last seven days',
    'how much passed through {address} yesterday',
    'turnover of this account, monthly',
    'the charity claims they got 900 sol in donations in may, add up the incoming and the outgoing of {address}',
    'hello, bookkeeper here, our client gave me only {address} and i must report for the second quarter how much arrived and how much was paid out in total',
    'aggregate credits and debits for {address} ytd',
    'how much sol did {address} send in total',
    'how much sol has this wallet sent in all',
    'total sol sent by this wallet',
  ],
  cues: [
    [
      inOrder(
        /\bhow (?:much|many) sol (?:has|have|did)\b/,
        /\b(?:handed|given|sent|paid|received|taken|got|gotten|earned)\b/,
        not(/\b(?:fees?|gas)\b/),
      ),
      0.3,
    ],
    [inOrder(/\bhow much\b/, /\b(?:left|entered|enter) (?:this|the|it|\{)/), 0.3],
    [
      anyOf(
        /\bhow much \{token\} left \{/,
        inOrder(/\b(?:all in all|add up|sum of|entered|in and sol out|flow summary)\b/, not(/\bfees?\b/)),
      ),
      0.35,
    ],
    [
      anyOf(
        /\bdinero entr\w/,
        inOrder(/\bwhat did\b/, /\b(?:earn|receive this|receive today)/),
        inOrder(/\bwie viel (?:ging|hat)\b/, /\b(?:raus|rein|erhalten)\b/),
      ),
      0.4,
    ],
    [
      inOrder(
        /\bhow much\b/,
        /\b(?:left|withdrew|withdrawn?|deposit\w{0,12})\b (?:this|the|my|\{|from|to|in|into)/,
      ),
      0.4,
    ],
    [
      /\b(?:inflows?|outflows?|net ?flow|cash ?flow|in and out|money in)\b|\b(?:came|come|coming) in\b|\bwent out\b/,
      0.4,
    ],
    [
      inOrder(
        /\bhow much\b/,
        /\b(?:received?|sent|send|spen[dt]|earned?)\b/,
        not(/\{address\}/, /\{address\}/),
        not(/\{tx\}/),
        not(/\b(?:fees?|gas)\b/),
      ),
      0.3,
    ],
    [/\btotal (?:received|sent|spent|inflow|outflow)\b/, 0.4],
  ],
  steps: ({ slots: { token }, asked }) => [
    {
      id: 'transfers',
      tool: 'list_transfers',
      title: 'Look through its transfers',
      args: ({ address }) => ({
        address,
        ...(token !== undefined && { mint: token }),
        ...(asked.direction !== undefined && { direction: asked.direction }),
        ...toWindow(asked),
        limit: 100,
      }),
    },
  ],
  tell(writer, { read, slots, asked }) {
    const found = read<TransfersData>('transfers');
    if (found === undefined) return;
    const { data, callId } = found;
    const { address, sums, direction } = data;
    // SOL stands first where there is any.
    const wantsSol =
      slots.token === undefined &&
      /\b(?:sols?|solana|lamports)\b/i.test(asked.text.replace(/[^\s.]{1,63}\.sol\b/gi, ''));
    const main = wantsSol ? sums.find(({ in: into }) => into.unit === 'SOL') : sums[0];
    if (main === undefined && sums.length > 0)
      writer.line`No SOL was moved by transfers of ${address} in ${counted(data.looked, 'transaction')}; tokens were.`;
    else if (main === undefined)
      writer.line`No such transfer of ${address} was found in ${counted(data.looked, 'transaction')}.`;
    else if (direction?.raw === 'in')
      writer.line`${address} received ${main.in} in ${counted(main.transfers, 'transfer')}.`;
    else if (direction?.raw === 'out')
      writer.line`${address} sent ${main.out} in ${counted(main.transfers, 'transfer')}.`;
    else writer.line`${address} received ${main.in} and sent ${main.out}, which is ${main.net} net.`;
    if (main !== undefined && sums.length > 1)
      writer.text`Besides, it moved other assets; each has its own sum.`;
    writer.table(
      'Sums by asset',
      [
        { title: 'Came in', align: 'end' },
        { title: 'Went out', align: 'end' },
        { title: 'Net', align: 'end' },
        { title: 'Transfers', align: 'end' },
      ],
      sums.map(({ in: into, out, net, transfers }) => [into, out, net, transfers]),
      callId,
    );
    if (data.from !== undefined) writer.text`Counted is from ${data.from} to ${data.to}.`;
    tellReach(writer, data);
    writer.table(
      'Transfers, newest first',
      [
        { title: 'Transaction' },
        { title: 'Time' },
        { title: 'Direction' },
        { title: 'Counterparty' },
        { title: 'Amount', align: 'end' },
      ],
      data.items.map((item) => [
        item.signature,
        item.time ?? item.slot,
        item.direction,
        item.counterparty,
        item.amount,
      ]),
      callId,
      3,
    );
    writer.suggest('Who does it deal with most?', 'Follow the money', 'What tokens does it hold?');
  },
});
