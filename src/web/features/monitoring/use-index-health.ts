import { useEffect, useState } from 'preact/hooks';
import type { IndexHealthAnswer } from '#contracts/monitoring';
import type { Wire } from '#std/json';
import { usePlace } from '../../router/place.ts';

const EVERY_MS = 5_000;

/** How the index does, asked for again every five seconds while the page is looked at. */
export function useIndexHealth(start: Wire<IndexHealthAnswer>): Wire<IndexHealthAnswer> {
  const { api } = usePlace();
  const [answer, setAnswer] = useState(start);
  useEffect(() => {
    setAnswer(start);
    const controller = new AbortController();
    const refresh = async () => {
      if (document.hidden) return;
      try {
        setAnswer(await api.ask('indexHealth', {}, { signal: controller.signal }));
      } catch {
        // What is shown names its newest block; the next time may work.
      }
    };
    const timer = setInterval(() => void refresh(), EVERY_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [api, start]);
  return answer;
}
