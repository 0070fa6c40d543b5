import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useClient } from '../../api/use-client.ts';
import { Notice } from '../../ui/block/notice.tsx';

/** Something a press changes: whether it is on its way, and why the last did not come about. */
export interface Change {
  readonly busy: boolean;
  readonly failure: ReactNode;
  readonly run: (work: () => Promise<unknown>) => void;
}

export function useChange(onDone: () => void): Change {
  const changing = useMutation(
    { mutationFn: (work: () => Promise<unknown>) => work(), onSuccess: onDone },
    useClient(),
  );
  return {
    busy: changing.isPending,
    failure: changing.error && (
      <div role="alert">
        <Notice kind="not-available" title={changing.error.message} />
      </div>
    ),
    run: (work) => changing.mutate(work),
  };
}
