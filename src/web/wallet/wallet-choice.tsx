import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { AddressValue } from '../values/address.tsx';
import { connectWallet, disconnectWallet, findWallets, useWallet } from './use-wallet.ts';
import { WalletButton } from './wallet-button.tsx';
import styles from './wallet-choice.module.css';

/** The way from no wallet to a connected one, in place. */
export function WalletChoice({ purpose }: { /** What it is wanted for. */ readonly purpose: string }) {
  const state = useWallet();
  switch (state.kind) {
    case 'idle':
      return (
        <Button look="primary" onClick={() => void findWallets()}>
          <Icon name="wallet" /> Connect wallet
        </Button>
      );
    case 'connecting':
      return (
        <p class={styles.state} role="status">
          Waiting for {state.wallet.name.slice(0, 40)}: it asks you to connect.
        </p>
      );
    case 'connected':
      return (
        <p class={styles.connected}>
          <AddressValue address={state.account.address} />
          <Button look="plain" onClick={() => void disconnectWallet()}>
            Disconnect
          </Button>
        </p>
      );
    case 'choosing':
    case 'refused':
      return (
        <div class={styles.choice}>
          {state.kind === 'refused' && <Notice inline kind="empty" title={state.message} />}
          {state.wallets.length === 0 ? (
            <Notice inline kind="empty" title="No wallet was found in this browser.">
              <p>
                {purpose} needs a wallet that signs. Most are browser extensions that follow the Wallet
                Standard, such as Phantom, Solflare or Backpack: install one from its own site, open it once,
                then try again.
              </p>
              <div>
                <Button onClick={() => void findWallets()}>Try again</Button>
              </div>
            </Notice>
          ) : (
            state.wallets.map((wallet) => (
              <WalletButton key={wallet.name} wallet={wallet} onClick={() => void connectWallet(wallet)} />
            ))
          )}
        </div>
      );
  }
}
