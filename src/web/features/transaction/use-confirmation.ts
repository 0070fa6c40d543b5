import { useEffect, useState } from 'preact/hooks';
import { usePlace } from '../../router/place.ts';
import type { FoundTransaction } from './types.ts';

const POLL_MS = 1200;

/** The transaction as it settles: asked again until it is final. */
export function useConfirmation(start: FoundTransaction): FoundTransaction {
  const { api } = usePlace();
  const [found, setFound] = useState(start);
  const { commitment } = found.confirmation;
  useEffect(() => {
    if (commitment === 'finalized') return;
    const controller = new AbortController();
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      api.ask('transaction', { signature: start.transaction.signature }, { signal: controller.signal }).then(
        (answer) => {
          if (answer.kind === 'found') setFound(answer);
        },
        () => undefined,
      );
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [api, commitment, start.transaction.signature]);
  return found;
}
