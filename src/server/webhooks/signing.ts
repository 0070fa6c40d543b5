/** Signatures as standardwebhooks.com has them: HMAC-SHA256 over id, time and body, in base64. */
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** `whsec_` and 256 random bits in base64. */
export const makeSigningSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Headers of one try. Where there are two secrets each has a signature, so that a receiver may know either. */
export function toSignedHeaders(
  { id, body, sentMs }: { readonly id: string; readonly body: string; readonly sentMs: number },
  secrets: readonly string[],
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const timestamp = String(Math.floor(sentMs / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
