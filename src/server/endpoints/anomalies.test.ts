import { beforeAll, describe, expect, test } from 'vitest';
import anomalies from '#store/tables/anomalies';
import transactions from '#store/tables/transactions';
import { createClusterIndex } from '../reading/index/cluster-index.ts';
import { addressOf, createScriptedIndex, rowsOf, signatureOf } from '../testing/scripted-index.ts';
import { createScriptedApp, createScriptedClusters, type Script } from '../testing/scripted-cluster.ts';

const NODE: Script = { getSlot: () => 10_300 };
const RANGE = { fromSlot: 1_000, fromTime: 1_760_000_000, toSlot: 10_000, toTime: 1_760_010_000 };
const POOL = addressOf(7);

const found = (slot: number, part: number, rule: string, subject?: string) => ({
  slot,
  part,
  time: RANGE.fromTime + slot,
  rule,
  severity: rule === 'sandwich' ? 'warning' : 'notice',
  subject,
  position: 3,
  measured: 2,
  allowed: 1,
  evidence: JSON.stringify({ attacker: addressOf(9), gain: '150' }),
});

let app: ReturnType<typeof createScriptedApp>;
let bare: ReturnType<typeof createScriptedApp>;

beforeAll(async () => {
  const store = await createScriptedIndex(RANGE, [
    rowsOf(anomalies, [
      found(2_000, 0, 'sandwich', POOL),
      found(10_000, 0, 'dust-wave'),
      found(10_000, 1, 'sandwich', POOL),
      found(10_000, 2, 'whale-trade', POOL),
    ]),
    rowsOf(transactions, [
      {
        slot: 10_000,
        position: 3,
        signature: signatureOf(3),
        feePayer: addressOf(1),
        feeLamports: 5_000n,
        computeUnits: undefined,
      },
    ]),
  ]);
  const clusters = createScriptedClusters({ localnet: NODE });
  const index = createClusterIndex(store.reader);
  bare = createScriptedApp(clusters);
  app = createScriptedApp({
    ...clusters,
    reader: (cluster) => ({ ...clusters.reader(cluster), index }),
  });
});

const ask = async (path: string) =>
  (await app.request(`${path}${path.includes('?') ? '&' : '?'}cluster=localnet`)).json();

interface Rows {
  readonly rows: readonly { readonly slot: number; readonly part: number; readonly rule: string }[];
  readonly next?: string;
}

const placesOf = ({ rows }: Rows): string[] => rows.map(({ slot, part }) => `${slot}.${part}`);

describe('anomalies', () => {
  test('come newest first, with the transaction and what the rule saw', async () => {
    const answer = (await ask('/api/anomalies')) as Rows;
    expect(placesOf(answer)).toEqual(['10000.2', '10000.1', '10000.0', '2000.0']);
    expect(answer.next).toBeUndefined();
    expect(answer.rows[1]).toEqual({
      slot: 10_000,
      part: 1,
      time: 1_760_010_000,
      rule: 'sandwich',
      severity: 'warning',
      subject: POOL,
      signature: signatureOf(3),
      measured: 2,
      allowed: 1,
      evidence: { attacker: addressOf(9), gain: '150' },
    });
  });

  test('page by page nothing is left out and nothing comes twice', async () => {
    const first = (await ask('/api/anomalies?limit=2')) as Rows;
    expect([placesOf(first), first.next]).toEqual([['10000.2', '10000.1'], '10000.1']);
    const second = (await ask(`/api/anomalies?limit=2&before=${first.next}`)) as Rows;
    expect([placesOf(second), second.next]).toEqual([['10000.0', '2000.0'], undefined]);
  });

  test.each([
    ['rule=sandwich', ['10000.1', '2000.0']],
    ['severity=notice', ['10000.2', '10000.0']],
    ['severity=notice&rule=sandwich', []],
    [`subject=${POOL}`, ['10000.2', '10000.1', '2000.0']],
    [`subject=${POOL}&rule=sandwich&limit=1`, ['10000.1']],
    [`subject=${addressOf(8)}`, []],
  ])('are filtered by %s', async (query, places) => {
    expect(placesOf((await ask(`/api/anomalies?${query}`)) as Rows)).toEqual(places);
  });

  test.each(['rule=magic', 'severity=grave', 'before=x', 'limit=0', 'limit=201', 'page=2'])(
    'refuse %s',
    async (query) => {
      expect((await app.request(`/api/anomalies?${query}`)).status).toBe(400);
    },
  );

  test('a subject that is no address is said to be none', async () => {
    expect(await ask('/api/anomalies?subject=nobody')).toMatchObject({ kind: 'absent', state: 'malformed' });
  });

  test('without an index that is said', async () => {
    const response = await bare.request('/api/anomalies?cluster=localnet');
    expect(await response.json()).toMatchObject({ kind: 'absent', state: 'not-indexed' });
  });
});

test('every rule is counted over an hour and a day of the chain’s clock', async () => {
  const { counts } = (await ask('/api/monitoring')) as { counts: { rule: string }[] };
  const of = (rule: string) => counts.find((count) => count.rule === rule);
  expect(of('sandwich')).toEqual({ rule: 'sandwich', hour: 1, day: 2 });
  expect(of('fee-spike')).toEqual({ rule: 'fee-spike', hour: 0, day: 0 });
});

test('the index tells how far it is behind, and who may write it', async () => {
  expect(await ask('/api/index-health')).toMatchObject({
    kind: 'found',
    tipSlot: 10_300,
    lagSlots: 300,
    behindSeconds: 0,
    isAlert: false,
    blocksLastMinute: 1,
    totals: { blocks: 0, skipped: 0 },
    shards: [{ shard: 0, slot: 10_000, takings: 1 }],
  });
});
