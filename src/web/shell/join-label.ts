import type { Session } from '../session/session.ts';
import type { WalletState } from '../wallet/use-wallet.ts';

export type JoinLabel = 'join' | 'load...' | 'auth...' | 'logout';

/**
 * What the button says: 'join' while nobody is connected, 'load...' while the wallet connects, 'auth...' while its
 * signature is asked for and checked, then 'logout'. After the visitor declined to sign it is 'join' again, so that
 * the next click can ask once more.
 */
export function toJoinLabel(
  wallet: WalletState,
  session: Pick<Session, 'kind' | 'isAuthenticating' | 'userCancelled' | 'error'>,
): JoinLabel {
  if (session.isAuthenticating) return 'auth...';
  if (wallet.kind === 'connecting') return 'load...';
  if (session.kind === 'authenticated') return 'logout';
  if (wallet.kind !== 'connected') return 'join';
  if (session.userCancelled || session.error !== undefined) return 'join';
  // Its signature is asked for in a moment; one that signs no messages stays connected, for trading.
  return 'solana:signMessage' in wallet.wallet.features ? 'auth...' : 'logout';
}
