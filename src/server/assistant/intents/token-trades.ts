import { counted, words } from '../writing/counted.ts';
import { tokenName } from '../writing/token-name.ts';
import { anyOf, inOrder, not } from './define-cue.ts';
import { toRowLimit } from './define-intent.ts';
import { defineTokenIntent, type TokenTools } from './define-token-intent.ts';
import { isNone } from './define-transaction-intent.ts';

type Trade = TokenTools['list_trades']['trades'][number];

const LARGE = /\b(?:biggest|largest|big|huge|whales?|top|major)\b/i;

export default defineTokenIntent({
  id: 'token.trades',
  title: 'List the trades of the token',
  tool: 'list_trades',
  reads: 'Read the trades',
  phrases: [
    'is anyone dumping {token}',
    'is anyone selling',
    'show sells',
    'show buys',
    'show me the sells',
    'sells?',
    'buys?',
    'recent swaps of {address}',
    'swaps of {address}',
    'trades of {address}',
    'last trades of {token}',
    'last {n} trades of {token}',
    'last {n} trades',
    'latest trades of {address}',
    'recent trades of {token}',
    'recent trades',
    'trades?',
    'trades of {token}',
    '{token} trades',
    'show its last trades',
    'show me the latest trades of this token',
    'who is buying {token}',
    'who is selling {token}',
    'who bought {token} last',
    'who sold {token}',
    'who traded this token',
    'buys of {token}',
    'sells of {token}',
    'last {n} buys of {token}',
    'last {n} sells',
    'latest buys',
    'latest sells',
    'biggest buys of {token}',
    'biggest buys today',
    'biggest sell of {token} today',
    'largest trades of {token}',
    'biggest trades',
    'whale trades of {token}',
    'are whales buying {token}',
    'are whales selling',
    'big buyers of {token}',
    'are there more buyers or sellers of {token}',
    'buy pressure on {token}',
    'buys vs sells',
    'how many buys and sells did {token} have',
    'trade history of {token}',
    'list swaps of {token}',
    'swaps of this token',
    'order flow of {token}',
    'últimas operaciones de {token}',
    'quién está comprando {token}',
    'letzte trades von {token}',
    'wer kauft {token}',
    'derniers échanges de {token}',
    'qui achète {token}',
    'últimas negociações de {token}',
    'could you please list the last trades of {token}',
    'i would like to see who is buying {token}',
    'who is getting out of {token}',
    'who is getting into {token}',
    'who keeps buying this',
    'who keeps selling {token}',
    'who just bought {token}',
    'who just sold',
    'who bought it',
    'who sold it',
    'is anyone buying',
    'is anyone buying {token}',
    'is somebody selling a lot',
    'are people buying {token}',
    'are people selling this coin',
    'are whales dumping {token}',
    'big sells of {token}',
    'big buys',
    'largest buy of {token}',
    'largest sell today',
    'most recent trade of {token}',
    'most recent buys of {token}',
    'newest trades',
    'new trades of {token}',
    'last purchase of {token}',
    'last sale of {token}',
    'recent purchases of {token}',
    'sales of {token}',
    'purchases of this token',
    'transactions buying {token}',
    'latest swaps of {token}',
    'swap list of {token}',
    'trade log of {token}',
    'trade feed',
    'tape of {token}',
    'buyers of {token}',
    'sellers of {token}',
    'more buys or sells',
    'more sellers than buyers',
    'buy and sell ratio of {token}',
    'selling pressure',
    'show trading activity of {token}',
    'who has been buying {token} lately',
    'show me the most recent buys',
    'list the latest sells of {token}',
    'did whales sell {token}',
    'are more people selling than buying',
    'who was buying {token} today',
    'show the last {n} swaps of {token}',
    'any big sells of {token}',
    'latest swaps of this coin',
    'show the tape for {token}',
    'recent buys and sells here',
    'last ten trades in {token}',
    'is somebody dumping {token} this very minute, show the orders coming in',
    'live order flow of this token',
    'most recent purchases of {token}, size and wallet',
    'how big was the last sell of this coin',
    '{token} transaction feed, only the dex fills',
    'what did people pay in the newest swaps of {token}',
    'are there more buyers or sellers of {token} in the past minutes',
    'stream of executions for this mint',
    'who dumped on us just now, look at the sells of {token}',
    'give me the latest prints',
    'history of market orders for {token}',
    'any large fill on this coin lately',
    'see last persons who traded {token}',
    'who is been aping in the last few minutes',
    'recent buys and sells of {token}',
    'show the tape',
    'did somebody just dump a huge bag of this? show me the most recent swaps of it',
    'lates {token} swaps, newest on top',
    'last 50 fills for this coin with size and wallet',
    'latest trades of {token}',
    'who just bought this',
    'any big sells on {token} in the last few minutes',
    'most recent purchases of this coin',
    'order flow of {token} right now',
    'somebody nuked the candle, who sold',
    'last fills for {token}',
    'live swaps of this coin',
    'are there more buyers than sellers on {token} at the moment, list the last swaps',
    'who is been scooping up {token} these minutes',
    'time and sales for this mint',
  ],
  cues: [
    [
      anyOf(
        inOrder(/\b(?:which|what|whose) (?:wallets?|accounts?|people|traders?)\b/, /\btrad/, /\{token\}/),
        inOrder(/\bwho\b/, /\b(?:trad|buy|sell|bought|sold)/, /\{token\}/),
      ),
      0.5,
    ],
    [inOrder(/\b(?:largest|biggest|last|latest)\b/, /\{token\}/, /\btrades?\b/), 0.5],
    [
      /^\W{0,9}(?:is|are) (?:anyone|somebody|anybody|people|whales) (?:buying|selling|dumping)\b|\b(?:trade feed|tape of|order flow|trades\W{0,9}$)|^\W{0,9}\{token\} trades\b|\bwer kauft\b|\bqui ach[eè]te\b/,
      0.5,
    ],
    [/\bhow many buys and sells\b|\b(?:swaps|trades) of \{token\}/, 0.3],
    [
      anyOf(
        /\b(?:its|last|latest|recent|biggest|largest|whale) (?:\{n\} )?(?:trades?|buys?|sells?)\b/,
        inOrder(
          /\btrades?\b/,
          not(/\b(?:i|my|wallet|account)\b/),
          /\{token\}|\bthis (?:token|coin)|\bof it\b/,
        ),
      ),
      0.35,
    ],
    [
      /\b(?:show|list) (?:me )?(?:the )?(?:last |latest )?(?:sells|buys)\b|\b(?:recent|latest|last) swaps (?:of|for)\b/,
      0.3,
    ],
    [
      anyOf(
        /\bwho(?:'s| is| has| are)? (?:been )?(?:buying|selling|bought|sold|traded)\b/,
        inOrder(/\bwhales?\b/, /\b(?:buy|sell)/),
      ),
      0.4,
    ],
    [
      anyOf(/\b(?:buy|sell)(?:ing)? pressure\b/, inOrder(/\b(?:buyers?|buys?)\b/, /\b(?:sellers?|sells?)\b/)),
      0.35,
    ],
  ],
  args: (asked) => ({
    ...(asked.side !== undefined && { side: asked.side }),
    ...toRowLimit(asked),
  }),
  tell(writer, data, { callId, asked }) {
    const name = data.mint === undefined ? words('this market') : tokenName({ ...data, mint: data.mint });
    const { sums, side } = data;
    const kind = side.raw === 'buy' ? 'buy' : side.raw === 'sell' ? 'sell' : 'trade';
    if (isNone(data.found)) {
      writer.line`Our index knows no ${words(kind)} of ${name} in the blocks it covers, from ${data.coverage.from} to ${data.coverage.to}.`;
      writer.suggest('What is this token?', 'Who are its biggest holders?', 'Which tokens are traded most?');
      return;
    }
    const isLarge = LARGE.test(asked.text);
    const [top] = data.largest;
    const [last] = data.trades;
    const bought = (trade: Trade) => words(trade.side.raw === 'buy' ? 'bought' : 'sold');
    if (isLarge && top !== undefined) {
      writer.line`The largest ${words(kind)} of ${name}: ${top.trader} ${bought(top)} ${top.amount}${top.value === undefined ? undefined : [words(' for '), top.value]} at ${top.time}.`;
    } else if (last !== undefined) {
      writer.line`The newest ${words(kind)} of ${name}: ${last.trader} ${bought(last)} ${last.amount}${last.value === undefined ? undefined : [words(' for '), last.value]} at ${last.time}.`;
    }
    writer.text`Among the ${counted(data.looked, 'trade')} looked through there are ${counted(sums.buys, 'buy')} worth ${sums.boughtValue} and ${counted(sums.sells, 'sell')} worth ${sums.soldValue}, by ${counted(sums.traders, 'wallet')}.`;
    const columns = [
      { title: 'Time' },
      { title: 'Side' },
      { title: 'Trader' },
      { title: 'Amount', align: 'end' as const },
      { title: 'Against', align: 'end' as const },
      { title: 'Value', align: 'end' as const },
      { title: 'Transaction' },
    ];
    const toRow = (row: Trade) => [
      row.time,
      row.side,
      row.trader,
      row.amount,
      row.otherAmount,
      row.value ?? words('not known'),
      row.signature ?? words('not stored'),
    ];
    const largest = ['Largest first', columns, data.largest.map(toRow), callId] as const;
    const newest = ['Newest first', columns, data.trades.map(toRow), callId] as const;
    if (isLarge) {
      writer.table(...largest);
      writer.table(...newest, 3);
    } else {
      writer.table(...newest);
      writer.table(...largest, 3);
    }
    writer.note`These are from ${data.from} to ${data.to}; a trade through several pools has a row for each pool.`;
    writer.suggest(
      'What is its price?',
      'Show its chart',
      'Who are its biggest holders?',
      'Show the biggest buys',
    );
  },
});
