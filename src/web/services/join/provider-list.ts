import { PRODUCT } from '#contracts/product';
import { SSO_ID, type SsoProviderCard } from '#contracts/people/sso';
import { readStored, writeStored } from '../../ui/state/stored-value.ts';

/** Key of the copy that buttons are drawn from while the server cannot be asked. It decides nothing. */
export const STORED_PROVIDERS = `${PRODUCT.slug}-sso-providers`;
const VERSION = 1;
const MOST = 50;
const MOST_NAME = 80;

/** What of `value` is a provider to be drawn; everything else is dropped. */
export function parseCards(value: unknown): readonly SsoProviderCard[] {
  if (!Array.isArray(value)) return [];
  const cards = new Map<string, SsoProviderCard>();
  for (const one of value.slice(0, MOST) as readonly unknown[]) {
    const card = toCard(one);
    if (card !== undefined && !cards.has(card.id)) cards.set(card.id, card);
  }
  return [...cards.values()];
}

function toCard(value: unknown): SsoProviderCard | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, type, name, enabled, primary } = value as Readonly<Record<string, unknown>>; // of an object; each is checked
  if (typeof id !== 'string' || !SSO_ID.test(id) || typeof type !== 'string') return undefined;
  if (typeof name !== 'string' || name.trim() === '' || name.length > MOST_NAME) return undefined;
  if (typeof enabled !== 'boolean' || typeof primary !== 'boolean') return undefined;
  return { id, type, name, enabled, primary };
}

/** The copy of an earlier answer, or an empty list. */
export function readStoredProviders(): readonly SsoProviderCard[] {
  const stored = readStored(STORED_PROVIDERS);
  if (typeof stored !== 'object' || stored === null) return [];
  const { version, providers } = stored as Readonly<Record<string, unknown>>; // as above
  return version === VERSION ? parseCards(providers) : [];
}

export function writeStoredProviders(providers: readonly SsoProviderCard[]): void {
  writeStored(STORED_PROVIDERS, { version: VERSION, providers });
}

/** Those one may sign in by, the primary one first. */
export function toOffered(providers: readonly SsoProviderCard[]): readonly SsoProviderCard[] {
  const enabled = providers.filter((one) => one.enabled);
  return [...enabled.filter(({ primary }) => primary), ...enabled.filter(({ primary }) => !primary)];
}
