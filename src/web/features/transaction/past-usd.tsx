import { SOL_DECIMALS, SOL_MINT } from '#contracts/chain';
import type { Asset } from '#contracts/decoded';
import { toMicroUsd, type PastPrices } from '#contracts/market/past-prices';
import { toPriceText, toUsdText } from '#contracts/text/money-text';
import { toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { useNames, type WireNames } from '../../values/names.ts';
import styles from './transaction.module.css';

export interface PastUsdProps {
  readonly asset: Wire<Asset>;
  /** Smallest units. */
  readonly amount: string;
  readonly prices: Wire<PastPrices> | undefined;
}

/** The price of an asset then and what the amount is worth in 10⁻⁶ dollars; `undefined` where that is not known. */
export function findWorth({ asset, amount, prices }: PastUsdProps, { tokens }: WireNames) {
  const isSol = asset.kind === 'sol';
  const mint = isSol ? SOL_MINT : asset.mint;
  const price = prices?.rows.find((row) => row.mint === mint);
  const decimals = isSol ? SOL_DECIMALS : (asset.decimals ?? tokens[mint ?? '']?.decimals);
  return price && decimals !== undefined
    ? { price, microUsd: toMicroUsd(BigInt(amount), decimals, price.usd) }
    : undefined;
}

/** What an amount was worth when the transaction ran; nothing where that is not known. */
export function PastUsd(props: PastUsdProps) {
  const { prices } = props;
  const worth = findWorth(props, useNames());
  if (worth === undefined) return null;
  const { usd, time, market, isThin } = worth.price;
  const source = market
    ? `from a trade ${prices!.time - time} s earlier in ${toShortAddress(market)}${isThin ? ', low liquidity' : ''}`
    : 'counted as a dollar';
  return (
    <span className={styles.quiet} title={`At $${toPriceText(usd)} then, ${source}`}>
      {isThin && '≈ '}
      {toUsdText(worth.microUsd)}
    </span>
  );
}
