import type { PriceView } from '#contracts/market/price-view';
import { toChangeText, toPriceText, toUsdText } from '#contracts/text/money-text';
import { toDecimal } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { classNames } from '../ui/class-names.ts';
import { Missing } from './missing.tsx';
import styles from './values.module.css';

const NOTHING = <Missing why="No data" />;

/** Dollars from our index, short; the exact figure on hover. */
export function UsdValue({ microUsd }: { readonly microUsd: string | undefined }) {
  if (microUsd === undefined) return NOTHING;
  return (
    <span className={styles.amount} title={`${toDecimal(microUsd, 6)} dollars`}>
      {toUsdText(microUsd)}
    </span>
  );
}

/** Liquidity of a market: what is less than a millionth of a dollar is stored as none, and is little all the same. */
export function LiquidityValue({ microUsd }: { readonly microUsd: string | undefined }) {
  return microUsd === '0' ? (
    <span className={styles.amount} title="Less than 0.000001 dollars">
      &lt;$0.01
    </span>
  ) : (
    <UsdValue microUsd={microUsd} />
  );
}

/** A price with its marks: thin and stale ones are never shown as firm. */
export function PriceValue({ price }: { readonly price: Wire<PriceView> | undefined }) {
  if (price === undefined) return <Missing why="No price" />;
  const marks = [...(price.isThin ? ['thin'] : []), ...(price.isStale ? ['stale'] : [])];
  return (
    <span className={classNames(styles.amount, marks.length > 0 && styles.unfirm)} title={toPriceNote(price)}>
      {marks.length > 0 && '≈ '}${toPriceText(price.usd)}
      {marks.length > 0 && <small className={styles.caution}> {marks.join(', ')}</small>}
    </span>
  );
}

/** What stands behind a price, as a sentence. */
export function toPriceNote(price: Wire<PriceView>): string {
  const way =
    price.path.length === 0
      ? 'counted as a dollar'
      : `by ${price.path.length === 1 ? 'market' : 'markets'} ${price.path.map(({ market }) => market).join(', ')}`;
  const depth =
    price.liquidityMicroUsd === undefined
      ? 'liquidity not known'
      : `${toUsdText(price.liquidityMicroUsd)} of liquidity`;
  return `${price.usd} dollars, ${price.sol} SOL; ${way}; ${depth}; newest trade ${new Date(price.time * 1_000).toISOString()}`;
}

/** How much something rose or fell in a window. */
export function ChangeValue({ share }: { readonly share: number | undefined }) {
  if (share === undefined) return NOTHING;
  return (
    <span className={share < 0 ? styles.negative : share > 0 ? styles.positive : styles.amount}>
      {toChangeText(share)}
    </span>
  );
}
