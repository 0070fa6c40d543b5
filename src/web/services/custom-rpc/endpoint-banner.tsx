import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { OFFERED_ENDPOINT } from '#contracts/network/offered-endpoint';
import { askEndpoint, EndpointFailure } from '../../api/ask-endpoint.ts';
import { useClient } from '../../api/use-client.ts';
import { defineSearch, text } from '../../router/define-search.ts';
import { takeFragment } from '../../router/fragment.ts';
import { usePlace } from '../../router/place.ts';
import { Badge } from '../../ui/block/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { readConsent, withdrawConsent } from '../../visitor/custom-rpc-consent.ts';
import { parseEndpoint } from '../../visitor/parse-endpoint.ts';
import { CLEARED_CLUSTER_COOKIE } from '../cluster-cookie.ts';
import { openSettings } from '../open-settings.ts';
import { toOwnChainText } from './own-chain-text.ts';
import styles from './custom-rpc.module.css';

/** Pages of what is newest; no stream tells of a chain this server does not follow. */
const NEWEST = new Set(['/', '/blocks', '/solana']);
const AGAIN_MS = 5_000;

const LONGEST_URL = 2_048;
const offeredFragment = defineSearch({ [OFFERED_ENDPOINT]: text(LONGEST_URL) });

/** Said as long as this tab asks an endpoint of the visitor's own, with the way out. */
export function EndpointBanner() {
  const { cluster, path, pending, reload } = usePlace();
  const [endpoint, setEndpoint] = useState(readConsent);
  useEffect(() => {
    // Another tab may have stopped it or chosen another one.
    const look = () => setEndpoint((before) => (same(before, readConsent()) ? before : readConsent()));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [path]);
  const offer = useEffectEvent(() => {
    const offered = takeFragment(offeredFragment);
    if (offered === undefined) return;
    const { [OFFERED_ENDPOINT]: url = '' } = offered;
    const parsed = parseEndpoint(url, location.origin);
    const isAsked =
      cluster === 'custom' && parsed.kind === 'endpoint' && parsed.endpoint.url === readConsent()?.url;
    if (!isAsked) openSettings('settings', url);
  });
  // A link decides nothing: the settings open with what it offers, and the visitor does.
  useEffect(() => offer(), [path]);
  const isShown = cluster === 'custom';
  const url = isShown ? endpoint?.url : undefined;
  const lookAgain = useEffectEvent(() => {
    if (!pending && !document.hidden && document.querySelector('dialog[open]') === null) reload();
  });
  const isNewest = url !== undefined && NEWEST.has(path);
  useEffect(() => {
    if (!isNewest) return undefined;
    const timer = setInterval(() => lookAgain(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isNewest]);
  const { data: said } = useQuery(
    {
      queryKey: ['own-endpoint', url, 'genesis'],
      queryFn: () => (url === undefined || endpoint === undefined ? '' : readChain(url, endpoint.host)),
      enabled: url !== undefined,
      placeholderData: keepPreviousData,
    },
    useClient(),
  );
  if (!isShown) return null;
  return (
    <aside className={styles.banner} data-stays-in-corner aria-label="Your RPC endpoint">
      <Badge tone={endpoint === undefined ? 'warning' : 'accent'}>Your endpoint</Badge>
      <span className={styles.what} role="status">
        {endpoint === undefined
          ? 'This tab has no endpoint of yours. Enter its URL in the settings again.'
          : (said ?? `Asking ${endpoint.host} which chain it serves…`)}{' '}
        {endpoint !== undefined && 'What needs an index is not shown.'}
      </span>
      <Button
        onClick={() => {
          withdrawConsent();
          document.cookie = CLEARED_CLUSTER_COOKIE;
          // The page's policy still names it; a reloaded page does not.
          location.reload();
        }}
      >
        Stop using it
      </Button>
    </aside>
  );
}

async function readChain(url: string, host: string): Promise<string> {
  try {
    return toOwnChainText(host, await askEndpoint(url, 'getGenesisHash', [], { timeoutMs: 5_000 }));
  } catch (error) {
    if (error instanceof EndpointFailure) return `${host} gave no answer. ${error.message}`;
    throw error;
  }
}

const same = (a: ReturnType<typeof readConsent>, b: ReturnType<typeof readConsent>): boolean =>
  a?.url === b?.url;
