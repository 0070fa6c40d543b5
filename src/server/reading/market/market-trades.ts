import type { TradeRow } from '#contracts/market/market';
import type { TradeSide } from '#contracts/market/token-market';
import tokenMarketQueries from '#store/queries/token-market';
import type { IndexReader } from '../index/index-reader.ts';
import { toTradeRow } from './to-trade-row.ts';

/** A place in the ledger; trades before it are asked for. */
export interface TradePlace {
  readonly slot: number;
  readonly position: number;
  readonly part: number;
}

export const toPlace = ({ slot, position, part }: TradePlace): TradePlace => ({ slot, position, part });

/** Trades looked through for one side before the answer says to go on. */
const MAX_LOOKED_THROUGH = 2_000;
const ROWS_A_LOOK = 500;
/** Above every slot there will be. */
export const TOP: TradePlace = { slot: Number.MAX_SAFE_INTEGER, position: 0, part: 0 };

export interface TradePage {
  readonly trades: readonly TradeRow[];
  readonly next: TradePlace | undefined;
}

/** At most `limit` trades of a market before a place, the newest first; with a side, perhaps fewer with more to come. */
export async function readTrades(
  index: IndexReader,
  market: string,
  {
    before = TOP,
    side,
    limit,
  }: { before?: TradePlace | undefined; side?: TradeSide | undefined; limit: number },
): Promise<TradePage> {
  const trades: TradeRow[] = [];
  const step = side === undefined ? limit + 1 : ROWS_A_LOOK;
  let place = before;
  for (let seen = 0; seen < MAX_LOOKED_THROUGH; seen += step) {
    const rows = await index.all(tokenMarketQueries.tradesBefore, { market, ...place, limit: step });
    for (const row of rows) {
      // One more fits than is shown: there is another page.
      if (trades.length === limit) return { trades, next: place };
      place = toPlace(row);
      if (side === undefined || row.isBuy === (side === 'buy')) trades.push(toTradeRow(row));
    }
    if (rows.length < step) return { trades, next: undefined };
    if (side === undefined) break;
  }
  return { trades, next: place };
}

/** `slot.position.part`; `undefined` for any other text. */
export function parseCursor(text: string): TradePlace | undefined {
  const [, slot, position, part] = /^(\d{1,15})\.(\d{1,9})\.(\d{1,9})$/.exec(text) ?? [];
  return part === undefined
    ? undefined
    : { slot: Number(slot), position: Number(position), part: Number(part) };
}

export const toCursor = ({ slot, position, part }: TradePlace): string => `${slot}.${position}.${part}`;
