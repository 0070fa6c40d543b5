import * as openid from 'openid-client';
import type { Identity } from '#store/users/accounts';
import type { SsoTransaction } from '#store/users/sso-transactions';
import { makeSecret } from '../sessions/secrets.ts';
import type { CodeClient, CodeProvider } from './code-client.ts';
import { SsoRefusal } from './refusal.ts';

const SKEW_SECONDS = 60;
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is sent with the visitor, and what must come back with them. */
export interface CodeStart {
  readonly url: URL;
  readonly nonce: string;
  readonly verifier: string;
}

export async function startCodeFlow(
  provider: CodeProvider,
  client: CodeClient,
  state: string,
): Promise<CodeStart> {
  const nonce = makeSecret();
  const verifier = openid.randomPKCECodeVerifier();
  const url = openid.buildAuthorizationUrl(client.configuration, {
    ...toOptions(provider),
    response_type: 'code',
    redirect_uri: provider.config.redirectUri,
    scope: provider.config.scope,
    state,
    ...(provider.type !== 'oauth' && { nonce }),
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { url, nonce, verifier };
}

function toOptions(provider: CodeProvider): Record<string, string> {
  switch (provider.type) {
    case 'oauth':
      return provider.config.additionalParams;
    case 'openid': {
      const { responseMode, maxAge } = provider.config;
      return {
        ...(responseMode !== 'query' && { response_mode: responseMode }),
        ...(maxAge !== undefined && { max_age: String(maxAge) }),
      };
    }
    case 'azure-ad': {
      const { prompt, loginHint, domainHint } = provider.config;
      return {
        ...(prompt !== undefined && { prompt }),
        ...(loginHint !== undefined && { login_hint: loginHint }),
        ...(domainHint !== undefined && { domain_hint: domainHint }),
      };
    }
  }
}

/**
 * Who the provider says the visitor is, from the parameters its answer came with. Rejects with `SsoRefusal`. `state` has
 * been matched to `transaction` before.
 */
export async function finishCodeFlow(
  provider: CodeProvider,
  client: CodeClient,
  transaction: SsoTransaction,
  parameters: URLSearchParams,
): Promise<Identity> {
  const answer = new URL(provider.config.redirectUri);
  for (const name of ['code', 'state', 'iss', 'error']) {
    const value = parameters.get(name);
    // Without an issuer of its own plain OAuth has nothing to compare one with.
    if (
      value !== null &&
      !(name === 'iss' && provider.type === 'oauth' && provider.config.issuer === undefined)
    ) {
      answer.searchParams.set(name, value);
    }
  }
  try {
    return provider.type === 'oauth'
      ? await readOAuth(provider, client, transaction, answer)
      : await readOpenId(provider, client, transaction, answer);
  } catch (error) {
    throw toRefusal(error);
  }
}

async function readOpenId(
  provider: Exclude<CodeProvider, { type: 'oauth' }>,
  { configuration, issuer }: CodeClient,
  { nonce, verifier }: SsoTransaction,
  answer: URL,
): Promise<Identity> {
  const maxAge = provider.type === 'openid' ? provider.config.maxAge : undefined;
  const tokens = await openid.authorizationCodeGrant(configuration, answer, {
    expectedState: answer.searchParams.get('state') ?? '',
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
    ...(maxAge !== undefined && { maxAge }),
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new SsoRefusal('refused', 'no id token');
  if (claims.iss !== issuer) throw new SsoRefusal('refused', 'another issuer');
  // The library looks at the first only beside several audiences, and at the second not at all.
  if (claims['azp'] !== undefined && claims['azp'] !== provider.config.clientId)
    throw new SsoRefusal('refused', 'azp');
  if (claims.iat > Date.now() / 1_000 + SKEW_SECONDS) throw new SsoRefusal('refused', 'iat in the future');
  if (provider.type === 'azure-ad') {
    const { tid, oid } = claims;
    if (typeof tid !== 'string' || tid.toLowerCase() !== provider.config.tenantId) {
      throw new SsoRefusal('refused', 'another tenant');
    }
    if (typeof oid !== 'string' || !GUID.test(oid)) throw new SsoRefusal('refused', 'no oid');
  }
  return { provider: provider.id, issuer, subject: toSubject(claims.sub) };
}

async function readOAuth(
  provider: Extract<CodeProvider, { type: 'oauth' }>,
  { configuration, issuer }: CodeClient,
  { verifier }: SsoTransaction,
  answer: URL,
): Promise<Identity> {
  const { userInfoUrl, subjectField } = provider.config;
  const tokens = await openid.authorizationCodeGrant(configuration, answer, {
    expectedState: answer.searchParams.get('state') ?? '',
    pkceCodeVerifier: verifier,
  });
  const response = await openid.fetchProtectedResource(
    configuration,
    tokens.access_token,
    new URL(userInfoUrl!),
    'GET',
  );
  if (response.status !== 200) throw new SsoRefusal('refused', `user info answered ${response.status}`);
  const found: unknown = await response.json();
  const subject =
    typeof found === 'object' && found !== null && Object.hasOwn(found, subjectField)
      ? (found as Readonly<Record<string, unknown>>)[subjectField] // an object with that key, just seen
      : undefined;
  return {
    provider: provider.id,
    issuer,
    subject: toSubject(Number.isSafeInteger(subject) ? String(subject) : subject),
  };
}

function toSubject(subject: unknown): string {
  if (typeof subject !== 'string' || !/^[^\0-\x1f\x7f]{1,255}$/.test(subject)) {
    throw new SsoRefusal('refused', 'no subject');
  }
  return subject;
}

/** Only codes of the library reach the log: its errors carry the tokens they are about. */
function toRefusal(error: unknown): SsoRefusal {
  if (error instanceof SsoRefusal) return error;
  if (error instanceof openid.AuthorizationResponseError)
    return new SsoRefusal('declined', 'the provider said no');
  if (error instanceof openid.ResponseBodyError) return new SsoRefusal('refused', 'the code was not taken');
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code.startsWith('OAUTH_')
    ? new SsoRefusal(code === 'OAUTH_TIMEOUT' ? 'unavailable' : 'refused', code)
    : new SsoRefusal('unavailable', code || 'no answer');
}
