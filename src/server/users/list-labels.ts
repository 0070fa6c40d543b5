import { MAX_LABELS, type OwnLabel } from '#contracts/people/people';
import type { UserContext } from './user-context.ts';

export async function listLabels(
  call: UserContext,
  { userId }: { readonly userId: string },
): Promise<{ readonly labels: readonly OwnLabel[] }> {
  return { labels: await call.users.labels.list(userId, MAX_LABELS) };
}
