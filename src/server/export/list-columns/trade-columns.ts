import type { TradeRow } from '#contracts/market';
import type { Wire } from '#std/json';
import { columnMakers, type ListColumn } from '../lists/define-list.ts';

type Row = Wire<TradeRow>;

const { address, flag, integer, number, signature, time, usd } = columnMakers<Row>();

export const TRADE_COLUMNS: readonly ListColumn<Row>[] = [
  time('time', 'Time', (row) => row.time),
  number('slot', 'Slot', (row) => row.slot),
  signature('signature', 'Transaction', (row) => row.signature),
  address('trader', 'Trader', (row) => row.trader),
  flag('isBuy', 'Buy', (row) => row.isBuy),
  address('market', 'Market', (row) => row.market),
  address('venue', 'Venue', (row) => row.venue),
  address('base', 'Base', (row) => row.base),
  address('quote', 'Quote', (row) => row.quote),
  integer('baseAmount', 'Base amount (smallest units)', (row) => row.baseAmount),
  integer('quoteAmount', 'Quote amount (smallest units)', (row) => row.quoteAmount),
  number('price', 'Price', (row) => row.price),
  usd('usd', 'Value (USD)', (row) => row.microUsd),
];
