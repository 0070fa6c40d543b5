import type { Cursor } from '#std/cursor';
import { toHex } from '#std/text';
import type { Effect, Field, Value } from '#contracts/decoded';
import type { Address } from '#contracts/chain';
import type { AccountLayout, AccountSections } from '../define-protocol.ts';
import { defineInterface } from '../define-interface.ts';
import type { InstructionView } from '../instruction-view.ts';
import { toAddressText } from '../layout/address-text.ts';
import { address, choice, LayoutError, mintAmountBack, u64 } from '../layout/codec.ts';

const NAME = 'Localnet Order Book';
const MARKET_TAG = 'dbbed53700e3c69a';
/** Room for the orders of one side. */
const MOST_ORDERS = 32;
const SIDES = { side: { Buy: 'buy', Sell: 'sell' } };
const side = choice('buy', 'sell');
/** Behind the addresses of both mints. */
const ORDER = {
  market: address,
  owner: address,
  baseMint: address,
  quoteMint: address,
  orderId: u64,
  price: mintAmountBack(40),
  amount: mintAmountBack(80),
  side,
};

/** An order that was taken is a trade of whoever placed it. */
function toFill(event: InstructionView): readonly Effect[] {
  const [maker, market] = [event.fieldAddress('maker'), event.fieldAddress('market')];
  if (maker === undefined || market === undefined) return [];
  const toAmount = (mint: Address | undefined, amount: bigint) => ({
    asset: { kind: 'token', mint, decimals: mint && event.decimalsOf(mint) } as const,
    amount,
  });
  const base = toAmount(event.fieldAddress('baseMint'), event.integer('baseAmount'));
  const quote = toAmount(event.fieldAddress('quoteMint'), event.integer('quoteAmount'));
  const [sold, bought] = event.fieldText('side') === 'sell' ? [base, quote] : [quote, base];
  return [{ kind: 'swap', venue: NAME, pool: market, trader: maker, sold, bought, order: 'limit' }];
}

interface RestingOrder {
  readonly owner: Address;
  readonly id: bigint;
  readonly price: bigint;
  readonly amount: bigint;
  readonly isSuspended: boolean;
}

const readAddress = (cursor: Cursor): Address => toAddressText(cursor.bytes, cursor.skip(32));

function readOrders(cursor: Cursor, count: number): readonly RestingOrder[] {
  if (count > MOST_ORDERS) throw new LayoutError(`${count} orders are more than a side holds`);
  const orders = Array.from({ length: MOST_ORDERS }, (): RestingOrder => {
    const owner = readAddress(cursor);
    // The account that is paid.
    cursor.skip(32);
    const [id, price, amount] = [cursor.u64(), cursor.u64(), cursor.u64()];
    return { owner, id, price, amount, isSuspended: cursor.u64() !== 0n };
  });
  return orders.slice(0, count);
}

/** Layout: `Market` of the program, whose source is in `src/localnet/programs/orderbook`. */
function readMarket(cursor: Cursor): AccountSections {
  cursor.skip(8);
  const [creator, baseMint, quoteMint] = [readAddress(cursor), readAddress(cursor), readAddress(cursor)];
  const [lotSize, tickSize] = [cursor.u64(), cursor.u64()];
  // The number of the next order.
  cursor.skip(8);
  const fees = cursor.u64();
  const feeBasisPoints = BigInt(cursor.u16());
  // Bumps.
  cursor.skip(3);
  const [bidCount, askCount] = [cursor.u8(), cursor.u8()];
  const baseDecimals = cursor.u8();
  const bids = readOrders(cursor, bidCount);
  const asks = readOrders(cursor, askCount);
  const inBase = (amount: bigint): Value => ({
    kind: 'amount',
    amount,
    mint: baseMint,
    decimals: baseDecimals,
  });
  const inQuote = (amount: bigint): Value => ({ kind: 'amount', amount, mint: quoteMint });
  const toAddress = (one: Address): Value => ({ kind: 'address', address: one });
  const open = ({ isSuspended }: RestingOrder): boolean => !isSuspended;
  const [bid, ask] = [bids.find(open)?.price, asks.find(open)?.price];
  const sum = (orders: readonly RestingOrder[], of: (order: RestingOrder) => bigint): bigint =>
    orders.filter(open).reduce((total, order) => total + of(order), 0n);
  const whole = 10n ** BigInt(baseDecimals);
  const toList = (orders: readonly RestingOrder[]): Value => ({
    kind: 'list',
    items: orders.map(({ owner, id, price, amount, isSuspended }) => ({
      kind: 'record',
      fields: [
        { name: 'price', value: inQuote(price) },
        { name: 'amount', value: inBase(amount) },
        { name: 'owner', value: toAddress(owner) },
        { name: 'orderId', value: { kind: 'integer', integer: id } },
        ...(isSuspended ? [{ name: 'isSuspended', value: { kind: 'flag', flag: true } } as const] : []),
      ],
    })),
  });
  const fields: Field[] = [
    { name: 'baseMint', value: toAddress(baseMint) },
    { name: 'quoteMint', value: toAddress(quoteMint) },
    { name: 'bestBid', value: bid === undefined ? { kind: 'none' } : inQuote(bid) },
    { name: 'bestAsk', value: ask === undefined ? { kind: 'none' } : inQuote(ask) },
    {
      name: 'spread',
      value:
        bid === undefined || ask === undefined
          ? { kind: 'none' }
          : // Of the price in the middle.
            { kind: 'basis-points', basisPoints: ((ask - bid) * 20_000n) / (ask + bid) },
    },
    { name: 'bidDepth', value: inQuote(sum(bids, ({ price, amount }) => (price * amount) / whole)) },
    { name: 'askDepth', value: inBase(sum(asks, ({ amount }) => amount)) },
    { name: 'orders', value: { kind: 'integer', integer: bids.length + asks.length } },
    { name: 'takerFee', value: { kind: 'basis-points', basisPoints: feeBasisPoints } },
    { name: 'lotSize', value: inBase(lotSize) },
    { name: 'tickSize', value: inQuote(tickSize) },
    { name: 'uncollectedFees', value: inQuote(fees) },
    { name: 'creator', value: toAddress(creator) },
  ];
  const sides = [
    ...(bid === undefined ? [] : ['best bid {bestBid}']),
    ...(ask === undefined ? [] : ['best ask {bestAsk}']),
  ];
  return {
    fields,
    summary: {
      template: `The order book of {baseMint} in {quoteMint}${sides.length === 0 ? ', without an order' : `: ${sides.join(', ')}`}`,
      fields: fields.slice(0, 4),
    },
    sections: [
      { title: 'Asks', fields: [{ name: 'asks', value: toList(asks) }] },
      { title: 'Bids', fields: [{ name: 'bids', value: toList(bids) }] },
    ],
  };
}

const MARKET: AccountLayout = {
  type: 'order-book',
  title: 'Order book',
  matches: (data) => toHex(data.subarray(0, 8)) === MARKET_TAG,
  read: readMarket,
};

export default defineInterface({
  key: 'localnet-orderbook',
  name: NAME,
  programs: ['LocaLnetBook1111111111111111111111111111111'],
  category: 'clob',
  does: 'Order book whose orders are matched at once',
  source: 'its on-chain IDL',
  accounts: [MARKET],
  meaning: {
    createMarket: {
      title: 'Create market',
      sentence: 'Create the market {market} of {baseMint} in {quoteMint}',
      founds: true,
    },
    placeLimitOrder: {
      sentence: 'Place a limit order to {side} {amount} at {price}',
      amounts: { amount: 'mint:baseMint', price: 'mint:quoteMint' },
      choices: SIDES,
      tradeless: true,
    },
    takeOrders: {
      title: 'Take orders',
      amounts: { amount: 'mint:baseMint', minimumAmount: 'mint:baseMint', limitPrice: 'mint:quoteMint' },
      choices: SIDES,
      describe: (fields) => ({
        sentence: fields.some(({ value }) => value.kind === 'choice' && value.choice === 'sell')
          ? 'Sell up to {amount} at {limitPrice} or more'
          : 'Buy up to {amount} at {limitPrice} or less',
      }),
      swap: 'trader',
    },
    cancelOrder: {
      sentence: 'Cancel the limit order {orderId} to {side}',
      choices: SIDES,
      moved: {
        to: ['traderBase', 'traderQuote'],
        sentence: 'Cancel a limit order to {side} and withdraw {moved}',
      },
    },
    cancelAllOrders: { sentence: 'Cancel all its orders on the market {market}', tradeless: true },
    collectFees: {
      sentence: 'Collect the fees of the market {market}',
      moved: { to: 'creatorQuote', sentence: 'Collect {moved} of fees from the market {market}' },
    },
  },
  events: {
    marketCreated: { sentence: 'The market {market} of {baseMint} in {quoteMint} is open' },
    orderPlaced: { sentence: '{owner} placed an order to {side} {amount} at {price}', fields: ORDER },
    orderCancelled: { sentence: '{owner} cancelled an order to {side} {amount} at {price}', fields: ORDER },
    orderFilled: {
      sentence: 'Fill the order of {maker} to {side}: {baseAmount} for {quoteAmount}',
      fields: {
        market: address,
        maker: address,
        taker: address,
        baseMint: address,
        quoteMint: address,
        orderId: u64,
        price: mintAmountBack(40),
        baseAmount: mintAmountBack(80),
        quoteAmount: mintAmountBack(56),
        left: mintAmountBack(96),
        side,
      },
      effects: toFill,
    },
    feesCollected: {},
  },
  errors: {
    6000: {
      name: 'SlippageExceeded',
      message: 'Too few orders are left within the limit.',
      hint: 'Try again at the present prices, or with a wider limit.',
    },
    6012: {
      name: 'WouldTake',
      message: 'The order would take a resting one: limit orders of this market only rest.',
      hint: 'Take the orders that are there, or move the price.',
    },
  },
});
