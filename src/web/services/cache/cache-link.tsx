import { useEffect, useEffectEvent, useState } from 'react';
import { useLatest } from '../../ui/state/use-latest.ts';
import { transport } from '../../api/browser-api.ts';
import { usePlace } from '../../router/place.ts';
import { getCache, toChain } from './answer-cache.ts';
import { createCachedFetch } from './cached-fetch.ts';

/** Lets the questions of this tab be answered by what is cached in the browser, while mounted. Shows nothing. */
export default function CacheLink() {
  const { clusters, pending, reload } = usePlace();
  const [renewals, setRenewals] = useState(0);
  const newest = useLatest(clusters);
  const loadAnew = useEffectEvent(reload);

  useEffect(() => {
    const before = transport.fetch.bind(transport);
    transport.fetch = createCachedFetch({
      cache: getCache(),
      fetch: before,
      chainOf: (url) => toChain(url, document.cookie, newest.current),
      onRenewed: () => setRenewals((count) => count + 1),
      nowMs: () => Date.now(),
    });
    document.documentElement.dataset['cached'] = 'true';
    return () => {
      transport.fetch = before;
    };
  }, [newest]);

  // Once the page stands: one that says it shows something cached too long is loaded from what came since.
  useEffect(() => {
    if (renewals === 0 || pending) return;
    setRenewals(0);
    if (document.querySelector('main [data-kind="stale"]')) loadAnew();
  }, [renewals, pending]);
  return null;
}
