import { Suspense, use, type ReactNode } from 'react';
import type { Late } from '../router/late.ts';
import { usePlace } from '../router/place.ts';
import { Skeleton } from '../ui/block/skeleton.tsx';
import { FailedState } from '../ui/block/failed-state.tsx';

interface LateAnswerProps<Part> {
  readonly of: Late<Part>;
  /** Roughly as high as what will stand there. */
  readonly lines?: number | undefined;
  readonly children: (part: Part) => ReactNode;
}

/** The slow part of a page: a skeleton until it is there, and what went wrong where it does not come. */
export function LateAnswer<Part>({ of, lines = 12, children }: LateAnswerProps<Part>) {
  return (
    <Suspense fallback={<Skeleton lines={lines} />}>
      <Arrived of={of}>{children}</Arrived>
    </Suspense>
  );
}

function Arrived<Part>({ of, children }: Pick<LateAnswerProps<Part>, 'of' | 'children'>) {
  const settled = use(of.settle());
  const { reload } = usePlace();
  return (
    <>
      {/* What the browser hydrates from. An attribute needs no markup that could be broken out of. */}
      {of.isStreamed && <div hidden data-late-answer={JSON.stringify(settled)} suppressHydrationWarning />}
      {settled.kind === 'loaded' ? (
        children(settled.part)
      ) : (
        <FailedState message={settled.message} again={reload} />
      )}
    </>
  );
}
