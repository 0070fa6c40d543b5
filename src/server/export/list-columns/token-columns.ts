import type { Names } from '#contracts/answers';
import type { TokenRow } from '#contracts/market';
import type { Wire } from '#std/json';
import { columnMakers, type ListColumn } from '../lists/define-list.ts';

/** A row with the names its answer gave, for columns that need them. */
export interface Named<Row> {
  readonly row: Row;
  readonly names: Wire<Names>;
}

/** Every row with the names of its answer. */
export const withNames = <Row>(rows: readonly Row[], names: Wire<Names>): readonly Named<Row>[] =>
  rows.map((row) => ({ row, names }));

type Token = Named<Wire<TokenRow>>;

const { address, flag, number, text, time, usd } = columnMakers<Token>();

export const TOKEN_COLUMNS: readonly ListColumn<Token>[] = [
  address('mint', 'Mint', ({ row }) => row.mint),
  text('symbol', 'Symbol', ({ row, names }) => names.tokens[row.mint]?.symbol),
  text('name', 'Name', ({ row, names }) => names.tokens[row.mint]?.name),
  number('priceUsd', 'Price (USD)', ({ row }) => row.price?.usd),
  number('priceSol', 'Price (SOL)', ({ row }) => row.price?.sol),
  time('priceTime', 'Price of', ({ row }) => row.price?.time),
  flag('isThin', 'Thin price', ({ row }) => row.price?.isThin),
  flag('isStale', 'Stale price', ({ row }) => row.price?.isStale),
  number('change', 'Change', ({ row }) => row.change),
  usd('volumeUsd', 'Volume (USD)', ({ row }) => row.microUsd),
  number('trades', 'Trades', ({ row }) => row.hops),
  number('buys', 'Buys', ({ row }) => row.buys),
  number('unvalued', 'Trades without a price', ({ row }) => row.unvalued),
  usd('liquidityUsd', 'Liquidity (USD)', ({ row }) => row.liquidityMicroUsd),
  number('holders', 'Holders seen', ({ row }) => row.holders),
  time('born', 'Created', ({ row }) => row.bornTime),
];
