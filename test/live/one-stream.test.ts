/** Many parts of a page on one stream: the hub of the browser against a real server. */
import { EventSource as NodeEventSource } from 'undici';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { IndexEvent, IndexTopic } from '#contracts/market/index-live';
import type { Wire } from '#std/json';
import { addressOf } from '../../src/server/testing/scripted-index.ts';
import { createLiveHub, type LiveHub } from '../../src/web/api/live-hub.ts';
import { serveIndex, type ServedIndex } from './served-index.ts';

let served: ServedIndex;
let hub: LiveHub;
beforeEach(async () => {
  served = await serveIndex();
  await served.index.add({ slot: 10, markets: [1] });
  hub = createLiveHub((url) => {
    served.opened.push(url);
    // Of undici's and the browser's the same parts are used.
    return new NodeEventSource(served.url + url) as unknown as EventSource;
  });
});
const ends: (() => void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await served.close();
});

function listen(topics: readonly IndexTopic[], after?: number) {
  const events: Wire<IndexEvent>[] = [];
  ends.push(hub.listenToIndex(topics, (event) => events.push(event), after));
  return {
    trades: () => events.flatMap(({ trades }) => trades.map(({ slot }) => slot)),
    launches: () => events.flatMap(({ launches }) => launches.map(({ slot }) => slot)),
    newest: () => events.at(-1)?.coverage.toSlot,
  };
}

const market = (n: number): IndexTopic => `trades:${addressOf(n)}`;

describe('one stream a tab', () => {
  test('components that mount together open it once, and each hears its own', async () => {
    const all = [
      listen(['trades'], 10),
      listen([market(1)], 10),
      listen([market(2)], 10),
      listen(['launches'], 10),
    ];
    ends.push(hub.listen(() => {}));
    await served.index.add({ slot: 11, markets: [1, 2, 3], mints: [7] });
    await expect.poll(() => all.map(({ newest }) => newest()), { timeout: 10_000 }).toEqual([11, 11, 11, 11]);
    expect(all.map(({ trades }) => trades())).toEqual([[11, 11, 11], [11], [11], []]);
    expect(all[3]!.launches()).toEqual([11]);
    expect(served.opened).toHaveLength(1);
    expect(new URL(served.opened[0]!, served.url).searchParams.get('topics')).toBe(
      ['launches', 'trades', market(1), market(2)].sort().join(),
    );
  });

  test('another topic changes the stream, and nothing is lost or sent twice', async () => {
    const one = listen([market(1)], 10);
    await served.index.add({ slot: 11, markets: [1, 2] });
    await expect.poll(one.newest, { timeout: 10_000 }).toBe(11);
    // What this page shows is older than what the stream has sent.
    const two = listen([market(2)], 10);
    await served.index.add({ slot: 12, markets: [1, 2] });
    await expect.poll(two.newest, { timeout: 10_000 }).toBe(12);
    await expect.poll(one.newest, { timeout: 10_000 }).toBe(12);
    expect(one.trades()).toEqual([11, 12]);
    expect(two.trades()).toEqual([11, 12]);
    expect(served.opened).toHaveLength(2);
    expect(served.opened[1]).toContain('blocks=off&last=.10');
  });

  test('a part that leaves lets the others go on', async () => {
    const one = listen([market(1)], 10);
    listen([market(2)], 10);
    await served.index.add({ slot: 11, markets: [1, 2] });
    await expect.poll(one.newest, { timeout: 10_000 }).toBe(11);
    ends.pop()!();
    await served.index.add({ slot: 12, markets: [1] });
    await expect.poll(one.newest, { timeout: 10_000 }).toBe(12);
    expect(one.trades()).toEqual([11, 12]);
  });
});
