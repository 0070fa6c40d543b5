/** An OpenID provider that answers with whatever token a test makes: its keys are real, its honesty is not. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTHeaderParameters } from 'jose';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

export interface ForgingProvider {
  readonly issuer: string;
  readonly keys: KeyPair;
  /** Requests to its token endpoint. */
  readonly tokenRequests: URLSearchParams[];
  /** Authorization headers of those. */
  readonly authorizations: (string | undefined)[];
  /** Challenge of the sign-in under way; the token endpoint checks the verifier against it. */
  challenge: string;
  /** What the token endpoint answers with. */
  idToken: () => Promise<string | undefined>;
  /** Changes to the discovery document. */
  document: Readonly<Record<string, unknown>>;
  /** Answers the discovery request otherwise. */
  discovery:
    | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: string }
    | undefined;
  /** What user info answers. */
  userInfo: unknown;
  /** Paths it was asked for. */
  readonly asked: string[];
  close(): Promise<void>;
}

export async function startForgingProvider(): Promise<ForgingProvider> {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const http: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0]!;
      provider.asked.push(path);
      const send = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(typeof value === 'string' ? value : JSON.stringify(value));
      };
      if (path.endsWith('/.well-known/openid-configuration')) {
        if (provider.discovery !== undefined) {
          send(provider.discovery.status, provider.discovery.body, provider.discovery.headers);
          return;
        }
        const at = path.slice(0, -'/.well-known/openid-configuration'.length);
        send(200, {
          issuer: provider.issuer + at,
          authorization_endpoint: `${provider.issuer}/auth`,
          token_endpoint: `${provider.issuer}/token`,
          jwks_uri: `${provider.issuer}/jwks`,
          id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
          response_types_supported: ['code'],
          ...provider.document,
        });
        return;
      }
      if (path === '/jwks') return send(200, { keys: [jwk] });
      if (path === '/userinfo') return send(200, provider.userInfo);
      if (path !== '/token') return send(404, {});
      const body = new URLSearchParams(Buffer.concat(chunks).toString());
      provider.tokenRequests.push(body);
      provider.authorizations.push(request.headers.authorization);
      const challenge = createHash('sha256')
        .update(body.get('code_verifier') ?? '')
        .digest('base64url');
      if (challenge !== provider.challenge) return send(400, { error: 'invalid_grant' });
      void provider.idToken().then((idToken) =>
        send(200, {
          access_token: 'access-token-secret',
          token_type: 'Bearer',
          expires_in: 60,
          ...(idToken !== undefined && { id_token: idToken }),
        }),
      );
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const provider: ForgingProvider = {
    issuer: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    keys,
    tokenRequests: [],
    authorizations: [],
    challenge: '',
    idToken: () => Promise.resolve(undefined),
    document: {},
    discovery: undefined,
    userInfo: {},
    asked: [],
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  return provider;
}

/** A token signed by `key`; claims and header may be anything. */
export const signToken = (
  key: Parameters<SignJWT['sign']>[0],
  claims: Readonly<Record<string, unknown>>,
  header: Partial<JWTHeaderParameters> & { readonly jwk?: JWK } = {},
): Promise<string> =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(key);

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token nobody signed. */
export const unsignedToken = (claims: object, alg = 'none', signature = ''): string =>
  `${part({ alg, kid: 'k1' })}.${part(claims)}.${signature}`;
