/** What a person wrote of a webhook, checked before it is stored. */
import { z } from 'zod';
import { MAX_NAME } from '#contracts/people/people';
import { WEBHOOK_LIMITS, type WebhookSubscription, type WebhookTarget } from '#contracts/people/webhooks';
import { actionError } from '../errors/action-error.ts';
import { makeId } from '../sessions/secrets.ts';
import { plainText } from '../users/plain-text.ts';
import type { UserContext } from '../users/user-context.ts';
import type { WebhookContext } from './list-webhooks.ts';
import type { Seal } from './sealing.ts';
import { parseSubscription, SOURCES, subscription, toSubscriptionText } from './sources.ts';
import type { Target } from './targets/define-target.ts';
import { TARGETS } from './targets.ts';

const LOOK_MS = 8_000;
const MOST_SETTING = 2_048;

export const webhookId = z.string().max(64);
export const webhookName = plainText(MAX_NAME);
export const webhookTarget: z.ZodType<WebhookTarget> = z.strictObject({
  kind: z.string().max(32),
  settings: z.record(z.string().max(32), z.string().max(MOST_SETTING)),
});
export const webhookSubscriptions: z.ZodType<readonly WebhookSubscription[]> = z
  .array(subscription)
  .min(1, 'must name one event at least')
  .max(WEBHOOK_LIMITS.subscriptions, `must name ${WEBHOOK_LIMITS.subscriptions} events at most`)
  .refine(
    (list) => new Set(list.map(toSubscriptionText)).size === list.length,
    'must not name the same event twice',
  );

export interface CheckedTarget {
  readonly target: Target;
  readonly settings: Readonly<Record<string, string>>;
  readonly seal: Seal;
}

/** Throws 400 for a target that nothing would be sent to, 409 for one this server cannot reach. */
export async function checkTarget(
  call: WebhookContext,
  { kind, settings: given }: WebhookTarget,
): Promise<CheckedTarget> {
  const target = TARGETS.get(kind);
  if (target === undefined) {
    throw actionError(400, `target.kind: must be one of ${[...TARGETS.keys()].join(', ')}`);
  }
  const unavailable = call.webhooks.unavailable()[kind];
  const seal = call.webhooks.seal();
  if (unavailable !== undefined || seal === undefined) throw actionError(409, unavailable ?? '');
  const parsed = target.settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw actionError(400, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid value'}`);
  }
  const url = target.toUrl?.(parsed.data);
  const fault = url === undefined ? undefined : await call.webhooks.findUrlFault(url);
  if (fault !== undefined) throw actionError(400, `url: ${fault}`);
  return { target, settings: parsed.data, seal };
}

type Watch = { readonly id: string; readonly subscription: string };

/**
 * Subscriptions to be stored. Throws 400 for one that could not be looked at and 409 where there are too many queries.
 * What the webhook `besides` has already is not looked at again.
 */
export async function checkSubscriptions(
  call: WebhookContext & Pick<UserContext, 'clusters' | 'signal'>,
  list: readonly WebhookSubscription[],
  besides?: string,
): Promise<readonly Watch[]> {
  const { ownerId } = await call.requireOwner();
  const watches = await call.users.webhooks.watches(ownerId);
  const queries = [
    ...list,
    ...watches.flatMap(({ webhookId: of, subscription: text }) =>
      of === besides ? [] : [parseSubscription(text)],
    ),
  ].filter((one) => one !== undefined && SOURCES.get(one.event)?.runsQuery === true).length;
  if (queries > WEBHOOK_LIMITS.queries) {
    throw actionError(
      409,
      `${WEBHOOK_LIMITS.queries} subscriptions to queries are the most; this would be ${queries}.`,
    );
  }
  const had = new Set(
    watches.filter(({ webhookId: of }) => of === besides).map(({ subscription: text }) => text),
  );
  const context = {
    ownerId,
    users: call.users,
    clusters: call.clusters,
    signal: AbortSignal.any([call.signal, AbortSignal.timeout(LOOK_MS)]),
    nowMs: () => call.nowMs(),
  };
  const checked: Watch[] = [];
  for (const [at, one] of list.entries()) {
    const text = toSubscriptionText(one);
    const fault = had.has(text) ? undefined : await SOURCES.get(one.event)?.findFault?.(context, one);
    if (fault !== undefined) throw actionError(400, `subscriptions.${at}: ${fault}`);
    checked.push({ id: makeId(), subscription: text });
  }
  return checked;
}

/** Refuses what would be more subscriptions than an owner may have. */
export const tooManySubscriptions = () =>
  actionError(
    409,
    `${WEBHOOK_LIMITS.subscriptionsOfOwner} subscriptions over all webhooks are the most there can be.`,
  );
