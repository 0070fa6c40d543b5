import { MCP_ROUTE } from '#contracts/assistant/agent';
import { QUERY_ROUTE, RPC_ROUTE } from '#contracts/api';
import { OWN_CHAIN_ROUTE } from '#contracts/network/own-chain';
import { ACTION_ROUTES } from '#contracts/actions';
import { BULK_ROUTE } from '#contracts/bulk/bulk';

/** Where an identity provider makes the visitor's browser post a form to us. */
const FORM_PATHS = /^\/auth\/(?:saml\/callback|sso\/[\w-]{1,64}\/callback)$/;

const WRITTEN = [
  { method: 'POST', pattern: toPattern(RPC_ROUTE) },
  { method: 'POST', pattern: toPattern(MCP_ROUTE) },
  { method: 'POST', pattern: toPattern(QUERY_ROUTE) },
  { method: 'POST', pattern: toPattern(BULK_ROUTE) },
  { method: 'POST', pattern: toPattern(OWN_CHAIN_ROUTE) },
  ...Object.values(ACTION_ROUTES)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, route }) => ({ method, pattern: toPattern(route) })),
];

/** What kind of body a path takes by a method that changes something; `undefined` where there is no such thing. */
export function findBodyKind(method: string, path: string): 'json' | 'form' | undefined {
  if (method === 'POST' && FORM_PATHS.test(path)) return 'form';
  return WRITTEN.some((one) => one.method === method && one.pattern.test(path)) ? 'json' : undefined;
}

/** What a path of this route looks like. */
export function toPattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
}
