import { Suspense, lazy } from 'react';
import { useHydrated } from '../../ui/state/use-hydrated.ts';
import type { Asked } from './endpoint-says.tsx';

const EndpointSays = lazy(() => import('./endpoint-says.tsx'));

/** The comparison with the visitor's endpoint, loaded only where this tab consented to one. */
export function OwnEndpointSays({ asked }: { readonly asked: Asked }) {
  // The full check of the consent happens there; most visitors have no such cookie.
  const isOn = useHydrated() && document.cookie.includes('custom-rpc=');
  return isOn ? (
    <Suspense fallback={null}>
      <EndpointSays asked={asked} />
    </Suspense>
  ) : null;
}
