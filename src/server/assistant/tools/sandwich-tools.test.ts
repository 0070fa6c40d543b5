import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import type { StoreWriter, TableRow } from '#store';
import anomalies from '#store/tables/anomalies';
import markets from '#store/tables/markets';
import swaps from '#store/tables/swaps';
import transactions from '#store/tables/transactions';
import { composeAnswers } from '../../compose.ts';
import { FIRST, transferOf } from '../../testing/recorded-answers.ts';
import { createScriptedClusters } from '../../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf, signatureOf } from '../../testing/scripted-index.ts';
import { createToolCaller } from '../testing/tool-caller.ts';
import type { ToolParts } from '../toolkit/run-tool.ts';

const [MINT, QUOTE, OTHER] = [addressOf(1), addressOf(2), addressOf(3)];
const [MARKET, ELSEWHERE] = [addressOf(11), addressOf(12)];
const [ATTACKER, VICTIM, SECOND, SELLER] = [31, 32, 33, 34].map(addressOf) as [
  string,
  string,
  string,
  string,
];
const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;

/** `price` quote units for each of `amount` base units; a quote unit is worth a cent. */
const swap = (
  slot: number,
  position: number,
  trader: string,
  isBuy: boolean,
  amount: bigint,
  quoteAmount: bigint,
  market = MARKET,
): TableRow<typeof swaps> => ({
  slot,
  position,
  part: 0,
  time: NOON - 1_000 + slot,
  trader,
  market,
  venue: addressOf(50),
  base: market === MARKET ? MINT : OTHER,
  quote: QUOTE,
  isBuy,
  baseAmount: amount,
  quoteAmount,
  price: 1,
  lamports: undefined,
  microUsd: quoteAmount * 10_000n,
  router: undefined,
  swaps: 1,
});

const found = (slot: number, market: string): TableRow<typeof anomalies> => ({
  slot,
  part: 0,
  time: NOON - 1_000 + slot,
  rule: 'sandwich',
  severity: 'warning',
  subject: market,
  position: 2,
  measured: 2,
  allowed: 1,
  evidence: JSON.stringify({
    attacker: ATTACKER,
    victim: VICTIM,
    gain: '30',
    quote: QUOTE,
    before: signatureOf(slot * 10 + 1),
    between: signatureOf(slot * 10 + 2),
    after: signatureOf(slot * 10 + 5),
  }),
});

const market = (address: string, base: string): TableRow<typeof markets> => ({
  market: address,
  venue: addressOf(50),
  base,
  quote: QUOTE,
  quoteKind: 'token',
  baseDecimals: 0,
  quoteDecimals: 0,
  firstSlot: 10,
  firstTime: NOON - 900,
  firstPrice: 1,
  slot: 90,
  time: NOON - 100,
  price: 1,
  baseReserve: 1n,
  quoteReserve: 1n,
  liquidityLamports: undefined,
  liquidityMicroUsd: undefined,
  swaps: 3,
});

/** A block: the attacker, two victims, one who sells between them, and the attacker’s way back. */
const attack = (slot: number, where: string) => [
  swap(slot, 1, ATTACKER, true, 100n, 1_000n, where),
  swap(slot, 2, VICTIM, true, 50n, 600n, where),
  swap(slot, 3, SELLER, false, 10n, 110n, where),
  swap(slot, 4, SECOND, true, 10n, 130n, where),
  swap(slot, 5, ATTACKER, false, 100n, 1_030n, where),
];

let writer: StoreWriter;
let parts: ToolParts;

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOON - 1_000, toSlot: 100, toTime: NOON }, [
    rowsOf(
      transactions,
      [50, 60].flatMap((slot) =>
        [1, 2, 3, 4, 5].map((position) => ({
          slot,
          position,
          signature: slot === 50 && position === 4 ? FIRST : signatureOf(slot * 10 + position),
          feePayer: ATTACKER,
          feeLamports: 5_000n,
          computeUnits: 1,
        })),
      ),
    ),
    rowsOf(swaps, [...attack(50, MARKET), ...attack(60, ELSEWHERE)]),
    rowsOf(anomalies, [found(50, MARKET), found(60, ELSEWHERE)]),
    rowsOf(markets, [market(MARKET, MINT), market(ELSEWHERE, OTHER)]),
  ]);
  const scripts = {
    getTransaction: ([signature]: readonly unknown[]) => (signature === FIRST ? transferOf(FIRST) : null),
    getSignatureStatuses: () => ({ context: { slot: 100 }, value: [null] }),
    getMultipleAccounts: ([addresses]: readonly unknown[]) => ({
      context: { slot: 100 },
      value: (addresses as readonly string[]).map(() => null), // a list of addresses
    }),
  };
  const clusters = createScriptedClusters({ localnet: scripts }, {}, { localnet: writer.reader });
  parts = { ...composeAnswers({ clusters, log: silentLog }), nowMs: () => NOON * 1_000 };
});

afterAll(() => writer.close());

const call = createToolCaller(() => parts, 'localnet');

describe('list_sandwiches', () => {
  test('each with its trades, the gain and what every victim lost against the price before', async () => {
    const { raw } = await call('list_sandwiches', {});
    expect([raw('count'), raw('victims'), raw('lookedWhole')]).toEqual(['2', '4', 'yes']);
    expect([raw('rows.0.slot'), raw('rows.1.slot')]).toEqual(['60', '50']);
    expect(raw('rows.1.attacker')).toBe(ATTACKER);
    expect(raw('rows.1.gain')).toBe('30');
    expect(raw('rows.1.tradesBetween')).toBe('2');
    // 50 at the price of 10 would have been 500, and 10 would have been 100.
    expect([raw('rows.1.victims.0.victim'), raw('rows.1.victims.0.loss')]).toEqual([VICTIM, '100']);
    expect([raw('rows.1.victims.1.victim'), raw('rows.1.victims.1.loss')]).toEqual([SECOND, '30']);
    expect(raw('rows.1.victims.0.lossValue')).toBe('1000000');
    expect(raw('victimsLoss')).toBe('2600000');
    expect(raw('attackersGain')).toBe('600000');
    expect(raw('rows.1.after.signature')).toBe(signatureOf(505));
  });

  test('of a wallet: its attacks, and what it lost as a victim that the finding itself does not name', async () => {
    const attacker = await call('list_sandwiches', { wallet: ATTACKER });
    expect([attacker.raw('attacks'), attacker.raw('timesVictim')]).toEqual(['2', '0']);
    const second = await call('list_sandwiches', { wallet: SECOND });
    expect([second.raw('attacks'), second.raw('timesVictim')]).toEqual(['0', '2']);
    expect(second.raw('lost')).toBe('600000');
    const seller = await call('list_sandwiches', { wallet: SELLER });
    expect([seller.raw('count'), seller.raw('sandwiched')]).toEqual(['0', 'no']);
  });

  test('around a transaction, in a slot, of a token, of a market, in a window', async () => {
    expect((await call('list_sandwiches', { signature: FIRST })).raw('rows.0.slot')).toBe('50');
    expect((await call('list_sandwiches', { slot: 60 })).raw('count')).toBe('1');
    expect((await call('list_sandwiches', { slot: 61 })).raw('count')).toBe('0');
    expect((await call('list_sandwiches', { mint: MINT })).raw('rows.0.slot')).toBe('50');
    expect((await call('list_sandwiches', { market: ELSEWHERE })).raw('count')).toBe('1');
    expect((await call('list_sandwiches', { from: NOON - 945 })).raw('rows.0.slot')).toBe('60');
    expect((await call('list_sandwiches', { to: NOON - 945 })).raw('rows.0.slot')).toBe('50');
  });

  test('what is not listed is counted', async () => {
    const { raw, result } = await call('list_sandwiches', { limit: 1 });
    expect([raw('count'), raw('listed')]).toEqual(['2', '1']);
    expect(result.truncated).toEqual([{ path: '/rows', shown: 1, of: 2 }]);
    // And summed.
    expect([raw('victims'), raw('victimsLoss'), raw('attackersGain')]).toEqual(['4', '2600000', '600000']);
  });

  test('a transaction that is not there', async () => {
    const { result } = await call('list_sandwiches', { signature: signatureOf(9) });
    expect(result.error).toMatchObject({ code: 'not_found' });
  });
});

describe('list_anomalies', () => {
  test('about one address, and on from where the list ended', async () => {
    const { raw } = await call('list_anomalies', { subject: MARKET });
    expect([raw('count'), raw('rows.0.slot')]).toEqual(['1', '50']);
    const first = await call('list_anomalies', { limit: 1 });
    expect([first.raw('rows.0.slot'), first.result.page?.cursor]).toEqual(['60', '60.0']);
    const next = await call('list_anomalies', { limit: 1, cursor: '60.0' });
    expect([next.raw('rows.0.slot'), next.result.page?.cursor]).toEqual(['50', null]);
  });
});
