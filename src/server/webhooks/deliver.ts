/** One try of one message. */
import { STOP_AFTER_MS, WEBHOOK_LIMITS } from '#contracts/people/webhooks';
import type { Log } from '#std/log';
import { traced, type Span } from '#std/tracing/trace';
import type { UserStore } from '#store/users/user-store';
import type { AttemptEnd, Failing, StoredAttempt, TakenDelivery } from '#store/users/webhook-outbox';
import type { StoredWebhook } from '#store/users/webhooks';
import type { GuardedPost } from '../outbound/guarded-post.ts';
import type { SendMail } from '../outbound/send-mail.ts';
import { toRetryMs } from './backoff.ts';
import { readBody } from './message.ts';
import { SealError, type Seal } from './sealing.ts';
import { openSecrets, signingAt, type WebhookSecrets } from './secrets.ts';
import type { ToLink } from './sources/define-source.ts';
import type { Sent, Target } from './targets/define-target.ts';
import { TARGETS } from './targets.ts';
import { toText } from './to-text.ts';

export interface DeliverParts {
  readonly users: UserStore;
  /** `undefined` where this server has no key. */
  readonly seal: () => Seal | undefined;
  readonly post: GuardedPost;
  readonly mail: SendMail | undefined;
  readonly toLink: ToLink;
  readonly nowMs: () => number;
  readonly log: Log;
}

interface Opened {
  readonly target: Target;
  readonly secrets: WebhookSecrets;
}

/** How often a message is tried, and whether it may be tried although its webhook is not on. */
export interface TryRule {
  readonly mostTries: number;
  readonly isForced: boolean;
}

export const USUAL: TryRule = { mostTries: WEBHOOK_LIMITS.tries, isForced: false };
/** A message sent by hand is tried once. */
export const BY_HAND: TryRule = { mostTries: 1, isForced: true };

/** Sends a message that was taken, and writes down how it went. One that is cut short by `signal` is given back. */
export function deliver(
  parts: DeliverParts,
  delivery: TakenDelivery,
  signal: AbortSignal,
  rule: TryRule = USUAL,
): Promise<void> {
  return traced('webhook delivery', (span) => tryOnce(parts, delivery, signal, rule, span), {
    kind: 'client',
    begins: 'always',
  });
}

async function tryOnce(
  parts: DeliverParts,
  delivery: TakenDelivery,
  signal: AbortSignal,
  rule: TryRule,
  span: Span | undefined,
): Promise<void> {
  const { users, nowMs, log } = parts;
  const webhook = await users.webhooks.find(delivery.webhookId);
  if (webhook === undefined) return;
  if (webhook.state !== 'on' && !rule.isForced) {
    await users.webhookOutbox.release(delivery);
    return;
  }
  const opened = openWebhook(parts, webhook);
  const startedMs = nowMs();
  if (typeof opened === 'string') {
    await users.webhooks.stop(webhook.id, opened, startedMs);
    if (rule.isForced) {
      const attempt = {
        startedMs,
        durationMs: 0,
        status: undefined,
        problem: opened,
        request: '',
        answer: '',
      };
      await users.webhookOutbox.settle(delivery, attempt, { kind: 'dead' }, startedMs);
    } else await users.webhookOutbox.release(delivery);
    return;
  }
  span?.set({
    'osvm.target': webhook.kind,
    'osvm.event': delivery.event,
    'osvm.attempt': delivery.tries + 1,
  });
  const sent = await send(parts, opened, webhook, delivery, startedMs, signal);
  span?.set({ 'http.response.status_code': sent.status });
  if (sent.problem !== undefined) span?.fail('not-delivered');
  if (signal.aborted && sent.problem !== undefined) {
    await users.webhookOutbox.release(delivery);
    return;
  }
  const endMs = nowMs();
  const end = toEnd(sent, delivery.tries + 1, rule.mostTries, endMs);
  const attempt = toAttempt(sent, opened, startedMs, endMs);
  const failing = await users.webhookOutbox.settle(delivery, attempt, end, endMs);
  const reason = toStopReason(sent, failing, endMs);
  if (reason !== undefined && (await users.webhooks.stop(webhook.id, reason, endMs))) {
    log.info('webhook stopped', { webhook: webhook.id, owner: webhook.ownerId, reason });
  }
}

/** What is needed to send, or why it cannot be had. */
function openWebhook({ seal }: DeliverParts, webhook: StoredWebhook): Opened | string {
  const target = TARGETS.get(webhook.kind);
  if (target === undefined) return 'This server knows no such target any more.';
  const key = seal();
  if (key === undefined) return 'This server has no WEBHOOK_KEY to read the target with.';
  try {
    return { target, secrets: openSecrets(key, webhook) };
  } catch (error) {
    if (error instanceof SealError) {
      return 'The target was sealed with another WEBHOOK_KEY: enter it again.';
    }
    throw error;
  }
}

async function send(
  { post, mail, toLink, log }: DeliverParts,
  { target, secrets }: Opened,
  webhook: StoredWebhook,
  { id, event, body }: TakenDelivery,
  sentMs: number,
  signal: AbortSignal,
): Promise<Sent> {
  try {
    const senders = { post, mail, secrets: signingAt(secrets, webhook, sentMs), signal };
    const message = { id, event, body, sentMs, text: toText(readBody(body), toLink) };
    return await target.send(senders, secrets.settings, message);
  } catch (error) {
    log.error('message of a webhook not sent', { webhook: webhook.id, event, error });
    return { status: undefined, problem: 'It could not be written.', request: '', answer: '' };
  }
}

function toEnd(sent: Sent, tries: number, mostTries: number, nowMs: number): AttemptEnd {
  if (sent.problem === undefined) return { kind: 'delivered' };
  if (sent.isGone === true || tries >= mostTries) return { kind: 'dead' };
  return { kind: 'retry', dueMs: nowMs + Math.max(toRetryMs(tries), sent.retryAfterMs ?? 0) };
}

function toStopReason(sent: Sent, failing: Failing | undefined, nowMs: number): string | undefined {
  if (sent.isGone === true) return 'The receiver answered 410: it wants nothing more.';
  // Two tries that happen to lie days apart say little of the time between.
  if (failing === undefined || failing.tries < WEBHOOK_LIMITS.tries) return undefined;
  if (nowMs - failing.sinceMs < STOP_AFTER_MS) return undefined;
  return `Every try failed for ${STOP_AFTER_MS / 86_400_000} days.`;
}

function toAttempt(sent: Sent, opened: Opened, startedMs: number, endMs: number): StoredAttempt {
  const { status, problem, request, answer } = sent;
  const logged = (text: string) => toLogged(text, opened);
  return {
    startedMs,
    durationMs: Math.max(0, endMs - startedMs),
    status,
    problem,
    request: logged(request),
    answer: logged(answer),
  };
}

/** Cut, without secrets and without characters databases refuse. A receiver may send back what it was sent. */
function toLogged(text: string, { target, secrets }: Opened): string {
  let clean = text.replaceAll('\0', '');
  for (const secret of target.toSecrets(secrets.settings)) clean = clean.replaceAll(secret, '…');
  if (clean.length <= WEBHOOK_LIMITS.logged) return clean;
  return `${clean.slice(0, WEBHOOK_LIMITS.logged).toWellFormed()}\n… ${clean.length - WEBHOOK_LIMITS.logged} characters more`;
}
