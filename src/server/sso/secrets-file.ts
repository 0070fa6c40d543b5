import { readFileSync, statSync } from 'node:fs';
import { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { SSO_ID } from '#contracts/people/sso';
import { ConfigurationError } from '../config/configuration.ts';

/** What an identity provider gave the operator in confidence, or what must not be changed by who can write the store. */
export interface SsoSecret {
  readonly clientSecret?: string | undefined;
  /** Certificates the provider signs with, PEM; two while it changes from one to the next. */
  readonly idpCerts: readonly string[];
}

/** By the id of the provider. */
export type SsoSecrets = ReadonlyMap<string, SsoSecret>;

export const NO_SECRETS: SsoSecrets = new Map();

const certificate = z.string().transform((text, context) => {
  try {
    return new X509Certificate(text).toString();
  } catch {
    context.addIssue({ code: 'custom', message: 'no certificate' });
    return z.NEVER;
  }
});
const schema = z.record(
  z.string().regex(SSO_ID),
  z.strictObject({
    clientSecret: z.string().min(1).max(1_024).optional(),
    idpCert: z.union([certificate, z.array(certificate).min(1).max(4)]).optional(),
  }),
);
const MOST_BYTES = 1_048_576;

/**
 * Reads secrets of identity providers: JSON of their ids with `clientSecret` and `idpCert`. Throws `ConfigurationError`
 * for a file that others can read or that holds anything else; no value is ever in its message.
 */
export function readSsoSecrets(path: string | undefined): SsoSecrets {
  if (path === undefined) return NO_SECRETS;
  const refuse = (why: string) => new ConfigurationError(`SSO_SECRETS_FILE ${why}`);
  let text: string;
  try {
    const { mode, size } = statSync(path);
    if ((mode & 0o077) !== 0) throw refuse('can be read by others; its mode must be 0600');
    if (size > MOST_BYTES) throw refuse('is too large');
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw error instanceof ConfigurationError ? error : refuse('cannot be read');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('is not JSON'); // the engine's message would quote it
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const at = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
    throw refuse(`is malformed${at === '' ? '' : ` at ${at}`}`);
  }
  return new Map(
    Object.entries(parsed.data).map(([id, { clientSecret, idpCert }]) => [
      id,
      { clientSecret, idpCerts: idpCert === undefined ? [] : [idpCert].flat() },
    ]),
  );
}
