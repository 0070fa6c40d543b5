import { lazy, Suspense } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { useSession } from '../session/session.ts';
import { disconnectWallet, useWallet, type WalletState } from '../wallet/use-wallet.ts';
import { toJoinLabel } from './join-label.ts';
import styles from './join-button.module.css';

const JoinPanel = lazy(() => import('./join-panel.tsx'));

/** Joins with a wallet or leaves; beside it the way to the visitor's own page. Nothing of wallets is loaded before a click. */
export function JoinButton() {
  const wallet = useWallet();
  const session = useSession();
  const [open, setOpen] = useState(false);
  const before = useRef<WalletState>(wallet);
  const [following, setFollowing] = useState(0);
  // A change is followed from the render that first shows it.
  const label = toJoinLabel(wallet, session, following > 0 || before.current !== wallet);
  useEffect(() => {
    const earlier = before.current;
    before.current = wallet;
    if (earlier === wallet) return;
    setFollowing((count) => count + 1);
    void import('../session/wallet-session.ts')
      .then(({ followWallet }) => followWallet(earlier, wallet))
      .finally(() => setFollowing((count) => count - 1));
  }, [wallet]);
  useEffect(() => {
    if (session.kind === 'authenticated') setOpen(false);
  }, [session.kind]);
  const leave = async () => {
    const { signOut } = await import('../session/sign-in.ts');
    await signOut();
    await disconnectWallet();
  };
  const address = session.walletAddress ?? (wallet.kind === 'connected' ? wallet.account.address : undefined);
  return (
    <>
      {address !== undefined && (
        <a class={styles.profile} href={`/user/${address}`} aria-label="Profile" title="Profile">
          <Icon name="user" size={18} />
        </a>
      )}
      <button
        type="button"
        class={styles.join}
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
        <span class={styles.error} role="alert">
          {session.error}
        </span>
      )}
    </>
  );
}
