import { usePlace } from '../router/place.ts';
import { toAppLinks } from './wallet-apps.ts';
import styles from './wallet-choice.module.css';

/** Ways into wallet apps: each opens this very page in the app's own browser, where the wallet is at hand. */
export function WalletAppLinks() {
  const { cluster } = usePlace();
  return (
    <>
      <p>
        Wallet apps on phones have their own browser. Open this page there, then connect. If the app is not
        installed, its maker’s site opens and receives the address of this page.
      </p>
      <ul className={styles.apps} aria-label="Wallet apps">
        {toAppLinks(location.href, cluster).map(({ name, href, host }) => (
          <li key={name}>
            <a href={href} rel="noreferrer">
              Open in {name}
            </a>{' '}
            <small>{host}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
