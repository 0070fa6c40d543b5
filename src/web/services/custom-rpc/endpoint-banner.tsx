import { useEffect, useState } from 'preact/hooks';
import { usePlace } from '../../router/place.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { checkOwnEndpoint } from './check-own-endpoint.ts';
import { readConsent, withdrawConsent } from './consent.ts';
import type { GenesisVerdict } from './genesis.ts';
import { toGenesisText } from './genesis-text.ts';
import styles from './custom-rpc.module.css';

/** Said as long as this tab asks an endpoint of the visitor's own, with the way out. */
export function EndpointBanner() {
  const { cluster, path } = usePlace();
  const [endpoint, setEndpoint] = useState(readConsent);
  const [verdict, setVerdict] = useState<GenesisVerdict>();
  useEffect(() => {
    // Another tab may have stopped it or chosen another one.
    const look = () => setEndpoint((before) => (same(before, readConsent()) ? before : readConsent()));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [path]);
  const url = endpoint?.url;
  useEffect(() => {
    if (url === undefined) return;
    let isLeft = false;
    void checkOwnEndpoint(url, cluster).then((found) => !isLeft && setVerdict(found));
    return () => {
      isLeft = true;
    };
  }, [url, cluster, path]);
  if (endpoint === undefined) return null;
  return (
    <aside class={styles.banner} data-stays-in-corner aria-label="Your RPC endpoint">
      <Badge tone={verdict?.kind === 'same' ? 'accent' : 'warning'}>Your endpoint</Badge>
      <span class={styles.what} role="status">
        {toGenesisText(verdict, endpoint.host, cluster)}
      </span>
      <Button
        onClick={() => {
          withdrawConsent();
          // The page's policy still names it; a page loaded anew does not.
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
