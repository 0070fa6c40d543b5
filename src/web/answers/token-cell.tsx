import { AddressValue } from '../values/address.tsx';
import { ChainText } from '../values/display-text.tsx';
import { useNames } from '../values/names.ts';
import styles from './token-columns.module.css';

/** The token of a row: picture and symbol, and its name where there is room: symbols are not unique. */
export function TokenCell({ mint }: { readonly mint: string }) {
  const token = useNames().tokens[mint];
  return (
    <span className={styles.token}>
      <AddressValue address={mint} />
      {token?.symbol && token.name && token.name !== token.symbol && (
        <small data-room="roomiest">
          <ChainText text={token.name} limit={32} />
        </small>
      )}
    </span>
  );
}
