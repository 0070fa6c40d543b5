import { SOL_DECIMALS } from '#contracts/chain';
import type { Asset } from '#contracts/decoded';
import { toDecimal, toGrouped, toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { ChainText } from './display-text.tsx';
import { useNames } from './names.ts';
import styles from './values.module.css';

/** SOL, exact to the lamport. */
export function SolValue({ lamports, signed }: { readonly lamports: string; readonly signed?: boolean }) {
  return (
    <span className={signed ? toneOf(lamports) : styles.amount} title={`${toGrouped(lamports)} lamports`}>
      {signed && !lamports.startsWith('-') ? '+' : ''}
      {toDecimal(lamports, SOL_DECIMALS)} <span className={styles.unit}>SOL</span>
    </span>
  );
}

export interface TokenAmountProps {
  /** Raw units. */
  readonly amount: string;
  readonly mint?: string | undefined;
  readonly decimals?: number | undefined;
  readonly signed?: boolean | undefined;
}

/** Token units with their symbol; raw units where the decimals are not known. */
export function TokenAmountValue({ amount, mint, decimals, signed }: TokenAmountProps) {
  const { tokens } = useNames();
  const token = mint === undefined ? undefined : tokens[mint];
  const places = decimals ?? token?.decimals;
  return (
    <span className={signed ? toneOf(amount) : styles.amount} title={`${toGrouped(amount)} raw units`}>
      {signed && !amount.startsWith('-') ? '+' : ''}
      {places === undefined ? `${toGrouped(amount)} raw` : toDecimal(amount, places)}{' '}
      {mint !== undefined && (
        <a className={styles.unit} href={`/token/${mint}`} title={mint}>
          {token?.symbol ? <ChainText text={token.symbol} limit={16} /> : toShortAddress(mint)}
        </a>
      )}
    </span>
  );
}

/** An amount of SOL or of a token. */
export function AssetAmount({
  asset,
  amount,
  signed,
}: {
  readonly asset: Wire<Asset>;
  readonly amount: string;
  readonly signed?: boolean;
}) {
  return asset.kind === 'sol' ? (
    <SolValue lamports={amount} signed={signed ?? false} />
  ) : (
    <TokenAmountValue amount={amount} mint={asset.mint} decimals={asset.decimals} signed={signed} />
  );
}

export function toneOf(amount: string): string | undefined {
  if (amount === '0') return styles.amount;
  return amount.startsWith('-') ? styles.negative : styles.positive;
}
