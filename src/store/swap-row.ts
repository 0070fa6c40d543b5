import swaps from './tables/swaps.ts';

const { slot, position, part, time, trader, market, venue, base, quote } = swaps.columns;
const { isBuy, baseAmount, quoteAmount, price, microUsd } = swaps.columns;

/** A swap as queries give it, with the signature of its transaction. */
export const swapRow = {
  slot,
  position,
  part,
  time,
  signature: 'signature?',
  trader,
  market,
  venue,
  base,
  quote,
  isBuy,
  baseAmount,
  quoteAmount,
  price,
  microUsd,
} as const;

/** Its columns, of `swaps h` and `transactions t`. */
export const SWAP_COLUMNS = `h.slot, h.position, h.part, h.time, t.signature, h.trader, h.market, h.venue, h.base, h.quote,
            h.is_buy, h.base_amount, h.quote_amount, h.price, h.micro_usd`;
