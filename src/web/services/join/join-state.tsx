import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { GiveList, type Gives } from './give-list.tsx';

const JoinPanel = lazy(() => import('./join-panel.tsx'));

export interface JoinStateProps {
  readonly icon: LucideIcon;
  /** What is here. */
  readonly title: string;
  /** What signing in adds, in one sentence. */
  readonly why: string;
  /** What is here once one is signed in: the name of each part, and what it does. */
  readonly gives?: Gives | undefined;
  /** A quieter way on. */
  readonly more?: ReactNode;
  readonly page?: boolean | undefined;
}

/** In place of what belongs to an account: what it gives, and a way to sign in. */
export function JoinState({ icon, title, why, gives, more, page = true }: JoinStateProps) {
  const [isJoining, setIsJoining] = useState(false);
  return (
    <>
      <EmptyState
        page={page}
        icon={icon}
        title={title}
        actions={
          <>
            <Button look="primary" aria-haspopup="dialog" onClick={() => setIsJoining(true)}>
              Join
            </Button>
            {more}
          </>
        }
        aside={gives && <GiveList gives={gives} />}
      >
        {why}
      </EmptyState>
      {isJoining && (
        <Suspense fallback={null}>
          <JoinPanel onClose={() => setIsJoining(false)} />
        </Suspense>
      )}
    </>
  );
}
