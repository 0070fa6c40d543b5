import { describe, expect, test } from 'vitest';
import { createChain } from '#chain';
import type { IndexEvent, IndexTopic } from '#contracts/market/index-live';
import type { Wire } from '#std/json';
import { silentLog } from '#std/log';
import { createIndexReader } from '../index/index-reader.ts';
import { createTokenCache } from '../token/token-cache.ts';
import { createGrowingIndex } from '../../testing/growing-index.ts';
import { addressOf, signatureOf } from '../../testing/scripted-index.ts';
import { createIndexWatcher } from './index-watcher.ts';
import type { IndexPlace } from './index-place.ts';

/** An index that stands at slot 10 and its watcher, which looks only when asked to. */
async function setUp() {
  const index = await createGrowingIndex();
  const chain = createChain({ request: () => Promise.reject(new Error('no names here')) }, 'localnet');
  const watcher = createIndexWatcher({
    cluster: 'localnet',
    index: createIndexReader(index.reader),
    names: { tokens: createTokenCache(chain) },
    log: silentLog,
    pollMs: 10_000,
    lingerMs: 0,
  });
  await index.add({ slot: 10 });
  /** Listens, and keeps what it hears in short. */
  const listen = (topics: readonly IndexTopic[], from?: IndexPlace) => {
    const events: Wire<IndexEvent>[] = [];
    const texts: string[] = [];
    const places: IndexPlace[] = [];
    let failed = 0;
    const stop = watcher.watch({
      topics,
      from,
      hear({ text, place }) {
        texts.push(text);
        places.push(place);
        events.push(JSON.parse(/^event: index\ndata: (.*)\n\n$/.exec(text)![1]!) as Wire<IndexEvent>);
      },
      fail: () => failed++,
    });
    return {
      events,
      texts,
      places,
      stop,
      failed: () => failed,
      trades: () => events.flatMap(({ trades }) => trades.map(({ slot, position }) => `${slot}/${position}`)),
      said: () => events.map(({ coverage, takenBack }) => `${takenBack ? 'back to ' : ''}${coverage.toSlot}`),
    };
  };
  return { index, watcher, listen };
}

const market = (n: number): IndexTopic => `trades:${addressOf(n)}`;
const place = (slot: number, hash?: string): IndexPlace => ({ slot, hash });

describe('createIndexWatcher', () => {
  test('a listener hears the newest slot at once and then each move with its rows, oldest first', async () => {
    const { index, watcher, listen } = await setUp();
    const heard = listen(['anomalies', 'launches', 'trades']);
    await watcher.tick();
    await index.add({ slot: 11, markets: [1, 2], mints: [5], anomalies: 1 }, { slot: 12, markets: [1] });
    await watcher.tick();
    await watcher.tick();
    expect(heard.said()).toEqual(['10', '12']);
    expect(heard.trades()).toEqual(['11/0', '11/1', '12/0']);
    expect(heard.events[1]).toMatchObject({
      kind: 'indexed',
      coverage: { cluster: 'localnet', engine: 'sqlite', fromSlot: 10, toSlot: 12, toTime: 1_700_000_012 },
      launches: [{ slot: 11, mint: addressOf(5), decimals: 6, signature: signatureOf(11_002) }],
      anomalies: [{ slot: 11, part: 0, rule: 'failure-burst', evidence: { failed: 9 } }],
      left: 0,
    });
    expect(heard.events[1]!.trades[1]).toMatchObject({
      market: addressOf(2),
      signature: signatureOf(11_001),
      quoteAmount: '18446744073709551616',
      price: 0.5,
    });
    watcher.close();
  });

  test('each hears its topics and no others', async () => {
    const { index, watcher, listen } = await setUp();
    const [one, both, launches] = [listen([market(1)]), listen([market(1), market(2)]), listen(['launches'])];
    await watcher.tick();
    await index.add({ slot: 11, markets: [1, 2, 3, 1], mints: [5] });
    await watcher.tick();
    expect(one.trades()).toEqual(['11/0', '11/3']);
    expect(both.trades()).toEqual(['11/0', '11/1', '11/3']);
    expect(launches.trades()).toEqual([]);
    expect(launches.events[1]?.launches).toHaveLength(1);
    expect(one.events[1]?.launches).toEqual([]);
    expect(Object.keys(one.events[1]!.names.tokens)).toEqual([addressOf(902), addressOf(903)]);
    expect(launches.events[1]!.names.tokens).toHaveProperty(addressOf(5));
    watcher.close();
  });

  test('a move is read once and its text made once, however many listen', async () => {
    const { index, watcher, listen } = await setUp();
    const listeners = Array.from({ length: 50 }, (_, i) => listen(['trades', market(i % 5)]));
    await watcher.tick();
    await index.add({ slot: 11, markets: [1, 2] });
    index.asked.length = 0;
    await watcher.tick();
    expect(index.asked.toSorted()).toEqual(['new-trades', 'new-trades-of-markets', 'newest-checkpoint']);
    expect(listeners.every((one) => one.trades().length === 2)).toBe(true);
    index.asked.length = 0;
    await watcher.tick();
    expect(index.asked).toEqual(['newest-checkpoint']);
    watcher.close();
  });

  test('one that comes back is sent what it missed, once, also when others were sent it long ago', async () => {
    const { index, watcher, listen } = await setUp();
    listen(['launches']);
    await watcher.tick();
    for (const slot of [11, 12, 13]) {
      await index.add({ slot, markets: [1] });
      await watcher.tick();
    }
    const back = listen(['trades'], place(11));
    await watcher.tick();
    await index.add({ slot: 14, markets: [1] });
    await watcher.tick();
    expect(back.trades()).toEqual(['12/0', '13/0', '14/0']);
    expect(back.places.at(-1)).toEqual({ slot: 14, hash: addressOf(14) });
    watcher.close();
  });

  test('what was sent recently is sent again without a question to the store', async () => {
    const { index, watcher, listen } = await setUp();
    listen(['trades']);
    await watcher.tick();
    for (const slot of [11, 12, 13]) {
      await index.add({ slot, markets: [1] });
      await watcher.tick();
    }
    index.asked.length = 0;
    const back = listen(['trades'], place(11, addressOf(11)));
    await watcher.tick();
    expect(back.said()).toEqual(['12', '13']);
    expect(back.trades()).toEqual(['12/0', '13/0']);
    expect(index.asked).toEqual(['newest-checkpoint']);
    watcher.close();
  });

  test('many that come back to the same place share one reading', async () => {
    const { index, watcher, listen } = await setUp();
    await index.add({ slot: 11, markets: [1] }, { slot: 12, markets: [1] });
    const back = Array.from({ length: 20 }, () => listen(['trades'], place(10)));
    await watcher.tick();
    expect(back.every((one) => one.trades().join() === '11/0,12/0')).toBe(true);
    expect(index.asked.filter((name) => name !== 'newest-checkpoint')).toEqual(['new-trades']);
    watcher.close();
  });

  test('five hundred rows are sent at most, the newest, and the rest is counted', async () => {
    const { index, watcher, listen } = await setUp();
    await index.add({ slot: 11, markets: Array.from({ length: 620 }, (_, i) => i % 2) });
    const [all, one, two] = [
      listen(['trades'], place(10)),
      listen([market(1)], place(10)),
      listen([market(1), 'launches'], place(10)),
    ];
    await watcher.tick();
    expect(all.trades()).toHaveLength(500);
    expect(all.trades().at(0)).toBe('11/120');
    expect(all.trades().at(-1)).toBe('11/619');
    expect(all.events[0]).toMatchObject({ left: 120, leftOf: { trades: 120 } });
    expect(one.events[0]?.left).toBe(0);
    expect(two.events[0]).toMatchObject({ left: 60, leftOf: { [market(1)]: 60 } });
    expect(two.trades()).toHaveLength(250);
    watcher.close();
  });

  test('of a fork it is notified where the chain went back to, and then what replaced the blocks', async () => {
    const { index, watcher, listen } = await setUp();
    const heard = listen(['trades']);
    await watcher.tick();
    await index.add({ slot: 11, markets: [1] });
    await watcher.tick();
    await index.add({ slot: 12, markets: [1] });
    await watcher.tick();
    await index.takeBack(11);
    await watcher.tick();
    await index.add({ slot: 12, branch: 1, markets: [2] });
    await watcher.tick();
    expect(heard.said()).toEqual(['10', '11', '12', 'back to 11', '12']);
    expect(heard.events.at(-1)!.trades[0]!.market).toBe(addressOf(2));
    // Nobody looked between: the newest block alone shows it.
    await index.takeBack(10);
    await index.add({ slot: 11, branch: 2, markets: [3] }, { slot: 13, branch: 2, markets: [3] });
    await watcher.tick();
    expect(heard.said().slice(5)).toEqual(['back to 10', '13']);
    expect(heard.trades().slice(-2)).toEqual(['11/0', '13/0']);
    watcher.close();
  });

  test('one that comes back from a branch the chain left is notified of that', async () => {
    const { index, watcher, listen } = await setUp();
    const staying = listen(['trades']);
    await watcher.tick();
    await index.add({ slot: 11, branch: 1, markets: [1] });
    await watcher.tick();
    await index.takeBack(10);
    await index.add({ slot: 11, markets: [2] }, { slot: 12, markets: [2] });
    await watcher.tick();
    const listener = listen(['trades'], place(11, addressOf(1_000_011)));
    const stored = listen(['launches'], place(11, addressOf(1_000_011)));
    const ahead = listen(['trades'], place(99));
    for (let i = 0; i < 3; i++) await watcher.tick();
    expect(staying.said()).toEqual(['10', '11', 'back to 10', '12']);
    expect(listener.said()).toEqual(['back to 10', '12']);
    expect(listener.trades()).toEqual(['11/0', '12/0']);
    expect(stored.said()).toEqual(['back to 0', '12']);
    expect(ahead.said()).toEqual(['back to 0', '12']);
    watcher.close();
  });

  test('a page that read the store a moment earlier than this looked waits for it', async () => {
    const { index, watcher, listen } = await setUp();
    const ahead = listen(['trades'], place(11));
    await watcher.tick();
    expect(ahead.said()).toEqual([]);
    await index.add({ slot: 11, markets: [1] }, { slot: 12, markets: [1] });
    await watcher.tick();
    expect(ahead.said()).toEqual(['12']);
    expect(ahead.trades()).toEqual(['12/0']);
    watcher.close();
  });

  test('one whose missed rows cannot be read is asked to come back', async () => {
    const { index, watcher, listen } = await setUp();
    await watcher.tick();
    const all = index.reader.all.bind(index.reader);
    Object.assign(index.reader, {
      all: (...question: Parameters<typeof all>) =>
        question[0].name === 'new-trades' ? Promise.reject(new Error('too slow')) : all(...question),
    });
    const [lost, other] = [listen(['trades'], place(9)), listen(['launches'], place(9))];
    await watcher.tick();
    expect([lost.failed(), other.failed()]).toEqual([1, 0]);
    expect(other.said()).toEqual(['10']);
    watcher.close();
  });

  test('an index that has not begun is waited for, and one that started over is followed', async () => {
    const index = await createGrowingIndex();
    const chain = createChain({ request: () => Promise.reject(new Error('no names here')) }, 'localnet');
    const watcher = createIndexWatcher({
      cluster: 'localnet',
      index: createIndexReader(index.reader),
      names: { tokens: createTokenCache(chain) },
      log: silentLog,
      pollMs: 10_000,
    });
    const said: number[] = [];
    watcher.watch({
      topics: ['trades'],
      from: undefined,
      hear: ({ place: { slot } }) => said.push(slot),
      fail: () => said.push(-1),
    });
    await watcher.tick();
    expect(said).toEqual([]);
    await index.add({ slot: 3 });
    await watcher.tick();
    expect(said).toEqual([3]);
    watcher.close();
  });

  test('nobody listening, nothing is asked', async () => {
    const { index, watcher, listen } = await setUp();
    expect(watcher.isRunning).toBe(false);
    expect(index.asked).toEqual([]);
    const heard = listen(['trades']);
    heard.stop();
    await watcher.tick();
    await expect.poll(() => watcher.isRunning).toBe(false);
    expect(heard.said()).toEqual([]);
    watcher.close();
  });
});
