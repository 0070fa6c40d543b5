import { TRANSACTION_TABS, type Profile } from '#contracts/people/people';
import type { UserContext } from './user-context.ts';

/** The profile of a user; a tab that no longer exists is left out. */
export async function toProfile(
  call: UserContext,
  { userId }: { readonly userId: string },
): Promise<Profile> {
  const [user, { displayName, transactionTab }] = await Promise.all([
    call.users.accounts.find(userId),
    call.users.profiles.find(userId),
  ]);
  return {
    displayName,
    transactionTab: TRANSACTION_TABS.find((tab) => tab === transactionTab),
    memberSinceMs: user?.createdMs ?? call.nowMs(),
  };
}
