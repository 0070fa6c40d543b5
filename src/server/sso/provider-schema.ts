import { z } from 'zod';
import { SSO_ERRORS, SSO_ID, SSO_ROUTE, SSO_TYPES, type SsoType } from '#contracts/sso';
import type { StoredProvider } from '#store/users/sso-providers';
import { isLoopbackHost } from '../config/loopback-host.ts';

/** Whether `http` on this machine is taken besides https: for an identity provider that is tried out. */
export interface UrlRule {
  readonly loopback: boolean;
}

/** Whether requests and visitors may be sent there. */
export function isProviderUrl(text: string, { loopback }: UrlRule): boolean {
  if (text.length > 2_048 || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username !== '' || password !== '' || hash !== '') return false;
  return protocol === 'https:' || (loopback && protocol === 'http:' && isLoopbackHost(hostname));
}

/** Of these the server makes every value itself. */
const OWN_PARAMETERS =
  /^(?:client_id|client_secret|redirect_uri|response_type|response_mode|scope|state|nonce|code_challenge|code_challenge_method|code_verifier|request|request_uri)$/i;

const line = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^[^\\0-\\x1f\\x7f]{1,${most}}$`), `must be one line of at most ${most} characters`);
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/;

function toSchemas(rule: UrlRule) {
  const url = z
    .string()
    .refine((text) => isProviderUrl(text, rule), 'must be an https URL without user and fragment');
  const scope = line(512);
  const responseType = z.literal('code', 'must be code').default('code');
  // Endpoints lie on the issuer's host; others only where the operator names them.
  const endpointHosts = z.array(z.string().regex(HOST, 'must be host names')).max(8).default([]);
  return {
    saml: z.strictObject({
      ssoUrl: url,
      entityId: line(1_024),
      nameIdFormat: z
        .string()
        .regex(/^urn:oasis:names:tc:SAML:[\d.]+:nameid-format:\w+$/, 'must be a name id format of SAML')
        .refine(
          (text) => !/transient$/i.test(text),
          'must be lasting: a transient name is another one each time',
        )
        .default('urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'),
      audience: line(1_024).optional(),
      responseSigned: z.boolean().default(true),
    }),
    oauth: z.strictObject({
      authorizationUrl: url,
      clientId: line(512),
      redirectUri: url,
      responseType,
      scope,
      pkce: z.literal(true, 'must be true: a sign-in without PKCE is not begun').default(true),
      additionalParams: z
        .record(z.string().regex(/^[\w.-]{1,64}$/), line(512))
        .refine(
          (params) => !Object.keys(params).some((key) => OWN_PARAMETERS.test(key)),
          'must not name what is set here',
        )
        .default({}),
      tokenUrl: url.optional(),
      userInfoUrl: url.optional(),
      subjectField: z
        .string()
        .regex(/^\w{1,64}$/)
        .default('sub'),
      issuer: url.optional(),
    }),
    openid: z.strictObject({
      discoveryUrl: url,
      issuer: url,
      clientId: line(512),
      redirectUri: url,
      responseType,
      scope: scope.refine((text) => text.split(' ').includes('openid'), 'must hold openid').default('openid'),
      responseMode: z.enum(['query', 'form_post'], 'must be query or form_post').default('query'),
      maxAge: z.number().int().min(0).max(31_536_000).optional(),
      endpointHosts,
    }),
    'azure-ad': z.strictObject({
      tenantId: z
        .string()
        .regex(GUID, 'must be the GUID of one tenant')
        .transform((text) => text.toLowerCase()),
      clientId: line(512),
      redirectUri: url,
      scope: scope.refine((text) => text.split(' ').includes('openid'), 'must hold openid').default('openid'),
      prompt: z
        .enum(['login', 'none', 'consent', 'select_account', 'create'], 'must be a prompt of Azure AD')
        .optional(),
      loginHint: line(320).optional(),
      domainHint: line(253).optional(),
    }),
  } as const;
}

type Schemas = ReturnType<typeof toSchemas>;
/**
 * Settings by type. Beyond what the product asks for: `audience` is how a SAML provider names us, `responseSigned`
 * whether it signs the response around its assertion; `tokenUrl`, `userInfoUrl` and `subjectField` are what an OAuth
 * sign-in needs to end in an identity (plain OAuth names none), `issuer` tells whose answers they are; `endpointHosts`
 * are hosts besides the issuer's where an OpenID provider keeps its endpoints.
 */
export type SsoConfigs = { readonly [Type in SsoType]: z.output<Schemas[Type]> };
export type SsoProvider = {
  readonly [Type in SsoType]: {
    readonly id: string;
    readonly type: Type;
    readonly name: string;
    readonly enabled: boolean;
    readonly primary: boolean;
    readonly config: SsoConfigs[Type];
    readonly createdMs: number;
    readonly updatedMs: number;
  };
}[SsoType];
export type ProviderOf<Type extends SsoType> = Extract<SsoProvider, { readonly type: Type }>;

const time = z.iso.datetime({ offset: true, error: 'must be a time as ISO text' });
const envelope = z.strictObject({
  id: z.string().regex(SSO_ID, 'must be 1 to 64 letters, digits, dashes or underscores, and not wallet'),
  type: z.string(),
  name: line(80).optional(),
  enabled: z.boolean(),
  primary: z.boolean().default(false),
  config: z.unknown(),
  createdAt: time.optional(),
  updatedAt: time.optional(),
});

export type ParsedProvider =
  | { readonly kind: 'parsed'; readonly provider: SsoProvider }
  | { readonly kind: 'malformed'; readonly message: string };

export interface ParseRule extends UrlRule {
  /** Origin visitors use, where it is known: codes are sent to no other. */
  readonly publicOrigin: string | undefined;
  readonly nowMs: number;
}

export const isSsoType = (type: string): type is SsoType => SSO_TYPES.some((known) => known === type);

/** One provider as an operator sends it. */
export function parseProvider(value: unknown, rule: ParseRule): ParsedProvider {
  const outer = envelope.safeParse(value);
  if (!outer.success) return malformed('provider', outer.error);
  const { id, type, name = id, enabled, primary, config, createdAt, updatedAt } = outer.data;
  if (!isSsoType(type)) return { kind: 'malformed', message: SSO_ERRORS.type(type.slice(0, 64)) };
  const inner = toSchemas(rule)[type].safeParse(config);
  if (!inner.success) return malformed(id, inner.error);
  const fault = 'redirectUri' in inner.data ? findRedirectFault(inner.data.redirectUri, id, rule) : undefined;
  if (fault !== undefined) return { kind: 'malformed', message: `${id}: redirectUri ${fault}` };
  const provider = {
    id,
    type,
    name,
    enabled,
    primary,
    config: inner.data,
    createdMs: createdAt === undefined ? rule.nowMs : Date.parse(createdAt),
    updatedMs: updatedAt === undefined ? rule.nowMs : Date.parse(updatedAt),
  } as SsoProvider; // the schema of its type has read the settings
  return { kind: 'parsed', provider };
}

/** One provider as it is stored; `undefined` for one this program cannot read. */
export function readProvider(stored: StoredProvider, rule: UrlRule): SsoProvider | undefined {
  if (!isSsoType(stored.type)) return undefined;
  let config: unknown;
  try {
    config = JSON.parse(stored.config);
  } catch {
    return undefined;
  }
  const parsed = toSchemas(rule)[stored.type].safeParse(config);
  return parsed.success ? ({ ...stored, config: parsed.data } as SsoProvider) : undefined; // as above
}

/** Each provider answers at an address of its own, so that no code of one can be taken to another. */
function findRedirectFault(redirectUri: string, id: string, { publicOrigin }: ParseRule): string | undefined {
  const { origin, pathname, search } = new URL(redirectUri);
  if (pathname !== `${SSO_ROUTE}/${id}/callback` || search !== '')
    return `must end in ${SSO_ROUTE}/${id}/callback`;
  return publicOrigin === undefined || publicOrigin === origin
    ? undefined
    : `must begin with ${publicOrigin}`;
}

function malformed(where: string, error: z.ZodError): ParsedProvider {
  const [issue] = error.issues;
  const path = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.map(String).join('.')} `;
  return { kind: 'malformed', message: `${where}: ${path}${issue?.message ?? 'is malformed'}` };
}
