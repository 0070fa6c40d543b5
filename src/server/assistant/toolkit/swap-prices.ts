/** The price of a pool right before and after a swap, what was paid, and by how much that was worse. */
import type { Names } from '#contracts/answers';
import type { Swap } from '#contracts/decoded';
import { WRAPPED_SOL } from '#decoder';
import * as leaf from '../figures/figure.ts';
import { toAssetAmount } from '../figures/to-leaf.ts';

type Side = Swap['sold'];

/**
 * By what the pool held, which is a price only of pools of a constant product: their events alone tell both reserves.
 * `reserves` are those behind the swap. Prices are of one unit of what is no money.
 */
export function toSwapPrices(
  { sold, bought }: Pick<Swap, 'sold' | 'bought'>,
  reserves: { readonly sold: bigint; readonly bought: bigint } | undefined,
  names: Names,
) {
  if (reserves === undefined || sold.amount <= 0n || bought.amount <= 0n) return {};
  const before = { sold: reserves.sold - sold.amount, bought: reserves.bought + bought.amount };
  const isSell = rankOf(bought, names) > rankOf(sold, names);
  const money = toAssetAmount((isSell ? bought : sold).asset, 1n, names).unit;
  const [scaleOfSold, scaleOfBought] = [scaleOf(sold, names), scaleOf(bought, names)];
  if (before.sold <= 0n || reserves.bought <= 0n || money === undefined) return {};
  const toPrice = (given: bigint, got: bigint): number => {
    const rate = Number(given) / scaleOfSold / (Number(got) / scaleOfBought);
    return isSell ? 1 / rate : rate;
  };
  const [priceBefore, pricePaid, priceAfter] = [
    toPrice(before.sold, before.bought),
    toPrice(sold.amount, bought.amount),
    toPrice(reserves.sold, reserves.bought),
  ];
  const got = Number(bought.amount) / Number(sold.amount);
  const fair = Number(before.bought) / Number(before.sold);
  return {
    priceBefore: leaf.price(priceBefore, money),
    pricePaid: leaf.price(pricePaid, money),
    priceAfter: leaf.price(priceAfter, money),
    moved: leaf.change(priceAfter / priceBefore - 1),
    slippage: leaf.share(Math.max(0, 1 - got / fair)),
  };
}

/** Higher the more a side is money: a dollar by its symbol, SOL, another token. What a token calls itself only says which way round the price is told. */
function rankOf({ asset }: Side, names: Names): number {
  const mint = asset.kind === 'sol' ? WRAPPED_SOL.mint : asset.mint;
  if (mint === WRAPPED_SOL.mint) return 1;
  return /USD/i.test(names.tokens[mint ?? '']?.symbol ?? '') ? 2 : 0;
}

const scaleOf = ({ asset }: Side, names: Names): number =>
  10 ** (toAssetAmount(asset, 1n, names).decimals ?? 0);
