import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { PlaceProvider, usePlace } from '../../router/place.ts';
import { RpcBadge } from './rpc-badge.tsx';

/** Where the navbar keeps room for the badge, so that nothing moves when it comes. */
export const BADGE_SLOT_ID = 'rpc-badge';

/** Puts the badge into the navbar, which knows nothing of it. */
export function RpcBadgeSlot() {
  const place = usePlace();
  useEffect(() => {
    const slot = document.getElementById(BADGE_SLOT_ID);
    if (!slot) return;
    render(
      <PlaceProvider value={place}>
        <RpcBadge />
      </PlaceProvider>,
      slot,
    );
  }, [place]);
  useEffect(
    () => () => {
      const slot = document.getElementById(BADGE_SLOT_ID);
      if (slot) render(null, slot);
    },
    [],
  );
  return null;
}
