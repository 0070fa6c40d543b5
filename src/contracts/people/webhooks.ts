/** Messages this server sends to receivers people name, when something happens. Texts in them are untrusted. */
import type { InTeam } from './roles.ts';
import type { Cluster } from '../cluster.ts';
import type { QueryCell, QueryColumn } from '../query/index-query.ts';
import type { AlertRule } from './people.ts';

export const WEBHOOK_LIMITS = {
  webhooks: 20,
  /** Of one webhook. */
  subscriptions: 20,
  /** Of all webhooks of one owner. */
  subscriptionsOfOwner: 50,
  /** Of one owner that run a query: each costs what the query does. */
  queries: 5,
  /** Messages that wait; with more, nothing new is collected until some are delivered. */
  waiting: 500,
  /** Of all webhooks of one owner that are on. */
  waitingOfOwner: 2_000,
  /** Tries of one message before it is a dead letter. */
  tries: 12,
  /** Messages of one webhook that are done with and stay in its log. */
  log: 500,
  /** Tries of one message that stay in its log: the newest. */
  attempts: 20,
  /** Signing secrets of one webhook at a time: the newest, and those it took the place of within a day. */
  secrets: 5,
  /** Characters of a request or an answer the log holds. */
  logged: 4_000,
} as const;

/** How long a signing secret is still signed with after a new one was made. */
export const SECRET_OVERLAP_MS = 24 * 3_600_000;
/** A webhook whose every try failed for so long, and as many of them as one message has, is stopped. */
export const STOP_AFTER_MS = 3 * 86_400_000;

export type TransactionOutcome = 'succeeded' | 'failed';

export interface WebhookTransaction {
  readonly signature: string;
  readonly slot: number;
  /** Unix seconds, where the node knows it. */
  readonly blockTime: number | undefined;
  readonly outcome: TransactionOutcome;
}

/** New rows of a query. */
export interface WebhookRows {
  /** The query in words. */
  readonly reading: string;
  /** The index was read up to this slot. */
  readonly slot: number;
  readonly columns: readonly QueryColumn[];
  /**
   * Rows or groups among the first 50 that were not among them at the look before. One that falls out of them and
   * comes back is sent again.
   */
  readonly rows: readonly (readonly QueryCell[])[];
  /** Whether there are more than the first 50 that may be new, too. */
  readonly leftOut: boolean;
}

/**
 * Everything a webhook can subscribe to: what is chosen of it, and what a message says of it. One more kind of event is
 * one more key here and one file in `server/webhooks/sources`.
 */
export interface WebhookEvents {
  'alert.fired': {
    /** One of the owner's alerts; all where left out. */
    readonly filter: { readonly alert?: string | undefined };
    readonly data: {
      readonly alertId: string;
      readonly cluster: Cluster;
      readonly address: string | undefined;
      readonly rule: AlertRule | undefined;
      /** What happened, with its figures. */
      readonly text: string;
      /** Unix milliseconds. */
      readonly firedMs: number;
    };
  };
  'address.activity': {
    readonly filter: {
      readonly cluster: Cluster;
      readonly address: string;
      readonly outcome?: TransactionOutcome | undefined;
    };
    readonly data: {
      readonly cluster: Cluster;
      readonly address: string;
      /** Finalized ones that name the address, the oldest first. */
      readonly transactions: readonly WebhookTransaction[];
      /** Whether there were more before these than one look can list. */
      readonly leftOut: boolean;
    };
  };
  'program.called': {
    readonly filter: {
      readonly cluster: Cluster;
      readonly program: string;
      /** By its name or title, in any case. */
      readonly instruction?: string | undefined;
      readonly outcome?: TransactionOutcome | undefined;
    };
    readonly data: {
      readonly cluster: Cluster;
      readonly program: string;
      readonly transactions: readonly (WebhookTransaction & {
        /** Instructions of the program that match, inner ones included: by their place and title. */
        readonly calls: readonly { readonly path: string; readonly instruction: string }[];
      })[];
      readonly leftOut: boolean;
    };
  };
  'query.matched': {
    readonly filter: {
      readonly cluster: Cluster;
      /** The name of one of the owner's saved queries. */
      readonly query: string;
    };
    readonly data: { readonly cluster: Cluster; readonly name: string } & WebhookRows;
  };
  'dashboard.matched': {
    /** A tile with a query, by its name within one of the owner's dashboards. */
    readonly filter: { readonly dashboard: string; readonly tile: string };
    readonly data: {
      readonly dashboard: string;
      /** Of the dashboard. */
      readonly title: string;
      readonly tile: string;
      /** What the tile is called, else its query in words. */
      readonly tileTitle: string;
      readonly cluster: Cluster;
    } & WebhookRows;
  };
  /** Sent by hand; nothing subscribes to it. */
  'webhook.test': {
    readonly filter: never;
    readonly data: { readonly webhook: string };
  };
}

export type WebhookEventName = keyof WebhookEvents;
export type WebhookEventData<Name extends WebhookEventName> = WebhookEvents[Name]['data'];
export type SubscribedEvent = Exclude<WebhookEventName, 'webhook.test'>;

export type WebhookSubscription = {
  [Name in SubscribedEvent]: { readonly event: Name } & WebhookEvents[Name]['filter'];
}[SubscribedEvent];

/** `paused` by a person, `stopped` by the server, `unconfirmed` until its receiver has agreed. */
export type WebhookState = 'on' | 'paused' | 'stopped' | 'unconfirmed';

export interface Webhook {
  readonly id: string;
  readonly name: string;
  /** Of `WEBHOOK_TARGETS`. */
  readonly kind: string;
  /** Where it goes, without anything secret. */
  readonly destination: string;
  readonly subscriptions: readonly {
    readonly subscription: WebhookSubscription;
    /** When it was last looked at; absent before the first time. */
    readonly checkedMs: number | undefined;
    /** Why it could not be looked at the last time. */
    readonly problem: string | undefined;
  }[];
  readonly state: WebhookState;
  /** Why it is in this state, where there is more to say. */
  readonly reason: string | undefined;
  readonly stateSinceMs: number;
  readonly createdMs: number;
  readonly deliveredMs: number | undefined;
  /** Since when every try failed. */
  readonly failingSinceMs: number | undefined;
  readonly waiting: number;
  readonly dead: number;
  /** When its signing secret was made; absent where nothing is signed. */
  readonly secretMs: number | undefined;
  /** Until when the secret before it is signed with, too; those before that end earlier. */
  readonly oldSecretUntilMs: number | undefined;
}

export interface WebhookList {
  readonly webhooks: readonly Webhook[];
  /** Kinds of targets this server cannot reach, each with the reason. */
  readonly unavailable: Readonly<Record<string, string>>;
}

export interface NewWebhook extends WebhookList {
  readonly id: string;
  /** Shown this one time; absent where nothing is signed. */
  readonly secret: string | undefined;
}

export const DELIVERY_STATES = ['waiting', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface WebhookDelivery {
  /** `webhook-id`, the same at every try. */
  readonly id: string;
  readonly event: WebhookEventName;
  readonly state: DeliveryState;
  readonly createdMs: number;
  readonly attempts: number;
  /** When it is tried next, while it waits; absent while one before it, about the same, does. */
  readonly dueMs: number | undefined;
  readonly settledMs: number | undefined;
  /** How the last try ended, in a few words. */
  readonly outcome: string | undefined;
}

export interface WebhookAttempt {
  /** From 1, over all replays. */
  readonly number: number;
  readonly startedMs: number;
  readonly durationMs: number;
  /** HTTP or SMTP status; absent where nothing answered. */
  readonly status: number | undefined;
  /** Absent where it was delivered. */
  readonly problem: string | undefined;
  /** As it was sent, cut, without anything secret. */
  readonly request: string;
  readonly answer: string;
}

export interface WebhookDeliveryDetails extends WebhookDelivery {
  readonly webhookId: string;
  /** JSON of the message. */
  readonly body: string;
  /** The newest first, at most `WEBHOOK_LIMITS.attempts`. */
  readonly log: readonly WebhookAttempt[];
}

export interface DeliveryPage {
  /** Newest first. */
  readonly deliveries: readonly WebhookDelivery[];
  /** What `before` is for those after these; absent on the last page. */
  readonly next: string | undefined;
}

export interface WebhookTarget {
  readonly kind: string;
  readonly settings: Readonly<Record<string, string>>;
}

export interface WebhookActions {
  webhooks: { input: InTeam; answer: WebhookList };
  createWebhook: {
    input: InTeam & { name: string; target: WebhookTarget; subscriptions: readonly WebhookSubscription[] };
    answer: NewWebhook;
  };
  /** The target stays where none is given. */
  saveWebhook: {
    input: InTeam & {
      id: string;
      name: string;
      target?: WebhookTarget | undefined;
      subscriptions: readonly WebhookSubscription[];
    };
    answer: WebhookList;
  };
  removeWebhook: { input: InTeam & { id: string }; answer: WebhookList };
  switchWebhook: { input: InTeam & { id: string; isOn: boolean }; answer: WebhookList };
  confirmWebhook: { input: InTeam & { id: string; code: string }; answer: WebhookList };
  rotateWebhookSecret: {
    input: InTeam & { id: string };
    answer: WebhookList & { readonly secret: string };
  };
  /** Sends one message at once and says how it went. */
  testWebhook: { input: InTeam & { id: string }; answer: WebhookDeliveryDetails };
  webhookDeliveries: {
    input: InTeam & { id: string; state?: DeliveryState | undefined; before?: string | undefined };
    answer: DeliveryPage;
  };
  webhookDelivery: { input: InTeam & { id: string }; answer: WebhookDeliveryDetails };
  /** Sends a message again, under the same `webhook-id`. */
  replayWebhookDelivery: { input: InTeam & { id: string }; answer: WebhookDeliveryDetails };
  /** Sends every dead letter of a webhook again. */
  replayDeadLetters: { input: InTeam & { id: string }; answer: { readonly replayed: number } };
}

type Routes = {
  readonly [Name in keyof WebhookActions]: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    readonly route: string;
  };
};

export const WEBHOOK_ROUTES: Routes = {
  webhooks: { method: 'GET', route: '/api/me/webhooks' },
  createWebhook: { method: 'POST', route: '/api/me/webhooks' },
  saveWebhook: { method: 'PUT', route: '/api/me/webhooks/:id' },
  removeWebhook: { method: 'DELETE', route: '/api/me/webhooks/:id' },
  switchWebhook: { method: 'POST', route: '/api/me/webhooks/:id/switch' },
  confirmWebhook: { method: 'POST', route: '/api/me/webhooks/:id/confirm' },
  rotateWebhookSecret: { method: 'POST', route: '/api/me/webhooks/:id/secret' },
  testWebhook: { method: 'POST', route: '/api/me/webhooks/:id/test' },
  webhookDeliveries: { method: 'GET', route: '/api/me/webhooks/:id/deliveries' },
  webhookDelivery: { method: 'GET', route: '/api/me/webhook-deliveries/:id' },
  replayWebhookDelivery: { method: 'POST', route: '/api/me/webhook-deliveries/:id/replay' },
  replayDeadLetters: { method: 'POST', route: '/api/me/webhooks/:id/replay' },
};
