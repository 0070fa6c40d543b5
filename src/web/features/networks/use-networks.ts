import { useEffect, useState } from 'preact/hooks';
import type { NetworksAnswer } from '#contracts/networks';
import type { Wire } from '#std/json';
import { usePlace } from '../../router/place.ts';

const EVERY_MS = 10_000;

/** The networks, asked for again every ten seconds while the page is looked at. */
export function useNetworks(start: Wire<NetworksAnswer>): Wire<NetworksAnswer> {
  const { api } = usePlace();
  const [answer, setAnswer] = useState(start);
  useEffect(() => {
    const controller = new AbortController();
    const refresh = async () => {
      if (document.hidden) return;
      try {
        setAnswer(await api.ask('networks', {}, { signal: controller.signal }));
      } catch {
        // What is shown says when it was read; the next time may work.
      }
    };
    const timer = setInterval(() => void refresh(), EVERY_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [api]);
  return answer;
}
