import type { SsoProviderCard } from '#contracts/sso';
import type { StoredProvider } from '#store/users/sso-providers';
import { isSsoType } from './provider-schema.ts';

/** What anybody is told of providers. Settings stay here: some are addresses of the operator's own network. */
export function toProviderCards(stored: readonly StoredProvider[]): SsoProviderCard[] {
  return stored.flatMap(({ id, type, name, enabled, primary }) =>
    isSsoType(type) ? [{ id, type, name, enabled, primary }] : [],
  );
}
