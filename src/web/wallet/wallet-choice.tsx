import { usePlace } from '../router/place.ts';
import { Button } from '../ui/form/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Badge } from '../ui/block/badge.tsx';
import { useLatePart } from '../ui/state/use-late-part.ts';
import { AddressValue } from '../values/address.tsx';
import { isTestWallet, offersTestWallet } from './test-wallet/offer.ts';
import { useWallet } from './use-wallet.ts';
import styles from './wallet-choice.module.css';
import { FailedState } from '../ui/block/failed-state.tsx';

/**
 * The way from no wallet to a connected one, in place. Nothing of wallets is loaded before it is pressed, but the
 * button of the test wallet on the localnet.
 */
export function WalletChoice({ purpose }: { /** What it is wanted for. */ readonly purpose: string }) {
  const { cluster } = usePlace();
  const state = useWallet();
  const isOpen = state.kind === 'choosing' || state.kind === 'refused';
  // No lazy part: on a page that changes all the time what is lazy may wait for long.
  const list = useLatePart(() => import('./wallet-list.tsx'), isOpen);
  const test = useLatePart(
    () => import('./test-wallet/test-wallet-button.tsx'),
    state.kind === 'idle' && offersTestWallet(cluster),
  );
  const find = async () => {
    const { findWallets } = await import('./connection.ts');
    await findWallets(cluster);
  };
  const leave = async () => {
    const { disconnectWallet } = await import('./connection.ts');
    await disconnectWallet();
  };
  switch (state.kind) {
    case 'idle':
      return (
        <>
          <Button look="primary" onClick={() => void find()}>
            <Icon name="wallet" /> Connect wallet
          </Button>
          {test.Part !== undefined && <test.Part />}
        </>
      );
    case 'connecting':
      return (
        <p className={styles.state} role="status">
          Waiting for <bdi>{state.wallet.name}</bdi>: it asks you to connect.
        </p>
      );
    case 'connected':
      return (
        <p className={styles.connected}>
          <AddressValue address={state.account.address} />
          {isTestWallet(state.wallet) && <Badge tone="warning">Test wallet: localnet only</Badge>}
          <Button look="plain" onClick={() => void leave()}>
            Disconnect
          </Button>
        </p>
      );
    case 'choosing':
    case 'refused':
      if (list.Part !== undefined) return <list.Part purpose={purpose} />;
      return list.failure === undefined ? null : (
        <FailedState message="The list of wallets could not be loaded." again={list.again} />
      );
  }
}
