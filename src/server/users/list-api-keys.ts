import { MAX_KEYS, type ApiKey } from '#contracts/people/people';
import type { UserContext } from './user-context.ts';

const DAY_MS = 86_400_000;

export async function listApiKeys(
  call: UserContext,
  { ownerId }: { readonly ownerId: string },
): Promise<{ readonly keys: readonly ApiKey[] }> {
  const today = Math.floor(call.nowMs() / DAY_MS);
  const stored = await call.users.apiKeys.list(ownerId, MAX_KEYS);
  return {
    keys: stored.map(({ id, team, name, prefix, createdMs, usedMs, day, calls }) => ({
      id,
      name,
      prefix,
      role: team?.role,
      createdMs,
      usedMs,
      callsToday: day === today ? calls : 0,
    })),
  };
}
