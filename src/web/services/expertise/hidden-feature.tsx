import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import type { FeatureState } from './gated-features.ts';
import { showAnyway } from './show-anyway.ts';

/** In the place of a feature that is not shown: why, and a way to it. */
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
    <div data-gate={id}>
      <EmptyState
        title={`${name} hidden`}
        actions={
          <>
            <Button onClick={() => showAnyway(id)}>Show it anyway</Button>
            <a href="/docs/settings#s-levels">About levels</a>
          </>
        }
      >
        {state.why}
      </EmptyState>
    </div>
  );
}
