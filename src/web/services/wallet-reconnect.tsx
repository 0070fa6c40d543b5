import { useEffect } from 'preact/hooks';
import { readSession } from '../session/session.ts';
import { refreshSession } from '../session/sign-in.ts';
import { reconnectWallet } from '../wallet/use-wallet.ts';

/**
 * Connects again, unasked, to the wallet of somebody who is signed in with it, so that the session ends when the wallet
 * shows another account. A page that comes back out of the browser's memory asks who is signed in by now.
 */
export function WalletReconnect() {
  useEffect(() => {
    const { kind, signedInBy } = readSession();
    if (kind === 'authenticated' && signedInBy === 'wallet') void reconnectWallet();
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void refreshSession();
    };
    addEventListener('pageshow', onShow);
    // From here on other tabs are heard.
    document.documentElement.dataset['late'] = 'true';
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return null;
}
