import { useOwnThings } from '../visitor/own-things.ts';
import styles from './values.module.css';

/** The visitor's own label of an address, before what it is called by others; nothing where there is none. */
export function OwnLabel({ address }: { readonly address: string }) {
  const own = useOwnThings(({ labels }) => labels).get(address);
  return own === undefined ? null : (
    <>
      <bdi className={styles.own} title="Your label">
        {own}
      </bdi>{' '}
    </>
  );
}
