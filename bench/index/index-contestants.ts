/** What goals 5 and 10 measure: trades of a block, and a block indexed into a store on disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RpcBlock, RpcTransaction } from '#chain/rpc-types';
import { decodeOutcome } from '#decoder';
import { openSqliteWriter } from '#store';
import { createQuotes } from '../../src/indexer/facts/quote-rank.ts';
import { findSwaps } from '../../src/indexer/facts/find-swaps.ts';
import type { ChainBlock } from '../../src/indexer/chain-block.ts';
import { Pipeline } from '../../src/indexer/pipeline.ts';
import { WHOLE } from '../../src/indexer/shard.ts';
import { readBase64Texts, readBlockText } from '../decoder/block-input.ts';
import type { Contestant } from '../decoder/contestants.ts';
import { toWeb3Objects } from '../decoder/web3-objects.ts';
import { loadPeer } from '../peers/load.mjs';

/** Blocks a commit; as many as a backfill takes at once. */
const BATCH = 8;

interface DexTrade {
  readonly user: string;
  readonly programId?: string;
  readonly inputToken: { readonly mint: string; readonly amountRaw: string };
  readonly outputToken: { readonly mint: string; readonly amountRaw: string };
}

export const INDEX_CONTESTANTS: Readonly<Record<string, () => Contestant | Promise<Contestant>>> = {
  'trades:ours': () => {
    const texts = readBase64Texts();
    return {
      round: () => {
        for (const text of texts) {
          const reading = decodeOutcome(JSON.parse(text) as RpcTransaction);
          if (reading.kind === 'found' && !reading.outcome.failed) findSwaps(reading.outcome.instructions);
        }
        return texts.length;
      },
    };
  },
  'trades:dex-parser': async () => {
    const objects = await toWeb3Objects();
    const { DexParser } = loadPeer('solana-dex-parser');
    const parser = new DexParser();
    return {
      round: () => {
        for (const object of objects) parser.parseTrades(object);
        return objects.length;
      },
    };
  },
  'index:ours': async () => {
    const text = readBlockText();
    const folder = mkdtempSync(join(tmpdir(), 'bench-index-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    const writer = openSqliteWriter(join(folder, 'index.sqlite'));
    const lease = (await writer.acquire(0, 'bench', 3_600_000))!;
    const pipeline = await Pipeline.open({
      writer,
      quotes: createQuotes(),
      shard: WHOLE,
      lease: () => lease,
    });
    let slot = 254_170_887;
    let time = 0;
    return {
      round: async () => {
        const batch: ChainBlock[] = [];
        let items = 0;
        for (let i = 0; i < BATCH; i++) {
          const block = JSON.parse(text) as RpcBlock;
          time = time === 0 ? (block.blockTime ?? 0) : time + (slot % 5 < 2 ? 1 : 0);
          slot++;
          // The same block again and again, each time a little later.
          batch.push({ slot, block: { ...block, parentSlot: slot - 1, blockTime: time } });
          items += block.transactions!.length;
        }
        await pipeline.add(batch, false);
        return items;
      },
    };
  },
  'index:dex-parser with DuckDB': async () => {
    const objects = await toWeb3Objects();
    const { DexParser } = loadPeer('solana-dex-parser');
    const { DuckDBInstance } = loadPeer('@duckdb/node-api');
    const parser = new DexParser();
    const folder = mkdtempSync(join(tmpdir(), 'bench-duckdb-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    const instance = await DuckDBInstance.create(join(folder, 'trades.duckdb'), { threads: '1' });
    const connection = await instance.connect();
    await connection.run(
      `CREATE TABLE trades (slot BIGINT, time BIGINT, trader VARCHAR, program VARCHAR, sold VARCHAR, bought VARCHAR,
         sold_amount VARCHAR, bought_amount VARCHAR)`,
    );
    let slot = 254_170_887n;
    return {
      round: async () => {
        const appender = await connection.createAppender('trades');
        for (let i = 0; i < BATCH; i++) {
          slot++;
          for (const object of objects) {
            for (const trade of parser.parseTrades(object) as readonly DexTrade[]) {
              appender.appendBigInt(slot);
              appender.appendBigInt(slot / 2n);
              appender.appendVarchar(trade.user);
              appender.appendVarchar(trade.programId ?? '');
              appender.appendVarchar(trade.inputToken.mint);
              appender.appendVarchar(trade.outputToken.mint);
              appender.appendVarchar(trade.inputToken.amountRaw);
              appender.appendVarchar(trade.outputToken.amountRaw);
              appender.endRow();
            }
          }
        }
        appender.closeSync();
        return objects.length * BATCH;
      },
    };
  },
};
