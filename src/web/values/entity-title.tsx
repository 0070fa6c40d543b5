import type { ReactNode } from 'react';
import { toShortAddress } from '#contracts/text/value-text';
import { CopyButton } from '../ui/copy/copy-button.tsx';
import { Mark } from './address.tsx';
import styles from './entity-title.module.css';

/** The heading of a page about an address: its picture, what it is called, and the address below, which can be copied. */
export function EntityTitle({
  address,
  image,
  children,
}: {
  readonly address: string;
  readonly image?: string | undefined;
  /** Its name; without one its address in short. */
  readonly children?: ReactNode;
}) {
  return (
    <h1 className={styles.title}>
      <Mark address={address} image={image} size={44} />
      <span className={styles.names}>
        <span className={styles.name}>
          {children || <span className="mono">{toShortAddress(address)}</span>}
        </span>{' '}
        <span className={styles.address}>
          <span>{address}</span>
          <CopyButton text={address} label="Copy address" />
        </span>
      </span>
    </h1>
  );
}
