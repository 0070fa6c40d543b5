import { describe, expect, test } from 'vitest';
import { toClustersAnswer } from './clusters.ts';
import { createGrowingIndex } from '../testing/growing-index.ts';
import { createScriptedClusters } from '../testing/scripted-cluster.ts';

describe('toClustersAnswer', () => {
  test('a cluster says what its index covers once a block is in it, that it is empty before, and one without an index says nothing', async () => {
    const index = await createGrowingIndex();
    const clusters = createScriptedClusters({ mainnet: {}, devnet: {} }, {}, { mainnet: index.reader });
    const indexOf = async (name: string) => {
      const info = (await toClustersAnswer(clusters)).clusters.find(({ cluster }) => cluster === name);
      return [info?.indexState, info?.index];
    };
    expect(await indexOf('mainnet')).toEqual(['empty', undefined]);
    expect(await indexOf('devnet')).toEqual([undefined, undefined]);
    await index.add({ slot: 10 }, { slot: 12 });
    expect(await indexOf('devnet')).toEqual([undefined, undefined]);
    await expect
      .poll(() => indexOf('mainnet'))
      .toEqual(['covered', { engine: 'sqlite', fromSlot: 10, toSlot: 12, toTime: 1_700_000_012 }]);
    await index.reader.close();
  });

  test('the slot of a cluster is no older than the newest block of its index', async () => {
    const index = await createGrowingIndex();
    await index.add({ slot: 10 }, { slot: 12 });
    const scripted = createScriptedClusters({ mainnet: {} }, {}, { mainnet: index.reader });
    const slotOf = async (slot: number | undefined) => {
      const clusters = { ...scripted, list: () => scripted.list().map((info) => ({ ...info, slot })) };
      return (await toClustersAnswer(clusters)).clusters[0]?.slot;
    };
    await expect.poll(() => slotOf(11)).toBe(12);
    expect([await slotOf(13), await slotOf(undefined)]).toEqual([13, undefined]);
    await index.reader.close();
  });

  test('a cluster whose index cannot be read is answered for all the same', async () => {
    const index = await createGrowingIndex();
    await index.reader.close();
    const clusters = createScriptedClusters({ mainnet: {} }, {}, { mainnet: index.reader });
    expect(await toClustersAnswer(clusters)).toMatchObject({
      fallback: 'mainnet',
      clusters: [{ cluster: 'mainnet', state: 'ready', indexState: 'unread' }, {}, {}, {}],
    });
  });
});
