import { toWindow, type TransactionsData } from '../writing/account-findings.ts';
import { counted, words } from '../writing/counted.ts';
import { sentence, type Piece } from '#assistant/write/writer';
import { defineAccountIntent } from './define-account-intent.ts';
import { inOrder } from './define-cue.ts';

const LISTED = 10;
const RANGE_LISTED = 50;

export default defineAccountIntent({
  id: 'acct.recent',
  title: 'List its latest transactions',
  phrases: [
    'what has it been up to',
    'what is it up to',
    'what is this account doing these days',
    'what is {address} doing these days',
    'show failed transactions',
    'list the failed transactions of {address}',
    'what is new with {address}',
    'anything new in this wallet',
    'what is new with this account',
    'qué ha hecho {address} últimamente',
    'qué hizo hoy esta cuenta',
    'was hat {address} zuletzt gemacht',
    'show its latest transactions',
    'latest transactions of {address}',
    'last transactions of {address}',
    'last {n} transactions of {address}',
    'last {n} transactions',
    'last {n} txs of this wallet',
    'recent transactions',
    'recent transactions of {address}',
    'recent activity',
    'recent activity of {address}',
    'latest activity',
    'what has {address} been doing',
    'what has {address} done today',
    'what has this wallet been up to',
    'what did {address} do lately',
    'what did it do today',
    'what is {address} doing',
    'activity?',
    'activity of this wallet',
    'transaction history',
    'transaction history of {address}',
    'history of {address}',
    'show history',
    'show me the transactions of this account',
    'list transactions',
    'list the transactions of {address}',
    'transactions of {address}',
    'what happened in this wallet recently',
    'most recent transactions',
    'newest transactions of this account',
    'what was the last transaction of {address}',
    'latest tx of {address}',
    'show failed transactions of {address}',
    'last failed transactions of this wallet',
    'list its transfers and swaps from today',
    'and what did it do recently',
    'últimas transacciones de {address}',
    'actividad reciente de {address}',
    'letzte transaktionen von {address}',
    'dernières transactions de {address}',
    'activité récente de {address}',
    'últimas transações de {address}',
    'could you please list what this wallet did lately',
    'what is going on with this wallet',
    'what is going on with {address}',
    'i would like to see its last operations',
    'is there a way to see what {address} did',
    'log of {address}',
    'activity log',
    'activity feed of {address}',
    'timeline of {address}',
    'timeline of this wallet',
    'past transactions of {address}',
    'past transactions',
    'previous transactions of this wallet',
    'earlier transactions',
    'what did this wallet do yesterday',
    'what did {address} do in the last hour',
    'what has it done',
    'what has it done in the last day',
    'what has he been doing',
    'recent moves of {address}',
    'recent moves',
    'latest actions of this wallet',
    'last actions',
    'last thing it did',
    'what was the last thing {address} did',
    'what did it do last',
    'the last few transactions',
    'a list of its transactions',
    'all transactions of {address}',
    'show all transactions',
    "today's transactions of {address}",
    'what transactions were there today',
    'any activity today',
    'any recent activity on {address}',
    'did anything happen in this wallet today',
    'did {address} do anything today',
    'last {n} operations',
    'histórico de {address}',
    'what was {address} up to this week',
    'give me the most recent things it did',
    'show me the latest stuff from this wallet',
    'has {address} been doing anything lately',
    'list the {n} newest transactions of {address}',
    'what has been happening on {address}',
    'show the newest activity for this wallet',
    'what were the last {n} things {address} did',
    'what has this wallet been up to lately',
    'last 10 things {address} did',
    'show me his newest moves',
    'history of this account, most recent first',
    'what happened here today',
    'any new tx on {address} in the past hour',
    'i left my bot running overnight, can you go through what it has been doing on this account since then',
    'most recent signatures for {address}',
    'what was the very last operation of this wallet',
    'pull up the activity feed of {address}',
    'did he do anything just now',
    'catch me up on {address}',
    'log of this address for the current day',
    'the five freshest entries from the transaction list here',
    'scroll through latest events on this wallet for me',
    'what has {address} been up to lately',
    'last ten transactions',
    'show the newest activity here',
    'anything happen on {address} in the past hour',
    'what did he just do',
    'i stepped away for lunch, catch me up on {address}',
    'tx history, most recent on top',
    'latest moves of this whale',
    'did my bot {address} do something overnight, list it',
    'i had left my laptop unlocked in a cafe for twenty minutes, so please show me the last things that went through {address} just to be sure',
    'pull up the activity feed for {address}',
    'what are the few last things which this address has made',
  ],
  cues: [
    [
      /^\W{0,9}what (?:is|has) (?:it|he|\{address\}|\{domain\}|this (?:wallet|account))(?: been)? (?:up to|doing)\b|\bwhat is new (?:with|in) (?:\{|this)/,
      0.4,
    ],
    [
      /\b(?:previous|past|earlier) transactions?\b|\bhist[oó]rico\b|\b(?:[uú]ltimamente|zuletzt|hizo hoy)\b|\blist its transfers\b/,
      0.4,
    ],
    [/\bbeen up to\b|\bup to (?:lately|recently|today)\b/, 0.6],
    [
      /\bwhat (?:did|does) (?:it|this (?:wallet|account|address)|\{address\}|\{domain\}) do\b|\bwhat it did\b/,
      0.45,
    ],
    [inOrder(/\b(?:show|list|see|give me|which)\b/, /\bfailed (?:transactions?|txs?|txns?)\b/), 0.35],
    [
      /\b(?:last|latest|recent|newest)\b(?: \S{1,90})? (?:failed )?(?:transactions?|txs?|txns?|activity)\b/,
      0.35,
    ],
    [/\b(?:activity|history)\b/, 0.2],
    [
      inOrder(
        /\bwhat (?:has|did|is|was)\b/,
        /\b(?:doing|done|do|up to)\b/,
        /\b(?:today|lately|recently|this week|yesterday)\b/,
      ),
      0.35,
    ],
  ],
  steps: ({ asked }) => [
    {
      id: 'transactions',
      tool: 'list_transactions',
      title: 'List its transactions',
      args: ({ address }) => ({
        address,
        limit: asked.limit ?? (asked.range === undefined ? LISTED : RANGE_LISTED),
        ...toWindow(asked),
        ...(/\b(?:failed|failing|failures?)\b/i.test(asked.text) && { status: 'failed' }),
      }),
    },
  ],
  tell(writer, { read }) {
    const found = read<TransactionsData>('transactions');
    if (found === undefined) return;
    const { data, callId } = found;
    const [first] = data.items;
    if (first === undefined) {
      if (data.from === undefined) writer.line`No transactions of ${data.address} are known to the node.`;
      else writer.line`${data.address} made no transaction from ${data.from} to ${data.to}.`;
      return;
    }
    const done: Piece =
      first.summary === undefined ? [words('its action is '), first.action] : sentence(first.summary);
    if (first.time === undefined) writer.line`Its newest transaction is ${first.signature}: ${done}.`;
    else writer.line`Its newest transaction, ${first.signature}, was at ${first.time}: ${done}.`;
    writer.table(
      'Newest first',
      [
        { title: 'Transaction' },
        { title: 'Time' },
        { title: 'What it did' },
        { title: 'Outcome' },
        { title: 'Its balance', align: 'end' },
      ],
      data.items.map(({ signature, time, slot, summary, action, status, changes }) => [
        signature,
        time ?? slot,
        summary === undefined ? action : sentence(summary),
        status,
        changes.flatMap(({ amount }, i): Piece[] => [i === 0 ? undefined : words(', '), amount]),
      ]),
      callId,
    );
    if (data.failed.raw !== '0') writer.text`Of the ${data.listed} listed, ${data.failed} failed.`;
    if (data.unread.raw !== '0')
      writer.note`What ${counted(data.unread, 'of them')} did could not be read in time.`;
    if (data.complete.raw === 'no') writer.note`These are the newest ${data.listed}; it has older ones.`;
    else writer.full`That is all the node keeps of it.`;
    if (data.from !== undefined) writer.text`Listed is from ${data.from} to ${data.to}.`;
    writer.suggest(
      'Who does it deal with most?',
      'How much came in and went out?',
      'How old is this account?',
    );
  },
});
