import type { SsoProviderCard } from '#contracts/people/sso';
import type { StoredProvider } from '#store/users/sso-providers';
import { KINDS } from './kinds.ts';

/** The public description of providers. Settings stay here: some are addresses of the operator's own network. */
export function toProviderCards(stored: readonly StoredProvider[], kinds = KINDS): SsoProviderCard[] {
  return stored.flatMap(({ id, type, name, enabled, primary }) =>
    kinds.has(type) ? [{ id, type, name, enabled, primary }] : [],
  );
}
