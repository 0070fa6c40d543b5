/** Identity providers as they run elsewhere: oidc-provider and samlp, each with a page where one says who one is. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import samlp from 'samlp';
import { createTestCertificate } from './test-certificate.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;

async function listen(
  handle: Handler,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const http: Server = createServer((request, response) => {
    void Promise.resolve(handle(request, response, new URL(request.url ?? '/', 'http://idp.invalid'))).catch(
      (error: unknown) => {
        response.writeHead(500, { 'content-type': 'text/plain' });
        response.end(String(error));
      },
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

const askName = (response: ServerResponse, action: string): void => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(
    `<!doctype html><title>Identity provider</title><form method="post" action="${action.replaceAll('&', '&amp;')}"><label>Who are you? <input name="login"></label><button>Sign in</button></form>`,
  );
};

export interface OpenIdProvider {
  readonly issuer: string;
  readonly close: () => Promise<void>;
}

/** oidc-provider with one client that must use PKCE and its secret. */
export async function startOpenIdProvider(client: {
  readonly id: string;
  readonly secret: string;
  readonly redirectUris: readonly string[];
}): Promise<OpenIdProvider> {
  let handle: Handler = () => undefined;
  const { origin, close } = await listen((request, response, url) => handle(request, response, url));
  const provider = new Provider(origin, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [...client.redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
    cookies: { keys: ['of a test'] },
    findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id }) }),
  });
  const answer = provider.callback();
  handle = async (request, response, url) => {
    if (!url.pathname.startsWith('/interaction/')) return answer(request, response);
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (request.method === 'POST') {
      const accountId = (await readForm(request)).get('login') ?? '';
      return provider.interactionFinished(request, response, { login: { accountId } });
    }
    if (prompt.name === 'login') return askName(response, url.pathname);
    const grant = new provider.Grant({ accountId: session!.accountId, clientId: params.client_id });
    grant.addOIDCScope(params.scope);
    await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  };
  return { issuer: origin, close };
}

export interface SamlProvider {
  readonly ssoUrl: string;
  readonly entityId: string;
  readonly certificate: string;
  readonly close: () => Promise<void>;
}

/** samlp, which signs both the assertion and the response. */
export async function startSamlProvider(callbackUrl: string): Promise<SamlProvider> {
  const { key, certificate } = createTestCertificate('samlp');
  const entityId = 'urn:samlp:test';
  const { origin, close } = await listen(async (request, response, url) => {
    if (request.method !== 'POST') return askName(response, `/sso${url.search}`);
    const login = (await readForm(request)).get('login') ?? '';
    const send = samlp.auth({
      issuer: entityId,
      cert: certificate,
      key,
      signResponse: true,
      lifetimeInSeconds: 300,
      destination: callbackUrl,
      recipient: callbackUrl,
      nameIdentifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      getPostURL: (
        _audience: unknown,
        _request: unknown,
        _of: unknown,
        give: (error: null, url: string) => void,
      ) => give(null, callbackUrl),
      getUserFromRequest: () => ({
        id: login,
        displayName: login,
        name: {},
        emails: [{ value: `${login}@example.com` }],
      }),
    });
    send(
      { method: 'GET', query: Object.fromEntries(url.searchParams), body: {} },
      {
        set: (name, value) => response.setHeader(name, value),
        send: (body) => void response.end(String(body)),
      },
      (error) => {
        response.statusCode = 500;
        response.end(String(error));
      },
    );
  });
  return { ssoUrl: `${origin}/sso`, entityId, certificate, close };
}
