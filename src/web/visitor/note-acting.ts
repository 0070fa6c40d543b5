import { readActingTeam } from './acting-team.ts';
import { readSession } from './session.ts';

/**
 * Whose labels, watchlist and other things are at hand now: what it gives says later, after a wait, whether they still
 * are. They no longer are once somebody else is signed in or nobody is, or the visitor acts for another team.
 */
export function noteActing(): () => boolean {
  const { walletAddress, signedInBy } = readSession();
  const team = readActingTeam()?.id;
  return () => {
    const now = readSession();
    const isSame = now.walletAddress === walletAddress && now.signedInBy === signedInBy;
    return now.kind === 'authenticated' && isSame && readActingTeam()?.id === team;
  };
}
