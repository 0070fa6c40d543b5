import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLatePart } from '../../ui/state/use-late-part.ts';
import { isTestWallet } from '../../wallet/test-wallet/offer.ts';
import { useWallet, type ConnectedWallet } from '../../wallet/use-wallet.ts';
import styles from './test-wallet-mark.module.css';

/** Where the navbar has room for the mark. */
export const WALLET_SLOT_ID = 'wallet-mark';

/** Says in the navbar that the wallet connected is the test wallet, and leads to what can be done with it. */
export function TestWalletMark() {
  // Loaded in the browser alone, when the navbar stands.
  const [slot] = useState(() => document.getElementById(WALLET_SLOT_ID));
  const wallet = useWallet();
  if (slot === null || wallet.kind !== 'connected' || !isTestWallet(wallet.wallet)) return null;
  return createPortal(<Mark connected={wallet} />, slot);
}

/** Gone with the connection, and its wish for the dialog with it: the next one opens none. */
function Mark({ connected }: { readonly connected: ConnectedWallet }) {
  const [wish, setWish] = useState(0);
  const dialog = useLatePart(() => import('./test-wallet-dialog.tsx'), wish);
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        aria-haspopup="dialog"
        onClick={() => setWish((before) => before + 1)}
      >
        Test<span> wallet</span>
      </button>
      {wish > 0 && dialog.Part !== undefined && (
        <dialog.Part connected={connected} onClose={() => setWish(0)} />
      )}
      {wish > 0 && dialog.failure !== undefined && (
        <span role="alert">It could not be loaded. Press again.</span>
      )}
    </>
  );
}
