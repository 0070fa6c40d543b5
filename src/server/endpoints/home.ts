import { z } from 'zod';
import type { HomeAnswer } from '#contracts/answers';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readPulse } from '../reading/feed/pulse.ts';
import { readHomeMarket } from '../reading/market/home-market.ts';
import { toNewestRows } from '../reading/feed/watcher.ts';
import { defineEndpoint } from './define-endpoint.ts';

const BLOCKS = 12;
const TRANSACTIONS = 12;
/** A first visitor waits this long for the first block. */
const FIRST_BLOCK_MS = 2_000;

export default defineEndpoint({
  name: 'home',
  route: '/api/home',
  says: 'The newest blocks and transactions of the cluster with its slot, epoch, slot time and transaction rate, and, where blocks are indexed, the price of SOL, the volume of 24 hours and what rose most.',
  when: 'To see what the chain is doing at this moment.',
  input: z.strictObject({}),
  absences: true,
  async run(ask): Promise<HomeAnswer> {
    const { watcher, chain } = ask.reader;
    watcher.touch();
    const [pulse, market] = await Promise.all([
      watcher.pulse() ?? readPulse(chain, { signal: ask.signal, timeoutMs: 5_000 }),
      readHomeMarket(ask),
      watcher.whenReady(FIRST_BLOCK_MS),
    ]);
    const recent = watcher.recentBlocks();
    const blocks = recent.slice(0, BLOCKS).map(({ row }) => row);
    const transactions = recent.flatMap((block) => toNewestRows(block, TRANSACTIONS)).slice(0, TRANSACTIONS);
    const things = new NamedThings();
    for (const { leader } of blocks) things.addValidator(leader);
    for (const row of transactions) things.addRow(row);
    for (const { mint } of market?.gainers ?? []) things.addMint(mint);
    return {
      kind: 'found',
      provenance: ask.provenance(pulse.slot),
      pulse,
      blocks,
      transactions,
      market,
      names: await toNames(things, ask.reader, ask.signal),
    };
  },
});
