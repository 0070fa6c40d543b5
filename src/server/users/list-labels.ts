import { MAX_LABELS, type OwnLabel } from '#contracts/people';
import type { ActionCall } from '../actions/define-action.ts';

export async function listLabels(
  call: ActionCall,
  { userId }: { readonly userId: string },
): Promise<{ readonly labels: readonly OwnLabel[] }> {
  return { labels: await call.users.labels.list(userId, MAX_LABELS) };
}
