import { Suspense, lazy, useEffect, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Tooltip } from '../ui/overlay/tooltip.tsx';
import { useSession } from '../visitor/session.ts';
import { useWallet } from '../wallet/use-wallet.ts';
import { toJoinLabel } from './join-label.ts';
import styles from './join-button.module.css';

const JoinPanel = lazy(() => import('../services/join/join-panel.tsx'));

/** Joins with a wallet or leaves; beside it the way to the visitor's own page. Nothing of wallets is loaded before a click. */
export function JoinButton() {
  const wallet = useWallet();
  const session = useSession();
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(wallet);
  const [following, setFollowing] = useState(0);
  // A change is followed from the render that first shows it.
  const label = toJoinLabel(wallet, session, following > 0 || seen !== wallet);
  useEffect(() => {
    if (seen === wallet) return;
    setSeen(wallet);
    setFollowing((count) => count + 1);
    void import('../session/wallet-session.ts')
      .then(({ followWallet }) => followWallet(seen, wallet))
      .finally(() => setFollowing((count) => count - 1));
  }, [wallet, seen]);
  useEffect(() => {
    if (session.kind === 'authenticated') setOpen(false);
  }, [session.kind]);
  const leave = async () => {
    const [{ signOut }, { disconnectWallet }] = await Promise.all([
      import('../session/sign-in.ts'),
      import('../wallet/connection.ts'),
    ]);
    await signOut();
    await disconnectWallet();
  };
  const address = session.walletAddress ?? (wallet.kind === 'connected' ? wallet.account.address : undefined);
  return (
    <>
      {address !== undefined && (
        <Tooltip text="Profile">
          <a className={styles.profile} href={`/user/${address}`} aria-label="Profile">
            <Icon name="user" size={18} />
          </a>
        </Tooltip>
      )}
      <button
        type="button"
        className={styles.join}
        aria-haspopup={label === 'join' ? 'dialog' : undefined}
        aria-busy={label === 'load...' || label === 'auth...'}
        onClick={() => (label === 'logout' ? void leave() : setOpen(true))}
      >
        {label}
      </button>
      {open && (
        <Suspense fallback={null}>
          <JoinPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {!open && session.error !== undefined && (
        <span className={styles.error} role="alert">
          {session.error}
        </span>
      )}
    </>
  );
}
