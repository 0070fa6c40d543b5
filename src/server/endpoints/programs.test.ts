import { describe, expect, test } from 'vitest';
import type { RpcTransaction } from '#chain/rpc-types';
import { createScriptedApp, createScriptedClusters, type Script } from '../testing/scripted-cluster.ts';
import { ALICE, blockOf, FAILED, FIRST, SECOND, transferOf } from '../testing/recorded-answers.ts';

const SYSTEM = '11111111111111111111111111111111';

/** No list has a program of this address. */
const STRANGE = ALICE.replace('Vote', 'Nope');
const strangeCall = JSON.parse(
  JSON.stringify(transferOf(SECOND, FAILED)).replaceAll(`"${SYSTEM}"`, `"${STRANGE}"`),
) as RpcTransaction; // what was written is one

const node: Script = {
  getSlot: () => 60,
  getEpochInfo: () => ({ absoluteSlot: 60, blockHeight: 45, epoch: 0, slotIndex: 60, slotsInEpoch: 432 }),
  getRecentPerformanceSamples: () => [],
  getBlocks: ([first, last]) => [50].filter((slot) => slot >= Number(first) && slot <= Number(last)),
  getBlock: () => blockOf(49, [transferOf(FIRST), strangeCall]),
  getMultipleAccounts: ([addresses]) => ({
    context: { slot: 60 },
    value: (addresses as string[]).map(() => null),
  }),
};

async function ask(query = '', script: Script = node) {
  const app = createScriptedApp(createScriptedClusters({ mainnet: script }));
  const response = await app.request(`/api/programs${query}`);
  return { status: response.status, body: (await response.json()) as Found };
}

interface Found {
  readonly rows: readonly {
    readonly address: string;
    readonly name?: string;
    readonly category: string;
    readonly source: string;
    readonly reading?: string;
  }[];
  readonly matching: number;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly categories: readonly { readonly category: string; readonly programs: number }[];
}

describe('the directory of programs', () => {
  test('puts what was called in the blocks looked at first, and says which blocks', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.rows[1]).toMatchObject({
      address: STRANGE,
      category: 'unlisted',
      source: 'seen',
      use: { transactions: 1, failed: 1 },
    });
    expect(body.rows[0]).toMatchObject({
      address: SYSTEM,
      name: 'System Program',
      source: 'protocol file',
      reading: 'protocol file',
      use: { transactions: 1, failed: 0, computeUnits: 150 },
    });
    expect(body).toMatchObject({ window: { blocks: 1, firstSlot: 50, lastSlot: 50 }, page: 1 });
    expect(body.rows).toHaveLength(100);
    expect(body.pages).toBe(Math.ceil(body.total / 100));
  });

  test('has every program once', async () => {
    const pages = (await ask()).body.pages;
    const addresses: string[] = [];
    for (let page = 1; page <= pages; page++) {
      addresses.push(...(await ask(`?page=${page}`)).body.rows.map(({ address }) => address));
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toHaveLength((await ask()).body.total);
  });

  test('is picked by name, address, category and whether it is read', async () => {
    const named = (await ask('?q=whirlpool')).body;
    expect(named.rows.map(({ address }) => address)).toContain('whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc');
    expect(named.matching).toBeLessThan(5);
    expect((await ask('?q=whirLbMi')).body.matching).toBe(1);
    const amms = (await ask('?category=amm')).body;
    expect(amms.rows.every(({ category }) => category === 'amm')).toBe(true);
    expect(amms.matching).toBe(amms.categories.find(({ category }) => category === 'amm')?.programs);
    const read = (await ask('?category=amm&read=yes')).body.matching;
    const unread = (await ask('?category=amm&read=no')).body.matching;
    expect(read).toBeGreaterThan(0);
    expect(read + unread).toBe(amms.matching);
    expect((await ask('?q=nothingiscalledthis')).body).toMatchObject({ rows: [], matching: 0, page: 1 });
  });

  test('a page beyond the last is the last', async () => {
    const { body } = await ask('?page=9999');
    expect(body.page).toBe(body.pages);
  });

  test('stands without any block', async () => {
    const { status, body } = await ask('', {});
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('window');
    expect(body.rows.length).toBe(100);
  });

  test.each(['?category=AMM', '?page=0', '?page=x', '?read=maybe', '?nonsense=1'])(
    '%s is refused',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );
});
