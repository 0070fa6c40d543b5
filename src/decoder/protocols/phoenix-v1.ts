import type { Field } from '#contracts/decoded';
import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';
import { findValue } from '../find-value.ts';

const SIDES: Readonly<Record<string, string>> = { Bid: 'buy', Ask: 'sell' };

/**
 * What the order of a packet says: its side, the lots it gives and those it wants, and its price. How many units are in a
 * lot, only the market’s account says.
 */
const packetOf = (fields: readonly Field[]): readonly Field[] => {
  const packet = fields.find(({ value }) => value.kind === 'record')?.value;
  if (packet?.kind !== 'record') return [];
  const of = (name: string): Field['value'] | undefined => findValue(packet.fields, name);
  const side = of('side');
  if (side?.kind !== 'choice') return [];
  const found: Field[] = [{ name: 'side', value: { kind: 'choice', choice: SIDES[side.choice] ?? '' } }];
  const tell = (name: string, value: Field['value'] | undefined): void => {
    if (value?.kind === 'integer' && BigInt(value.integer) > 0n) found.push({ name, value });
  };
  const isSale = side.choice === 'Ask';
  tell('ticks', of('priceInTicks'));
  tell(isSale ? 'givenBaseLots' : 'wantedBaseLots', of('numBaseLots'));
  tell(isSale ? 'wantedQuoteLots' : 'givenQuoteLots', of('numQuoteLots'));
  tell(isSale ? 'leastQuoteLots' : 'leastBaseLots', of(isSale ? 'minQuoteLotsToFill' : 'minBaseLotsToFill'));
  return found;
};

const countOf = (fields: readonly Field[], name: string, as: string): Field => {
  const value = findValue(fields, name);
  return { name: as, value: { kind: 'integer', integer: value?.kind === 'list' ? value.items.length : 0 } };
};

const countIn = (fields: readonly Field[], name: string): number => {
  const value = findValue(fields, name);
  return value?.kind === 'integer' ? Number(value.integer) : 0;
};

/** What a swap gives, what it wants and the least it takes. */
const LOTS =
  '[ of {givenBaseLots} base lots][ of {givenQuoteLots} quote lots][ for {wantedBaseLots} base lots]' +
  '[ for {wantedQuoteLots} quote lots][ for at least {leastQuoteLots} quote lots]' +
  '[ for at least {leastBaseLots} base lots][ at {ticks} ticks]';
const withPacket: NonNullable<Meaning['derive']> = (fields) => [...fields, ...packetOf(fields)];
const SWAP: Meaning = {
  sentence: `Make a swap${LOTS} on the market {market}`,
  derive: withPacket,
  swap: 'trader',
};
const PLACE: Meaning = {
  sentence:
    'Place an order to {side}[ {givenBaseLots} base lots][ {wantedBaseLots} base lots][ at {ticks} ticks] on the market {market}',
  derive: withPacket,
};
const PLACE_SEVERAL: Meaning = {
  derive: (fields) => [...fields, countOf(fields, 'bids', 'buys'), countOf(fields, 'asks', 'sells')],
  describe: (fields) => {
    const [buys, sells] = ['buys', 'sells'].map((name) => countIn(fields, name));
    const parts = [
      ...(buys === 0 ? [] : ['{buys} post-only orders to buy']),
      ...(sells === 0 ? [] : [buys === 0 ? '{sells} post-only orders to sell' : '{sells} to sell']),
    ];
    return { sentence: `Place ${parts.join(' and ') || 'no orders'} on the market {market}` };
  },
};
const REDUCE = { sentence: 'Reduce an order on the market {market}' };
/** Every order that is cancelled is reported as reduced to nothing. */
const cancelled = (sentence: string) => ({ list: 'events', variant: 'Reduce', sentence });
const CANCEL = {
  sentence: 'Cancel orders on the market {market}',
  counted: cancelled('Cancel {counted} orders on the market {market}'),
};
const CANCEL_SOME: Meaning = {
  sentence: 'Cancel {count} own orders on the market {market}',
  derive: (fields) => [...fields, countOf(fields, 'orders', 'count')],
  counted: cancelled('Cancel {counted} own orders on the market {market}'),
};
const CANCEL_ALL = {
  sentence: 'Cancel all own orders on the market {market}',
  counted: cancelled('Cancel all {counted} own orders on the market {market}'),
};

export default defineInterface({
  key: 'phoenix-v1',
  name: 'Phoenix v1',
  programs: ['PhoeNiXZ8ByJGLkxNfZRnkUfjvmuYqLR89jjFHGqdXY'],
  category: 'clob',
  source: 'the program’s own IDL 0.2.4 and Ellipsis-Labs/phoenix-v1 (accounts.rs, events.rs)',
  meaning: {
    swap: SWAP,
    swapWithFreeFunds: {
      sentence: `Make a swap with free funds${LOTS} on the market {market}`,
      derive: withPacket,
    },
    placeLimitOrder: PLACE,
    placeLimitOrderWithFreeFunds: PLACE,
    placeMultiplePostOnlyOrders: PLACE_SEVERAL,
    placeMultiplePostOnlyOrdersWithFreeFunds: PLACE_SEVERAL,
    reduceOrder: REDUCE,
    reduceOrderWithFreeFunds: REDUCE,
    cancelAllOrders: CANCEL_ALL,
    cancelAllOrdersWithFreeFunds: CANCEL_ALL,
    cancelUpTo: CANCEL,
    cancelUpToWithFreeFunds: CANCEL,
    cancelMultipleOrdersById: CANCEL_SOME,
    cancelMultipleOrdersByIdWithFreeFunds: CANCEL_SOME,
    withdrawFunds: { sentence: 'Withdraw funds from the market {market}' },
    depositFunds: { sentence: 'Deposit funds into the market {market}' },
    requestSeat: { sentence: 'Request a seat on the market {market}' },
    requestSeatAuthorized: { sentence: 'Request a seat on the market {market} for {trader}' },
    changeSeatStatus: { sentence: 'Change the status of the seat {seat} on the market {market}' },
    evictSeat: { sentence: 'Evict the seat of {trader} on the market {market}' },
    forceCancelOrders: { sentence: 'Cancel the orders of {trader} on the market {market}' },
    collectFees: { sentence: 'Collect the fees of the market {market}' },
    initializeMarket: { sentence: 'Create the market {market} of {baseMint} and {quoteMint}' },
    log: { title: 'Event log' },
  },
});
