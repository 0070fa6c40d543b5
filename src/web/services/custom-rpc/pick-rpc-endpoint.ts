import type { Cluster } from '#contracts/cluster';
import {
  isHealthy,
  pickEndpoint,
  toChoices,
  type EndpointChoice,
  type PickState,
} from '../../api/pick-endpoint.ts';
import { readConsent } from '../../visitor/custom-rpc-consent.ts';

/**
 * The first healthy endpoint: the visitor's own where its chain is shown, then the proxy, then the default. Asks until
 * there is one; rejects only when `signal` fires.
 */
export function pickRpcEndpoint(
  cluster: Cluster,
  signal: AbortSignal,
  onState?: (state: PickState) => void,
): Promise<EndpointChoice> {
  return pickEndpoint(
    toChoices(cluster === 'custom' ? readConsent()?.url : undefined),
    {
      check: isHealthy,
      rest: (ms, stop) =>
        new Promise((resolve) => {
          const timer = setTimeout(resolve, ms);
          stop.addEventListener('abort', () => {
            clearTimeout(timer);
            resolve();
          });
        }),
      onState,
    },
    signal,
  );
}
