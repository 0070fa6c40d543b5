/** The authorization code flow with PKCE, which OpenID and plain OAuth share. */
import * as openid from 'openid-client';
import type { SsoTransaction } from '#store/users/sso-transactions';
import { makeSecret } from '../sessions/secrets.ts';
import type { CodeClient } from './code-client.ts';
import type { SignIn } from './kinds/define-provider-kind.ts';
import { SsoRefusal } from './refusal.ts';

/** What a code was traded for. */
export type Tokens = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>;

export interface CodeFlow {
  readonly client: CodeClient;
  readonly redirectUri: string;
  readonly scope: string;
  /** Sent with the visitor besides what every sign-in sends, which they cannot replace. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Whether an answer may name its issuer, which is then compared. */
  readonly comparesIssuer: boolean;
  /** What the id token must be, besides one with our nonce; absent where none is expected. */
  readonly idToken?: { readonly maxAge: number | undefined };
  /** Whom the tokens are of; what is no subject is refused after. May throw `SsoRefusal`. */
  readonly readSubject: (tokens: Tokens) => unknown;
}

export function createCodeSignIn(flow: CodeFlow): SignIn {
  const { client, redirectUri } = flow;
  return {
    async start(state) {
      const nonce = makeSecret();
      const verifier = openid.randomPKCECodeVerifier();
      const url = openid.buildAuthorizationUrl(client.configuration, {
        ...flow.parameters,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: flow.scope,
        state,
        ...(flow.idToken !== undefined && { nonce }),
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url, nonce, verifier };
    },
    async finish(parameters, transaction) {
      const answer = new URL(redirectUri);
      for (const name of ['code', 'state', 'iss', 'error']) {
        const value = parameters.get(name);
        if (value !== null && (name !== 'iss' || flow.comparesIssuer)) answer.searchParams.set(name, value);
      }
      try {
        const tokens = await tradeCode(flow, transaction, answer);
        return { issuer: client.issuer, subject: toSubject(await flow.readSubject(tokens)) };
      } catch (error) {
        throw toRefusal(error);
      }
    },
  };
}

function tradeCode(
  { client, idToken }: CodeFlow,
  { nonce, verifier }: SsoTransaction,
  answer: URL,
): Promise<Tokens> {
  return openid.authorizationCodeGrant(client.configuration, answer, {
    expectedState: answer.searchParams.get('state') ?? '',
    pkceCodeVerifier: verifier,
    ...(idToken !== undefined && { expectedNonce: nonce, idTokenExpected: true }),
    ...(idToken?.maxAge !== undefined && { maxAge: idToken.maxAge }),
  });
}

/** What the provider says of whoever an access token is of. Rejects with `SsoRefusal` when it says nothing. */
export async function readUserInfo(
  { configuration }: CodeClient,
  accessToken: string,
  url: string,
): Promise<unknown> {
  const response = await openid.fetchProtectedResource(configuration, accessToken, new URL(url), 'GET');
  if (response.status !== 200) throw new SsoRefusal('refused', `user info answered ${response.status}`);
  return response.json();
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
