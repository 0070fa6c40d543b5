/** Sentences about a wallet besides its balance: what it is worth, how long it has been used, and what it mostly does. */
import type { ToolResult } from '#contracts/assistant/agent';
import type { Found } from '../tools/define-tool.ts';
import type getProfit from '../tools/get-profit.ts';
import type listTrades from '../tools/list-trades.ts';
import { listed, type Piece, type Writer } from '#assistant/write/writer';
import {
  tellUnread,
  type PortfolioData,
  type TransactionsData,
  type TransfersData,
} from './account-findings.ts';
import { counted, words } from './counted.ts';

type Read<T> = (ToolResult<T> & { readonly data: T }) | undefined;
type TradesData = NonNullable<Found<typeof listTrades>['data']>;
type ProfitData = NonNullable<Found<typeof getProfit>['data']>;

/** Each is absent where it could not be read. */
export interface WalletParts {
  readonly portfolio: Read<PortfolioData>;
  readonly transactions: Read<TransactionsData>;
  readonly trades: Read<TradesData>;
  readonly transfers: Read<TransfersData>;
  readonly profit: Read<ProfitData>;
}

const MOST_ACTIONS = 4;
const MOST_TOKENS = 5;

export function tellWallet(writer: Writer, parts: WalletParts): void {
  const { portfolio, transactions, trades, transfers, profit } = parts;
  if (portfolio !== undefined) tellWorth(writer, portfolio.data);
  if (transactions !== undefined) tellHistory(writer, transactions.data);
  if (trades !== undefined) tellTrades(writer, trades.data, profit?.data);
  if (transfers !== undefined) tellTransfers(writer, transfers.data);
}

function tellWorth(writer: Writer, data: PortfolioData): void {
  if (data.total !== undefined) {
    writer.text`What it holds is worth ${data.total} by the prices of our index${
      data.unvalued.raw === '0'
        ? undefined
        : [words('; no price is known of '), counted(data.unvalued, 'holding')]
    }.`;
  }
  // In words: rows of a table would be what `those` means next, and not what the wallet did.
  const most = (data.positions ?? [])
    .filter(({ value }) => value !== undefined)
    .slice(0, MOST_TOKENS)
    .map(({ amount, value }): Piece => [amount, words(' ('), value, words(')')]);
  if (most.length > 0) writer.text`Its largest holdings by value: ${listed(most)}.`;
  tellUnread(writer, data);
}

function tellHistory(writer: Writer, { history, actions, listed: count, complete }: TransactionsData): void {
  if (history?.first !== undefined && history.last !== undefined) {
    if (history.whole.raw === 'yes') {
      writer.text`The node has ${counted(history.count, 'transaction')} of it: the first${at(history.first.time)} is ${history.first.signature}, the last${at(history.last.time)} ${history.last.signature}.`;
    } else
      writer.text`It has more than ${history.count} transactions; the last${at(history.last.time)} is ${history.last.signature}.`;
  }
  if (actions.length === 0) return;
  const done = actions
    .slice(0, MOST_ACTIONS)
    .map(({ action, count: times }): Piece => [action, words(' ('), times, words(')')]);
  const rest = actions.length > MOST_ACTIONS ? words(', and less of other kinds') : undefined;
  if (complete.raw === 'yes')
    writer.text`Its transactions by kind, failed ones included: ${listed(done)}${rest}.`;
  else writer.text`Its newest ${count} transactions by kind, failed ones included: ${listed(done)}${rest}.`;
}

const at = (time: Piece): Piece => (time === undefined ? undefined : [words(' on '), time]);

function tellTrades(
  writer: Writer,
  { sums, lookedWhole, from }: TradesData,
  profit: ProfitData | undefined,
): void {
  if (sums.trades.raw === '0') {
    if (lookedWhole.raw === 'yes') writer.text`No trade of it is indexed since ${from}.`;
    return;
  }
  const least = lookedWhole.raw === 'yes' ? undefined : words('at least ');
  writer.text`Since ${from} it made ${least}${counted(sums.trades, 'trade')}: ${counted(sums.buys, 'buy')} and ${counted(sums.sells, 'sell')}.`;
  if (profit === undefined || profit.allTradesSeen.raw !== 'yes') return;
  writer.text`Its realised profit, by average cost and without sales of unknown cost, is ${profit.realisedProfit}${
    profit.unrealisedProfit === undefined
      ? undefined
      : [words('; the unrealised one is '), profit.unrealisedProfit]
  }.`;
}

function tellTransfers(writer: Writer, { count, incoming, outgoing, complete, looked }: TransfersData): void {
  if (count.raw === '0') return;
  writer.text`${counted(count, 'transfer')} in its ${
    complete.raw === 'yes' ? undefined : words('newest ')
  }${counted(looked, 'transaction')}: ${incoming} in and ${outgoing} out.`;
}
