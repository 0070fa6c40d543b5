import { z } from 'zod';
import type { WebhookSubscription } from '#contracts/people/webhooks';
import { parseJson } from '#std/json';
import { toRegistry } from '#std/registry';
import type { Source } from './sources/define-source.ts';
import { sources } from './sources/index.gen.ts';

/** Every kind of event, by its name. */
export const SOURCES: ReadonlyMap<string, Source> = toRegistry<Source>(
  'webhook sources',
  sources,
  ({ event }) => [event],
);

const [first, ...rest] = [...SOURCES.values()].map(({ subscription }) => subscription);

/** One subscription, as a client sends it. */
export const subscription = z.discriminatedUnion('event', [
  first!, // there are several
  ...rest,
]) as unknown as z.ZodType<WebhookSubscription>; // the sources' own, together

/** A subscription as it was stored; `undefined` for one this program no longer knows. */
export function parseSubscription(text: string): WebhookSubscription | undefined {
  try {
    return subscription.parse(parseJson(text));
  } catch {
    return undefined;
  }
}

/** Its JSON: the same for the same subscription, whatever the order of its keys. */
export const toSubscriptionText = (one: WebhookSubscription): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(one)
        .filter(([, value]) => value !== undefined)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );
