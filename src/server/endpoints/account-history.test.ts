import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoreWriter, TableRow } from '#store';
import transactions from '#store/tables/transactions';
import transfers from '#store/tables/transfers';
import type { App } from '../http/request-context.ts';
import { ALICE, BOB, FAILED, FIRST, SECOND, transferOf } from '../testing/recorded-answers.ts';
import { createScriptedApp, createScriptedClusters, type Script } from '../testing/scripted-cluster.ts';
import { createScriptedIndex, rowsOf, signatureOf } from '../testing/scripted-index.ts';

const SOL = 'So11111111111111111111111111111111111111112';
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const [BEGIN, TIME, END] = [1_699_999_000, 1_700_000_000, 1_700_000_900];

const account = (owner: string): object => ({
  context: { slot: 60 },
  value: { lamports: 5, owner, executable: false, space: 0, data: ['', 'base64'] },
});

const node = (owner = '11111111111111111111111111111111'): Script => ({
  getTransaction: ([signature]) => (signature === FIRST ? transferOf(FIRST) : null),
  getSignatureStatuses: () => ({ value: [null] }),
  getSlot: () => 60,
  getMultipleAccounts: ([addresses]) => ({
    context: { slot: 60 },
    value: (addresses as string[]).map(() => null),
  }),
  getSignaturesForAddress: ([, options]) =>
    (options as { before?: string }).before === SECOND
      ? []
      : [
          { signature: FIRST, slot: 50, err: null, blockTime: TIME, confirmationStatus: 'finalized' },
          { signature: SECOND, slot: 49, err: FAILED, blockTime: TIME - 10, confirmationStatus: 'finalized' },
        ],
  getAccountInfo: () => account(owner),
});

const transfer = (
  slot: number,
  more: Partial<TableRow<typeof transfers>> = {},
): TableRow<typeof transfers> => ({
  slot,
  position: 0,
  part: 0,
  time: TIME,
  mint: SOL,
  sender: ALICE,
  receiver: BOB,
  amount: 1_000_000n,
  decimals: 9,
  ...more,
});

const left = (slot: number, signature: string): TableRow<typeof transactions> => ({
  slot,
  position: 0,
  signature,
  feePayer: ALICE,
  feeLamports: 5_000n,
  computeUnits: 150,
});

let writer: StoreWriter;
let app: App;
let plain: App;

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 40, fromTime: BEGIN, toSlot: 60, toTime: END }, [
    rowsOf(transfers, [transfer(50), transfer(50, { part: 1 }), transfer(45, { time: TIME - 500 })]),
    rowsOf(transactions, [left(50, FIRST), left(45, signatureOf(45))]),
  ]);
  app = createScriptedApp(createScriptedClusters({ mainnet: node() }, {}, { mainnet: writer.reader }));
  plain = createScriptedApp(createScriptedClusters({ mainnet: node() }));
});

afterAll(() => writer.close());

const ask = async (of: App, query: string) => {
  const response = await of.request(`/api/accounts/${ALICE}/history${query}`);
  return { status: response.status, body: (await response.json()) as object };
};

describe('a history of the node', () => {
  test('says how many were looked through, and what could not be read', async () => {
    const { body } = await ask(plain, '?action=transfer');
    expect(body).toMatchObject({
      rows: [{ signature: FIRST }],
      coverage:
        '1 of 2 transactions match (action transfer). 1 could not be read and is left out. Looked through to the oldest transaction the node has for this address.',
      picked: {
        source: 'node',
        read: 2,
        unread: 1,
        isEnd: true,
        oldestTime: TIME - 10,
        filter: 'action transfer',
      },
    });
  });

  test.each([
    'kind=transfer',
    'direction=out',
    'token=SOL',
    `token=${SOL}`,
    `counterparty=${BOB}`,
    `counterparty=${BOB}&direction=out&token=sol`,
    'program=11111111111111111111111111111111',
  ])('finds the transfer by %s', async (filter) => {
    expect((await ask(plain, `?${filter}`)).body).toMatchObject({
      rows: [{ signature: FIRST }],
      picked: { read: 2, unread: 1, isEnd: true },
    });
  });

  test.each([
    'kind=swap',
    'direction=in',
    `token=${BOB}`,
    `counterparty=${BOB}&direction=in`,
    'program=Vote111111111111111111111111111111111111111',
  ])('does not find the transfer by %s', async (filter) => {
    expect((await ask(plain, `?${filter}`)).body).toMatchObject({
      kind: 'found',
      rows: [],
      picked: { read: 2 },
    });
  });

  test('stops where the time asked for begins, and leaves out what is not before its end', async () => {
    expect((await ask(plain, `?from=${TIME}`)).body).toMatchObject({
      rows: [{ signature: FIRST }],
      picked: { read: 1, isEnd: true },
    });
    expect((await ask(plain, `?to=${TIME}`)).body).toMatchObject({ rows: [{ signature: SECOND }] });
  });

  test('a page that is full goes on behind its last row', async () => {
    const { body } = await ask(plain, '?direction=out&limit=1');
    expect(body).toMatchObject({ picked: { read: 1, isEnd: false }, nextCursor: FIRST });
  });
});

describe('a filter the index can answer', () => {
  test('is answered with each transaction once, and says since when', async () => {
    const { body } = await ask(app, '?direction=out');
    expect(body).toMatchObject({
      rows: [{ signature: FIRST, action: 'transfer' }],
      picked: {
        source: 'index',
        read: 2,
        unread: 1,
        isEnd: true,
        since: BEGIN,
        candidates: { count: 2, exact: true },
      },
      coverage:
        '1 of 2 transactions match (sent). 1 could not be read and is left out. From the index: trades, and transfers above dust outside of trades, since 2023-11-14T21:56:40Z.',
    });
  });

  test.each(['direction=in', `counterparty=${SOL}`, `token=${BOB}`, 'kind=swap'])(
    'has no transaction for %s, and reads none',
    async (filter) => {
      expect((await ask(app, `?${filter}`)).body).toMatchObject({
        rows: [],
        picked: { source: 'index', read: 0, isEnd: true, candidates: { count: 0, exact: true } },
      });
    },
  );

  test('goes on below the place of its cursor', async () => {
    expect((await ask(app, '?direction=out&cursor=50.0')).body).toMatchObject({
      rows: [],
      picked: { source: 'index', read: 1, unread: 1 },
    });
  });

  test('is answered by the node where that is asked for, and says that the index could', async () => {
    expect((await ask(app, '?direction=out&source=node')).body).toMatchObject({
      picked: { source: 'node', isIndexed: true },
    });
  });

  test('is answered by the node for a time before the index begins', async () => {
    expect((await ask(app, `?direction=out&to=${BEGIN}`)).body).toMatchObject({ picked: { source: 'node' } });
  });

  test('is answered by the node for a token account, whose transfers stand under its owner', async () => {
    const of = createScriptedApp(
      createScriptedClusters({ mainnet: node(TOKEN_PROGRAM) }, {}, { mainnet: writer.reader }),
    );
    expect((await ask(of, '?direction=out')).body).toMatchObject({ picked: { source: 'node' } });
  });
});

test.each(['status=failed', 'kind=stake', 'program=11111111111111111111111111111111', `from=${TIME}`])(
  'the node answers %s, of which the index stores nothing',
  async (filter) => {
    const { body } = await ask(app, `?${filter}`);
    expect(body).toMatchObject({ picked: { source: 'node' } });
    expect((await ask(app, `?${filter}&source=index`)).status).toBe(400);
  },
);

describe('a filter that means nothing', () => {
  test.each([
    'kind=gift',
    'direction=up',
    'source=hearsay',
    'from=yesterday',
    'from=20&to=10',
    'from=10&to=10',
    'token=%20',
    `token=${'x'.repeat(257)}`,
    'counterparty=me',
    'program=spl',
    'cursor=5.1&status=failed',
    'cursor=5.x&direction=in',
  ])('%s is a 400', async (filter) => {
    expect((await ask(app, `?${filter}`)).status).toBe(400);
  });

  test('a token nobody here has heard of, and an index that is not there, are a 404', async () => {
    expect(await ask(plain, '?token=NOSUCH')).toMatchObject({ status: 404, body: { state: 'not-found' } });
    expect(await ask(plain, '?direction=in&source=index')).toMatchObject({
      status: 404,
      body: { state: 'not-indexed' },
    });
  });
});
