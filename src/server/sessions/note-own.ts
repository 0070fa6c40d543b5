import type { UserStore } from '#store/users/user-store';

interface NotingCall {
  readonly users: UserStore;
  /** Who asks, by their network. */
  readonly client: string;
  readonly nowMs: () => number;
}

/** Adds a row to the audit log of what a person did to their own account in signing in. `after` becomes JSON. */
export const noteOwn = (
  call: NotingCall,
  userId: string,
  { action, thing, after }: { readonly action: string; readonly thing: string; readonly after: unknown },
): Promise<void> =>
  call.users.audit.append({
    atMs: call.nowMs(),
    actor: 'person',
    userId,
    team: '',
    action,
    thing,
    before: '',
    after: JSON.stringify(after),
    client: call.client,
  });
