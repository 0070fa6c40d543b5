import { toJson } from '#std/json';
import { isOperator } from '../sso/operator.ts';
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
  { name, audit }: Action,
  call: ActionContext,
  input: object,
): Promise<((answer: unknown) => Promise<void>) | undefined> {
  if (audit === undefined || typeof audit === 'string') return undefined;
  const actor = audit.actor ?? 'person';
  const user = actor === 'person' ? await call.user() : undefined;
  // Whoever is not signed in, or is not the operator, is refused by the action, and nothing is read for them.
  if (actor === 'person' && user === undefined) return undefined;
  if (actor === 'operator' && !isOperator(call.configuration.operatorToken, (header) => call.header(header)))
    return undefined;
  const before = toText(await audit.before?.(call, input));
  return async (answer) => {
    const after = toText(await audit.after?.(input, answer, call));
    // Something was to be removed that is not there.
    if (before === '' && after === '') return;
    await call.users.audit.append({
      atMs: call.nowMs(),
      actor,
      userId: user?.userId ?? '',
      action: name,
      thing: audit.thing(input, answer).slice(0, MOST),
      before,
      after,
      client: call.client,
    });
  };
}

const toText = (value: unknown): string => (value === undefined ? '' : toJson(value).slice(0, MOST));
