import { useQuery } from '@tanstack/react-query';
import type { SsoProviderCard } from '#contracts/people/sso';
import { act } from '../../api/act.ts';
import { useClient } from '../../api/use-client.ts';
import { parseCards, readStoredProviders, writeStoredProviders } from './provider-list.ts';

/** Identity providers of this server, asked for when this is first shown; a stored copy stands in for a server that is not reached. */
export function useProviders(): readonly SsoProviderCard[] | undefined {
  const { data } = useQuery({ queryKey: ['sso-providers'], queryFn: readProviders }, useClient());
  return data;
}

async function readProviders({
  signal,
}: {
  readonly signal: AbortSignal;
}): Promise<readonly SsoProviderCard[]> {
  try {
    const cards = parseCards(await act('ssoProviders', {}, signal));
    writeStoredProviders(cards);
    return cards;
  } catch (error) {
    if (signal.aborted) throw error;
    return readStoredProviders();
  }
}
