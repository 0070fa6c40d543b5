import { canSignIn } from '../session/can-sign-in.ts';
import type { Session } from '../visitor/session.ts';
import type { WalletState } from '../wallet/use-wallet.ts';

export type JoinLabel = 'join' | 'load...' | 'auth...' | 'logout';

/**
 * What the button says: 'join' while nobody is connected, 'load...' while the wallet connects, 'auth...' while its
 * signature is asked for and checked, then 'logout'. A wallet that is connected while nobody is signed in, as after the
 * visitor declined or another tab signed out, can be asked once more: 'join'. `isFollowed` says that the session is
 * being brought after a change of the wallet.
 */
export function toJoinLabel(
  wallet: WalletState,
  session: Pick<Session, 'kind' | 'isAuthenticating'>,
  isFollowed: boolean,
): JoinLabel {
  if (session.isAuthenticating) return 'auth...';
  if (wallet.kind === 'connecting') return 'load...';
  if (session.kind === 'authenticated') return 'logout';
  if (wallet.kind !== 'connected') return 'join';
  // One that signs no messages stays connected, for trading.
  if (!canSignIn(wallet.wallet)) return 'logout';
  return isFollowed && wallet.isResumed !== true ? 'auth...' : 'join';
}
