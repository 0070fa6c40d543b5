import { useOptimistic, useTransition } from 'react';
import type { WatchedKind } from '#contracts/people/people';
import { usePlace } from '../../router/place.ts';
import { setOwnWatched, useOwnThings } from '../../visitor/own-things.ts';
import { useSession } from '../../visitor/session.ts';
import { Button } from '../../ui/form/button.tsx';
import { notify } from '../notifications/notify.ts';

/** Puts what a page is about on the visitor's watchlist, or takes it off. */
export function WatchButton({ kind, address }: { readonly kind: WatchedKind; readonly address: string }) {
  const { cluster } = usePlace();
  const session = useSession();
  const watched = useOwnThings((own) => own.watched);
  const [busy, change] = useTransition();
  const [isWatched, expect] = useOptimistic(watched.has(`${cluster} ${address}`));
  // The watchlist is on the server, which cannot look at a chain of the visitor's own.
  if (cluster === 'custom') return null;
  const toggle = () => {
    if (session.kind !== 'authenticated') {
      notify({
        type: 'info',
        title: 'Join to keep a watchlist',
        message: 'It is stored on the server, so it is there on every device you sign in on.',
      });
      return;
    }
    change(async () => {
      expect(!isWatched);
      try {
        const { act } = await import('../../api/act.ts');
        const { entries } = isWatched
          ? await act('unwatch', { cluster, address })
          : await act('watch', { cluster, address, kind });
        setOwnWatched(entries);
      } catch (error) {
        notify({
          type: 'error',
          title: 'The watchlist was not changed',
          message: error instanceof Error ? error.message : '',
        });
      }
    });
  };
  return (
    <Button look="plain" aria-pressed={isWatched} disabled={busy} onClick={toggle}>
      <span aria-hidden="true">{isWatched ? '★' : '☆'}</span> {isWatched ? 'Watched' : 'Watch'}
    </Button>
  );
}
