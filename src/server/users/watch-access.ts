import type { TeamRight } from '#contracts/people/roles';
import { SESSION_ERRORS } from '#contracts/people/sessions';
import { actionError, ActionError } from '../errors/action-error.ts';
import { readSession } from '../sessions/session-cookies.ts';
import type { Owner } from './owner.ts';
import { resolveOwner } from './resolve-owner.ts';
import type { UserContext } from './user-context.ts';

/** How often it is asked whether what is open may stay open. */
const EVERY_MS = 1_000;

export interface AccessWatch {
  /** Aborts once whoever asked may no longer, or goes away. */
  readonly signal: AbortSignal;
  /** To be called when what was open has ended. */
  end(): void;
}

/**
 * Watches the access of a request that stays open. What is somebody's own stays theirs; what is a team's ends within a
 * second of a membership, a role or a key that is taken away, whichever process took it.
 */
export function watchAccess(call: UserContext, right: TeamRight, { team, by }: Owner): AccessWatch {
  // The signal of whoever has gone already fires no more, so nothing would end a watch of theirs.
  if (team === undefined || call.signal.aborted) return { signal: call.signal, end: () => {} };
  const denied = new AbortController();
  const timer = setInterval(() => {
    const asking = resolveOwner(toFresh(call), right, by === 'api-key' ? undefined : team.id);
    asking.catch((error: unknown) => {
      // A store that cannot be asked says nothing about anybody.
      if (error instanceof ActionError) denied.abort(error);
    });
  }, EVERY_MS);
  timer.unref();
  const end = (): void => clearInterval(timer);
  denied.signal.addEventListener('abort', end, { once: true });
  call.signal.addEventListener('abort', end, { once: true });
  return { signal: AbortSignal.any([call.signal, denied.signal]), end };
}

/** The same request, whose session is looked for again. */
const toFresh = (call: UserContext): UserContext => ({
  ...call,
  async requireUser() {
    const signedIn = await readSession(call.users, call.origin, call.cookies, call.nowMs());
    if (signedIn === undefined) throw actionError(401, SESSION_ERRORS.anonymous);
    return signedIn;
  },
});
