import { Suspense, type ReactNode } from 'react';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { useHydrated } from '../../ui/state/use-hydrated.ts';
import { useSession } from '../../visitor/session.ts';
import { JoinState, type JoinStateProps } from './join-state.tsx';

interface OnlyJoinedProps extends JoinStateProps {
  /** Of the page, where what is shown to members brings its own. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** What is for signed-in users: loaded in the browser, and for others what it gives and a way to join. */
export function OnlyJoined({ heading, children, ...join }: OnlyJoinedProps) {
  const { kind } = useSession();
  const isHydrated = useHydrated();
  if (kind === 'authenticated') {
    return isHydrated ? (
      <Suspense fallback={<Skeleton lines={4} />}>{children}</Suspense>
    ) : (
      <Skeleton lines={4} />
    );
  }
  return (
    <>
      {heading !== undefined && <h1>{heading}</h1>}
      <JoinState {...join} />
    </>
  );
}
