/** Blocks as Yellowstone sends them against the same blocks as `getBlock` answers them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RpcBlock, RpcMeta } from '#chain/rpc-types';
import { parseLossless } from '#std/json';
import type { Facts } from '../../src/indexer/facts/facts.ts';
import { createQuotes } from '../../src/indexer/facts/quote-rank.ts';
import { ReferenceMarket } from '../../src/indexer/facts/reference-price.ts';
import { toFacts } from '../../src/indexer/facts/to-facts.ts';
import { decodeBlock, readEnvelope } from '../../src/indexer/sources/geyser/messages.ts';
import { toRpcBlock } from '../../src/indexer/sources/geyser/to-rpc-block.ts';
import { createSteppedLocalnet, type SteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';
import { toBlockUpdate } from './geyser-node.ts';

const CORPUS = process.env['CORPUS_DIR'] ?? join(import.meta.dirname, '../../../shared/data');
const RECORDED = join(CORPUS, 'mainnet/blocks/254170887-base64.json.gz');
const hasRecorded = existsSync(RECORDED);
// oxlint-disable-next-line no-console -- a skipped corpus must be said
if (!hasRecorded) console.warn(`No recorded block at ${RECORDED}: its test is skipped.`);

/** The block after it was sent and received. */
function send(slot: number, block: RpcBlock): RpcBlock {
  const envelope = readEnvelope(toBlockUpdate(slot, block));
  if (envelope.kind !== 'block') throw new Error(`an update of kind ${envelope.kind}`);
  expect(envelope.slot).toBe(slot);
  return toRpcBlock(decodeBlock(envelope.bytes));
}

function readFacts(slot: number, block: RpcBlock, stablecoins: readonly string[]): Facts {
  const time = block.blockTime ?? 0;
  return toFacts(
    { slot, block, below: undefined, time },
    createQuotes(stablecoins),
    new ReferenceMarket(undefined),
  );
}

/** What of `meta` is read anywhere, errors aside. */
function pickMeta(meta: RpcMeta): unknown {
  const { fee, preBalances, postBalances, innerInstructions, logMessages, loadedAddresses } = meta;
  const { computeUnitsConsumed, costUnits, returnData } = meta;
  return {
    failed: meta.err !== null,
    fee,
    preBalances,
    postBalances,
    innerInstructions: innerInstructions ?? null,
    logMessages: logMessages ?? null,
    loadedAddresses: loadedAddresses ?? { writable: [], readonly: [] },
    computeUnitsConsumed,
    costUnits,
    returnData: returnData ?? null,
    tokenBalances: [meta.preTokenBalances ?? [], meta.postTokenBalances ?? []].map((balances) =>
      balances.map(({ accountIndex, mint, owner, programId, uiTokenAmount: { amount, decimals } }) => ({
        accountIndex,
        mint,
        owner,
        programId,
        amount,
        decimals,
      })),
    ),
  };
}

function expectSame(slot: number, block: RpcBlock, stablecoins: readonly string[]): Facts {
  const sent = send(slot, block);
  expect(sent.transactions!.map(({ transaction }) => transaction)).toEqual(
    block.transactions!.map(({ transaction }) => transaction),
  );
  expect(sent.transactions!.map(({ version }) => version)).toEqual(
    block.transactions!.map(({ version }) => version),
  );
  expect(sent.transactions!.map(({ meta }) => pickMeta(meta!))).toEqual(
    block.transactions!.map(({ meta }) => pickMeta(meta!)),
  );
  const facts = readFacts(slot, block, stablecoins);
  expect(readFacts(slot, sent, stablecoins)).toEqual(facts);
  return facts;
}

describe('a block of the localnet that was sent', () => {
  let net: SteppedLocalnet;

  beforeAll(async () => {
    net = createSteppedLocalnet({ seed: 'yellowstone', transactionsPerSecond: 60 });
    await net.sealMany(120);
  });
  afterAll(() => net.close());

  const ask = (slot: number): RpcBlock => {
    const settings = {
      encoding: 'base64',
      rewards: true,
      commitment: 'confirmed',
      maxSupportedTransactionVersion: 1,
    };
    const text = net.answer(
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBlock', params: [slot, settings] }),
    )!;
    return (parseLossless(text) as { readonly result: RpcBlock }).result;
  };

  test('says what the asked one says, to the digest', () => {
    const busiest = net.chain.ledger
      .slots(1, 110, 200)
      .toSorted((a, b) => ask(b).transactions!.length - ask(a).transactions!.length)
      .slice(0, 2);
    const [first, second] = busiest.map((slot) => expectSame(slot, ask(slot), net.stablecoins()));
    expect(first!.swaps.length + second!.swaps.length).toBeGreaterThan(0);
    expect(first!.transactions.length).toBeGreaterThan(0);
    expect(second!.transactions.length).toBeGreaterThan(0);
  });
});

describe.runIf(hasRecorded)('block 254170887 of mainnet', () => {
  test('says sent what it says asked, to the digest', () => {
    const block = parseLossless(gunzipSync(readFileSync(RECORDED)).toString('utf8')) as RpcBlock;
    const facts = expectSame(254_170_887, block, []);
    expect(facts.block.transactions).toBe(602);
    expect(facts.swaps.length).toBeGreaterThan(50);
  });
});
