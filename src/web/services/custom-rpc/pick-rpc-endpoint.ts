import type { Cluster } from '#contracts/cluster';
import {
  isHealthy,
  pickEndpoint,
  toChoices,
  type EndpointChoice,
  type PickState,
} from '../../api/pick-endpoint.ts';
import { checkOwnEndpoint } from './check-own-endpoint.ts';
import { readConsent } from './consent.ts';

/**
 * The first healthy endpoint: the visitor's own, if this tab consented to one and it serves the shown cluster, then
 * the proxy, then the default. Asks until there is one; rejects only when `signal` fires.
 */
export function pickRpcEndpoint(
  cluster: Cluster,
  signal: AbortSignal,
  onState?: (state: PickState) => void,
): Promise<EndpointChoice> {
  return pickEndpoint(
    toChoices(readConsent()?.url),
    {
      check: async (choice, stop) =>
        (await isHealthy(choice, stop)) &&
        (choice.key !== 'own' || (await checkOwnEndpoint(choice.url, cluster)).kind === 'same'),
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
