import type { Asset } from '#contracts/decoded';
import { toShortAmount } from '#contracts/text/short-amount';
import { toDecimal, toUnit } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { SolValue, TokenAmountValue, toneOf, type TokenAmountProps } from './amounts.tsx';
import { ChainText } from './display-text.tsx';
import { useNames } from './names.ts';
import styles from './values.module.css';

/** Token units in a table: short where they are many, exact on hover. */
export function ShortAmount(props: TokenAmountProps) {
  const { amount, mint, signed } = props;
  const names = useNames();
  const decimals = props.decimals ?? (mint === undefined ? undefined : names.tokens[mint]?.decimals);
  const short = decimals === undefined ? undefined : toShortAmount(amount, decimals);
  if (decimals === undefined || mint === undefined || short === toDecimal(amount, decimals))
    return <TokenAmountValue {...props} />;
  return (
    <span className={signed ? toneOf(amount) : styles.amount} title={toDecimal(amount, decimals)}>
      {signed && !amount.startsWith('-') ? '+' : ''}
      {short}{' '}
      <a className={styles.unit} href={`/token/${mint}`} title={mint}>
        <ChainText text={toUnit(mint, names)} limit={16} />
      </a>
    </span>
  );
}

/** What a transaction changed of SOL or of a token, in a table. */
export const ShortChange = ({ asset, change }: { readonly asset: Wire<Asset>; readonly change: string }) =>
  asset.kind === 'sol' ? (
    <SolValue lamports={change} signed />
  ) : (
    <ShortAmount amount={change} mint={asset.mint} decimals={asset.decimals} signed />
  );
