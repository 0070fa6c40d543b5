import { sleep } from '#std/concurrency';
import { postBulk } from '../../api/post-bulk.ts';
import { createListReader, type ListReader } from './list-reader.ts';
import { openListStore } from './list-store.ts';

let reader: ListReader | undefined;

/** The one reader of lists of this tab: it goes on while other pages are looked at. */
export const getListReader = (): ListReader =>
  (reader ??= createListReader({
    open: openListStore,
    ask: postBulk,
    alone: runAlone,
    sleep,
    nowMs: () => Date.now(),
  }));

/** By a lock that the tabs of this browser share; where there are none, nobody waits. */
async function runAlone(
  name: string,
  signal: AbortSignal,
  onWait: () => void,
  work: () => Promise<void>,
): Promise<void> {
  if (!('locks' in navigator)) return work();
  const { locks } = navigator;
  const isDone = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    return true;
  });
  if (isDone) return;
  onWait();
  await locks.request(name, { signal }, work);
}
