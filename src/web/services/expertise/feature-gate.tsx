import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { FeatureState } from './gated-features.ts';

const HiddenFeature = lazy(() => import('./hidden-feature.tsx'));
const FeatureLevel = lazy(() => import('./feature-level.tsx'));

/**
 * Shows what belongs to a feature, and below the level it is meant for says so under it. A visitor who asked for less
 * gets why it is not there, and a way to it.
 */
export function FeatureGate({
  feature: id,
  name,
  children,
}: {
  readonly feature: string;
  /** What is behind it, as the start of a sentence. */
  readonly name: string;
  readonly children: ReactNode;
}) {
  // What a visitor chose is read once the page is there: most never asked for less.
  const [state, setState] = useState<FeatureState>();
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    void import('./expertise-store.ts').then(
      ({ watchFeature }) => {
        if (!isGone) end = watchFeature(id, setState);
      },
      () => undefined, // it stays shown
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, [id]);
  const isShown = state === undefined || state.shown;
  return (
    <>
      {isShown && children}
      <Suspense fallback={null}>
        {state?.shown === false && <HiddenFeature id={id} name={name} state={state} />}
        {/* Under it: what was there at the first paint stays where it is. */}
        {state?.shown && !state.available && <FeatureLevel id={id} state={state} />}
      </Suspense>
    </>
  );
}
