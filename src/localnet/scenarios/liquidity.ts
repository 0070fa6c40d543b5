import type { PoolRecord } from '../economy/market-memory.ts';
import { getTreasury, grant, openMarket } from '../economy/open-market.ts';
import { getReserves, toLeg } from '../economy/routes.ts';
import { lessBasisPoints, unwrapSol, wrapSol } from '../economy/swaps.ts';
import type { World } from '../economy/world.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { NATIVE_MINT, PROGRAMS } from '../keys/program-addresses.ts';
import { amm } from '../programs/amm.ts';
import { token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

const PROVIDERS = 4;
/** The price may move so much before a deposit or withdrawal fails. */
const TOLERANCE_BASIS_POINTS = 100;

export default defineScenario({
  key: 'liquidity',
  title: 'A market opens; providers add liquidity to its pools and take it out again',
  weight: 2.5,
  setup: (world) => openMarket(world),
  step: (world) => {
    const { random, memory } = world;
    // A chain may be older than its market.
    if (memory.assets.length === 0) return openMarket(world);
    const treasury = getTreasury(world).address;
    const pools = memory.pools.filter(({ creator }) => creator === treasury);
    if (pools.length === 0) return;
    const pool = random.pick(pools);
    const provider = world.persona(`liquidity-${random.integer(0, PROVIDERS - 1)}`, 500n);
    const lpAccount = findAssociatedToken(provider.address, pool.lpMint, PROGRAMS.token);
    const lp = world.chain.bank.accounts.index.token(lpAccount)?.amount ?? 0n;
    if (lp > 0n && random.chance(0.45)) withdraw(world, pool, lp, provider);
    else deposit(world, pool, provider);
  },
});

type Provider = ReturnType<World['persona']>;

function deposit(world: World, pool: PoolRecord, provider: Provider): void {
  const [reserveA, reserveB] = getReserves(world, toLeg(pool, pool.mintA));
  const share = world.random.logarithmic(2, 200);
  const amounts = [reserveA, reserveB].map((reserve) => lessBasisPoints(reserve, 10_000 - Math.round(share)));
  const [amountA, amountB] = [amounts[0]!, amounts[1]!];
  for (const [mint, amount] of [
    [pool.mintA, amountA],
    [pool.mintB, amountB],
  ] as const) {
    const asset = world.memory.assets.find((known) => known.mint === mint);
    if (!asset || mint === NATIVE_MINT) continue;
    if (world.tokenAmount(provider.address, asset) < amount)
      grant(world, asset, [provider.address], amount * 4n);
  }
  const lamports = pool.mintA === NATIVE_MINT ? amountA : pool.mintB === NATIVE_MINT ? amountB : 0n;
  const { address } = provider;
  world.send(provider, [
    ...(lamports > 0n ? wrapSol(address, lamports) : []),
    token.createAssociated(PROGRAMS.token, address, address, pool.lpMint),
    amm.addLiquidity(pool, address, amountA, amountB, 1n),
    ...(lamports > 0n ? [unwrapSol(address)] : []),
  ]);
}

function withdraw(world: World, pool: PoolRecord, lp: bigint, provider: Provider): void {
  const { random } = world;
  const [reserveA, reserveB] = getReserves(world, toLeg(pool, pool.mintA));
  const supply = world.chain.bank.accounts.get(pool.lpMint);
  if (!supply) return;
  const total = Buffer.from(supply.data).readBigUInt64LE(36) + 1_000n;
  const amount = random.chance(0.3) ? lp : lessBasisPoints(lp, random.integer(2_000, 9_000));
  const least = (reserve: bigint): bigint =>
    lessBasisPoints((amount * reserve) / total, TOLERANCE_BASIS_POINTS);
  const { address } = provider;
  const touchesSol = pool.mintA === NATIVE_MINT || pool.mintB === NATIVE_MINT;
  world.send(provider, [
    ...(touchesSol ? wrapSol(address, 0n) : []),
    amm.removeLiquidity(pool, address, amount, least(reserveA), least(reserveB)),
    ...(touchesSol ? [unwrapSol(address)] : []),
  ]);
}
