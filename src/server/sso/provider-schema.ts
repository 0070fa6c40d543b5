import { z } from 'zod';
import { SSO_ERRORS, SSO_ID, SSO_ROUTE } from '#contracts/people/sso';
import type { StoredProvider } from '#store/users/sso-providers';
import { KINDS } from './kinds.ts';
import type { UrlRule } from './provider-url.ts';
import { line } from './setting-fields.ts';

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
  | { readonly kind: 'parsed'; readonly provider: StoredProvider }
  | { readonly kind: 'malformed'; readonly message: string };

export interface ParseRule extends UrlRule {
  /** Origin visitors use, where it is known: codes are sent to no other. */
  readonly publicOrigin: string | undefined;
  readonly nowMs: number;
}

/** One provider as an operator sends it, ready to be stored. */
export function parseProvider(value: unknown, rule: ParseRule, kinds = KINDS): ParsedProvider {
  const outer = envelope.safeParse(value);
  if (!outer.success) return malformed('provider', outer.error);
  const { id, type, name = id, enabled, primary, config, createdAt, updatedAt } = outer.data;
  const kind = kinds.get(type);
  if (kind === undefined) return { kind: 'malformed', message: SSO_ERRORS.type(type.slice(0, 64)) };
  const inner = kind.read(config, rule);
  if (inner.kind === 'malformed') return malformed(id, inner.error);
  const { json, redirectUri } = inner.settings;
  const fault = redirectUri === undefined ? undefined : findRedirectFault(redirectUri, id, rule);
  if (fault !== undefined) return { kind: 'malformed', message: `${id}: redirectUri ${fault}` };
  const provider = {
    id,
    type,
    name,
    enabled,
    primary,
    config: json,
    createdMs: createdAt === undefined ? rule.nowMs : Date.parse(createdAt),
    updatedMs: updatedAt === undefined ? rule.nowMs : Date.parse(updatedAt),
  };
  return { kind: 'parsed', provider };
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
