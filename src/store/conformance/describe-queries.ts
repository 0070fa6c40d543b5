import { expect, test } from 'vitest';
import { toBase58Ranges } from '#std/base58-prefix';
import { defineQuery } from '../define-query.ts';
import defiQueries from '../queries/defi.ts';
import tokenQueries from '../queries/tokens.ts';
import type { StoreWriter } from '../store.ts';
import anomalies from '../tables/anomalies.ts';
import tokenMints from '../tables/token-mints.ts';
import tokens from '../tables/tokens.ts';
import skippedSlots from '../tables/skipped-slots.ts';
import swaps from '../tables/swaps.ts';
import supplyChanges from '../tables/supply-changes.ts';
import {
  addressOf,
  BEGINNING,
  tokenMintOf,
  checkpointOf,
  facts,
  MARKET,
  mustAcquire,
  puts,
  sampleOf,
} from './sample-rows.ts';

const base = { about: 'A question of a test.', row: { slot: 'integer', part: 'integer' } } as const;
const select = 'SELECT slot, part FROM token_mints';

const byMint = defineQuery({
  ...base,
  name: 'by-mint',
  sql: `${select} WHERE mint = $mint ORDER BY slot, part LIMIT 100`,
  parameters: { mint: 'address' },
});
const byMints = defineQuery({
  ...base,
  name: 'by-mints',
  sql: `${select} WHERE mint IN ($mints) ORDER BY slot, part LIMIT 100`,
  parameters: { mints: 'address[]' },
});
const byOtherMints = defineQuery({
  ...base,
  name: 'by-other-mints',
  sql: `${select} WHERE mint NOT IN ($mints) ORDER BY slot, part LIMIT 100`,
  parameters: { mints: 'address[]' },
});
const bySlots = defineQuery({
  ...base,
  name: 'by-slots',
  sql: `${select} WHERE slot IN ($slots) AND part < $parts ORDER BY slot, part LIMIT 100`,
  parameters: { slots: 'integer[]', parts: 'integer' },
});
const byLaunchpad = defineQuery({
  ...base,
  name: 'by-launchpad',
  sql: `${select} WHERE $launchpad IS NULL OR launchpad = $launchpad ORDER BY slot, part LIMIT 100`,
  parameters: { launchpad: 'address?' },
});
const launchpads = defineQuery({
  name: 'launchpads',
  about: 'Token mints by launchpad, those without one last.',
  sql: `SELECT launchpad, count(*) AS token_mints, min(slot) AS first_slot, CAST(sum(slot) AS double precision) / count(*) AS middle,
          sum(slot) AS total, max(slot) / $two AS half, count(*) FILTER (WHERE slot = 1) AS early, max(slot) > 1 AS is_late
        FROM token_mints GROUP BY launchpad HAVING count(*) > 0 ORDER BY launchpad DESC NULLS LAST LIMIT 100`,
  parameters: { two: 'integer' },
  row: {
    launchpad: 'address?',
    tokenMints: 'integer',
    firstSlot: 'integer',
    middle: 'real',
    total: 'int64',
    half: 'integer',
    early: 'integer',
    isLate: 'flag',
  },
});
const burns = defineQuery({
  name: 'burns',
  about: 'Burns and mints, by a flag.',
  sql: 'SELECT part, is_burn FROM supply_changes WHERE is_burn = $wanted AND is_burn = 1 ORDER BY part LIMIT 10',
  parameters: { wanted: 'flag' },
  row: { part: 'integer', isBurn: 'flag' },
});
const texts = defineQuery({
  name: 'texts',
  about: 'Text with its place among others.',
  sql: 'SELECT $text AS text, count(*) AS found FROM token_mints WHERE $text IN ($texts) LIMIT 1',
  parameters: { text: 'text', texts: 'text[]' },
  row: { text: 'text', found: 'integer' },
});

const rules = defineQuery({
  name: 'rules',
  about: 'Names of rules, in their order.',
  sql: 'SELECT rule FROM anomalies WHERE rule >= $least ORDER BY rule LIMIT 10',
  parameters: { least: 'text' },
  row: { rule: 'text' },
});

/** What is not known of a token. */
const NO_TOKEN = {
  createdSlot: undefined,
  createdTime: undefined,
  creator: undefined,
  launchpad: undefined,
  pooledSlot: undefined,
  pooledTime: undefined,
  tradedSlot: undefined,
};

export const skipped = defineQuery({
  name: 'skipped',
  about: 'Skipped slots.',
  sql: 'SELECT slot FROM skipped_slots ORDER BY slot LIMIT $limit',
  parameters: { limit: 'integer' },
  row: { slot: 'integer' },
});

/** A store with this many skipped slots. */
export async function writeSkipped(writer: StoreWriter, count: number): Promise<void> {
  const lease = await mustAcquire(writer);
  const rows = Array.from({ length: count }, (_, slot) => ({ slot, lower: slot, upper: slot }));
  const batch = { lease, after: undefined, checkpoint: checkpointOf(count), puts: [], revocable: false };
  await writer.commit({ ...batch, facts: [facts(skippedSlots, rows)] });
}

export function describeQueries(openWriter: () => Promise<StoreWriter>): void {
  /** Slots 1 and 2 with token mints 0 and 1 each; part 1 has a launchpad. */
  const openWithTokenMints = async (): Promise<StoreWriter> => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    const rows = [tokenMintOf(1, 0), tokenMintOf(1, 1), tokenMintOf(2, 0), tokenMintOf(2, 1)];
    const batch = { lease, after: undefined, checkpoint: checkpointOf(2), puts: [], revocable: false };
    await writer.commit({ ...batch, facts: [facts(tokenMints, rows)] });
    return writer;
  };

  test('an address nobody has seen, or that is none, equals no row', async () => {
    const { reader } = await openWithTokenMints();
    expect(await reader.all(byMint, { mint: addressOf(101) })).toEqual([{ slot: 1, part: 1 }]);
    expect(await reader.all(byMint, { mint: addressOf(12_345) })).toEqual([]);
    expect(await reader.all(byMint, { mint: "' OR 1 = 1 --" })).toEqual([]);
    expect(await reader.all(byMints, { mints: [addressOf(12_345), addressOf(200)] })).toEqual([
      { slot: 2, part: 0 },
    ]);
  });

  test('a list holds what it holds, and an empty one nothing', async () => {
    const { reader } = await openWithTokenMints();
    const mints = [addressOf(201), addressOf(100)];
    expect(await reader.all(byMints, { mints })).toEqual([
      { slot: 1, part: 0 },
      { slot: 2, part: 1 },
    ]);
    expect(await reader.all(byOtherMints, { mints })).toEqual([
      { slot: 1, part: 1 },
      { slot: 2, part: 0 },
    ]);
    expect(await reader.all(byMints, { mints: [] })).toEqual([]);
    expect(await reader.all(byOtherMints, { mints: [] })).toHaveLength(4);
    expect(await reader.all(bySlots, { slots: [2, 7], parts: 1 })).toEqual([{ slot: 2, part: 0 }]);
  });

  test('a parameter that is absent is NULL', async () => {
    const { reader } = await openWithTokenMints();
    expect(await reader.all(byLaunchpad, { launchpad: undefined })).toHaveLength(4);
    expect(await reader.all(byLaunchpad, { launchpad: MARKET })).toHaveLength(2);
  });

  test('counts, sums, ratios, whole divisions and comparisons are the same in every engine', async () => {
    const { reader } = await openWithTokenMints();
    const same = { tokenMints: 2, firstSlot: 1, middle: 1.5, total: 3n, half: 1, early: 1, isLate: true };
    const row = { ...same, launchpad: MARKET };
    expect(await reader.all(launchpads, { two: 2 })).toEqual([row, { ...same, launchpad: undefined }]);
    const [divided] = await reader.all(launchpads, { two: 3 });
    expect(divided?.half).toBe(0);
  });

  test('a flag is 1 or 0 in a statement, and a boolean outside', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    const rows = [true, false].map((isBurn, part) => ({
      slot: 1,
      position: 0,
      part,
      time: BEGINNING,
      mint: addressOf(1),
      isBurn,
      amount: 1n,
      owner: undefined,
    }));
    const batch = { lease, after: undefined, checkpoint: checkpointOf(1), puts: [], revocable: false };
    await writer.commit({ ...batch, facts: [facts(supplyChanges, rows)] });
    expect(await writer.reader.all(burns, { wanted: true })).toEqual([{ part: 0, isBurn: true }]);
    expect(await writer.reader.all(burns, { wanted: false })).toEqual([]);
  });

  test('tokens are found by the beginning of their mint, whoever else has an address that begins so', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    const mints = [
      'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      'EPjZqTBvgYnb9RCHeWSkBfqm8WgGK2rxkEfAZLdEUGbs',
      'So11111111111111111111111111111111111111112',
      'Zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
    ];
    const rows = mints.map((mint) => ({
      before: undefined,
      row: { ...NO_TOKEN, mint, decimals: 6, firstSlot: 1, firstTime: BEGINNING, holders: 0, swaps: 0 },
    }));
    const others = [
      'EPjF1111111111111111111111111111111111111111',
      'So11111111111111111111111111111111111111113',
    ];
    await writer.commit({
      lease,
      after: undefined,
      checkpoint: checkpointOf(1),
      facts: [
        facts(
          tokenMints,
          others.map((creator, part) => ({ ...tokenMintOf(1, part), creator })),
        ),
      ],
      puts: [puts(tokens, rows)],
      revocable: false,
    });
    const found = async (prefix: string, limit = 10) => {
      const ranges = toBase58Ranges(prefix, 32).map((range) =>
        writer.reader.all(tokenQueries.tokensBetween, { ...range, limit }),
      );
      return (await Promise.all(ranges)).flat().map(({ mint }) => mint);
    };
    for (const mint of mints) {
      for (let length = 5; length <= mint.length; length++) {
        expect(await found(mint.slice(0, length))).toEqual([mint]);
      }
    }
    expect(await found('EPj')).toEqual(mints.slice(0, 2));
    expect(await found('EPj', 1)).toEqual(mints.slice(0, 1));
    expect(await found('')).toHaveLength(mints.length);
    for (const none of ['EPjF1', 'So111111111111111111111111111111111111111113', 'Zy', '1', '0', 'epj']) {
      expect(await found(none), none).toEqual([]);
    }
  });

  test('routed swaps are counted beside their transactions, whatever else those swapped', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    const [ours, other] = [addressOf(1), addressOf(2)];
    // Two routed swaps of three, in one transaction; one in the transaction after it; two of others.
    const rows = [
      [1, 0, 0, ours],
      [1, 0, 1, ours],
      [1, 0, 2, undefined],
      [1, 1, 0, ours],
      [2, 0, 0, other],
      [2, 1, 0, undefined],
    ] as const;
    const batch = { lease, after: undefined, checkpoint: checkpointOf(2), puts: [], revocable: false };
    await writer.commit({
      ...batch,
      facts: [
        facts(
          swaps,
          rows.map(([slot, position, part, router]) => ({
            ...sampleOf(swaps, slot, part),
            position,
            part,
            router,
            swaps: 3,
          })),
        ),
      ],
    });
    const count = (routers: readonly string[]) =>
      writer.reader.all(defiQueries.newestRoutedSwaps, { routers });
    expect(await count([ours])).toEqual([{ newest: 6, swaps: 3, transactions: 2 }]);
    expect(await count([])).toEqual([{ newest: 6, swaps: 0, transactions: 0 }]);
  });

  test('text in a parameter is only ever text', async () => {
    const { reader } = await openWithTokenMints();
    for (const text of [`'; DROP TABLE token_mints; --`, '{a,"b"}', '\\', 'NULL', '', '$text']) {
      expect(await reader.all(texts, { text, texts: ['other', text] })).toEqual([{ text, found: 4 }]);
    }
  });

  test('text sorts and compares by its bytes, whatever the language', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    const rows = ['ä', 'b', '_a', 'B', 'a b', 'ab'].map((rule, part) => ({
      slot: 1,
      part,
      time: BEGINNING,
      rule,
      severity: '',
      subject: undefined,
      position: undefined,
      measured: 0,
      allowed: 0,
      evidence: '',
    }));
    const batch = { lease, after: undefined, checkpoint: checkpointOf(1), puts: [], revocable: false };
    await writer.commit({ ...batch, facts: [facts(anomalies, rows)] });
    const found = async (least: string) =>
      (await writer.reader.all(rules, { least })).map(({ rule }) => rule);
    expect(await found('')).toEqual(['B', '_a', 'a b', 'ab', 'b', 'ä']);
    expect(await found('a ')).toEqual(['a b', 'ab', 'b', 'ä']);
  });

  test('ten thousand rows are given, and more are refused', async () => {
    const writer = await openWriter();
    await writeSkipped(writer, 10_001);
    expect(await writer.reader.all(skipped, { limit: 10_000 })).toHaveLength(10_000);
    await expect(writer.reader.all(skipped, { limit: 20_000 })).rejects.toMatchObject({
      code: 'store/too-many-rows',
    });
    expect((await writer.reader.all(skipped, { limit: 3 })).map(({ slot }) => slot)).toEqual([0, 1, 2]);
  });
}
