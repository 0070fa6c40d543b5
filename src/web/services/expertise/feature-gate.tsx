import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { FeatureState } from './gated-features.ts';

const HiddenFeature = lazy(() => import('./hidden-feature.tsx'));

/** Shows what belongs to a feature, unless the visitor asked for less: then why it is not there, and a way to it. */
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
  if (state === undefined || state.shown) return <>{children}</>;
  return (
    <Suspense fallback={null}>
      <HiddenFeature id={id} name={name} state={state} />
    </Suspense>
  );
}
