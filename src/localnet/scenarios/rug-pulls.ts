import type { LaunchRecord } from '../economy/market-memory.ts';
import { quoteRoute, toLeg } from '../economy/routes.ts';
import { sendSwap, unwrapSol, wrapSol } from '../economy/swaps.ts';
import type { World } from '../economy/world.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { amm } from '../programs/amm.ts';
import { token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

/** Buyers come for so long before the creator takes their SOL. */
const WAIT_SLOTS = 250;
const MINTED = 5_000_000_000_000_000n;

export default defineScenario({
  key: 'rug-pulls',
  title: 'A creator who still holds the mint authority sells new tokens and takes the liquidity out',
  weight: 0.6,
  step: (world) => {
    const { memory, slot } = world;
    const record = memory.launches.find(
      ({ stage, isRug, startSlot }) => stage === 'graduated' && isRug && slot - startSlot > WAIT_SLOTS,
    );
    if (record) pull(world, record);
  },
});

function pull(world: World, record: LaunchRecord): void {
  const { memory, random } = world;
  const creator = world.actorAt(record.creator);
  const pool = memory.pools.find(({ mintA }) => mintA === record.mint);
  memory.launches = memory.launches.map((known) =>
    known.mint === record.mint ? { ...known, stage: 'ended' } : known,
  );
  // Nobody trades it any more.
  memory.assets = memory.assets.filter(({ mint }) => mint !== record.mint);
  memory.pools = memory.pools.filter(({ mintA }) => mintA !== record.mint);
  if (!pool) return;
  if (random.chance(0.5)) dump(world, record, pool);
  const lpAccount = findAssociatedToken(creator.address, pool.lpMint, PROGRAMS.token);
  const lp = world.chain.bank.accounts.index.token(lpAccount)?.amount ?? 0n;
  if (lp === 0n) return;
  const landed = world.send(creator, [
    ...wrapSol(creator.address, 0n),
    amm.removeLiquidity(pool, creator.address, lp, 0n, 0n),
    unwrapSol(creator.address),
  ]);
  if (landed?.error === null) panic(world, record, pool);
}

type Pool = World['memory']['pools'][number];

/** New tokens out of nothing, sold for the SOL of others. */
function dump(world: World, record: LaunchRecord, pool: Pool): void {
  const creator = world.actorAt(record.creator);
  const account = findAssociatedToken(creator.address, record.mint, record.program);
  const mint = token.mintTo(record.program, record.mint, account, creator.address, MINTED);
  if (world.send(creator, [mint])?.error !== null) return;
  const plan = { legs: [toLeg(pool, record.mint)], amountIn: MINTED, minimumOut: 1n };
  sendSwap(world, creator, plan);
}

/** Holders who notice get next to nothing, or ask for yesterday's price in vain. */
function panic(world: World, record: LaunchRecord, pool: Pool): void {
  const leg = toLeg(pool, record.mint);
  for (let attempt = 0; attempt < 4; attempt++) {
    const holder = world.actorAt(world.pickActor());
    const held = world.tokenAmount(holder.address, record);
    if (held === 0n) continue;
    const least = attempt % 2 === 0 ? 1n : quoteRoute(world, [leg], held)[0]! * 2n + 1n;
    sendSwap(world, holder, { legs: [leg], amountIn: held, minimumOut: least });
  }
}
