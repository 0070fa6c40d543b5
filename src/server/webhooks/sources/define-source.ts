import type { z } from 'zod';
import type { SubscribedEvent, WebhookEventData, WebhookEvents } from '#contracts/people/webhooks';
import type { UserStore } from '#store/users/user-store';
import type { Clusters } from '../../reading/clusters.ts';

/** What a source looks with. */
export interface LookContext {
  readonly ownerId: string;
  readonly users: UserStore;
  readonly clusters: Clusters;
  readonly signal: AbortSignal;
  /** Unix milliseconds that never go back. */
  readonly nowMs: () => number;
}

export interface FoundEvent<Name extends SubscribedEvent> {
  /** Names what happened: of one webhook, each is sent once. */
  readonly key: string;
  /** What it is about, where one subscription is to several things: of each, what happens is delivered in order. */
  readonly subject?: string | undefined;
  readonly data: WebhookEventData<Name>;
}

export interface SourceLook<Name extends SubscribedEvent> {
  /** To be given to the next look. */
  readonly memory: string;
  /** Why nothing could be said, or not everything. */
  readonly problem?: string | undefined;
  /** The oldest first. */
  readonly found: readonly FoundEvent<Name>[];
}

type Subscription<Name extends SubscribedEvent> = { readonly event: Name } & WebhookEvents[Name]['filter'];

export interface SourceDefinition<Name extends SubscribedEvent> {
  readonly event: Name;
  /** What it is called in a list. */
  readonly title: string;
  readonly order: number;
  /** Whether every look runs a query, of which an owner may have fewer. */
  readonly runsQuery?: boolean | undefined;
  readonly subscription: z.ZodType<Subscription<Name>> & z.core.$ZodTypeDiscriminable;
  /** Why a subscription could not be looked at; asked when somebody subscribes. */
  readonly findFault?: (
    context: LookContext,
    subscription: Subscription<Name>,
  ) => Promise<string | undefined>;
  /** Reads what is new. `memory` is empty at first: then nothing is found, and what comes later is. */
  readonly look: (
    context: LookContext,
    subscription: Subscription<Name>,
    memory: string,
  ) => Promise<SourceLook<Name>>;
  /** What happened, for people: a headline, and lines below it. `toLink` gives where a page of ours is, if anywhere. */
  readonly toText: (data: WebhookEventData<Name>, toLink: ToLink) => readonly string[];
}

/** The whole address of a page of ours; `undefined` where nobody said under which origin it is reached. */
export type ToLink = (path: string) => string | undefined;

/** `SourceDefinition` of any event: what it is given was checked by its own `subscription`. */
export interface Source {
  readonly event: SubscribedEvent;
  readonly title: string;
  readonly order: number;
  readonly runsQuery?: boolean | undefined;
  readonly subscription: z.ZodType<{ readonly event: SubscribedEvent }> & z.core.$ZodTypeDiscriminable;
  findFault?(context: LookContext, subscription: object): Promise<string | undefined>;
  look(context: LookContext, subscription: object, memory: string): Promise<SourceLook<SubscribedEvent>>;
  toText(data: unknown, toLink: ToLink): readonly string[];
}

/** One kind of event a webhook can subscribe to. */
export function defineSource<Name extends SubscribedEvent>(definition: SourceDefinition<Name>): Source {
  return definition as unknown as Source; // the registry holds sources of all events together
}
