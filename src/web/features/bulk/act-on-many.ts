import { MAX_BULK_ITEMS, type BulkAccount } from '#contracts/bulk/bulk';
import type { ServedCluster } from '#contracts/cluster';
import { MAX_MANY, type AlertRule, type WatchedKind } from '#contracts/people/people';
import { sleep } from '#std/concurrency';
import type { Wire } from '#std/json';
import { act, ActionFailure } from '../../api/act.ts';
import { ApiFailure } from '../../api/browser-api.ts';
import { postBulk } from '../../api/post-bulk.ts';

/** What is to be done with every address. */
export type Wish =
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'watch'; readonly cluster: ServedCluster; readonly note: string | undefined }
  | { readonly kind: 'alert'; readonly cluster: ServedCluster; readonly rule: AlertRule };

export interface Target {
  readonly address: string;
  /** What it is watched as; absent where its account was not read. */
  readonly kind: WatchedKind | undefined;
}

export interface ActParts {
  readonly act: typeof act;
  readonly ask: typeof postBulk;
  readonly sleep: typeof sleep;
}

/** Times it is waited as the server asks before it is given up. */
const MOST_WAITS = 20;
const VOTE_PROGRAM = 'Vote111111111111111111111111111111111111111';

/**
 * Does the same with every target, as few requests as that takes; `onDone` hears how many are through. What is done
 * already is not done twice, so it may be begun again after it was stopped. Rejects with the `ActionFailure` or the
 * `ApiFailure` of the first request that is refused; those before it stay done.
 */
export async function actOnMany(
  wish: Wish,
  targets: readonly Target[],
  onDone: (done: number) => void,
  signal: AbortSignal,
  parts: ActParts = { act, ask: postBulk, sleep },
): Promise<void> {
  const send = <T>(run: () => Promise<T>): Promise<T> => patiently(run, signal, parts.sleep);
  switch (wish.kind) {
    case 'label':
      for (const { some, through } of inChunks(targets, MAX_MANY)) {
        const addresses = some.map(({ address }) => address);
        await send(() => parts.act('labelMany', { addresses, label: wish.label }, signal));
        onDone(through);
      }
      return;
    case 'watch':
      return watchAll(wish, targets, onDone, signal, parts, send);
    case 'alert': {
      const { cluster, rule } = wish;
      const { alerts } = await send(() => parts.act('alerts', {}, signal));
      for (const [i, { address }] of targets.entries()) {
        const found = alerts.filter(
          (one) => one.cluster === cluster && one.address === address && isSameRule(one.rule, rule),
        );
        const off = found[0];
        if (off === undefined) await send(() => parts.act('addAlert', { cluster, address, rule }, signal));
        else if (!found.some(({ isOn }) => isOn))
          await send(() => parts.act('switchAlert', { id: off.id, isOn: true }, signal));
        onDone(i + 1);
      }
    }
  }
}

type Send = <T>(run: () => Promise<T>) => Promise<T>;

/** Those on the watchlist keep what they are watched as, and their note where none is given. */
async function watchAll(
  { cluster, note }: Extract<Wish, { readonly kind: 'watch' }>,
  targets: readonly Target[],
  onDone: (done: number) => void,
  signal: AbortSignal,
  parts: ActParts,
  send: Send,
): Promise<void> {
  const { entries } = await send(() => parts.act('watchlist', {}, signal));
  const watched = new Map(
    entries.filter((one) => one.cluster === cluster).map((one) => [one.address, one.kind]),
  );
  const open = note === undefined ? targets.filter(({ address }) => !watched.has(address)) : targets;
  const before = targets.length - open.length;
  onDone(before);
  for (const { some, through } of inChunks(open, MAX_BULK_ITEMS)) {
    const unknown = some.filter(({ address, kind }) => kind === undefined && !watched.has(address));
    const kinds = new Map<string, WatchedKind>();
    if (unknown.length > 0) {
      const request = { items: unknown.map(({ address }) => address), parts: ['account' as const] };
      const { rows } = await send(() => parts.ask(request, cluster, signal));
      for (const { item, account } of rows) kinds.set(item, toWatchedKind(account) ?? 'account');
    }
    for (const few of inChunks(some, MAX_MANY)) {
      const those = few.some.map(({ address, kind }) => ({
        address,
        kind: watched.get(address) ?? kind ?? kinds.get(address) ?? 'account',
      }));
      await send(() => parts.act('watchMany', { cluster, entries: those, note }, signal));
      onDone(before + through - some.length + few.through);
    }
  }
}

/** What an address is watched as; `undefined` where its account was not read. */
export function toWatchedKind(account: Wire<BulkAccount> | undefined): WatchedKind | undefined {
  if (account === undefined) return undefined;
  if (account.mint !== undefined) return 'token';
  if (account.executable) return 'program';
  return account.owner === VOTE_PROGRAM ? 'validator' : 'account';
}

function isSameRule(a: AlertRule, b: AlertRule): boolean {
  switch (a.kind) {
    case 'activity':
      return b.kind === 'activity';
    case 'query':
      return b.kind === 'query' && a.query === b.query;
    case 'balance-below':
    case 'balance-above':
      return a.kind === b.kind && a.lamports === b.lamports;
    case 'price-below':
    case 'price-above':
      return a.kind === b.kind && a.microUsd === b.microUsd;
  }
}

/** Parts of `all` with at most `size`, each with how many there are up to its end. */
function inChunks<T>(
  all: readonly T[],
  size: number,
): readonly { readonly some: readonly T[]; readonly through: number }[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => {
    const some = all.slice(i * size, (i + 1) * size);
    return { some, through: i * size + some.length };
  });
}

async function patiently<T>(run: () => Promise<T>, signal: AbortSignal, wait: ActParts['sleep']): Promise<T> {
  for (let waits = 0; ; waits++) {
    signal.throwIfAborted();
    try {
      return await run();
    } catch (error) {
      const isKnown = error instanceof ActionFailure || error instanceof ApiFailure;
      if (!isKnown || error.status !== 429 || waits >= MOST_WAITS) throw error;
      await wait((error.retryAfterSeconds ?? 2) * 1_000, signal);
    }
  }
}
