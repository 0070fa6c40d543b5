import type { Found } from '../tools/define-tool.ts';
import type listTrades from '../tools/list-trades.ts';
import { counted, words } from '../writing/counted.ts';
import { defineAccountIntent } from './define-account-intent.ts';
import { anyOf, inOrder } from './define-cue.ts';

/** Tokens whose average price is stated in words. */
const MAX_PRICES = 5;

type Data = NonNullable<Found<typeof listTrades>['data']>;

export default defineAccountIntent<'token'>({
  id: 'acct.trades',
  title: 'Read what it bought and sold',
  needs: [{ name: 'token', kind: 'token', optional: true }],
  phrases: [
    'which tokens did {address} sell',
    'which coins did {address} buy',
    'trading history of {address}',
    'recent buys and sells',
    'recent buys of this wallet',
    'buys and sells of {address}',
    'what did it buy and sell',
    'what did {address} buy',
    'what did {address} sell',
    'what did {address} buy and sell',
    'what has {address} been buying',
    'what has this wallet been trading',
    'what is this wallet buying',
    'what tokens did {address} trade',
    'which tokens did it buy',
    'trades of {address}',
    'trades of this wallet',
    'trade history of {address}',
    'trading history',
    'trading activity of {address}',
    'last {n} trades of {address}',
    'last trades of this wallet',
    'swaps of {address}',
    'swaps made by this wallet',
    'recent swaps of {address}',
    'show its swaps',
    'did {address} buy {token}',
    'did {address} sell {token}',
    'has {address} traded {token}',
    'did it sell its {token}',
    'when did {address} buy {token}',
    'at what price did {address} buy {token}',
    'what did {address} pay for {token}',
    'average entry of {address} in {token}',
    'how much {token} did {address} buy',
    'how much {token} did {address} sell',
    'pnl of {address}',
    'pnl',
    'profit and loss of this wallet',
    'profit of {address} on {token}',
    'how much profit did {address} make',
    'is this wallet profitable',
    'is {address} in profit',
    'what did this trader do',
    'qué compró {address}',
    'qué vendió {address}',
    'was hat {address} gekauft',
    'was hat {address} verkauft',
    "qu'a acheté {address}",
    'o que {address} comprou',
    'could you please list what this wallet bought',
    'what is {address} trading',
    'what has it traded',
    'what coins has this wallet been into',
    'which tokens is {address} buying',
    'which tokens has it sold',
    'which memecoins did this wallet buy',
    'what did he ape into',
    'what did {address} ape into',
    'what is it selling',
    'what has {address} sold recently',
    'what was the last thing it bought',
    'last buy of {address}',
    'last sell of this wallet',
    'last purchase of {address}',
    'purchases of {address}',
    'purchases and sales of this wallet',
    'recent purchases',
    'sales of {address}',
    'swap history of {address}',
    'swap history',
    'is {address} making money',
    'is this wallet making money',
    'is this trader any good',
    'how well does {address} trade',
    'how is this trader doing',
    'did this wallet make a profit',
    'did {address} lose money trading',
    'trading gains of {address}',
    'realised profit of this wallet',
    'win rate of {address}',
    'did this account trade today',
    'when did it sell {token}',
    'has this wallet ever bought {token}',
    'how much {token} has it bought',
    'at what price did it sell {token}',
    'entry price of {address} for {token}',
    'did {address} dump {token}',
    'is {address} dumping {token}',
    'has {address} sold its {token}',
    'which coins has {address} been trading',
    'did this wallet buy {token} recently',
    'show what it sold today',
    'is {address} up or down on {token}',
    'how did this wallet do on its trades',
    'has this wallet been buying anything',
    'show all swaps made by {address}',
    'what was its profit on {token}',
    'pnl of this wallet',
    'is he a profitable trader',
    'swaps done by {address} with entry and exit',
    'realized gains for this account',
    'win rate {address}',
    'how much has this guy made flipping memecoins',
    'did i lose or earn overall with my trading here',
    'which tokens did this wallet ape into',
    'thinking about copy trading {address} so i want to see whether his buys turned out well',
    'capital gains report for this address',
    'what coins was {address} purchasing yesterday',
    'best and worst trade on this wallet',
    'average entry of this account on {token}',
    'at what profit did {address} dump {token}',
    'has he been accumulating or offloading {token}',
    'every dex order executed by {address}, bought versus sold',
    'what has this degen been buying and selling lately',
    'copy-trading research: recent swaps made by {address}',
    'my clients tax return needs a line for each acquisition and disposal of coins by this wallet',
    'which coins did he ape into and which did he dump today',
    'every swap {address} made yesterday, {token} or otherwise',
    'last 20 swaps by this wallet',
    'is this trader in the green or the red',
    'what has {address} been aping into',
    'which coins did {address} buy and dump this week',
    'realized gains of {address} for the tax office',
    'does he actually make money or is he a larp',
    'i want to copy trade {address}, what is his win rate and his entries',
    'buys and sells by this wallet',
    'how much did i lose gambling on memes with {address}',
    'best and worst flips of {address}',
    'cost basis and proceeds of every disposal here',
    'everyone in my group copies {address} as if he was a genius, so id like to see what he bought, what he sold and whether he truly profits',
  ],
  cues: [
    [/(?:\{address\}|\{domain\}|\bit) (?:is )?(?:up or down|in profit|in loss) (?:on|with)\b/, 0.7],
    [
      anyOf(
        /\b(?:aped?|ape) into\b|\bwin rate\b|\blast thing it bought\b|\bthis trader\b/,
        inOrder(/\bcoins has\b/, /\bbeen into\b/),
        inOrder(/\bhow much \{token\} has it\b/, /\b(?:bought|sold)\b/),
      ),
      0.45,
    ],
    [
      /\b(?:did it sell|when did (?:it|\{address\}) (?:sell|buy)) (?:its )?\{token\}|\bpay for \{token\}|\bits swaps\b/,
      0.35,
    ],
    [/\b(?:trad(?:e|ing)|swap) (?:history|activity)\b|\bbuys and sells\b/, 0.4],
    [anyOf(/\bpnl\b/, inOrder(/\bprofit/, /\bwallet\b|\{address\}|\{domain\}|\baccount\b|\bit\b/)), 0.4],
    [
      inOrder(
        /\{address\}|\{domain\}|\bwallet\b|\btrader\b|\bit\b/,
        /\b(?:buy|bought|buying|sell|sold|selling|trad(?:e|ed|ing)|swapp?(?:ed|ing)?)\b/,
      ),
      0.3,
    ],
    [
      /\b(?:trades|swaps) (?:of|by|made by|from) (?:\{address\}|\{domain\}|this wallet|this trader|this account)/,
      0.4,
    ],
  ],
  steps: ({ slots: { token }, asked }) => [
    {
      id: 'trades',
      tool: 'list_trades',
      title: 'List its trades',
      args: ({ address }) => ({
        trader: address,
        ...(token !== undefined && { mint: token }),
        ...(asked.side !== undefined && token !== undefined && { side: asked.side }),
        limit: Math.min(asked.limit ?? 10, 50),
      }),
    },
    {
      id: 'result',
      tool: 'compute',
      title: 'Compute what is left',
      after: ['trades'],
      args: (_of, results) => {
        const result = results.get('trades');
        const data = result?.ok === true ? (result.data as Data) : undefined; // what the step before lists
        return data === undefined || data.sums.trades.raw === '0'
          ? undefined
          : { op: 'difference', operands: [data.sums.soldValue.id, data.sums.boughtValue.id] };
      },
    },
  ],
  tell(writer, { read, asked }) {
    const found = read<Data>('trades');
    if (found === undefined) return;
    const { data, callId } = found;
    const { sums, trader, trades } = data;
    const rest = read<{ readonly value: (typeof sums)['soldValue'] }>('result')?.data.value;
    if (sums.trades.raw === '0') {
      writer.line`The index has no trade of ${trader}${data.mint === undefined ? undefined : [{ kind: 'text' as const, text: ' in the token ' }, data.mint]}.`;
    } else if (sums.bought !== undefined && sums.sold !== undefined) {
      writer.line`${trader} bought ${sums.bought} for ${sums.boughtValue} and sold ${sums.sold} for ${sums.soldValue}.`;
    } else {
      writer.line`${trader} made ${counted(sums.trades, 'trade')}: ${counted(sums.buys, 'buy')} worth ${sums.boughtValue} and ${counted(sums.sells, 'sell')} worth ${sums.soldValue}.`;
    }
    if (/\baverage\b|\bentry\b|\b(?:at what|which|what) price\b/i.test(asked.text)) {
      for (const { mint, boughtAt, soldAt } of (data.tokens ?? []).slice(0, MAX_PRICES)) {
        if (boughtAt !== undefined)
          writer.line`It bought ${mint} at ${boughtAt} on average${soldAt === undefined ? undefined : [words(' and sold it at '), soldAt]}.`;
      }
    }
    const asksProfit = /\b(?:pnl\b|profit|loss|in the green\b)/i.test(asked.text);
    if (rest !== undefined) {
      if (asksProfit)
        writer.line`Sold less bought is ${rest}. That is money in and out, no profit: what is still held is not valued in it.`;
      else writer.full`Sold less bought is ${rest}; what is still held is not valued in it.`;
    }
    writer.table(
      'By token',
      [
        { title: 'Token' },
        { title: 'Bought', align: 'end' },
        { title: 'Sold', align: 'end' },
        { title: 'Bought for', align: 'end' },
        { title: 'Sold for', align: 'end' },
        { title: 'Bought at', align: 'end' },
        { title: 'Sold at', align: 'end' },
      ],
      (data.tokens ?? []).map(({ mint, bought, sold, boughtValue, soldValue, boughtAt, soldAt }) => [
        mint,
        bought,
        sold,
        boughtValue,
        soldValue,
        boughtAt ?? words('none'),
        soldAt ?? words('none'),
      ]),
      callId,
    );
    writer.table(
      'Its newest trades',
      [
        { title: 'Time' },
        { title: 'Side' },
        { title: 'Amount', align: 'end' },
        { title: 'For', align: 'end' },
        { title: 'Value', align: 'end' },
        { title: 'Transaction' },
      ],
      trades.map(({ time, side, amount, otherAmount, value, signature }) => [
        time,
        side,
        amount,
        otherAmount,
        value,
        signature,
      ]),
      callId,
      data.tokens === undefined || data.tokens.length === 0 ? 2 : 3,
    );
    if (data.from !== undefined)
      writer.note`These are ${counted(data.looked, 'trade')} of the index, from ${data.from} to ${data.to}.`;
    writer.suggest(
      'What tokens does it hold?',
      'Show its latest transactions',
      'How much came in and went out?',
    );
  },
});
