import { useOptimistic, useTransition } from 'react';
import type { WatchedKind } from '#contracts/people/people';
import { usePlace } from '../../router/place.ts';
import { useOwnThings } from '../../visitor/own-things.ts';
import { useSession } from '../../visitor/session.ts';
import { Button } from '../../ui/form/button.tsx';
import { changeWatched } from './watching.ts';

/** Puts what a page is about on the visitor's watchlist, or takes it off. */
export function WatchButton({ kind, address }: { readonly kind: WatchedKind; readonly address: string }) {
  const { cluster } = usePlace();
  const session = useSession();
  const watched = useOwnThings((own) => own.watched);
  const [busy, change] = useTransition();
  const [isWatched, expect] = useOptimistic(watched.has(`${cluster} ${address}`));
  // The watchlist is on the server, which cannot look at a chain of the visitor's own.
  if (cluster === 'custom') return null;
  const toggle = () =>
    change(async () => {
      if (session.kind === 'authenticated') expect(!isWatched);
      await changeWatched({ cluster, kind, address }, isWatched);
    });
  return (
    <Button look="plain" aria-pressed={isWatched} disabled={busy} onClick={toggle}>
      <span aria-hidden="true">{isWatched ? '★' : '☆'}</span> {isWatched ? 'Watched' : 'Watch'}
    </Button>
  );
}
