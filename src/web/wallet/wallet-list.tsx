import { CLUSTER_NAMES } from '#contracts/cluster';
import { usePlace } from '../router/place.ts';
import { Button } from '../ui/form/button.tsx';
import { Notice } from '../ui/block/notice.tsx';
import { connectWallet, findWallets } from './connection.ts';
import { useWallet } from './use-wallet.ts';
import { relistWallets, useWallets } from './use-wallets.ts';
import { WalletAppLinks } from './wallet-app-links.tsx';
import { hasWalletApps } from './wallet-apps.ts';
import { WalletButton } from './wallet-button.tsx';
import { WalletErrorNotice } from './wallet-error-notice.tsx';
import { isAdapter } from './phone-wallets.ts';
import { knowsCluster } from './wallet-standard.ts';
import styles from './wallet-choice.module.css';

/** Wallets to choose from, or the way to one. */
export default function WalletList({ purpose }: { /** What it is wanted for. */ readonly purpose: string }) {
  const { cluster } = usePlace();
  const state = useWallet();
  const { wallets, broken } = useWallets();
  const strangers = wallets.some((wallet) => !knowsCluster(wallet, cluster));
  const isRefused = state.kind === 'refused';
  return (
    <div className={styles.choice}>
      {isRefused && <Notice inline kind="empty" title={state.message} />}
      {broken > 0 && <WalletErrorNotice onRetry={relistWallets} />}
      {wallets.map((wallet, index) => (
        <WalletButton
          key={index}
          wallet={wallet}
          disabled={!knowsCluster(wallet, cluster)}
          onClick={() => void connectWallet(wallet)}
        />
      ))}
      {strangers && (
        <p className={styles.state}>A disabled wallet does not support the {CLUSTER_NAMES[cluster]}.</p>
      )}
      {wallets.length === 0 && broken === 0 && <NoWallet purpose={purpose} />}
      {isRefused && wallets.some(isAdapter) && <WalletAppLinks />}
    </div>
  );
}

function NoWallet({ purpose }: { readonly purpose: string }) {
  const { cluster } = usePlace();
  return (
    <Notice inline kind="empty" title="No wallet was found in this browser.">
      {hasWalletApps(navigator) ? (
        <WalletAppLinks />
      ) : (
        <p>
          {purpose} needs a wallet that signs. Most are browser extensions that follow the Wallet Standard,
          such as Phantom, Solflare or Backpack: install one from its own site, open it once, then try again.
        </p>
      )}
      <div>
        <Button onClick={() => void findWallets(cluster)}>Try again</Button>
      </div>
    </Notice>
  );
}
