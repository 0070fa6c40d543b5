/** What of a webhook is stored sealed: where it goes, and what it signs with. */
import type { StoredWebhook } from '#store/users/webhooks';
import { parseJson } from '#std/json';
import type { Seal } from './sealing.ts';

export interface WebhookSecrets {
  readonly settings: Readonly<Record<string, string>>;
  /** The newest first: one, or two while a new one takes the place of the other; none where nothing is signed. */
  readonly signing: readonly string[];
  /** What whoever receives it must say before anything is sent. */
  readonly code?: string | undefined;
}

export const sealSecrets = (seal: Seal, id: string, secrets: WebhookSecrets): string =>
  seal.seal(JSON.stringify(secrets), toSubject(id));

/** Throws `SealError` where the key is another one. */
export const openSecrets = (
  seal: Seal,
  { id, sealed }: Pick<StoredWebhook, 'id' | 'sealed'>,
): WebhookSecrets => parseJson(seal.open(sealed, toSubject(id))) as WebhookSecrets; // `sealSecrets` wrote it

/** Secrets a try is signed with at a time. */
export const signingAt = (
  { signing }: WebhookSecrets,
  { oldSecretUntilMs }: Pick<StoredWebhook, 'oldSecretUntilMs'>,
  nowMs: number,
): readonly string[] => (nowMs < (oldSecretUntilMs ?? 0) ? signing : signing.slice(0, 1));

const toSubject = (id: string): string => `webhook ${id}`;
