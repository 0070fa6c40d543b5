import type { UserStore } from '#store/users/user-store';

interface NotingCall {
  readonly users: UserStore;
  /** Who asks, by their network. */
  readonly client: string;
  readonly nowMs: () => number;
}

/** Adds a row to the audit log of what a person did to their own account in signing in. `after` becomes JSON. */
export const noteOwn = (
  { users, client, nowMs }: NotingCall,
  userId: string,
  { action, thing, after }: { readonly action: string; readonly thing: string; readonly after: unknown },
): Promise<void> =>
  users.audit.append({
    atMs: nowMs(),
    actor: 'person',
    userId,
    action,
    thing,
    before: '',
    after: JSON.stringify(after),
    client,
  });
