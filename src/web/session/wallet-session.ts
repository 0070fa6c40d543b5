import type { WalletState } from '../wallet/use-wallet.ts';
import { readSession } from './session.ts';
import { canSignIn, signIn, signOut } from './sign-in.ts';

export type WalletStep = 'sign-in' | 'sign-out' | 'sign-out-then-in' | 'nothing';

/**
 * What a change of the wallet means for the session. After a wallet connects, a session is asked for by itself, unless
 * the visitor declined; a session of one wallet does not outlive its connection to it.
 */
export function toWalletStep(
  before: WalletState,
  now: WalletState,
  session: Pick<ReturnType<typeof readSession>, 'kind' | 'walletAddress' | 'userCancelled' | 'signedInBy'>,
): WalletStep {
  if (now.kind === 'connected') {
    const { address } = now.account;
    if (before.kind === 'connected' && before.account.address === address) return 'nothing';
    if (session.kind === 'authenticated' && session.walletAddress === address) return 'nothing';
    if (session.userCancelled || !canSignIn(now.wallet)) {
      return session.kind === 'authenticated' && session.walletAddress !== undefined ? 'sign-out' : 'nothing';
    }
    return session.kind === 'authenticated' && session.walletAddress !== undefined
      ? 'sign-out-then-in'
      : 'sign-in';
  }
  const isGone = before.kind === 'connected' && now.kind === 'idle';
  return isGone && session.kind === 'authenticated' && session.signedInBy === 'wallet'
    ? 'sign-out'
    : 'nothing';
}

/** Brings the session after the wallet. */
export async function followWallet(before: WalletState, now: WalletState): Promise<void> {
  const step = toWalletStep(before, now, readSession());
  if (step === 'sign-out' || step === 'sign-out-then-in') await signOut();
  if ((step === 'sign-in' || step === 'sign-out-then-in') && now.kind === 'connected') {
    await signIn(now.wallet, now.account);
  }
}
