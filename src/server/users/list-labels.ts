import { MAX_LABELS, type OwnLabel } from '#contracts/people/people';
import type { UserContext } from './user-context.ts';

export async function listLabels(
  call: UserContext,
  { ownerId }: { readonly ownerId: string },
): Promise<{ readonly labels: readonly OwnLabel[] }> {
  return { labels: await call.users.labels.list(ownerId, MAX_LABELS) };
}

/** What an address is called; `undefined` where it has no label. */
export const labelOf = (
  { labels }: { readonly labels: readonly OwnLabel[] },
  address: string,
): string | undefined => labels.find((one) => one.address === address)?.label;
