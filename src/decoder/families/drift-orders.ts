import type { Field, Value } from '#contracts/decoded';
import { findDriftMarket, type MarketKind } from '../directory/markets.ts';
import type { Meaning } from '../interface/to-layouts.ts';
import { findValue } from '../find-value.ts';

/** Sizes of perpetuals have nine decimals (BASE_PRECISION), prices six (PRICE_PRECISION); a market order has none. */
const SIZE_DECIMALS = 9;
const PRICE_DECIMALS = 6;

/** A size that stands for as much as the account can bear (MAX_LEVERAGE_ORDER_SIZE) and is no number of units. */
const ANY_SIZE = 0xffff_ffff_ffff_ffffn;

const NONE: Value = { kind: 'none' };
const SIDES = { perp: { Long: 'long', Short: 'short' }, spot: { Long: 'buy', Short: 'sell' } } as const;
const TYPES: Readonly<Record<string, string>> = {
  Market: 'market',
  Limit: 'limit',
  TriggerMarket: 'trigger market',
  TriggerLimit: 'trigger limit',
  Oracle: 'oracle',
};

const ONE =
  'Place a {direction} {orderType} order[ of {baseAssetAmount}][ {base}][ at {price}][, triggered at {triggerPrice},] in {market}';

/** An instruction whose arguments are one order. */
export const ONE_ORDER: Meaning = { derive: tellOrder, describe: () => ({ sentence: ONE }) };

/** An instruction with a list of orders: a single one is told as such, more are counted by side. */
export const ORDERS: Meaning = {
  derive: (fields) => {
    const list = findValue(fields, 'params');
    const orders =
      list?.kind === 'list'
        ? list.items.flatMap((item) => (item.kind === 'record' ? [tellOrder(item.fields)] : []))
        : [];
    if (orders.length === 1) return [...orders[0]!, ...fields];
    const markets = new Set(orders.map((order) => textOf(order, 'market')));
    const sides = orders.map((order) => textOf(order, 'direction'));
    return [
      ...fields,
      { name: 'orders', value: toCount(orders.length) },
      { name: 'market', value: markets.size === 1 ? toChoice([...markets][0]!) : NONE },
      { name: 'buys', value: toCount(sides.filter((side) => side === 'long' || side === 'buy').length) },
      { name: 'sells', value: toCount(sides.filter((side) => side === 'short' || side === 'sell').length) },
    ];
  },
  describe: (fields) => ({
    sentence: fields.some(({ name }) => name === 'orders')
      ? 'Place {orders} orders[ ({buys} to buy and {sells} to sell)][ in {market}]'
      : ONE,
  }),
};

/** Names the market that an argument has the number of; `kind` is one, or the argument that says which. */
export const inMarket =
  (kind: MarketKind | 'marketType', argument: string): NonNullable<Meaning['derive']> =>
  (fields) => {
    const index = toIndex(findValue(fields, argument));
    const known = kind === 'marketType' ? toKind(findValue(fields, kind)) : kind;
    const value = index === undefined || known === undefined ? NONE : toChoice(toMarketName(known, index));
    return [...fields, { name: 'market', value }];
  };

/** Units of the token of the spot market that `marketIndex` is the number of. */
export const ofSpotMarket: NonNullable<Meaning['derive']> = (fields) =>
  fields.map((field) =>
    field.name === 'amount'
      ? { ...field, value: toSpotSize(field.value, toIndex(findValue(fields, 'marketIndex'))) }
      : field,
  );

/** The fields of an order in the units and words of people, with its `market` and what it is in, `base`. */
function tellOrder(fields: readonly Field[]): readonly Field[] {
  const kind = toKind(findValue(fields, 'marketType'));
  const index = toIndex(findValue(fields, 'marketIndex'));
  if (kind === undefined || index === undefined) return fields;
  const scaled = fields.map((field): Field => {
    const { name, value } = field;
    switch (name) {
      case 'direction':
        return { name, value: renamed(value, SIDES[kind]) };
      case 'orderType':
        return { name, value: renamed(value, TYPES) };
      case 'price':
      case 'triggerPrice':
        return { name, value: toDecimal(value, PRICE_DECIMALS) };
      case 'baseAssetAmount':
        return { name, value: kind === 'perp' ? toDecimal(value, SIZE_DECIMALS) : toSpotSize(value, index) };
      default:
        return field;
    }
  });
  const size = findValue(scaled, 'baseAssetAmount');
  const base = /^(.+)-PERP$/.exec(findDriftMarket('perp', index)?.symbol ?? '')?.[1];
  const hasBase = kind === 'perp' && size?.kind === 'decimal' && size.decimal !== 0 && base !== undefined;
  return [
    ...scaled,
    { name: 'base', value: hasBase ? toChoice(base) : NONE },
    { name: 'market', value: toChoice(toMarketName(kind, index)) },
  ];
}

function toMarketName(kind: MarketKind, index: number): string {
  const symbol = findDriftMarket(kind, index)?.symbol;
  if (symbol === undefined) return `${kind === 'perp' ? 'perpetual' : 'spot'} market ${index}`;
  return kind === 'perp' ? `the ${symbol} market` : `the spot market of ${symbol}`;
}

const textOf = (fields: readonly Field[], name: string): string => {
  const value = findValue(fields, name);
  return value?.kind === 'choice' ? value.choice : '';
};

const toChoice = (choice: string): Value => ({ kind: 'choice', choice });
const toCount = (count: number): Value => ({ kind: 'integer', integer: count });

const toIndex = (value: Value | undefined): number | undefined =>
  value?.kind === 'integer' ? Number(value.integer) : undefined;

const toKind = (value: Value | undefined): MarketKind | undefined =>
  value?.kind !== 'choice' ? undefined : value.choice === 'Perp' ? 'perp' : 'spot';

const renamed = (value: Value, names: Readonly<Record<string, string>>): Value =>
  value.kind === 'choice' ? toChoice(names[value.choice] ?? value.choice) : value;

/** A number with its point where it belongs; none where it stands for as much as there is. */
function toDecimal(value: Value, decimals: number): Value {
  if (value.kind !== 'integer') return value;
  const units = BigInt(value.integer);
  return units === ANY_SIZE ? NONE : { kind: 'decimal', decimal: Number(`${units}e-${decimals}`) };
}

/** None of a market that is not known: its number would pose as an amount. */
function toSpotSize(value: Value, index: number | undefined): Value {
  const market = index === undefined ? undefined : findDriftMarket('spot', index);
  if (value.kind !== 'integer' || BigInt(value.integer) === ANY_SIZE || market?.mint === undefined)
    return NONE;
  return { kind: 'amount', amount: BigInt(value.integer), mint: market.mint, decimals: market.decimals };
}
