import type { Address } from '#contracts/chain';
import type { DecodedAccount, Value } from '#contracts/decoded';
import type { DepthStep } from '#contracts/market/terminal';
import { findValue } from '#decoder';

/** An order book as its account has it. Amounts are raw units. */
export interface OrderbookReading {
  readonly base: Address;
  readonly quote: Address;
  readonly baseDecimals: number;
  readonly feeBasisPoints: number;
  /** The best first. */
  readonly bids: readonly RestingOrder[];
  readonly asks: readonly RestingOrder[];
}

export interface RestingOrder {
  /** Units of the quote token for a whole base token. */
  readonly price: bigint;
  /** Units of the base token. */
  readonly amount: bigint;
  /** Who placed it. */
  readonly owner: Address | undefined;
}

const amountOf = (value: Value | undefined): bigint | undefined =>
  value?.kind === 'amount' ? value.amount : undefined;

/** The order book in a decoded account; `undefined` for an account of another kind. */
export function toOrderbook({ type, fields, sections }: DecodedAccount): OrderbookReading | undefined {
  if (type !== 'order-book') return undefined;
  const [base, quote] = [findValue(fields, 'baseMint'), findValue(fields, 'quoteMint')];
  const [lot, fee] = [findValue(fields, 'lotSize'), findValue(fields, 'takerFee')];
  if (base?.kind !== 'address' || quote?.kind !== 'address') return undefined;
  if (lot?.kind !== 'amount' || lot.decimals === undefined || fee?.kind !== 'basis-points') return undefined;
  const toSide = (name: string): readonly RestingOrder[] => {
    const list = findValue(
      sections.flatMap((section) => section.fields),
      name,
    );
    return list?.kind === 'list' ? list.items.flatMap((item) => toOrder(item) ?? []) : [];
  };
  return {
    base: base.address,
    quote: quote.address,
    baseDecimals: lot.decimals,
    feeBasisPoints: Number(fee.basisPoints),
    bids: toSide('bids'),
    asks: toSide('asks'),
  };
}

/** A suspended order is nothing that anybody can take. */
function toOrder(item: Value): RestingOrder | undefined {
  if (item.kind !== 'record') return undefined;
  const suspended = findValue(item.fields, 'isSuspended');
  if (suspended?.kind === 'flag' && suspended.flag) return undefined;
  const [price, amount] = [
    amountOf(findValue(item.fields, 'price')),
    amountOf(findValue(item.fields, 'amount')),
  ];
  const owner = findValue(item.fields, 'owner');
  return price === undefined || amount === undefined
    ? undefined
    : { price, amount, owner: owner?.kind === 'address' ? owner.address : undefined };
}

/** What the orders of each side hold: units of the base token that are for sale, and of the quote token that are bid. */
export const toReserves = ({ bids, asks, baseDecimals }: OrderbookReading) => ({
  baseReserve: asks.reduce((sum, { amount }) => sum + amount, 0n),
  quoteReserve: bids.reduce(
    (sum, { price, amount }) => sum + (price * amount) / 10n ** BigInt(baseDecimals),
    0n,
  ),
});

/** What can be bought and sold up to the price of each order, the price between the sides, and what each side holds. */
export function toOrderbookDepth(orderbook: OrderbookReading, quoteDecimals: number) {
  const { bids, asks } = orderbook;
  const toPrice = (price: bigint): number => Number(price) / 10 ** quoteDecimals;
  const toSteps = (orders: readonly RestingOrder[]): readonly DepthStep[] => {
    let sum = 0n;
    return orders.map(({ price, amount }) => ({ price: toPrice(price), amount: (sum += amount) }));
  };
  const best = [bids[0], asks[0]].flatMap((order) => (order === undefined ? [] : [toPrice(order.price)]));
  return {
    bids: toSteps(bids),
    asks: toSteps(asks),
    /** `undefined` without an order. */
    price: best.length === 0 ? undefined : best.reduce((sum, price) => sum + price, 0) / best.length,
    ...toReserves(orderbook),
  };
}
