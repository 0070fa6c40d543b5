import { SAML, ValidateInResponseTo, type CacheProvider } from '@node-saml/node-saml';
import type { Identity } from '#store/users/accounts';
import type { SsoTransaction } from '#store/users/sso-transactions';
import { hashSecret, makeId } from '../../sessions/secrets.ts';
import { SsoRefusal } from '../refusal.ts';
import { lintResponse } from './lint-response.ts';
import { readAssertion } from './read-assertion.ts';
import { parseXml, XML_BYTES, XmlError, type XmlElement } from './xml-tree.ts';

const SKEW_MS = 60_000;
/** A response older than a sign-in may take belongs to none that is under way. */
const MOST_AGE_MS = 600_000;
/** Longer than any response may be taken: until then its assertion is remembered. */
const REMEMBERED_MS = 3_600_000;
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

export interface SamlSettings {
  readonly ssoUrl: string;
  readonly entityId: string;
  readonly nameIdFormat: string;
  /** How the provider names us, where it has a name of its own for us. */
  readonly audience?: string | undefined;
  /** Whether it signs the response around its assertion. */
  readonly responseSigned: boolean;
}

export interface SamlParts {
  readonly provider: { readonly id: string; readonly config: SamlSettings };
  /** Certificates the provider signs with; no other key is ever believed. */
  readonly certificates: readonly string[];
  /** Where its form must arrive. */
  readonly callbackUrl: string;
  /** How the provider names us, unless its settings say otherwise. */
  readonly entityId: string;
}

/** Address of the provider with our request in it, and the request's id. `relayState` says nothing to anybody but us. */
export async function startSaml(
  parts: SamlParts,
  relayState: string,
): Promise<{ readonly url: URL; readonly requestId: string }> {
  const requestId = `_${makeId()}`;
  const saml = toLibrary(parts, { requestId, createdMs: Date.now() });
  return { url: new URL(await saml.getAuthorizeUrlAsync(relayState, undefined, {})), requestId };
}

/**
 * Who the provider says the visitor is: what the signed bytes of its response say, and nothing besides. Rejects with
 * `SsoRefusal`. `isNewAssertion` remembers what it was asked for.
 */
export async function finishSaml(
  parts: SamlParts,
  { nonce: requestId, createdMs }: Pick<SsoTransaction, 'nonce' | 'createdMs'>,
  form: string,
  isNewAssertion: (idHash: string, expiresMs: number) => Promise<boolean>,
): Promise<Pick<Identity, 'issuer' | 'subject'>> {
  const bytes = toBytes(form);
  const linted = lintResponse(bytes);
  if (linted.kind === 'odd') throw new SsoRefusal('refused', linted.fault);
  const fault = findEnvelopeFault(linted.root, parts, requestId);
  if (fault !== undefined) throw new SsoRefusal(fault === 'status' ? 'declined' : 'refused', fault);
  const signed = await checkSignatures(parts, { requestId, createdMs }, bytes);
  const read = readAssertion(signed.assertion, {
    issuer: parts.provider.config.entityId,
    audience: toAudience(parts),
    recipient: parts.callbackUrl,
    requestId,
    nowMs: Date.now(),
    skewMs: SKEW_MS,
  });
  if (read.kind === 'odd') throw new SsoRefusal('refused', read.fault);
  // Two readers of the same signed bytes agree, or neither is believed.
  if (signed.nameId !== read.nameId) throw new SsoRefusal('refused', 'names that differ');
  const idHash = hashSecret(`${parts.provider.id} ${read.issuer} ${read.assertionId}`);
  if (!(await isNewAssertion(idHash, Date.now() + REMEMBERED_MS)))
    throw new SsoRefusal('refused', 'a replay');
  return { issuer: read.issuer, subject: read.nameId };
}

const toAudience = ({ provider, entityId }: SamlParts): string => provider.config.audience ?? entityId;

function toBytes(form: string): Uint8Array {
  const base64 = form.replace(/[\r\n ]/g, '');
  if (base64.length > (XML_BYTES * 4) / 3 + 4) throw new SsoRefusal('refused', 'too long');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new SsoRefusal('refused', 'no base64');
  return Buffer.from(base64, 'base64');
}

/** What the response around the assertion says; its signature may not cover it, so this only ever refuses. */
function findEnvelopeFault(
  root: XmlElement,
  { provider, callbackUrl }: SamlParts,
  requestId: string,
): string | undefined {
  const child = (of: XmlElement | undefined, name: string) => of?.children.find((one) => one.name === name);
  if (root.attributes.get('Version') !== '2.0') return 'another version';
  if (root.attributes.get('Destination') !== callbackUrl) return 'another destination';
  if (root.attributes.get('InResponseTo') !== requestId) return 'another request';
  const issuer = child(root, 'Issuer');
  if (issuer !== undefined && issuer.text !== provider.config.entityId)
    return 'another issuer of the response';
  return child(child(root, 'Status'), 'StatusCode')?.attributes.get('Value') === SUCCESS
    ? undefined
    : 'status';
}

async function checkSignatures(
  parts: SamlParts,
  request: Request,
  bytes: Uint8Array,
): Promise<{ readonly assertion: XmlElement; readonly nameId: string }> {
  const saml = toLibrary(parts, request);
  try {
    const SAMLResponse = Buffer.from(bytes).toString('base64');
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse });
    const xml = profile?.getAssertionXml?.();
    if (profile === null || xml === undefined) throw new SsoRefusal('refused', 'no assertion');
    return { assertion: parseXml(xml), nameId: profile.nameID };
  } catch (error) {
    if (error instanceof SsoRefusal) throw error;
    // The library's message may quote the response; the class of the fault is enough.
    throw new SsoRefusal('refused', error instanceof XmlError ? error.message : toClass(error));
  }
}

const toClass = (error: unknown): string =>
  /signature|InResponseTo|audience|expired|not yet valid|confirmation|issuer|conditions/i
    .exec(error instanceof Error ? error.message : '')?.[0]
    .toLowerCase() ?? 'not valid';

interface Request {
  readonly requestId: string;
  readonly createdMs: number;
}

function toLibrary(parts: SamlParts, request: Request): SAML {
  const { config } = parts.provider;
  return new SAML({
    entryPoint: config.ssoUrl,
    issuer: toAudience(parts),
    audience: toAudience(parts),
    callbackUrl: parts.callbackUrl,
    idpCert: [...parts.certificates],
    idpIssuer: config.entityId,
    identifierFormat: config.nameIdFormat,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: config.responseSigned,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: SKEW_MS,
    maxAssertionAgeMs: MOST_AGE_MS,
    requestIdExpirationPeriodMs: MOST_AGE_MS,
    validateInResponseTo: ValidateInResponseTo.always,
    generateUniqueId: () => request.requestId,
    cacheProvider: toCache(request),
  });
}

/** The one request this response may answer: that of the transaction, which the store gave out once. */
function toCache({ requestId, createdMs }: Request): CacheProvider {
  return {
    saveAsync: (_key, value) => Promise.resolve({ value, createdAt: createdMs }),
    getAsync: (key) => Promise.resolve(key === requestId ? new Date(createdMs).toISOString() : null),
    removeAsync: (key) => Promise.resolve(key),
  };
}
