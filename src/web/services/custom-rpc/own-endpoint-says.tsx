import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { Asked } from './endpoint-says.tsx';

const EndpointSays = lazy(() => import('./endpoint-says.tsx'));

/** The comparison with the visitor's endpoint, loaded only where this tab consented to one. */
export function OwnEndpointSays({ asked }: { readonly asked: Asked }) {
  const [isOn, setOn] = useState(false);
  // The full check of the consent happens there; most visitors have no such cookie.
  useEffect(() => setOn(document.cookie.includes('custom-rpc=')), []);
  return isOn ? (
    <Suspense fallback={null}>
      <EndpointSays asked={asked} />
    </Suspense>
  ) : null;
}
