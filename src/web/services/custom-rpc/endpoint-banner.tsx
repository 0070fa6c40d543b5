import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '../../api/use-client.ts';
import { usePlace } from '../../router/place.ts';
import { Badge } from '../../ui/block/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { checkOwnEndpoint } from './check-own-endpoint.ts';
import { readConsent, withdrawConsent } from './consent.ts';
import { toGenesisText } from './genesis-text.ts';
import styles from './custom-rpc.module.css';

/** Said as long as this tab asks an endpoint of the visitor's own, with the way out. */
export function EndpointBanner() {
  const { cluster, path } = usePlace();
  const [endpoint, setEndpoint] = useState(readConsent);
  useEffect(() => {
    // Another tab may have stopped it or chosen another one.
    const look = () => setEndpoint((before) => (same(before, readConsent()) ? before : readConsent()));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [path]);
  const url = endpoint?.url;
  const { data: verdict } = useQuery(
    {
      queryKey: ['own-endpoint', url, cluster, 'genesis', path],
      queryFn: () => checkOwnEndpoint(url ?? '', cluster), // it is enabled
      enabled: url !== undefined,
      placeholderData: keepPreviousData,
    },
    useClient(),
  );
  if (endpoint === undefined) return null;
  return (
    <aside className={styles.banner} data-stays-in-corner aria-label="Your RPC endpoint">
      <Badge tone={verdict?.kind === 'same' ? 'accent' : 'warning'}>Your endpoint</Badge>
      <span className={styles.what} role="status">
        {toGenesisText(verdict, endpoint.host, cluster)}
      </span>
      <Button
        onClick={() => {
          withdrawConsent();
          // The page's policy still names it; a reloaded page does not.
          location.reload();
        }}
      >
        Stop using it
      </Button>
    </aside>
  );
}

const same = (a: ReturnType<typeof readConsent>, b: ReturnType<typeof readConsent>): boolean =>
  a?.url === b?.url;
