/**
 * Session cookie with the origin of the RPC endpoint a visitor consented to. The server reads it for one purpose:
 * the policy of the page lets the browser ask that one origin. The server itself never asks it.
 */
export const CUSTOM_RPC_COOKIE = 'custom-rpc';

const LOOPBACK = new Set(['localhost', '127.0.0.1']);

/**
 * Whether a text is an origin, spelled as a browser spells it, that a visitor's endpoint may have: https, or http on
 * this very machine. Letters, digits, dots and hyphens only: a host with `*` would open a policy to many.
 */
export function isEndpointOrigin(text: string): boolean {
  if (text.length > 280 || !/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(text) || !URL.canParse(text)) {
    return false;
  }
  const { protocol, hostname, origin } = new URL(text);
  return origin === text && (protocol === 'https:' || LOOPBACK.has(hostname));
}
