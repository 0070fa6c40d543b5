import { useEffect, useState } from 'preact/hooks';
import type { SsoProviderCard } from '#contracts/sso';
import { act } from '../../api/act.ts';
import { parseCards, readStoredProviders, writeStoredProviders } from './provider-list.ts';

/** Identity providers of this server, asked for when this is first shown; a stored copy stands in for a server that is not reached. */
export function useProviders(): readonly SsoProviderCard[] | undefined {
  const [providers, setProviders] = useState<readonly SsoProviderCard[]>();
  useEffect(() => {
    const gone = new AbortController();
    act('ssoProviders', {}, gone.signal)
      .then((answer) => {
        const cards = parseCards(answer);
        writeStoredProviders(cards);
        setProviders(cards);
      })
      .catch(() => {
        if (!gone.signal.aborted) setProviders(readStoredProviders());
      });
    return () => gone.abort();
  }, []);
  return providers;
}
