import { useEffect, useEffectEvent, useState } from 'react';
import { JOIN_WALLET } from '#contracts/product';
import { usePlace } from '../../router/place.ts';
import { canSignIn } from '../../session/can-sign-in.ts';
import { readSession, setSession, useSession } from '../../visitor/session.ts';
import { signIn } from '../../session/sign-in.ts';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { connectWallet, dismissRefusal } from '../../wallet/connection.ts';
import { isAdapter, registerPhoneWallets } from '../../wallet/phone-wallets.ts';
import { isTestWallet } from '../../wallet/test-wallet/offer.ts';
import TestWalletButton from '../../wallet/test-wallet/test-wallet-button.tsx';
import { readWallet, useWallet } from '../../wallet/use-wallet.ts';
import { relistWallets, useWallets } from '../../wallet/use-wallets.ts';
import { WalletAppLinks } from '../../wallet/wallet-app-links.tsx';
import { hasWalletApps } from '../../wallet/wallet-apps.ts';
import { WalletButton } from '../../wallet/wallet-button.tsx';
import { WalletErrorNotice } from '../../wallet/wallet-error-notice.tsx';
import type { ListedWallet } from '../../wallet/wallet-standard.ts';
import styles from './join-panel.module.css';

/** The wallet the button is for, or the way to it, and every other one behind it. */
export function JoinWallets() {
  const wallet = useWallet();
  const session = useSession();
  const isReady = usePhoneWallets();
  const { wallets, broken } = useWallets();
  const own = wallets.filter((one) => one.name === JOIN_WALLET.name || isAdapter(one));
  const others = wallets.filter((one) => !own.includes(one) && !isTestWallet(one));
  // The click that opened this is the click on the wallet, where it is there and is no app that wants its own.
  const joinOwn = useEffectEvent(() => {
    const { error: _error, ...calm } = readSession();
    setSession({ ...calm, userCancelled: false });
    const now = readWallet();
    const [only, second] = own;
    if (now.kind === 'connected') {
      if (!isAdapter(now.wallet)) void signIn(now);
    } else if (only !== undefined && second === undefined && now.kind !== 'connecting' && !isAdapter(only)) {
      void connectWallet(only);
    }
  });
  useEffect(() => {
    if (!isReady) return;
    joinOwn();
    return dismissRefusal;
  }, [isReady]);
  if (!isReady) return null;
  const isWaiting = wallet.kind === 'connected' && session.kind === 'anonymous' && !session.isAuthenticating;
  return (
    <>
      {broken > 0 && <WalletErrorNotice onRetry={relistWallets} />}
      {own.length > 1 && (
        <p className={styles.why}>Several wallets use this name: choose the one you trust.</p>
      )}
      {own.map((one, index) => (
        <WalletButton key={index} wallet={one} look="primary" onClick={() => join(one)} />
      ))}
      {isWaiting && own.some(isAdapter) && <p>Connected. Press it again to sign the message.</p>}
      {own.length === 0 && broken === 0 && <NotFound />}
      {wallet.kind === 'refused' && own.some(isAdapter) && <WalletAppLinks />}
      <TestWalletButton onReady={join} />
      <Disclosure summary="More wallets" open={own.length === 0 && others.length > 0}>
        {others.length === 0 ? (
          <p>No other Wallet Standard wallet was found.</p>
        ) : (
          <div className={styles.list}>
            {others.map((one, index) => (
              <WalletButton key={index} wallet={one} disabled={!canSignIn(one)} onClick={() => join(one)} />
            ))}
          </div>
        )}
      </Disclosure>
    </>
  );
}

function join(wallet: ListedWallet): void {
  const now = readWallet();
  if (now.kind === 'connected' && now.wallet === wallet) void signIn(now);
  else void connectWallet(wallet);
}

function NotFound() {
  return (
    <EmptyState title={`${JOIN_WALLET.name} was not found in this browser.`}>
      {hasWalletApps(navigator) ? (
        <WalletAppLinks />
      ) : (
        <p>
          It is a browser extension. Install it from{' '}
          <a href={JOIN_WALLET.site} target="_blank" rel="noopener noreferrer">
            {new URL(JOIN_WALLET.site).host}
          </a>
          , open it once, then come back.
        </p>
      )}
    </EmptyState>
  );
}

/** Whether what a phone needs is loaded; elsewhere at once. */
function usePhoneWallets(): boolean {
  const { cluster } = usePlace();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isGone = false;
    void registerPhoneWallets(cluster).then(() => {
      if (!isGone) setReady(true);
    });
    return () => {
      isGone = true;
    };
  }, [cluster]);
  return isReady;
}
