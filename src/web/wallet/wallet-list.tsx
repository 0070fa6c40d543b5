import { Wallet } from 'lucide-react';
import { CLUSTER_NAMES } from '#contracts/cluster';
import { usePlace } from '../router/place.ts';
import { Button } from '../ui/form/button.tsx';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { connectWallet, findWallets } from './connection.ts';
import { useWallet } from './use-wallet.ts';
import { relistWallets, useWallets } from './use-wallets.ts';
import { WalletAppLinks } from './wallet-app-links.tsx';
import { hasWalletApps } from './wallet-apps.ts';
import { WalletButton } from './wallet-button.tsx';
import { WalletErrorNotice } from './wallet-error-notice.tsx';
import { isAdapter } from './phone-wallets.ts';
import { isTestWallet } from './test-wallet/offer.ts';
import TestWalletButton from './test-wallet/test-wallet-button.tsx';
import { knowsCluster } from './wallet-standard.ts';
import styles from './wallet-choice.module.css';
import { Notice } from '../ui/block/notice.tsx';

/** Wallets to choose from, or the way to one. */
export default function WalletList({ purpose }: { /** What it is wanted for. */ readonly purpose: string }) {
  const { cluster } = usePlace();
  const state = useWallet();
  const found = useWallets();
  const { broken } = found;
  // It has a button of its own.
  const wallets = found.wallets.filter((wallet) => !isTestWallet(wallet));
  const strangers = wallets.some((wallet) => !knowsCluster(wallet, cluster));
  const isRefused = state.kind === 'refused';
  return (
    <div className={styles.choice}>
      {isRefused && <Notice kind="empty" title={state.message} />}
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
      <TestWalletButton />
      {isRefused && wallets.some(isAdapter) && <WalletAppLinks />}
    </div>
  );
}

function NoWallet({ purpose }: { readonly purpose: string }) {
  const { cluster } = usePlace();
  return (
    <EmptyState
      icon={Wallet}
      title="No wallet found in this browser"
      actions={<Button onClick={() => void findWallets(cluster)}>Try again</Button>}
    >
      {hasWalletApps(navigator) ? (
        <WalletAppLinks />
      ) : (
        <p>
          {purpose} needs a wallet that signs, such as Phantom, Solflare or Backpack. Install its browser
          extension from its own site, open it once, then try again.
        </p>
      )}
    </EmptyState>
  );
}
