import { toJson } from '#std/json';
import type { Action, ActionContext } from '../actions/define-action.ts';

/** Characters of what was or is; a longer one is cut. */
const MOST = 2_000;

/**
 * Notes what an action is about to change, and writes it to the audit log once it has: the result is called with what
 * the action answered. `undefined` for an action that is not audited. A change that cannot be written down is an error
 * of the action, which the caller sees.
 */
export async function beginAudit(
  { name, audit }: Action,
  call: ActionContext,
  input: object,
): Promise<((answer: unknown) => Promise<void>) | undefined> {
  if (audit === undefined || typeof audit === 'string') return undefined;
  const actor = audit.actor ?? 'person';
  const user = actor === 'person' ? await call.user() : undefined;
  // Whoever is not signed in is refused by the action.
  if (actor === 'person' && user === undefined) return undefined;
  const before = toText(await audit.before?.(call, input));
  return (answer) =>
    call.users.audit.append({
      atMs: call.nowMs(),
      actor,
      userId: user?.userId ?? '',
      action: name,
      thing: audit.thing(input, answer).slice(0, MOST),
      before,
      after: toText(audit.after?.(input, answer)),
      client: call.client,
    });
}

const toText = (value: unknown): string => (value === undefined ? '' : toJson(value).slice(0, MOST));
