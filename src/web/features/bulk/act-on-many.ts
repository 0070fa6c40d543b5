import type { ServedCluster } from '#contracts/cluster';
import { MAX_MANY, type AlertRule, type WatchedKind } from '#contracts/people/people';
import { act, ActionFailure } from '../../api/act.ts';

/** What is to be done with every address. */
export type Wish =
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'watch'; readonly cluster: ServedCluster; readonly note: string | undefined }
  | { readonly kind: 'alert'; readonly cluster: ServedCluster; readonly rule: AlertRule };

export interface Target {
  readonly address: string;
  readonly kind: WatchedKind;
}

/** Times it is waited as the server asks before it is given up. */
const MOST_WAITS = 20;

/**
 * Does the same with every target, as few requests as that takes; `onDone` hears how many are through. Rejects with
 * the `ActionFailure` of the first request that is refused; those before it stay done.
 */
export async function actOnMany(
  wish: Wish,
  targets: readonly Target[],
  onDone: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  // An alert is one of its own; addresses share a label and a note.
  const size = wish.kind === 'alert' ? 1 : MAX_MANY;
  for (let start = 0; start < targets.length; start += size) {
    const some = targets.slice(start, start + size);
    await patiently(() => send(wish, some, signal), signal);
    onDone(start + some.length);
  }
}

function send(wish: Wish, targets: readonly Target[], signal: AbortSignal): Promise<unknown> {
  switch (wish.kind) {
    case 'label':
      return act(
        'labelMany',
        { addresses: targets.map(({ address }) => address), label: wish.label },
        signal,
      );
    case 'watch':
      return act('watchMany', { cluster: wish.cluster, entries: targets, note: wish.note }, signal);
    case 'alert':
      // One at a time.
      return act(
        'addAlert',
        { cluster: wish.cluster, address: targets[0]!.address, rule: wish.rule },
        signal,
      );
  }
}

async function patiently(run: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (let waits = 0; ; waits++) {
    try {
      await run();
      return;
    } catch (error) {
      if (!(error instanceof ActionFailure) || error.status !== 429 || waits >= MOST_WAITS) throw error;
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfterSeconds ?? 2) * 1_000));
      signal.throwIfAborted();
    }
  }
}
