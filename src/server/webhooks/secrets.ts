/** What of a webhook is stored sealed: where it goes, and what it signs with. */
import type { StoredWebhook } from '#store/users/webhooks';
import { parseJson } from '#std/json';
import type { Seal } from './sealing.ts';

export interface WebhookSecrets {
  readonly settings: Readonly<Record<string, string>>;
  /** The newest first, then those it takes the place of; none where nothing is signed. */
  readonly signing: readonly string[];
  /**
   * Until when (unix milliseconds) each of those after the first is signed with. Absent where there is one at most, by
   * `oldSecretUntilMs` of the webhook.
   */
  readonly untilMs?: readonly number[] | undefined;
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
  { signing, untilMs = [] }: Pick<WebhookSecrets, 'signing' | 'untilMs'>,
  { oldSecretUntilMs = 0 }: Pick<StoredWebhook, 'oldSecretUntilMs'>,
  nowMs: number,
): readonly string[] =>
  signing.filter((_secret, at) => at === 0 || nowMs < (untilMs[at - 1] ?? oldSecretUntilMs));

/** A new secret in front of those that are signed with at a time: the one it replaces for `overlapMs`, others as before. */
export function rotateSigning(
  secrets: WebhookSecrets,
  webhook: Pick<StoredWebhook, 'oldSecretUntilMs'>,
  secret: string,
  nowMs: number,
  overlapMs: number,
): { readonly signing: readonly string[]; readonly untilMs: readonly number[] } {
  const { signing, untilMs = [] } = secrets;
  const used = signingAt(secrets, webhook, nowMs);
  return {
    signing: [secret, ...used],
    untilMs: used.map((one) => {
      const at = signing.indexOf(one);
      return at === 0 ? nowMs + overlapMs : (untilMs[at - 1] ?? webhook.oldSecretUntilMs ?? nowMs);
    }),
  };
}

const toSubject = (id: string): string => `webhook ${id}`;
