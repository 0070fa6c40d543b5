import type { ToolResult } from '#contracts/assistant/agent';
import type { Found } from '../tools/define-tool.ts';
import type compute from '../tools/compute.ts';
import { listed, sentence } from '#assistant/write/writer';
import { counted } from '../writing/counted.ts';
import { inOrder } from './define-cue.ts';
import { defineIntent, step, type Step } from './define-intent.ts';
import { isFailed, isNone, type TransactionData } from './define-transaction-intent.ts';

type Computed = NonNullable<Found<typeof compute>['data']>;

/** How much of one side for a unit of the other, of the first trade. */
const ratio = (id: string, title: string, top: 'sold' | 'bought'): Step => ({
  id,
  tool: 'compute',
  title,
  after: ['transaction'],
  args: (results: ReadonlyMap<string, ToolResult>) => {
    const result = results.get('transaction');
    const trade = result?.ok === true ? (result.data as TransactionData).trades[0] : undefined; // what the step before reads
    if (trade === undefined || isNone(trade.sold) || isNone(trade.bought)) return undefined;
    const bottom = top === 'sold' ? 'bought' : 'sold';
    return { op: 'ratio', operands: [trade[top].id, trade[bottom].id] };
  },
});

export default defineIntent({
  id: 'tx.swap_price',
  title: 'Compute the price of the swap',
  needs: [{ name: 'signature', kind: 'transaction' }],
  phrases: [
    'how much did each token cost',
    'how much did each token cost in {tx}',
    'what did one token cost them',
    'buy price of this swap',
    'sell price of this swap',
    'buy price in {tx}',
    'what price did they get',
    'what price did {tx} get',
    'what was the price of this swap',
    'price of the swap in {tx}',
    'execution price',
    'execution price of {tx}',
    'executed price?',
    'effective price of this trade',
    'at what price did it trade',
    'at what price was it swapped',
    'at what rate did they swap',
    'exchange rate of this swap',
    'what was the rate in {tx}',
    'swap rate',
    'slippage of this swap',
    'how much slippage did they have',
    'what did they pay per token',
    'price per token in this swap',
    'how much did they get for their sol',
    'how much did they swap',
    'what did they swap for what',
    'what was swapped in {tx}',
    'how many tokens did they get for it',
    'did they get a good price',
    'was it a good trade price',
    'unit price paid in this transaction',
    'average fill price',
    'fill price of {tx}',
    'price they bought at',
    'price they sold at in {tx}',
    'a qué precio se hizo el swap',
    'qué precio obtuvo',
    'zu welchem preis wurde getauscht',
    'zu welchem kurs',
    "à quel prix l'échange a été fait",
    'a que preço foi a troca',
    'could you please tell me at what price this swap was made',
    'i would like to know the price they got',
    'what price was paid',
    'what price did i get',
    'what price did the trader get',
    'what rate did i get',
    'what rate did they get in {tx}',
    'what was the swap rate',
    'what was the exchange rate',
    'what was the rate of the swap',
    'what was traded for what',
    'what was exchanged for what',
    'what did they trade',
    'what did they trade for what',
    'what did i get for my sol',
    'what did they get for their tokens',
    'what did they buy in {tx}',
    'what did they sell in {tx}',
    'what was bought and sold in this transaction',
    'how much per token',
    'how much did they pay for each token',
    'how much was paid per token in {tx}',
    'how much did i get out of the swap',
    'how many tokens did they buy',
    'how many tokens did the swap return',
    'how good was the price',
    'how bad was the slippage',
    'was the slippage high',
    'was the price fair',
    'was the price good',
    'did they get a fair rate',
    'price per token',
    'price per unit in {tx}',
    'price of the trade',
    'price of this trade',
    'price impact',
    'price impact of {tx}',
    'purchase price',
    'selling price',
    'swap price',
    'swap details',
    'rate of the trade',
    'input and output of the swap',
    'entry price of this swap',
    'what price did the swap execute at',
    'how much did one token cost in {tx}',
    'what was the rate they received',
    'at what price did they buy',
    'how much slippage was there',
    'what was the price per token',
    'at which rate was it swapped',
    'what price did they pay in {tx}',
    'at what price did i buy in {tx}',
    'slippage on this swap',
    'effective rate in {tx}',
    'how much usdc per token did this trade get',
    'did i get a bad fill',
    'execution price versus market in {tx}',
    'what was my entry here',
    '{tx} price impact',
    'how many tokens did i receive for each sol in this swap',
    'jupiter quoted me something else, what rate did {tx} really execute at',
    'average price paid per coin in this transaction',
    'exchange ratio between the two assets swapped in {tx}',
    'was my sell in {tx} near the quoted price or did they rip me off',
    'cost basis per unit for the purchase in {tx}, needed for tax',
    'how far from the expected output did this swap end',
    'rate i got',
    'by how much did {tx} slip',
    'per coin what have i paid in trade {tx}',
    'what rate did i get on this swap',
    'effective execution price in {tx}',
    'slippage on this one',
    'think i got sandwiched, how much worse than market was my fill',
    'in {tx} how many dollars did i effectively pay per {token}',
    'cost basis: unit price at which the tokens were exchanged in this transaction',
    'at what price did i get filled in {tx}',
    'how bad was my slippage',
    'execution rate of the swap {tx}',
    'did i get a fair rate here',
    'how much per coin did he pay in {tx}',
    'was i sandwiched on price, what did i pay compared to market in {tx}',
    'effective price in this trade',
    'jupiter showed me a nice quote but in the end i got way fewer coins than promised in {tx}, what rate was i actually filled at',
    'entry price of {tx}',
    'what was the ratio sol to token at this swap',
    'price impact on {tx}',
  ],
  cues: [
    [
      /\bget for (?:my|their) (?:sol|tokens)\b|\b(?:bought and sold|swap details|input and output|purchase price|selling price|price fair|price good|unit price)\b/,
      0.45,
    ],
    [/\b(?:execution|executed|effective|fill|swap) (?:price|rate)\b|\bslippage\b|\bexchange rate\b/, 0.4],
    [inOrder(/\b(?:price|rate)\b/, /\b(?:swap\w{0,12}|trade[ds]?|they|\{tx\}|tx|transaction)\b/), 0.25],
  ],
  plan: ({ slots: { signature } }) => [
    step('transaction', 'get_transaction', 'Read the transaction', { signature }),
    ratio('paid', 'Compute the price', 'sold'),
    ratio('got', 'Compute the price the other way', 'bought'),
  ],
  write(writer, { read }) {
    const found = read<TransactionData>('transaction');
    if (found === undefined) return;
    const { data, callId } = found;
    const [trade] = data.trades;
    if (isFailed(data)) {
      writer.line`There is no price: the transaction failed with ${data.error?.name}, so nothing was exchanged.`;
      writer.suggest('Why did it fail?', 'What was the fee?');
      return;
    }
    if (trade === undefined) {
      writer.line`There is no swap in it, so no price. ${sentence(data.summary)}.`;
      writer.suggest('Explain this transaction', 'Who sent what to whom?');
      return;
    }
    const paid = read<Computed>('paid')?.data.value;
    const got = read<Computed>('got')?.data.value;
    if (paid === undefined || got === undefined)
      writer.line`${trade.trader} gave ${trade.sold} and got ${trade.bought}.`;
    else writer.line`${trade.trader} gave ${trade.sold} and got ${trade.bought}: ${got}, or ${paid}.`;
    if (trade.venues.length > 0)
      writer.text`It went through ${listed(trade.venues)}, in ${counted(trade.swaps, 'step')}.`;
    writer.note`The price is what was given over what was got, pool fees included. How far it is from the price before, the slippage, cannot be read from the transaction alone.`;
    writer.table(
      'Trades in it',
      [{ title: 'Trader' }, { title: 'Gave', align: 'end' }, { title: 'Got', align: 'end' }],
      data.trades.length > 1 ? data.trades.map(({ trader, sold, bought }) => [trader, sold, bought]) : [],
      callId,
    );
    writer.suggest('Explain this transaction', 'Who gained and lost what?', 'What was the fee?');
  },
});
