import type { ServedCluster } from '#contracts/cluster';
import type { WatchedKind } from '#contracts/people/people';
import { setOwnWatched } from '../../visitor/own-things.ts';
import { readSession } from '../../visitor/session.ts';
import { notify } from '../notifications/notify.ts';

export interface Watching {
  readonly cluster: ServedCluster;
  readonly kind: WatchedKind;
  readonly address: string;
}

/** Puts something on the visitor's watchlist, or takes it off; who is not signed in is told what that takes. Never rejects. */
export async function changeWatched({ cluster, kind, address }: Watching, isWatched: boolean): Promise<void> {
  if (readSession().kind !== 'authenticated') {
    notify({
      type: 'info',
      title: 'Join to keep a watchlist',
      message: 'It is stored on the server, so it is there on every device you sign in on.',
    });
    return;
  }
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
}
