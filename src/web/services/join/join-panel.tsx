import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Cluster } from '#contracts/cluster';
import { PRODUCT } from '#contracts/product';
import { CONNECTING_TEXT } from '../../api/pick-endpoint.ts';
import { SsoButtons } from './sso-buttons.tsx';
import { usePlace } from '../../router/place.ts';
import { pickRpcEndpoint } from '../custom-rpc/pick-rpc-endpoint.ts';
import { useSession } from '../../visitor/session.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { stopConnecting } from '../../wallet/connection.ts';
import { useWallet } from '../../wallet/use-wallet.ts';
import { JoinWallets } from './join-wallets.tsx';
import { WalletBoundary } from './wallet-boundary.tsx';
import styles from './join-panel.module.css';

/** Ways to sign in: the wallet this product is made for first, every other one and identity providers behind it. */
export default function JoinPanel({ onClose }: { readonly onClose: () => void }) {
  useClosedWhenCancelled(onClose);
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
  const isHealthy = useHealthyEndpoint(cluster);
  return (
    <div className={styles.ways}>
      <p className={styles.why}>
        Sign a free message to prove that you own this wallet. It is not a transaction and gives no access to
        your funds.
      </p>
      <p role="status" className={styles.state}>
        {!isHealthy && CONNECTING_TEXT}
        {wallet.kind === 'connecting' && (
          <>
            Waiting for <bdi>{wallet.wallet.name}</bdi>: it asks you to connect.
          </>
        )}
        {session.isAuthenticating && 'Waiting for your signature in the wallet.'}
        {wallet.kind === 'refused' && wallet.message}
      </p>
      {session.error !== undefined && <Notice kind="not-available" title={session.error} />}
      {/* Wallets are shown once there is a network for them. */}
      {isHealthy && <JoinWallets />}
      <SsoButtons />
      {/* Some wallets never answer when their window was closed. */}
      {wallet.kind === 'connecting' && <Button onClick={stopConnecting}>Stop waiting</Button>}
    </div>
  );
}

/** Who declines to sign in the wallet has said no to all of it. A no from before this was opened closes nothing. */
function useClosedWhenCancelled(onClose: () => void): void {
  const { userCancelled } = useSession();
  const isAsked = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!userCancelled) isAsked.current = true;
    else if (isAsked.current) close();
  }, [userCancelled]);
}

/** Whether an endpoint was found that is healthy; asked again until one is. */
function useHealthyEndpoint(cluster: Cluster): boolean {
  const [isHealthy, setHealthy] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    pickRpcEndpoint(cluster, gone.signal).then(
      () => setHealthy(true),
      () => undefined, // closed before one was found
    );
    return () => gone.abort();
  }, [cluster]);
  return isHealthy;
}
