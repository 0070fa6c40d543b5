import { getAccounts, type AccountReading, type ChainOptions } from '#chain';
import type { Address } from '#contracts/chain';
import { decodeAccount } from '#decoder';
import type { ClusterReader } from '../cluster-reader.ts';
import { readMintDecimals } from '../token/token-metadata.ts';
import { toOrderbook, toOrderbookDepth, type OrderbookReading } from './orderbook-depth.ts';

/** The order book in an account, with what its orders offer. */
export type OrdersReading = Pick<OrderbookReading, 'base' | 'quote' | 'baseDecimals' | 'feeBasisPoints'> &
  ReturnType<typeof toOrderbookDepth> & { readonly quoteDecimals: number };

/**
 * The orders of a market whose account is decoded as an order book; `undefined` for any other. Rejects when the chain cannot be
 * asked.
 */
export async function readOrders(
  { chain }: Pick<ClusterReader, 'chain'>,
  market: Address,
  account: AccountReading,
  options: ChainOptions,
): Promise<OrdersReading | undefined> {
  const orderbook = toOrderbook(decodeAccount({ address: market, ...account }));
  if (orderbook === undefined) return undefined;
  const { base, quote, baseDecimals, feeBasisPoints } = orderbook;
  const [minted] = await getAccounts(chain, [quote], options);
  const quoteDecimals = minted && readMintDecimals(minted.data);
  if (quoteDecimals === undefined) return undefined;
  return {
    base,
    quote,
    baseDecimals,
    quoteDecimals,
    feeBasisPoints,
    ...toOrderbookDepth(orderbook, quoteDecimals),
  };
}
