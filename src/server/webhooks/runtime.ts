/** What sends messages of webhooks in this process, made once. */
import { LRUCache } from 'lru-cache';
import type { Log } from '#std/log';
import type { UserStore } from '#store/users/user-store';
import type { StoredWebhook } from '#store/users/webhooks';
import type { Configuration } from '../config/configuration.ts';
import { createGuardedPost, findPostFault, type PostParts } from '../outbound/guarded-post.ts';
import { createSendMail, type SendMail } from '../outbound/send-mail.ts';
import type { Clusters } from '../reading/clusters.ts';
import { makeId } from '../sessions/secrets.ts';
import { createCollector, makeMessageId, type Collector } from './collector.ts';
import { BY_HAND, deliver, type DeliverParts } from './deliver.ts';
import { createDispatcher, type Dispatcher, type DispatcherOptions } from './dispatcher.ts';
import { toBody } from './message.ts';
import { openSeal, type Seal } from './sealing.ts';
import { TARGETS } from './targets.ts';

export interface RuntimeParts {
  readonly configuration: Pick<
    Configuration,
    'webhookKey' | 'webhookHosts' | 'mail' | 'usersUrl' | 'dataDir' | 'publicOrigin'
  >;
  readonly users: UserStore;
  readonly clusters: Clusters;
  readonly nowMs: () => number;
  readonly log: Log;
  /** In place of what reaches other servers; for tests. */
  readonly outbound?: Pick<PostParts, 'resolve' | 'open' | 'timeoutMs'> & { readonly mail?: SendMail };
  readonly dispatching?: DispatcherOptions;
}

export interface WebhookRuntime {
  /** The key targets are sealed with; `undefined` where this server has none. */
  seal(): Seal | undefined;
  readonly mail: SendMail | undefined;
  /** Kinds of targets this server cannot reach, each with the reason. */
  unavailable(): Readonly<Record<string, string>>;
  /** Why nothing would be sent to a URL; `undefined` where something would. */
  findUrlFault(url: string): Promise<string | undefined>;
  /** Whether another code may be sent to an address today. */
  takeCode(ownerId: string, address: string): boolean;
  /** Sends one message at once, tried once; gives its id. */
  test(webhook: StoredWebhook): Promise<string>;
  readonly collector: Collector;
  readonly dispatcher: Dispatcher;
  start(): void;
  close(): Promise<void>;
}

const TEST_LEASE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Codes an owner may have sent, and an address may be sent, in a day. */
const CODES = { perOwner: 10, perAddress: 3 } as const;
const MAX_COUNTED = 50_000;

export function createWebhookRuntime(parts: RuntimeParts): WebhookRuntime {
  const { configuration, users, clusters, nowMs, log, outbound = {}, dispatching } = parts;
  const postParts: PostParts = { ...outbound, hosts: configuration.webhookHosts };
  const mail = outbound.mail ?? (configuration.mail && createSendMail(configuration.mail));
  let opened: { readonly seal: Seal | undefined } | undefined;
  // The key file is made by the first who needs it.
  const seal = () => (opened ??= { seal: openSeal(configuration) }).seal;
  const delivering: DeliverParts = {
    users,
    seal,
    post: createGuardedPost(postParts),
    mail,
    toLink: (path) =>
      configuration.publicOrigin === undefined ? undefined : `${configuration.publicOrigin}${path}`,
    nowMs,
    log,
  };
  const dispatcher = createDispatcher(delivering, dispatching);
  const collector = createCollector({ users, clusters, nowMs, log, onFound: () => dispatcher.wake() });
  const codes = new LRUCache<string, number>({
    max: MAX_COUNTED,
    ttl: DAY_MS,
    ttlResolution: 0,
    perf: { now: nowMs },
  });
  return {
    seal,
    mail,
    unavailable() {
      const reason =
        seal() === undefined
          ? 'This server has no WEBHOOK_KEY, which targets are sealed with where a database is shared.'
          : undefined;
      const list = [...TARGETS.values()].flatMap(({ kind, needsMail }): [string, string][] => {
        if (reason !== undefined) return [[kind, reason]];
        return needsMail === true && mail === undefined
          ? [[kind, 'This server has no mail server: SMTP_URL is not set.']]
          : [];
      });
      return Object.fromEntries(list);
    },
    findUrlFault: (url) => findPostFault(url, postParts),
    takeCode(ownerId, address) {
      const [owner, receiver] = [`owner ${ownerId}`, `address ${address.toLowerCase()}`];
      const [ofOwner, ofAddress] = [codes.get(owner) ?? 0, codes.get(receiver) ?? 0];
      if (ofOwner >= CODES.perOwner || ofAddress >= CODES.perAddress) return false;
      codes.set(owner, ofOwner + 1, { noUpdateTTL: true });
      codes.set(receiver, ofAddress + 1, { noUpdateTTL: true });
      return true;
    },
    async test({ id: webhookId, ownerId, name }) {
      const now = nowMs();
      const id = makeMessageId();
      const event = 'webhook.test';
      const body = toBody(event, now, { webhook: name });
      const lease = makeId();
      await users.webhookOutbox.addTaken(
        { webhookId, ownerId },
        { id, event, eventKey: id, subject: '', body, createdMs: now },
        lease,
        now + TEST_LEASE_MS,
      );
      const taken = { id, webhookId, event, body, tries: 0, lease };
      await deliver(delivering, taken, new AbortController().signal, BY_HAND);
      return id;
    },
    collector,
    dispatcher,
    start() {
      dispatcher.start();
      collector.start();
    },
    async close() {
      await collector.close();
      await dispatcher.close();
    },
  };
}
