import type { Cursor } from '#std/cursor';
import { findAssociatedToken } from '../keys/program-address.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import {
  pack,
  readonly,
  signer,
  u16,
  u64,
  u8,
  writable,
  writableSigner,
} from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import type { MintKeys } from './amm.ts';
import { defineAccount, deriveAddress, readKey, toDiscriminators, type AccountData } from './own-accounts.ts';

/** Our own order book, of the localnet alone. No key signs for this address: the program is there from genesis. */
export const ORDERBOOK_PROGRAM = 'LocaLnetBook1111111111111111111111111111111';

const program = ORDERBOOK_PROGRAM;
const openMarket = defineAccount(program, 'Market', 6_288);
/** Room for the orders of one side. */
const MOST_ORDERS = 32;
/** Orders that one instruction can take. */
export const MOST_TAKEN = 12;
const BASIS_POINTS = 10_000n;
/** Derived of "__event_authority". */
const EVENT_AUTHORITY = 'cYBey2GgEReEriU2RuuC6t6KnsDeu3HEeSwMH9Q8XcV';

const DISCRIMINATORS = toDiscriminators(
  'createMarket',
  'placeLimitOrder',
  'takeOrders',
  'cancelOrder',
  'cancelAllOrders',
  'collectFees',
);

export type Side = 'buy' | 'sell';

/** Accounts of a market; all follow from its mints and its creator. */
export interface OrderBookKeys {
  readonly market: string;
  readonly base: MintKeys;
  readonly quote: MintKeys;
  readonly baseVault: string;
  readonly quoteVault: string;
}

export interface RestingOrder {
  readonly owner: string;
  /** Token account that is paid when the order is taken. */
  readonly receiver: string;
  readonly id: bigint;
  /** Units of the quote token for a whole base token. */
  readonly price: bigint;
  /** Units of the base token that are left. */
  readonly amount: bigint;
  /** Whether `receiver` was found unable to be paid: the order is passed over. */
  readonly isSuspended: boolean;
}

export interface OrderBookState {
  readonly creator: string;
  /** Amounts are multiples of the one, prices of the other. */
  readonly lotSize: bigint;
  readonly tickSize: bigint;
  /** Units of the quote token that the creator can collect. */
  readonly fees: bigint;
  /** Of those who take orders. */
  readonly feeBasisPoints: number;
  /** The best first. */
  readonly bids: readonly RestingOrder[];
  readonly asks: readonly RestingOrder[];
}

/** Addresses of the market of two mints by one creator. */
export function findOrderBook(base: MintKeys, quote: MintKeys, creator: string): OrderBookKeys {
  const market = deriveAddress(program, 'market', base.mint, quote.mint, creator);
  return {
    market,
    base: { mint: base.mint, program: base.program },
    quote: { mint: quote.mint, program: quote.program },
    baseVault: deriveAddress(program, 'vault', market, base.mint),
    quoteVault: deriveAddress(program, 'vault', market, quote.mint),
  };
}

/** The state in a market account; `undefined` for anything else. Layout: `Market` of orderbook.c. */
export function readOrderBook(account: AccountData): OrderBookState | undefined {
  const cursor = openMarket(account);
  if (cursor === undefined) return undefined;
  const creator = readKey(cursor);
  cursor.skip(2 * 32);
  const [lotSize, tickSize] = [cursor.u64(), cursor.u64()];
  cursor.skip(8);
  const fees = cursor.u64();
  const feeBasisPoints = cursor.u16();
  cursor.skip(3);
  const [bidCount, askCount] = [cursor.u8(), cursor.u8()];
  cursor.skip(1);
  const readSide = (count: number): readonly RestingOrder[] =>
    Array.from({ length: MOST_ORDERS }, () => readOrder(cursor)).slice(0, count);
  const bids = readSide(bidCount);
  return { creator, lotSize, tickSize, fees, feeBasisPoints, bids, asks: readSide(askCount) };
}

const readOrder = (cursor: Cursor): RestingOrder => ({
  owner: readKey(cursor),
  receiver: readKey(cursor),
  id: cursor.u64(),
  price: cursor.u64(),
  amount: cursor.u64(),
  isSuspended: cursor.u64() !== 0n,
});

export interface TakePlan {
  readonly orders: readonly RestingOrder[];
  /** Units of the base token. */
  readonly amount: bigint;
  /** Units of the quote token: with the fee where it is paid, without it where it is received. */
  readonly quote: bigint;
}

/** Which orders somebody takes who buys or sells up to `wanted` within `limit`, and what that comes to. */
export function planTake(
  state: OrderBookState,
  take: {
    readonly side: Side;
    readonly limit: bigint;
    readonly wanted: bigint;
    readonly baseDecimals: number;
  },
): TakePlan {
  const { side, limit, wanted, baseDecimals } = take;
  const isWithin = (price: bigint): boolean => (side === 'buy' ? price <= limit : price >= limit);
  const orders: RestingOrder[] = [];
  let amount = 0n;
  let quote = 0n;
  for (const order of side === 'buy' ? state.asks : state.bids) {
    if (amount >= wanted || orders.length === MOST_TAKEN || !isWithin(order.price)) break;
    if (order.isSuspended) continue;
    const filled = order.amount < wanted - amount ? order.amount : wanted - amount;
    orders.push(order);
    amount += filled;
    quote += (filled * order.price) / 10n ** BigInt(baseDecimals);
  }
  const fee = (quote * BigInt(state.feeBasisPoints) + BASIS_POINTS - 1n) / BASIS_POINTS;
  return { orders, amount, quote: side === 'buy' ? quote + fee : quote - fee };
}

function traderAccounts(trader: string, keys: OrderBookKeys): Instruction['accounts'] {
  const { base, quote } = keys;
  return [
    signer(trader),
    writable(keys.market),
    readonly(base.mint),
    readonly(quote.mint),
    writable(keys.baseVault),
    writable(keys.quoteVault),
    writable(findAssociatedToken(trader, base.mint, base.program)),
    writable(findAssociatedToken(trader, quote.mint, quote.program)),
    readonly(base.program),
    readonly(quote.program),
  ];
}

const sideByte = (side: Side): Uint8Array => u8(side === 'buy' ? 0 : 1);

/** Instructions of the Localnet Order Book; traders hold their tokens in associated accounts. */
export const orderbook = {
  createMarket: (
    creator: string,
    keys: OrderBookKeys,
    lotSize: bigint,
    tickSize: bigint,
    feeBasisPoints: number,
  ): Instruction => ({
    program,
    accounts: [
      writableSigner(creator),
      writable(keys.market),
      readonly(keys.base.mint),
      readonly(keys.quote.mint),
      writable(keys.baseVault),
      writable(keys.quoteVault),
      readonly(keys.base.program),
      readonly(keys.quote.program),
      readonly(PROGRAMS.system),
    ],
    data: pack(DISCRIMINATORS.createMarket, u64(lotSize), u64(tickSize), u16(feeBasisPoints)),
  }),

  placeLimitOrder: (
    trader: string,
    keys: OrderBookKeys,
    side: Side,
    price: bigint,
    amount: bigint,
  ): Instruction => ({
    program,
    accounts: traderAccounts(trader, keys),
    data: pack(DISCRIMINATORS.placeLimitOrder, sideByte(side), u64(price), u64(amount)),
  }),

  /** Takes `orders`, which must be the best ones, up to `amount` within `limit`; fails when it gets less than `minimum`. */
  takeOrders: (
    trader: string,
    keys: OrderBookKeys,
    take: {
      readonly side: Side;
      readonly limit: bigint;
      readonly amount: bigint;
      readonly minimum: bigint;
      readonly orders: readonly RestingOrder[];
    },
  ): Instruction => ({
    program,
    accounts: [
      ...traderAccounts(trader, keys),
      readonly(EVENT_AUTHORITY),
      readonly(program),
      ...take.orders.map(({ receiver }) => writable(receiver)),
    ],
    data: pack(
      DISCRIMINATORS.takeOrders,
      sideByte(take.side),
      u64(take.limit),
      u64(take.amount),
      u64(take.minimum),
    ),
  }),

  cancelOrder: (trader: string, keys: OrderBookKeys, side: Side, id: bigint): Instruction => ({
    program,
    accounts: traderAccounts(trader, keys),
    data: pack(DISCRIMINATORS.cancelOrder, sideByte(side), u64(id)),
  }),

  cancelAllOrders: (trader: string, keys: OrderBookKeys): Instruction => ({
    program,
    accounts: traderAccounts(trader, keys),
    data: DISCRIMINATORS.cancelAllOrders,
  }),

  collectFees: (creator: string, keys: OrderBookKeys): Instruction => ({
    program,
    accounts: [
      signer(creator),
      writable(keys.market),
      readonly(keys.quote.mint),
      writable(keys.quoteVault),
      writable(findAssociatedToken(creator, keys.quote.mint, keys.quote.program)),
      readonly(keys.quote.program),
    ],
    data: DISCRIMINATORS.collectFees,
  }),
};
