import type { ReactNode } from 'react';
import { Skeleton } from '../ui/block/skeleton.tsx';
import type { Own } from '../api/use-own.ts';
import { FailedState } from '../ui/block/failed-state.tsx';

/** Something of the user once it is loaded; otherwise why not, and a way to try again. */
export function OwnState<Answer>({
  own,
  children,
}: {
  readonly own: Own<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}) {
  const { answer, failure, reload } = own;
  return (
    <>
      {failure !== undefined && (
        <div role="alert">
          <FailedState message={failure} again={reload} beside={answer !== undefined} />
        </div>
      )}
      {answer === undefined ? failure === undefined && <Skeleton lines={4} /> : children(answer)}
    </>
  );
}
