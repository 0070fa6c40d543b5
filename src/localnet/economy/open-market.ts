import { NATIVE_MINT, PROGRAMS } from '../keys/program-addresses.ts';
import { extensions, token } from '../programs/token.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import type { Keypair } from '../keys/keypair.ts';
import type { AssetRecord } from './market-memory.ts';
import { describeToken, openMint } from './open-mint.ts';
import { openPool } from './open-pool.ts';
import { pickRegime } from './prices.ts';
import type { World } from './world.ts';

interface Listing {
  readonly word: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly usd: number;
  readonly kind: AssetRecord['kind'];
}

/** What the market begins with; the first is its stablecoin. */
const LISTINGS: readonly Listing[] = [
  { word: 'Dollar', symbol: 'lnUSD', decimals: 6, usd: 1, kind: 'pegged' },
  { word: 'Orchard', symbol: 'lnORCH', decimals: 9, usd: 2.4, kind: 'settled' },
  { word: 'Cobalt', symbol: 'lnCOB', decimals: 6, usd: 0.182, kind: 'settled' },
  { word: 'Harbor', symbol: 'lnHARB', decimals: 6, usd: 33.5, kind: 'settled' },
  { word: 'Kelp', symbol: 'lnKELP', decimals: 5, usd: 0.000_021, kind: 'young' },
  { word: 'Bullion', symbol: 'lnBULL', decimals: 8, usd: 3_950, kind: 'settled' },
];

/** Symbols of both sides, fee, and dollars on either side. */
const POOLS: readonly (readonly [a: string, b: string, feeBasisPoints: number, usd: number])[] = [
  ['SOL', 'lnUSD', 25, 420_000],
  ['SOL', 'lnUSD', 5, 260_000],
  ['lnORCH', 'SOL', 30, 120_000],
  ['lnORCH', 'lnUSD', 30, 90_000],
  ['lnCOB', 'SOL', 30, 60_000],
  ['lnHARB', 'SOL', 30, 80_000],
  ['lnHARB', 'lnUSD', 30, 110_000],
  ['lnKELP', 'SOL', 100, 45_000],
  ['lnKELP', 'lnUSD', 100, 25_000],
  ['lnBULL', 'lnUSD', 25, 300_000],
];

/** What is minted of each token, in dollars. */
const SUPPLY_USD = 25_000_000;
const HOLDERS = 18;
const HOLDERS_A_TRANSACTION = 3;

/** Who issues the first tokens and provides the first liquidity. */
export function getTreasury(world: World): Keypair {
  return world.persona('treasury', 1_000n);
}

/** The smallest units that so many dollars buy at the fair price. */
export function toUnits(asset: AssetRecord, usd: number): bigint {
  return BigInt(Math.max(1, Math.floor((usd / asset.fairUsd) * 10 ** asset.decimals)));
}

/** Opens mints and pools of the first listings, and gives people something to trade with. */
export function openMarket(world: World): void {
  const { memory, random, slot } = world;
  const treasury = getTreasury(world);
  memory.pricedSlot = slot;
  const sol: AssetRecord = {
    mint: NATIVE_MINT,
    program: PROGRAMS.token,
    decimals: 9,
    symbol: 'SOL',
    kind: 'settled',
    fairUsd: 120 + 70 * random.fraction(),
    regime: pickRegime(random, 'settled', slot),
  };
  const listed = LISTINGS.flatMap((listing) => list(world, treasury, listing) ?? []);
  memory.assets = [sol, ...listed];
  const assets = new Map(memory.assets.map((asset) => [asset.symbol, asset]));
  for (const [symbolA, symbolB, feeBasisPoints, usd] of POOLS) {
    const [a, b] = [assets.get(symbolA), assets.get(symbolB)];
    if (!a || !b) continue;
    // A pair may have several pools, but of one creator only one.
    const isSecond = memory.pools.some(({ mintA, mintB }) => mintA === a.mint && mintB === b.mint);
    const creator = isSecond ? world.persona('liquidity-1', 2_000n) : treasury;
    if (isSecond) grant(world, b, [creator.address], toUnits(b, usd * 2));
    const amounts = { amountA: toUnits(a, usd), amountB: toUnits(b, usd) };
    openPool(world, creator, { a, b, feeBasisPoints, ...amounts });
  }
}

function list(world: World, treasury: Keypair, listing: Listing): AssetRecord | undefined {
  const { random } = world;
  const mint = world.nameKeypair('listing');
  const program = PROGRAMS.token2022;
  const isOpen = openMint(world, treasury, mint, {
    program,
    decimals: listing.decimals,
    list: [extensions.metadataPointer(mint.address, treasury.address, mint.address)],
    content: describeToken(mint.address, listing.word, listing.symbol),
  });
  if (!isOpen) return undefined;
  const asset: AssetRecord = {
    mint: mint.address,
    program,
    decimals: listing.decimals,
    symbol: listing.symbol,
    kind: listing.kind,
    fairUsd: listing.usd,
    regime: pickRegime(random, listing.kind, world.slot),
  };
  grant(world, asset, [treasury.address], toUnits(asset, SUPPLY_USD));
  const holders = Array.from({ length: HOLDERS }, () => world.actorAt(random.integer(0, 95)).address);
  for (let at = 0; at < HOLDERS; at += HOLDERS_A_TRANSACTION) {
    const usd = random.logarithmic(500, 40_000);
    grant(world, asset, holders.slice(at, at + HOLDERS_A_TRANSACTION), toUnits(asset, usd));
  }
  return asset;
}

/** Mints tokens of the treasury for others. */
export function grant(world: World, asset: AssetRecord, owners: readonly string[], units: bigint): void {
  const treasury = getTreasury(world);
  const { mint, program } = asset;
  const instructions = owners.flatMap((owner) => [
    token.createAssociated(program, treasury.address, owner, mint),
    token.mintTo(program, mint, findAssociatedToken(owner, mint, program), treasury.address, units),
  ]);
  world.send(treasury, instructions, { isBare: true });
}
