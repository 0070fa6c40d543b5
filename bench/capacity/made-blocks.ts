/**
 * Facts of blocks nobody made, in the shape of mainnet at 3,500 transactions a second that are no votes: 1,400 a block, by
 * 900 fee payers, with 460 swaps in markets of which a few have most. Each block follows from its slot alone.
 */
import { encodeBase58 } from '#std/base58';
import { createRandom } from '#std/seeded-random';
import type { Facts, MarketSighting, ProgramUse, SwapFact } from '../../src/indexer/facts/facts.ts';
import { makeFacts } from '../../src/indexer/testing/make-facts.ts';

export const SHAPE = {
  swaps: 460,
  transfers: 260,
  transactions: 640,
  users: 900,
  tokenAccounts: 1_700,
  programs: 110,
  programsOfUser: 3,
  /** Programs that failed, at most. */
  failures: 40,
  markets: 20_000,
  wallets: 2_000_000,
  firstTime: 1_790_000_000,
} as const;
const SLOT_SECONDS = 0.4;

const bytes = Buffer.alloc(64);
/** Of the n-th of its kind; bytes without a pattern, as addresses have. */
function textOf(kind: number, n: number, length: 32 | 64): string {
  let state = (Math.imul(n, 0x9e3779b1) ^ Math.imul(kind, 0x85ebca6b)) >>> 0;
  for (let i = 0; i < length; i += 4) {
    state = (state + 0x6d2b79f5 + i) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    bytes.writeUInt32LE((mixed ^ (mixed >>> 14)) >>> 0, i);
  }
  bytes.writeUInt32LE(n >>> 0, length - 4);
  return encodeBase58(bytes.subarray(0, length));
}

const texts = new Map<number, string>();
function addressOf(kind: number, n: number): string {
  const key = kind * 4_000_000 + n;
  let text = texts.get(key);
  if (text === undefined) texts.set(key, (text = textOf(kind, n, 32)));
  return text;
}
const [WALLET, MARKET, MINT, PROGRAM, ACCOUNT] = [1, 2, 3, 4, 5];
const QUOTE = 'So11111111111111111111111111111111111111112';

export function makeMadeBlock(slot: number): Facts {
  const random = createRandom(Math.imul(slot, 0x9e3779b1));
  const pick = (count: number, skew: number): number => Math.floor(random() ** skew * count);
  const time = SHAPE.firstTime + Math.floor(slot * SLOT_SECONDS);
  const wallet = (): string => addressOf(WALLET!, pick(SHAPE.wallets, 3));
  const places = Array.from({ length: SHAPE.transactions }, (_, i) => i * 2);
  const swaps = places.slice(0, SHAPE.swaps).map((position): SwapFact => {
    const market = pick(SHAPE.markets, 4);
    const lamports = BigInt(1 + Math.floor(random() * 2e9));
    return {
      slot,
      position,
      part: 0,
      time,
      trader: wallet(),
      market: addressOf(MARKET!, market),
      venue: addressOf(PROGRAM!, market % 12),
      base: addressOf(MINT!, market),
      quote: QUOTE,
      isBuy: random() < 0.5,
      baseAmount: BigInt(1 + Math.floor(random() * 1e12)),
      quoteAmount: lamports,
      price: random() / (1 + (market % 7)),
      lamports,
      microUsd: lamports / 5n,
      router: random() < 0.4 ? addressOf(PROGRAM!, 100) : undefined,
      swaps: 1,
    };
  });
  const users = [...new Set(Array.from({ length: SHAPE.users }, wallet))];
  const programs = Array.from({ length: SHAPE.programs }, (_, n): ProgramUse => ({
    program: addressOf(PROGRAM!, n),
    calls: 40,
    transactions: 30,
    failed: 2,
    computeUnits: 3_000_000,
    feeLamports: 150_000n,
    users: new Map(),
    instructions: new Map(['a', 'b', 'c', 'd'].map((name) => [name, { calls: 10, failed: 1 }])),
  }));
  for (const user of users)
    for (let i = 0; i < SHAPE.programsOfUser; i++) programs[pick(SHAPE.programs, 3)]!.users.set(user, 1);
  const sighting = (base: string): MarketSighting => ({
    market: base,
    quoteKind: 'sol',
    baseDecimals: 6,
    quoteDecimals: 9,
    baseReserve: BigInt(Math.floor(random() * 1e15)),
    quoteReserve: BigInt(Math.floor(random() * 1e12)),
    liquidityLamports: BigInt(Math.floor(random() * 1e12)),
    liquidityMicroUsd: BigInt(Math.floor(random() * 1e12)),
  });
  return makeFacts({
    block: {
      slot,
      hash: textOf(6, slot, 32),
      parentSlot: slot - 1,
      parentHash: textOf(6, slot - 1, 32),
      time,
      height: slot,
      transactions: 2_300,
      votes: 900,
      failed: 200,
      feeLamports: 20_000_000n,
      priorityFeeLamports: 9_000_000n,
      computeUnits: 45_000_000,
      swaps: swaps.length,
      transfers: SHAPE.transfers,
      tokenMints: 0,
      users: users.length,
      microUsd: swaps.reduce((sum, { microUsd }) => sum + microUsd!, 0n),
      digest: textOf(7, slot, 32),
    },
    swaps,
    sightings: swaps.map(({ base }) => sighting(base)),
    transfers: places.slice(SHAPE.swaps - 80, SHAPE.swaps - 80 + SHAPE.transfers).map((position) => ({
      slot,
      position,
      part: 1,
      time,
      mint: addressOf(MINT!, pick(SHAPE.markets, 4)),
      sender: wallet(),
      receiver: wallet(),
      amount: BigInt(1 + Math.floor(random() * 1e12)),
      decimals: 6,
    })),
    transactions: places.map((position) => ({
      slot,
      position,
      signature: textOf(8, slot * 2_000 + position, 64),
      feePayer: wallet(),
      feeLamports: 5_000n,
      computeUnits: 90_000,
    })),
    users: users.map((one) => ({ wallet: one, transactions: 1, failed: 0, feeLamports: 5_000n })),
    programs,
    failures: [...new Set(Array.from({ length: SHAPE.failures }, () => pick(SHAPE.programs, 3)))].map(
      (n) => ({
        program: addressOf(PROGRAM!, n),
        error: `Custom(${6_000 + (n % 4)})`,
        failed: 5,
        feeLamports: 25_000n,
        signature: textOf(9, slot * 2_000 + n, 64),
      }),
    ),
    tokenAccounts: Array.from({ length: SHAPE.tokenAccounts }, () => {
      const account = pick(3_000_000, 3);
      return {
        account: addressOf(ACCOUNT!, account),
        mint: addressOf(MINT!, account % SHAPE.markets),
        owner: addressOf(WALLET!, account % SHAPE.wallets),
        amount: BigInt(Math.floor(random() * 1e12)),
      };
    }),
  });
}
