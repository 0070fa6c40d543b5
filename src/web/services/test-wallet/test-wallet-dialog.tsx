import { useState } from 'react';
import { Notice } from '../../ui/block/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { AddressValue } from '../../values/address.tsx';
import { disconnectWallet } from '../../wallet/connection.ts';
import type { ConnectedWallet } from '../../wallet/use-wallet.ts';
import { forgetTestWallet } from '../../wallet/test-wallet/forget-test-wallet.ts';
import styles from './test-wallet-dialog.module.css';

/** What the test wallet is, and the ways to leave it. */
export default function TestWalletDialog({
  connected,
  onClose,
}: {
  readonly connected: ConnectedWallet;
  readonly onClose: () => void;
}) {
  const [forgetting, setForgetting] = useState<'no' | 'yes' | 'failed'>('no');
  const forget = () => {
    setForgetting('yes');
    forgetTestWallet(connected).catch(() => setForgetting('failed'));
  };
  return (
    <Dialog title="Test wallet" size="small" onClose={onClose}>
      <div className={styles.body}>
        <p>
          <AddressValue address={connected.account.address} />
        </p>
        <ul>
          <li>It works on the localnet only and refuses to sign for any other network.</li>
          <li>Its SOL comes from the localnet’s faucet and is worth nothing. Send it nothing of value.</li>
          <li>
            Its key was made in this browser and stays there. It cannot be exported, and is lost when the
            browser’s site data is deleted or the localnet starts over.
          </li>
          <li>It signs without asking: sign-in texts of this site, and transactions you press to sign.</li>
        </ul>
        {forgetting === 'failed' && <Notice kind="not-available" title="The key could not be deleted." />}
        <div className={styles.ways}>
          <Button onClick={() => void disconnectWallet()}>Disconnect</Button>
          <Button disabled={forgetting === 'yes'} onClick={forget}>
            Forget this wallet
          </Button>
        </div>
        <p className={styles.note}>Forgetting deletes the key: nobody can sign for this address again.</p>
      </div>
    </Dialog>
  );
}
