/** What is known of a provider that answers with codes before anybody signs in by it. */
import * as openid from 'openid-client';
import { SSO_ERRORS } from '#contracts/people/sso';
import { parseJson } from '#std/json';
import { createProviderFetch, type ProviderFetch } from '../outbound/provider-fetch.ts';
import type { ProviderParts } from './kinds/define-provider-kind.ts';
import { isProviderUrl, type UrlRule } from './provider-url.ts';
import { SsoRefusal } from './refusal.ts';

export interface CodeClient {
  readonly configuration: openid.Configuration;
  readonly issuer: string;
}

type ClientParts = Pick<ProviderParts, 'secret' | 'loopback'>;

/** Where a provider describes itself. */
export interface Discovery {
  readonly issuer: string;
  readonly discoveryUrl: string;
  /** Where its endpoints may lie besides the hosts of those two. */
  readonly endpointHosts: readonly string[];
}

/** Endpoints an operator names. */
export interface NamedEndpoints {
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly userInfoUrl: string;
  /** Whose answers they are; where none is named, the origin people are sent to stands for it. */
  readonly issuer: string | undefined;
}

/** Asymmetric ones only: with a symmetric one the client's secret would sign, and `none` is no signature. */
const ALGORITHMS = new Set([
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]);
const SKEW_SECONDS = 60;
const TIMEOUT_SECONDS = 10;

/** Rejects with `SsoRefusal`: `discovery` when the provider's document cannot be had or trusted. */
export async function discoverClient(
  clientId: string,
  { issuer, discoveryUrl, endpointHosts }: Discovery,
  parts: ClientParts,
): Promise<CodeClient> {
  const hosts = new Set([issuer, discoveryUrl].map((url) => new URL(url).host).concat(endpointHosts));
  const fetch = createProviderFetch({ hosts, loopback: parts.loopback });
  try {
    const metadata = toMetadata(await readDocument(fetch, discoveryUrl), issuer, hosts, parts);
    const isPost = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_basic') === false;
    const configuration = configure(metadata, clientId, parts, fetch, isPost);
    openid.enableNonRepudiationChecks(configuration);
    return { configuration, issuer };
  } catch (error) {
    throw new SsoRefusal(
      'discovery',
      `${SSO_ERRORS.discovery}: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** For a provider without a document. */
export function createClient(
  clientId: string,
  { authorizationUrl, tokenUrl, userInfoUrl, issuer: named }: NamedEndpoints,
  parts: ClientParts,
): CodeClient {
  const issuer = named ?? new URL(authorizationUrl).origin;
  const hosts = new Set([tokenUrl, userInfoUrl].map((url) => new URL(url).host));
  const fetch = createProviderFetch({ hosts, loopback: parts.loopback });
  const metadata: openid.ServerMetadata = {
    issuer,
    authorization_endpoint: authorizationUrl,
    token_endpoint: tokenUrl,
    authorization_response_iss_parameter_supported: named !== undefined,
  };
  return { configuration: configure(metadata, clientId, parts, fetch, true), issuer };
}

async function readDocument(fetch: ProviderFetch, url: string): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(url, { headers: { accept: 'application/json' } });
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  const value = parseJson(await response.text(), 16);
  if (typeof value !== 'object' || value === null) throw new Error('no document');
  return value as Readonly<Record<string, unknown>>; // an object of JSON; what is used of it is checked
}

/** What is used of a discovery document, and none of the rest. */
function toMetadata(
  document: Readonly<Record<string, unknown>>,
  issuer: string,
  hosts: ReadonlySet<string>,
  rule: UrlRule,
): openid.ServerMetadata {
  if (document['issuer'] !== issuer) throw new Error('another issuer');
  const endpoint = (name: string): string => {
    const url = document[name];
    if (typeof url !== 'string' || !isProviderUrl(url, rule)) throw new Error(`${name} is not an https URL`);
    if (!hosts.has(new URL(url).host)) throw new Error(`${name} is on another host`);
    return url;
  };
  const algorithms = toTexts(document['id_token_signing_alg_values_supported'] ?? ['RS256']).filter((name) =>
    ALGORITHMS.has(name),
  );
  if (algorithms.length === 0) throw new Error('no algorithm that is taken');
  const methods = document['token_endpoint_auth_methods_supported'];
  return {
    issuer,
    authorization_endpoint: endpoint('authorization_endpoint'),
    token_endpoint: endpoint('token_endpoint'),
    jwks_uri: endpoint('jwks_uri'),
    id_token_signing_alg_values_supported: algorithms,
    authorization_response_iss_parameter_supported:
      document['authorization_response_iss_parameter_supported'] === true,
    ...(methods !== undefined && { token_endpoint_auth_methods_supported: toTexts(methods) }),
  };
}

const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

function configure(
  metadata: openid.ServerMetadata,
  clientId: string,
  { secret: { clientSecret }, loopback }: ClientParts,
  fetch: ProviderFetch,
  isPost: boolean,
): openid.Configuration {
  const authenticate =
    clientSecret === undefined
      ? openid.None()
      : isPost
        ? openid.ClientSecretPost(clientSecret)
        : openid.ClientSecretBasic(clientSecret);
  const configuration = new openid.Configuration(
    metadata,
    clientId,
    { [openid.clockTolerance]: SKEW_SECONDS },
    authenticate,
  );
  configuration[openid.customFetch] = (url, options) => fetch(url, options);
  configuration.timeout = TIMEOUT_SECONDS;
  // Addresses were checked before; without this the library takes no provider on this machine.
  if (loopback) openid.allowInsecureRequests(configuration);
  return configuration;
}
