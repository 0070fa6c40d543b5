/** Single sign-on: what the browser learns of identity providers, and the words of its failures. */

/** The public description of a provider. */
export interface SsoProviderCard {
  readonly id: string;
  /** Key of a kind of provider the server knows. */
  readonly type: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly primary: boolean;
}

/** An identity of the signed-in user. */
export interface LinkedIdentity {
  /** Id of the provider it came by. */
  readonly provider: string;
  /** Its name; the id once the provider was taken away. */
  readonly name: string;
  readonly issuer: string;
}

export const SSO_ROUTE = '/auth/sso';
/** Where a form of an identity provider arrives. */
export const SAML_CALLBACK = '/auth/saml/callback';
export const SSO_FAILED_PAGE = '/auth/failed';

/** Also no `wallet`: a session says that of whoever signed in by one. */
export const SSO_ID = /^(?!wallet$)[A-Za-z0-9][\w-]{0,63}$/;

/** Texts of the catalogue. */
export const SSO_ERRORS = {
  missing: (id: string) => `Provider ${id} not found`,
  disabled: (id: string) => `Provider ${id} not found or disabled`,
  type: (type: string) => `Unsupported provider type: ${type}`,
  discovery: 'Failed to discover OpenID endpoints',
} as const;

/** Why a sign-in did not come about. */
export const SSO_FAILURES = [
  'missing',
  'disabled',
  'type',
  'discovery',
  'incomplete',
  'unavailable',
  'refused',
  'expired',
  'declined',
  'taken',
  'anonymous',
  'busy',
] as const;
export type SsoFailure = (typeof SSO_FAILURES)[number];

export const isSsoFailure = (text: unknown): text is SsoFailure =>
  SSO_FAILURES.some((failure) => failure === text);

/** A failure in words. `type` is what stands in place of a known type. */
export function toSsoFailureText(failure: SsoFailure, id: string, type = ''): string {
  switch (failure) {
    case 'missing':
      return SSO_ERRORS.missing(id);
    case 'disabled':
      return SSO_ERRORS.disabled(id);
    case 'type':
      return SSO_ERRORS.type(type);
    case 'discovery':
      return SSO_ERRORS.discovery;
    case 'incomplete':
      return `Provider ${id} is not fully configured`;
    case 'unavailable':
      return `Provider ${id} could not be reached`;
    case 'refused':
      return `The answer of ${id} could not be verified`;
    case 'expired':
      return 'This sign-in has expired, was already used, or began in another browser';
    case 'declined':
      return `${id} did not sign you in`;
    case 'taken':
      return 'This identity belongs to another user already';
    case 'anonymous':
      return 'User not authenticated';
    case 'busy':
      return 'Too many sign-ins are in progress; try again in a few minutes';
  }
}

/** HTTP status of a failure. */
export function toSsoFailureStatus(failure: SsoFailure): number {
  switch (failure) {
    case 'missing':
    case 'disabled':
      return 404;
    case 'anonymous':
      return 401;
    case 'discovery':
    case 'unavailable':
      return 502;
    case 'incomplete':
    case 'busy':
      return 503;
    default:
      return 400;
  }
}

/** Path that begins a sign-in by a provider; `link` joins the identity to whoever is signed in. */
export function toSsoPath(id: string, redirectTo: string, link = false): string {
  return `${SSO_ROUTE}/${id}?redirectTo=${encodeURIComponent(redirectTo)}${link ? '&link=1' : ''}`;
}
