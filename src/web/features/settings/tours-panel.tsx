import { useEffect, useEffectEvent, useRef } from 'react';
import { FlowList } from '../../services/onboarding/onboarding-flows.tsx';
import { useTours } from '../../services/onboarding/tour-store.ts';

/** The guided tours inside a dialog, which `leave` closes: a tour shows things that lie below. */
export function ToursPanel({ leave }: { readonly leave: () => void }) {
  const { active, moves } = useTours();
  const seen = useRef<number | undefined>(undefined);
  const leaveForTour = useEffectEvent(() => {
    if (active !== undefined) leave();
  });
  useEffect(() => {
    if (seen.current !== undefined && moves !== seen.current) leaveForTour();
    seen.current = moves;
  }, [moves]);
  return <FlowList />;
}
