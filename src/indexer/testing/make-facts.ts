import { FACT_TABLES } from '../facts/fact-tables.ts';
import type {
  BlockFact,
  DustTransfer,
  FactRows,
  Facts,
  SwapFact,
  MarketSighting,
  ProgramUse,
} from '../facts/facts.ts';

/** A block of nothing but what a test says. */
export const makeBlock = (block: Partial<BlockFact> = {}): BlockFact => ({
  slot: 1_000,
  hash: 'hash',
  parentSlot: 999,
  parentHash: 'parent',
  time: 1_760_000_000,
  height: 900,
  transactions: 100,
  votes: 0,
  failed: 0,
  feeLamports: 0n,
  priorityFeeLamports: 0n,
  computeUnits: 0,
  swaps: 0,
  transfers: 0,
  tokenMints: 0,
  users: 0,
  microUsd: 0n,
  digest: 'digest',
  ...block,
});

/** So many equal blocks, as a rule compares with. */
export const makeRecent = (count: number, block: Partial<BlockFact> = {}): readonly BlockFact[] =>
  Array.from({ length: count }, (_, i) => makeBlock({ ...block, slot: i }));

/** Facts of a block that has none but those a test names. */
export function makeFacts({
  block: given,
  ...facts
}: Omit<Partial<Facts>, 'block'> & { readonly block?: Partial<BlockFact> } = {}): Facts {
  const block = makeBlock(given);
  return {
    ...(FACT_TABLES.startRows() as unknown as FactRows), // a list without rows for every table of the registry
    blocks: [block],
    programs: [],
    failures: [],
    tokenAccounts: [],
    users: [],
    sightings: [],
    referencePrice: undefined,
    dust: [],
    priorityFees: [],
    pulls: [],
    transferValues: [],
    block,
    ...facts,
  };
}

/** A buy of 100 for 1,000 in one market. */
export const makeSwap = (swap: Partial<SwapFact> = {}): SwapFact => ({
  slot: 1_000,
  position: 0,
  part: 0,
  time: 1_760_000_000,
  trader: 'trader',
  market: 'market',
  venue: 'venue',
  base: 'base',
  quote: 'quote',
  isBuy: true,
  baseAmount: 100n,
  quoteAmount: 1_000n,
  price: 10,
  lamports: undefined,
  microUsd: undefined,
  router: undefined,
  swaps: 1,
  ...swap,
});

export const makeSighting = (quoteReserve: bigint | undefined): MarketSighting => ({
  market: 'market',
  quoteKind: 'sol',
  baseDecimals: 6,
  quoteDecimals: 9,
  baseReserve: undefined,
  quoteReserve,
  liquidityLamports: undefined,
  liquidityMicroUsd: undefined,
});

export const makeDust = (
  sender: string,
  receiver: string,
  more: Partial<DustTransfer> = {},
): DustTransfer => ({
  position: 0,
  signature: 'signature',
  sender,
  receiver,
  isNothing: true,
  ...more,
});

/** A program so many fee payers called once each. */
export const makeUse = (program: string, users: number, failed: number): ProgramUse => ({
  program,
  calls: users,
  transactions: users,
  failed,
  computeUnits: 0,
  feeLamports: 0n,
  users: new Map(Array.from({ length: users }, (_, i) => [`user ${i}`, 1])),
  instructions: new Map(),
});
