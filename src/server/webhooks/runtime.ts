/** What sends messages of webhooks in this process, made once. */
import type { Log } from '#std/log';
import type { UserStore } from '#store/users/user-store';
import type { StoredWebhook } from '#store/users/webhooks';
import type { Configuration } from '../config/configuration.ts';
import { createGuardedPost, findPostFault, type PostParts } from '../outbound/guarded-post.ts';
import { createSendMail, type SendMail } from '../outbound/send-mail.ts';
import type { Clusters } from '../reading/clusters.ts';
import { hashSecret, makeId } from '../sessions/secrets.ts';
import { createOwnCounts } from '../shared-state/own-counters.ts';
import type { Counts } from '../shared-state/shared-state.ts';
import { createCollector, makeMessageId, type Collector } from './collector.ts';
import { BY_HAND, deliver, type DeliverParts } from './deliver.ts';
import { createDispatcher, type Dispatcher, type DispatcherOptions } from './dispatcher.ts';
import { toBody } from './message.ts';
import { actionError } from '../errors/action-error.ts';
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
  /** Where codes that were sent are counted; here alone where it is absent. */
  readonly counts?: Counts | undefined;
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
  /** Whether another code may be sent to an address today (UTC). */
  takeCode(ownerId: string, address: string): Promise<boolean>;
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

export function createWebhookRuntime(parts: RuntimeParts): WebhookRuntime {
  const { configuration, users, clusters, nowMs, log, outbound = {}, dispatching } = parts;
  const postParts: PostParts = { ...outbound, hosts: configuration.webhookHosts };
  const mail = outbound.mail ?? (configuration.mail && createSendMail(configuration.mail));
  let opened: { readonly seal: Seal | undefined } | undefined;
  // The key file is made by the first who needs it.
  const seal = () => {
    try {
      return (opened ??= { seal: openSeal(configuration) }).seal;
    } catch (error) {
      log.error('webhook key not opened', { error });
      throw actionError(503, 'Webhooks cannot be read or stored on this server now. Its log says why.', 60);
    }
  };
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
  const { counts = createOwnCounts() } = parts;
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
    async takeCode(ownerId, address) {
      const today = Math.floor(nowMs() / DAY_MS);
      const wanted = [
        { name: `codes ${today} owner ${ownerId}`, most: CODES.perOwner },
        // Nobody has to read there whom they go to.
        { name: `codes ${today} address ${hashSecret(address.toLowerCase())}`, most: CODES.perAddress },
      ];
      return (await counts.add(wanted, 1, DAY_MS)).kind === 'added';
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
