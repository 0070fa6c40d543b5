import { isAdapter } from '../wallet/phone-wallets.ts';
import { readWallet, type WalletState } from '../wallet/use-wallet.ts';
import { canSignIn } from './can-sign-in.ts';
import { readSession } from '../visitor/session.ts';
import { signIn, signInSettled, signOut } from './sign-in.ts';

export type WalletStep = 'sign-in' | 'sign-out' | 'sign-out-then-in' | 'nothing';

/**
 * What a change of the wallet means for the session. After a wallet connects, a session is asked for by itself, unless
 * the visitor declined, did not connect it themselves just now, or has to press once more for the phone to open an app.
 * A session of one wallet does not outlive its connection to it.
 */
export function toWalletStep(
  before: WalletState,
  now: WalletState,
  session: Pick<ReturnType<typeof readSession>, 'kind' | 'walletAddress' | 'userCancelled' | 'signedInBy'>,
): WalletStep {
  if (now.kind === 'connected') {
    const { address } = now.account;
    if (before.kind === 'connected' && before.account.address === address) return 'nothing';
    const isSignedIn = session.kind === 'authenticated';
    if (isSignedIn && session.walletAddress === address) return 'nothing';
    if (now.isResumed === true) return isSignedIn && session.signedInBy === 'wallet' ? 'sign-out' : 'nothing';
    const hasOther = isSignedIn && session.walletAddress !== undefined;
    if (session.userCancelled || !canSignIn(now.wallet) || isAdapter(now.wallet)) {
      return hasOther ? 'sign-out' : 'nothing';
    }
    return hasOther ? 'sign-out-then-in' : 'sign-in';
  }
  const isGone = before.kind === 'connected' && now.kind === 'idle';
  return isGone && session.kind === 'authenticated' && session.signedInBy === 'wallet'
    ? 'sign-out'
    : 'nothing';
}

let following: Promise<void> = Promise.resolve();

/** Brings the session after the wallet, one change after the other. Rejects never. */
export function followWallet(before: WalletState, now: WalletState): Promise<void> {
  following = following.then(() => follow(before, now));
  return following;
}

async function follow(before: WalletState, now: WalletState): Promise<void> {
  // Who is being signed in may be somebody else by now; what that ends in is brought after the wallet too.
  await signInSettled();
  const step = toWalletStep(before, now, readSession());
  if (step === 'sign-out' || step === 'sign-out-then-in') await signOut();
  const isShown = now.kind === 'connected' && readWallet() === now;
  if (isShown && (step === 'sign-in' || step === 'sign-out-then-in')) await signIn(now);
}
