import { SOL_DECIMALS, SOL_MINT } from '#contracts/chain';
import type { Asset } from '#contracts/decoded';
import { toMicroUsd, type PastPrices } from '#contracts/market/past-prices';
import { toPriceText, toUsdText } from '#contracts/text/money-text';
import { toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { useNames } from '../../values/names.ts';
import styles from './transaction.module.css';

export interface PastUsdProps {
  readonly asset: Wire<Asset>;
  /** Smallest units. */
  readonly amount: string;
  readonly prices: Wire<PastPrices> | undefined;
}

/** What an amount was worth when the transaction ran; nothing where that is not known. */
export function PastUsd({ asset, amount, prices }: PastUsdProps) {
  const { tokens } = useNames();
  const isSol = asset.kind === 'sol';
  const mint = isSol ? SOL_MINT : asset.mint;
  const price = prices?.rows.find((row) => row.mint === mint);
  const decimals = isSol ? SOL_DECIMALS : (asset.decimals ?? tokens[mint ?? '']?.decimals);
  if (price === undefined || decimals === undefined) return null;
  const { usd, time, market, isThin } = price;
  const source = market
    ? `from a trade ${prices!.time - time} s earlier in ${toShortAddress(market)}${isThin ? ', low liquidity' : ''}`
    : 'counted as a dollar';
  return (
    <span className={styles.quiet} title={`At $${toPriceText(usd)} then, ${source}`}>
      {isThin && '≈ '}
      {toUsdText(toMicroUsd(BigInt(amount), decimals, usd))}
    </span>
  );
}
