import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Notice } from '../../ui/block/notice.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { useHydrated } from '../../ui/state/use-hydrated.ts';
import { useSession } from '../../visitor/session.ts';

const JoinPanel = lazy(() => import('../../services/join/join-panel.tsx'));

/** What is for whoever is signed in: loaded in the browser, and for others a way to join. */
export function OnlyJoined({
  heading,
  title,
  children,
}: {
  /** Of the page, where what is shown to members brings its own. */
  readonly heading?: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { kind } = useSession();
  const isHydrated = useHydrated();
  const [isJoining, setIsJoining] = useState(false);
  if (kind === 'authenticated') {
    return isHydrated ? (
      <Suspense fallback={<Skeleton lines={4} />}>{children}</Suspense>
    ) : (
      <Skeleton lines={4} />
    );
  }
  const invitation = (
    <Notice kind="not-available" title={title}>
      <p>Join with a wallet or an identity provider first.</p>
      <Button look="primary" aria-haspopup="dialog" onClick={() => setIsJoining(true)}>
        Join
      </Button>
      {isJoining && (
        <Suspense fallback={null}>
          <JoinPanel onClose={() => setIsJoining(false)} />
        </Suspense>
      )}
    </Notice>
  );
  if (heading === undefined) return invitation;
  return (
    <>
      <h1>{heading}</h1>
      {invitation}
    </>
  );
}
