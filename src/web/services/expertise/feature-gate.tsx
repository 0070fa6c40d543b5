import type { ReactNode } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { toComplexity } from './assessment.ts';
import { chooseComplexity, hideAdvancedFeatures, useFeature } from './expertise-store.ts';
import { FEATURES } from './gated-features.ts';
import styles from './expertise.module.css';

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
  const state = useFeature(id);
  if (state.shown) return <>{children}</>;
  return (
    <p className={styles.gate} data-gate={id}>
      <span>
        {name} hidden. {state.why}
      </span>
      <span className={styles.gateMeter}>
        <Meter share={state.progress} label={`${Math.floor(state.progress * 100)} % of its requirements`} />
      </span>
      <Button onClick={() => showAnyway(id)}>Show it anyway</Button>
    </p>
  );
}

/** Raises the complexity to what a feature asks for, by hand. */
export function showAnyway(id: string): void {
  const feature = FEATURES.find((one) => one.id === id);
  if (!feature) return;
  hideAdvancedFeatures(false);
  chooseComplexity(toComplexity(feature.minLevel));
}
