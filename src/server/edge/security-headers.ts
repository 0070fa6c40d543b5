import { isEndpointOrigin } from '#contracts/network/custom-endpoint';
import { isAndroid } from '#contracts/people/phone';

/** Headers every response carries. */
export function toSecurityHeaders(options: { readonly https: boolean }): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), serial=(), browsing-topics=()',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ...(options.https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** How the policy of a page knows what is written inline: a nonce that goes out once, or the hash of its one script. */
export type InlineSource = { readonly nonce: string } | { readonly script: string };

/**
 * Policy of a page. `endpoints` are what a visitor's cookies say: the origins besides ours the page may then ask, those
 * that are origins of endpoints. `userAgent` opens what wallet apps of Android need, and there alone: a socket on the
 * phone itself, at a port the app is given, and the scheme that opens the app, which Firefox goes to in a frame. A policy
 * cannot be widened after the page is there, so it is not the press on the button that opens it. `isEmbed` lets any site
 * frame the page: one without the shell, on which nothing can be changed.
 */
export function toPagePolicy(
  inline: InlineSource,
  {
    endpoints = [],
    userAgent = '',
    isEmbed = false,
  }: {
    readonly endpoints?: readonly (string | undefined)[];
    readonly userAgent?: string | undefined;
    readonly isEmbed?: boolean;
  } = {},
): string {
  const consented = endpoints
    .filter((endpoint) => endpoint !== undefined && isEndpointOrigin(endpoint))
    .map((endpoint) => ` ${endpoint}`)
    .join('');
  const hasApps = isAndroid(userAgent);
  return [
    "default-src 'none'",
    `script-src 'self' ${'nonce' in inline ? `'nonce-${inline.nonce}'` : inline.script}`,
    `style-src 'self'${'nonce' in inline ? ` 'nonce-${inline.nonce}'` : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${consented}${hasApps ? ' ws://localhost:*' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src 'self'${hasApps ? ' solana-wallet:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isEmbed ? 'https: http:' : "'none'"}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/**
 * Headers of a document that pages of ours show in a sandboxed frame. Opened by itself it is sandboxed all the same; it
 * can ask for nothing but our own scripts, which is written as an origin too because its own is opaque.
 */
export function toFrameHeaders(origin: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self'`,
    'sandbox allow-scripts',
  ];
  return { 'Content-Security-Policy': policy.join('; '), 'X-Frame-Options': 'SAMEORIGIN' };
}
