import { useState } from 'react';
import { createPortal } from 'react-dom';
import { RpcBadge } from './rpc-badge.tsx';

/** Where the navbar keeps room for the badge, so that nothing moves when it comes. */
export const BADGE_SLOT_ID = 'rpc-badge';

/** Puts the badge into the navbar, which knows nothing of it. */
export function RpcBadgeSlot() {
  // Loaded in the browser alone, when the navbar stands.
  const [slot] = useState(() => document.getElementById(BADGE_SLOT_ID));
  return slot && createPortal(<RpcBadge />, slot);
}
