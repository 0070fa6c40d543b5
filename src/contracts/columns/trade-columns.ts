import type { Wire } from '#std/json';
import type { PlacelessTrade } from '../market/market.ts';
import { defineColumns } from './define-columns.ts';

export const TRADE_COLUMNS = defineColumns<Wire<PlacelessTrade>>()(
  ({ address, flag, integer, price, signature, slot, time, usd }) => [
    time('time', 'Time', (row) => row.time),
    slot('slot', 'Slot', (row) => row.slot),
    signature('signature', 'Transaction', (row) => row.signature),
    address('trader', 'Trader', (row) => row.trader),
    flag('isBuy', 'Buy', (row) => row.isBuy),
    address('market', 'Market', (row) => row.market),
    address('venue', 'Venue', (row) => row.venue),
    address('base', 'Base', (row) => row.base),
    address('quote', 'Quote', (row) => row.quote),
    integer('baseAmount', 'Base amount (smallest units)', (row) => row.baseAmount),
    integer('quoteAmount', 'Quote amount (smallest units)', (row) => row.quoteAmount),
    price('price', 'Price', (row) => row.price),
    usd('usd', 'Value (USD)', (row) => row.microUsd),
  ],
);
