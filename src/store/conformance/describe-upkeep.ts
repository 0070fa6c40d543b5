import { expect, test } from 'vitest';
import type { StoreWriter } from '../store.ts';
import tokenMints from '../tables/token-mints.ts';
import candles from '../tables/candles.ts';
import tokenRankings from '../tables/token-rankings.ts';
import transfers from '../tables/transfers.ts';
import {
  addressOf,
  BEGINNING,
  tokenMintOf,
  checkpointOf,
  commitBlocks,
  facts,
  MARKET,
  mustAcquire,
  puts,
  readAll,
  transferOf,
} from './sample-rows.ts';

const DAY = 86_400;

/** What the columns of the ranking below are made of; the others are absent or zero. */
const RANKED: Readonly<Record<string, string>> = {
  span: '$span',
  mint: 'mint',
  asOf: '$as_of',
  swaps: 'count(*) * $factor',
  buys: '$as_of / 2',
  lamports: 'CAST(coalesce(sum(decimals), 0) AS bigint)',
  close: 'CAST(sum(decimals) AS double precision) / 4',
  createdTime: 'max(time)',
};

/** A ranking of token mints: a row for each mint with as many `swaps` as it has rows there, times `$factor`. */
const rankingOf = (span: number, since: number, factor = 1) => ({
  table: tokenRankings as never, // a refresh knows tables of all columns
  sql: `SELECT ${Object.entries(tokenRankings.columns)
    .map(([name, column]) => RANKED[name] ?? (column.endsWith('?') ? 'NULL' : '0'))
    .join(', ')} FROM token_mints WHERE time >= $since GROUP BY mint`,
  parameters: { span, asOf: BEGINNING + 1, since, factor },
  where: { column: 'span', value: span },
});

export function describeUpkeep(openWriter: () => Promise<StoreWriter>): void {
  test('a refresh replaces its own window and no other', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    await commitBlocks(writer, lease, [1, 2]);
    await writer.refresh(lease, [rankingOf(3_600, 0), rankingOf(86_400, BEGINNING + 2)]);
    const hour = await writer.find(tokenRankings, [{ span: 3_600, mint: addressOf(100) }]);
    expect(hour).toMatchObject([
      {
        span: 3_600,
        mint: addressOf(100),
        asOf: 1_704_067_201,
        swaps: 1,
        // A whole number divided by one is whole.
        buys: 852_033_600,
        lamports: 6n,
        microUsd: 0n,
        open: undefined,
        close: 1.5,
        createdTime: BEGINNING + 1,
      },
    ]);
    const { tokenRankings: both } = await readAll(writer.reader);
    expect(both!.map(({ span }) => span)).toEqual([3_600, 3_600, 3_600, 3_600, 86_400, 86_400]);

    await commitBlocks(writer, lease, [3]);
    await writer.refresh(lease, [rankingOf(86_400, BEGINNING + 2, 5)]);
    const { tokenRankings: after } = await readAll(writer.reader);
    expect(after!.filter(({ span }) => span === 3_600)).toEqual(both!.filter(({ span }) => span === 3_600));
    expect(after!.filter(({ span }) => span === 86_400).map(({ swaps }) => swaps)).toEqual([5, 5, 5, 5]);
  });

  test('refreshes of which one fails change nothing', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    await commitBlocks(writer, lease, [1]);
    await writer.refresh(lease, [rankingOf(3_600, 0)]);
    const before = await readAll(writer.reader);
    const wrong = { ...rankingOf(86_400, 0), sql: 'SELECT nothing FROM nowhere', parameters: {} };
    await expect(writer.refresh(lease, [rankingOf(3_600, BEGINNING + 9), wrong])).rejects.toThrow();
    expect(await readAll(writer.reader)).toEqual(before);
  });

  test('pruning drops what is older than its table keeps, and nothing else', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    const now = BEGINNING + 100 * DAY;
    const at = (slot: number, time: number) => ({ ...transferOf(slot, 0, 1n), time });
    const candleAt = (width: number, bucket: number) => ({
      row: {
        market: MARKET,
        width,
        bucket,

        open: 1,
        high: 1,
        low: 1,
        close: 1,
        baseAmount: 1n,
        quoteAmount: 1n,
        lamports: 1n,
        microUsd: 1n,
        swaps: 1,
        buys: 1,
        unvalued: 1,
      },
      before: undefined,
    });
    await writer.commit({
      lease,
      after: undefined,
      checkpoint: checkpointOf(4),
      facts: [
        facts(transfers, [
          at(1, now - 31 * DAY),
          at(2, now - 30 * DAY - 1),
          at(3, now - 30 * DAY),
          at(4, now),
        ]),
        facts(tokenMints, [tokenMintOf(1, 0)]),
      ],
      puts: [
        puts(candles, [
          candleAt(1, now - 2 * DAY - 1),
          candleAt(1, now - 2 * DAY),
          candleAt(60, now - 3 * DAY),
        ]),
      ],
      revocable: false,
    });
    expect(await writer.prune(lease, now)).toBe(3);
    expect(await writer.prune(lease, now)).toBe(0);
    const left = await readAll(writer.reader);
    expect(left['transfers']!.map(({ slot }) => slot)).toEqual([3, 4]);
    expect(left['candles']!.map(({ width, bucket }) => [width, bucket])).toEqual([
      [1, now - 2 * DAY],
      [60, now - 3 * DAY],
    ]);
    expect(left['tokenMints']).toEqual([tokenMintOf(1, 0)]);
  });

  test('a ledger is claimed once, and another is refused', async () => {
    const writer = await openWriter();
    await writer.claimLedger(addressOf(1));
    await writer.claimLedger(addressOf(1));
    await expect(writer.claimLedger(addressOf(2))).rejects.toMatchObject({ code: 'store/other-ledger' });
    await writer.claimLedger(addressOf(1));
  });

  test('a reset forgets rows, checkpoint, journal and ledger, and the chain starts over', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    await writer.claimLedger(addressOf(1));
    await commitBlocks(writer, lease, [1, 2]);
    await writer.refresh(lease, [rankingOf(3_600, 0)]);
    await writer.reset();
    expect(await readAll(writer.reader)).toEqual({});
    expect(await writer.findCheckpoint(0)).toBe(undefined);
    expect(await writer.rollback(lease, 1)).toBe(undefined);
    expect(await readAll(writer.reader)).toEqual({});
    await writer.claimLedger(addressOf(2));
    await commitBlocks(writer, lease, [1, 2]);
    expect(await writer.rollback(lease, 1)).toEqual(checkpointOf(1));
    await writer.migrate();
  });

  test('what is there survives being made ready again', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    await commitBlocks(writer, lease, [1]);
    const before = await readAll(writer.reader);
    await writer.migrate();
    expect(await readAll(writer.reader)).toEqual(before);
  });
}
