import { tellReach, toWindow, type TransfersData } from '../writing/account-findings.ts';
import { counted } from '../writing/counted.ts';
import { defineAccountIntent } from './define-account-intent.ts';

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
  ],
  cues: [
    [
      /\bhow (?:much|many) sol (?:has|have|did)\b.*\b(?:handed|given|sent|paid|received|taken|got|gotten|earned)\b(?!.*\b(?:fees?|gas)\b)/,
      0.3,
    ],
    [/\bhow much\b.*\b(?:left|entered|enter) (?:this|the|it|\{)/, 0.3],
    [
      /\b(?:all in all|add up|sum of|entered|in and sol out|flow summary)\b(?!.*\bfees?\b)|\bhow much \{token\} left \{/,
      0.35,
    ],
    [
      /\bwhat did\b.*\b(?:earn|receive this|receive today)|\bwie viel (?:ging|hat)\b.*\b(?:raus|rein|erhalten)\b|\bdinero entr\w+/,
      0.4,
    ],
    [/\bhow much\b.*\b(?:left|withdrew|withdrawn?|deposit\w*)\b (?:this|the|my|\{|from|to|in|into)/, 0.4],
    [
      /\b(?:inflows?|outflows?|net ?flow|cash ?flow|in and out|money in)\b|\b(?:came|come|coming) in\b|\bwent out\b/,
      0.4,
    ],
    [
      /\bhow much\b.*\b(?:received?|sent|send|spen[dt]|earned?)\b(?!.*\{address\}.*\{address\})(?!.*\{tx\})(?!.*\b(?:fees?|gas)\b)/,
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
      /\b(?:sols?|solana|lamports)\b/i.test(asked.text.replace(/\S+\.sol\b/gi, ''));
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
