import { isTeamRight, type Right } from '#contracts/people/roles';
import { toJson } from '#std/json';
import type { AuditEntry } from '#store/users/audit';
import type { Action, ActionContext } from '../actions/define-action.ts';

/** Characters of what was or is; a longer one is cut. */
const MOST = 2_000;

/**
 * Notes what an action is about to change, and writes it to the audit log once it has: the result is called with what
 * the action answered. `undefined` for an action that is not audited. Where nothing was and nothing is, nothing is
 * written. A change that cannot be written down is an error
 * of the action, which the caller sees.
 */
export async function beginAudit(
  { name, right, audit }: Action,
  call: ActionContext,
  input: object,
): Promise<((answer: unknown) => Promise<void>) | undefined> {
  if (audit === undefined || typeof audit === 'string') return undefined;
  const who = await readActor(right, call);
  // Whoever is not signed in is refused by the action.
  if (who === undefined) return undefined;
  const before = toText(await audit.before?.(call, input));
  return async (answer) => {
    const after = toText(await audit.after?.(input, answer, call));
    // Something was to be removed that is not there.
    if (before === '' && after === '') return;
    await call.users.audit.append({
      atMs: call.nowMs(),
      actor: who.actor,
      userId: who.userId,
      team: who.team ?? audit.team?.(input, answer) ?? '',
      action: name,
      thing: audit.thing(input, answer).slice(0, MOST),
      before,
      after,
      client: call.client,
    });
  };
}

/** Whose hand it is, and the team it is in. */
async function readActor(
  right: Right,
  call: ActionContext,
): Promise<(Pick<AuditEntry, 'actor' | 'userId'> & { readonly team?: string | undefined }) | undefined> {
  if (right === 'operator') return { actor: 'operator', userId: '' };
  if (!isTeamRight(right)) {
    const user = await call.user();
    return user && { actor: 'person', userId: user.userId };
  }
  const { actorId, team, by } = await call.requireOwner();
  return { actor: by === 'api-key' ? 'key' : 'person', userId: actorId, team: team?.id };
}

const toText = (value: unknown): string => (value === undefined ? '' : toJson(value).slice(0, MOST));
