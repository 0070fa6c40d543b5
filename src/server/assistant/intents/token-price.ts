import type { Found } from '../tools/define-tool.ts';
import type compute from '../tools/compute.ts';
import { words } from '../writing/counted.ts';
import { tokenName } from '../writing/token-name.ts';
import { anyOf, inOrder, not } from './define-cue.ts';
import { defineTokenIntent, TOKEN_STEP, type TokenTools } from './define-token-intent.ts';

type Computed = NonNullable<Found<typeof compute>['data']>;

export default defineTokenIntent({
  id: 'token.price',
  title: 'Read the price of the token',
  tool: 'get_market',
  reads: 'Read the price',
  phrases: [
    'what is the price of {token}',
    'what is the price of {address}',
    'price of token {address}',
    '{token} to usd',
    'what does it cost',
    'how much does it cost',
    'how much is it',
    'what is the price',
    'how expensive is {token}',
    'price of {token}',
    'price of {address}',
    'price?',
    'price',
    '{token} price',
    '{token} price in usd',
    '{token} usd',
    'sol price',
    'price of sol',
    'what is the price of sol right now',
    'how much is sol worth',
    'how much is one sol',
    'what is sol at',
    'how much is {token}',
    'how much is {token} worth',
    'how much does {token} cost',
    'what does one token cost',
    'what is it worth',
    'what is {token} trading at',
    'current price of this token',
    'what is the price of this coin right now',
    'value of {n} {token}',
    'value of {n} sol in usd',
    'how much is {n} {token} in dollars',
    'how much are {n} {token} worth',
    'convert {n} {token} to usd',
    'convert {n} sol to dollars',
    '{n} {token} in usd',
    '{n} sol in dollars',
    'what would {n} {token} be worth',
    'market cap of {token}',
    'what is the market cap',
    'mcap?',
    'fdv of {token}',
    'and its price',
    'what about the price',
    'token price in sol',
    'quote for {token}',
    'cuánto vale {token}',
    'precio de {token}',
    'wie viel ist {token} wert',
    'preis von {token}',
    'quel est le prix de {token}',
    'combien vaut {token}',
    'quanto custa {token}',
    'preço do {token}',
    'could you please tell me the price of {token}',
    'i would like to know what {token} costs',
    'what is {token} worth',
    'what is {token} worth now',
    'what is {token} worth in dollars',
    'what does {token} cost',
    'what does {token} go for',
    'what does {token} stand at',
    'where does {token} stand',
    'what is one {token} worth',
    'how much for one {token}',
    'how much for {token}',
    'how much {token} costs',
    'how much is this coin',
    'how much is this token worth',
    'how much usd is one {token}',
    'how many dollars is {token}',
    'how many dollars is one sol',
    'how many dollars are {n} {token}',
    'how valuable is {token}',
    'value of {token}',
    'value of this token',
    'value of one sol',
    'rate of {token}',
    'current rate of {token}',
    'exchange rate of {token} to usd',
    'last price of {token}',
    'latest price',
    'live price of {token}',
    'spot price of {token}',
    'price now',
    'price right now',
    'price in dollars',
    'price in sol',
    'price pls',
    '{token} worth',
    '{token} value',
    '{token} rate',
    '{token} market cap',
    'marketcap',
    'capitalization of {token}',
    'fully diluted value of {token}',
    'valuation of {token}',
    'sol in usd',
    'sol to usd',
    'one sol in dollars',
    'is {token} expensive',
    'how much would {n} {token} cost',
    'tell me the current price of {token}',
    'what is {token} going for',
    'how much does one {token} cost in dollars',
    '{token} in usd',
    'what is a {token} worth today',
    'what would i pay for one {token}',
    'how much is {n} {token} in usd',
    'what is the going price of {token}',
    'what is one of these worth in dollars',
    'current quote for this coin',
    'what does {token} trade at',
    'how many sol for one {token}',
    'cost of a single unit',
    'what is the going rate for {token} at the moment',
    'i need the value of {token} in euro for my bookkeeping',
    'last known price of this mint',
    'how much money would 5000 {token} fetch right now',
    'spot value {token}',
    'yo where is {token} at',
    'is {token} above one dollar yet',
    'what must i pay to get one coin of this',
    'what is 250 {token} in usdc',
    'does {token} hold its peg right now',
    'how much does a single one of these cost',
    'what is sol trading at',
    'current dollar value of one unit of this token',
    'hi there, would you quote me {token} please',
    'pirce now',
    'how much is one of these worth',
    'quote me {token} in dollars',
    'sol usd now',
    'current rate for this coin',
    'what is the market paying per {token} at this instant',
    'is {token} above one cent',
    'spot value of {token} in sol',
    'how much for 1000 {token}',
    'what does it cost at present',
    'where is {token} trading at',
  ],
  cues: [
    [
      anyOf(
        /\b(?:sol|dollars) for (?:one|1|a single) \{token\}/,
        inOrder(/\{token\}/, /\btrad(?:e|es|ing) at\b/),
      ),
      0.7,
    ],
    [/\bprice of (?:token )?\{address\}/, 0.3],
    [
      /^\W{0,9}how much (?:is|for|does)? ?(?:one |a )?(?:\{token\}|sol|it|this (?:coin|token))(?: worth| cost| costs?)?\W{0,9}$/,
      0.3,
    ],
    [
      /\b(?:go|goes|stand|stands|trading) (?:at|for)\W{0,9}$|\bwhere does \{token\} stand\b|\bcapitali[sz]ation\b|\bwhat does (?:it|one token) cost\b|\bwhat is sol at\b/,
      0.4,
    ],
    [/\{token\} at(?: right now| now| today)?\W{0,9}$/, 0.5],
    [inOrder(/\bprice\b/, not(/\b(?:got|get|paid|execution|swap|trade|fill|predict|tomorrow|target)/)), 0.15],
    [/\b(?:market ?cap|mcap|fdv)\b/, 0.4],
    [
      anyOf(
        /\d ?(?:\{token\}|sol) (?:in|to|worth)\b/,
        inOrder(/\b(?:worth|value of|convert)\b/, /\{token\}|\bsol\b/),
      ),
      0.3,
    ],
  ],
  args: ({ amount, window }) => ({
    ...(amount !== undefined && { amount }),
    ...(window !== undefined && { window }),
  }),
  further: ({ amount }) =>
    amount === undefined
      ? []
      : [
          {
            id: 'value',
            tool: 'compute',
            title: 'Multiply by the price',
            after: [TOKEN_STEP],
            args: (results) => {
              const data = results.get(TOKEN_STEP)?.data as TokenTools['get_market'] | null | undefined; // what `get_market` finds
              if (data?.amount === undefined || data.price === undefined) return undefined;
              return { op: 'product', operands: [data.amount.id, data.price.usd.id] };
            },
          },
        ],
  tell(writer, data, { writing }) {
    const { price } = data;
    const name = tokenName(data);
    const value = writing.read<Computed>('value')?.data.value;
    if (price === undefined) {
      writer.line`There is no price of ${name}. ${data.priceMissing}`;
      writer.suggest('What is this token?', 'Who are its biggest holders?', 'Which tokens are traded most?');
      return;
    }
    if (value !== undefined)
      writer.line`${data.amount} ${words(/^1(?:\.0+)?$/.test(data.amount?.ui ?? '') ? 'is' : 'are')} worth ${value}.`;
    else writer.line`${name} trades at ${price.usd}.`;
    if (value !== undefined) writer.text`One ${name} is worth ${price.usd}, as of ${price.time}.`;
    else if (price.sol.raw === '1') writer.text`That is as of ${price.time}.`;
    else writer.text`That is ${price.sol}, as of ${price.time}.`;
    if (data.day.change !== undefined) writer.text`In the last day the price changed by ${data.day.change}.`;
    if (data.marketCap !== undefined)
      writer.text`All units together are worth ${data.marketCap} at this price.`;
    if (price.thin.raw === 'yes') {
      writer.note`This price is thin: little money stands behind it, so a small trade moves it far.`;
    }
    if (price.stale.raw === 'yes')
      writer.note`This price is stale: the last trade was ${price.age} before the newest block.`;
    if (price.liquidity !== undefined)
      writer.full`${price.liquidity} stand in the thinnest market the price is read from.`;
    writer.full`The price is read from trades in our own index, up to slot ${data.coverage.slot}.`;
    writer.suggest(
      'Is it up or down?',
      'Show its chart',
      'What is its liquidity?',
      'Who are its biggest holders?',
    );
  },
});
