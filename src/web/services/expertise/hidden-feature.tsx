import { Button } from '../../ui/form/button.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import type { FeatureState } from './gated-features.ts';
import { showAnyway } from './show-anyway.ts';
import styles from './expertise.module.css';

/** In the place of a feature that is not shown: why, how near it is, and a way to it. */
export default function HiddenFeature({
  id,
  name,
  state,
}: {
  readonly id: string;
  readonly name: string;
  readonly state: FeatureState;
}) {
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
