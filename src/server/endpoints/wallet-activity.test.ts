import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreWriter, TableRow } from '#store';
import swaps from '#store/tables/swaps';
import transfers from '#store/tables/transfers';
import type { App } from '../http/request-context.ts';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf } from '../testing/scripted-index.ts';

const [WALLET, FRIEND, SHOP, VENUE, MARKET] = [1, 2, 3, 4, 5].map(addressOf) as [
  string,
  string,
  string,
  string,
  string,
];
/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 16) / 1_000;
const HOUR = 3_600;

const transfer = (
  slot: number,
  sender: string,
  receiver: string,
  time: number,
  part = 0,
): TableRow<typeof transfers> => ({
  slot,
  position: 0,
  part,
  time,
  mint: addressOf(9),
  sender,
  receiver,
  amount: 5n,
  decimals: 0,
});

const swap = (slot: number, time: number): TableRow<typeof swaps> => ({
  slot,
  position: 0,
  part: 0,
  time,
  trader: WALLET,
  market: MARKET,
  venue: VENUE,
  base: addressOf(9),
  quote: addressOf(8),
  isBuy: true,
  baseAmount: 1n,
  quoteAmount: 1n,
  price: 1,
  lamports: undefined,
  microUsd: undefined,
  router: undefined,
  swaps: 1,
});

let writer: StoreWriter;
let app: App;

beforeAll(async () => {
  const [fromTime, toTime] = [MONDAY, MONDAY + 6 * 24 * HOUR];
  writer = await createScriptedIndex({ fromSlot: 1, fromTime, toSlot: 100, toTime }, [
    rowsOf(transfers, [
      transfer(10, WALLET, SHOP, MONDAY + HOUR),
      transfer(10, WALLET, FRIEND, MONDAY + HOUR, 1),
      transfer(11, FRIEND, WALLET, MONDAY + 2 * HOUR),
      transfer(12, FRIEND, WALLET, MONDAY + 2 * HOUR),
      transfer(13, FRIEND, SHOP, MONDAY + 3 * HOUR),
    ]),
    rowsOf(swaps, [swap(20, MONDAY + HOUR + 5), swap(21, MONDAY + 6 * 24 * HOUR - 1)]),
  ]);
  app = createScriptedApp(createScriptedClusters({ mainnet: {} }, {}, { mainnet: writer.reader }));
});

afterAll(() => writer.close());

const ask = async (wallet: string) => {
  const response = await app.request(`/api/wallets/${wallet}/activity`);
  return { status: response.status, body: (await response.json()) as { hours: number[] } };
};

test('the habits of a wallet: each transaction once by its hour, who it deals with, where it trades', async () => {
  const { body } = await ask(WALLET);
  expect(body).toMatchObject({
    kind: 'found',
    // Two transfers of one transaction count once; what it received is none of its own.
    transactions: 3,
    counterparties: [
      { address: FRIEND, sent: 1, received: 2 },
      { address: SHOP, sent: 1, received: 0 },
    ],
    venues: [{ program: VENUE, swaps: 2 }],
    since: MONDAY,
    isWhole: true,
  });
  const active = body.hours.flatMap((count, hour) => (count > 0 ? [[hour, count]] : []));
  // Monday 01:00 and the last hour of Saturday.
  expect(active).toEqual([
    [1, 2],
    [143, 1],
  ]);
  expect(body.hours).toHaveLength(168);
});

test('a wallet the index knows nothing of has no activity, and a text that is no address is a 400', async () => {
  expect((await ask(addressOf(77))).body).toMatchObject({
    transactions: 0,
    counterparties: [],
    venues: [],
  });
  expect((await ask('me')).status).toBe(400);
});
