import { lazy, Suspense, useState } from 'react';
import type { IndexQuery } from '#contracts/query/index-query';
import { toExploreHref } from '#contracts/query/read-query';
import { Button } from '../../ui/form/button.tsx';
import { useCopying } from '../../ui/copy/use-copying.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSession } from '../../visitor/session.ts';
import styles from './explore.module.css';

const OwnQuery = lazy(() => import('./own-query.tsx'));
const JoinPanel = lazy(() => import('../../services/join/join-panel.tsx'));

/** What can be done with a query: its link, and for who has joined a name for it and an alert. */
export function KeepQuery({ query }: { readonly query: IndexQuery }) {
  const { kind } = useSession();
  const { icon, copy } = useCopying();
  const [isJoining, setIsJoining] = useState(false);
  return (
    <div className={styles.keep}>
      <Button onClick={() => copy(new URL(toExploreHref(query), location.href).href)}>
        <Icon name={icon} />
        Copy link
      </Button>
      {kind === 'authenticated' ? (
        <Suspense fallback={null}>
          <OwnQuery query={query} />
        </Suspense>
      ) : (
        <Button aria-haspopup="dialog" onClick={() => setIsJoining(true)}>
          Join to save it or be alerted
        </Button>
      )}
      {isJoining && (
        <Suspense fallback={null}>
          <JoinPanel onClose={() => setIsJoining(false)} />
        </Suspense>
      )}
    </div>
  );
}
