import { CLUSTER_NAMES } from '#contracts/cluster';
import { WEBHOOK_SOURCES } from '#contracts/people/webhook-sources.gen';
import { WEBHOOK_TARGETS } from '#contracts/people/webhook-targets.gen';
import {
  WEBHOOK_LIMITS,
  type SubscribedEvent,
  type Webhook,
  type WebhookSubscription,
} from '#contracts/people/webhooks';
import { toShortAddress } from '#contracts/text/value-text';
import type { Tone } from '../../ui/block/badge.tsx';

/** One field of a target's form. */
export interface TargetField {
  readonly key: string;
  readonly label: string;
  readonly placeholder: string;
  readonly isSecret: boolean;
}

interface TargetCard {
  readonly title: string;
  readonly says: string;
  readonly fields: readonly TargetField[];
  readonly isSigned?: boolean;
  readonly isConfirmed?: boolean;
}

export const TARGET_CARDS: Readonly<Record<string, TargetCard>> = WEBHOOK_TARGETS;
export const SOURCE_CARDS: Readonly<Record<SubscribedEvent, { readonly title: string }>> = WEBHOOK_SOURCES;

/** What a webhook subscribes to, in words. */
export function toSubscriptionWords(one: WebhookSubscription): string {
  switch (one.event) {
    case 'alert.fired':
      return one.alert === undefined ? 'Every alert of yours that fires' : 'One alert of yours that fires';
    case 'address.activity':
      return `${toOutcome(one.outcome)}ransactions of ${toShortAddress(one.address)} on ${CLUSTER_NAMES[one.cluster]}`;
    case 'program.called':
      return `${toOutcome(one.outcome)}ransactions that call ${one.instruction === undefined ? '' : `${one.instruction} of `}${toShortAddress(one.program)} on ${CLUSTER_NAMES[one.cluster]}`;
    case 'query.matched':
      return `New rows of the query ${one.query} on ${CLUSTER_NAMES[one.cluster]}`;
    case 'dashboard.matched':
      return 'New rows in a tile of a dashboard';
  }
}

const toOutcome = (outcome: 'succeeded' | 'failed' | undefined): string =>
  outcome === undefined ? 'T' : outcome === 'failed' ? 'Failed t' : 'Successful t';

/** How a webhook does, as a word and its colour. */
export function toHealth(webhook: Pick<Webhook, 'state' | 'failingSinceMs' | 'waiting'>): {
  readonly text: string;
  readonly tone: Tone;
} {
  switch (webhook.state) {
    case 'paused':
      return { text: 'paused', tone: 'neutral' };
    case 'stopped':
      return { text: 'stopped', tone: 'negative' };
    case 'unconfirmed':
      return { text: 'not confirmed', tone: 'warning' };
    case 'on':
      if (webhook.waiting >= WEBHOOK_LIMITS.waiting) return { text: 'full', tone: 'negative' };
      return webhook.failingSinceMs === undefined
        ? { text: 'on', tone: 'positive' }
        : { text: 'failing', tone: 'warning' };
  }
}
