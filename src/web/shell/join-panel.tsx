import { useEffect, useState } from 'preact/hooks';
import type { Cluster } from '#contracts/cluster';
import { JOIN_WALLET, PRODUCT } from '#contracts/product';
import { usePlace } from '../router/place.ts';
import { pickRpcEndpoint } from '../services/custom-rpc/pick-rpc-endpoint.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import { setSession, readSession, useSession } from '../session/session.ts';
import { canSignIn, signIn } from '../session/sign-in.ts';
import {
  connectWallet,
  dismissRefusal,
  readWallet,
  stopConnecting,
  useWallet,
} from '../wallet/use-wallet.ts';
import { watchWallets, type Wallet } from '../wallet/wallet-standard.ts';
import { CONNECTING_TEXT } from '../api/pick-endpoint.ts';
import { SsoButtons } from '../features/sso/sso-buttons.tsx';
import { WalletBoundary } from './wallet-boundary.tsx';
import { WalletButton } from '../wallet/wallet-button.tsx';
import styles from './join-panel.module.css';

/** Ways to sign in: the wallet this product is made for first, every other one and identity providers behind it. */
export default function JoinPanel({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={`Join ${PRODUCT.name}`} size="small" onClose={onClose}>
      <WalletBoundary>
        <Ways />
      </WalletBoundary>
    </Dialog>
  );
}

function Ways() {
  const wallet = useWallet();
  const session = useSession();
  const { cluster } = usePlace();
  const isConnected = useHealthyEndpoint(cluster);
  const [wallets, setWallets] = useState<readonly Wallet[]>();
  // Wallets are shown once there is a network for them.
  useEffect(() => (isConnected ? watchWallets(setWallets) : undefined), [isConnected]);
  const own = wallets?.find(({ name }) => name === JOIN_WALLET.name);
  const others = wallets?.filter((one) => one !== own) ?? [];
  // The click that opened this is the click on the wallet, where it is there.
  useEffect(() => {
    if (wallets === undefined) return;
    const { error: _error, ...calm } = readSession();
    setSession({ ...calm, userCancelled: false });
    const now = readWallet();
    if (now.kind === 'connected') void signIn(now.wallet, now.account);
    else if (own !== undefined && (now.kind === 'idle' || now.kind === 'refused')) void connectWallet(own);
    return dismissRefusal;
  }, [wallets === undefined]);
  const join = (one: Wallet) => {
    const now = readWallet();
    if (now.kind === 'connected' && now.wallet === one) void signIn(one, now.account);
    else void connectWallet(one);
  };
  return (
    <div class={styles.ways}>
      <p class={styles.why}>
        Signing in proves that a wallet is yours by a signed text. It is no transaction, costs nothing and
        gives nobody access to the wallet.
      </p>
      <p role="status" class={styles.state}>
        {!isConnected && CONNECTING_TEXT}
        {wallet.kind === 'connecting' &&
          `Waiting for ${wallet.wallet.name.slice(0, 40)}: it asks you to connect.`}
        {session.isAuthenticating && 'Waiting for your signature in the wallet.'}
        {wallet.kind === 'refused' && wallet.message}
      </p>
      {session.error !== undefined && <Notice inline kind="not-available" title={session.error} />}
      {own !== undefined && <WalletButton wallet={own} look="primary" onClick={() => join(own)} />}
      {wallets !== undefined && own === undefined && (
        <Notice inline kind="empty" title={`${JOIN_WALLET.name} was not found in this browser.`}>
          <p>
            It is a browser extension. Install it from{' '}
            <a href={JOIN_WALLET.site} target="_blank" rel="noopener noreferrer">
              {new URL(JOIN_WALLET.site).host}
            </a>
            , open it once, then come back.
          </p>
        </Notice>
      )}
      {isConnected && (
        <Disclosure summary="More wallets" open={own === undefined && others.length > 0}>
          {others.length === 0 ? (
            <p>No other wallet that follows the Wallet Standard was found.</p>
          ) : (
            <div class={styles.list}>
              {others.map((one) => (
                <WalletButton
                  key={one.name}
                  wallet={one}
                  look="framed"
                  disabled={!canSignIn(one)}
                  onClick={() => join(one)}
                />
              ))}
            </div>
          )}
        </Disclosure>
      )}
      <SsoButtons />
      {/* Some wallets never answer when their window was closed. */}
      {wallet.kind === 'connecting' && <Button onClick={stopConnecting}>Stop waiting</Button>}
    </div>
  );
}

/** Whether an endpoint was found that is healthy; asked anew until one is. */
function useHealthyEndpoint(cluster: Cluster): boolean {
  const [isHealthy, setHealthy] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    pickRpcEndpoint(cluster, gone.signal).then(
      () => setHealthy(true),
      () => undefined, // closed before one was found
    );
    return () => gone.abort();
  }, []);
  return isHealthy;
}
