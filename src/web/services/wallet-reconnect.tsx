import { useEffect } from 'react';
import { usePlace } from '../router/place.ts';
import { refreshSession } from '../session/sign-in.ts';
import { readStored } from '../ui/state/stored-value.ts';
import { WALLET_KEY } from '../wallet/use-wallet.ts';

/**
 * Connects again, unasked, to the wallet that was used last, so that a reload takes nobody's wallet away and a session
 * ends when the wallet shows another account. Whoever disconnected theirs has none stored, and nothing of wallets is loaded.
 * A page that comes back out of the browser's memory asks who is signed in by now.
 */
export function WalletReconnect() {
  const { cluster } = usePlace();
  useEffect(() => {
    if (readStored(WALLET_KEY) !== undefined) {
      import('../wallet/connection.ts').then(
        ({ reconnectWallet }) => reconnectWallet(cluster),
        () => undefined, // the visitor may press the button
      );
    }
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void refreshSession();
    };
    addEventListener('pageshow', onShow);
    // From here on other tabs are heard.
    document.documentElement.dataset['late'] = 'true';
    return () => removeEventListener('pageshow', onShow);
  }, [cluster]);
  return null;
}
