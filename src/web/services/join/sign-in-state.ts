import { SSO_ERRORS, type SsoProviderCard } from '#contracts/people/sso';

/** How far signing in by an identity provider has come in this tab. */
export type SignInState =
  | { readonly kind: 'idle' }
  /** The browser is on its way to the provider. */
  | { readonly kind: 'authenticating'; readonly id: string }
  | { readonly kind: 'error'; readonly message: string };

export const IDLE: SignInState = { kind: 'idle' };

/** What a click on a provider leads to: it must exist and be enabled, or the attempt fails. The server looks again. */
export function toAttempt(providers: readonly SsoProviderCard[], id: string): SignInState {
  const found = providers.find((one) => one.id === id);
  if (found === undefined) return { kind: 'error', message: SSO_ERRORS.missing(id) };
  return found.enabled ? { kind: 'authenticating', id } : { kind: 'error', message: SSO_ERRORS.disabled(id) };
}
