import type { AssetRecord } from '../economy/market-memory.ts';
import { getTreasury, grant, toUnits } from '../economy/open-market.ts';
import { FEED_DECIMALS, getPublisher, postPrice } from '../economy/post-price.ts';
import { lessBasisPoints } from '../economy/swaps.ts';
import type { World } from '../economy/world.ts';
import type { Keypair } from '../keys/keypair.ts';
import { readFeed } from '../programs/oracle.ts';
import {
  findPerpetualMarket,
  findPerpetualPosition,
  perpetuals,
  PERPETUALS_PROGRAM,
  readPerpetualMarket,
  readPerpetualPosition,
} from '../programs/perpetuals.ts';
import type { PerpetualMarketKeys, PerpetualPositionState, PositionSide } from '../programs/perpetuals.ts';
import { token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

const COLLATERAL = 'lnUSD';
const UNDERLYING = ['SOL', 'lnBULL'] as const;
const TERMS = { feeBasisPoints: 6, fundingBasisPoints: 300, leverage: 20 };
const LIQUIDITY_USD = 250_000;
const LEAST_COLLATERAL = 20_000_000n;
/** Of the program: what is left of the collateral when a position is liquidated, in parts of its worth. */
const MAINTENANCE_BASIS_POINTS = 100n;
const ATTEMPTS = 6;
const WATCH_SHARE = 0.12;
/** Share of those who open a position at a price that is gone. */
const STALE_SHARE = 0.04;

/** One market, as a step finds it. */
interface Market {
  readonly keys: PerpetualMarketKeys;
  readonly underlying: AssetRecord;
  readonly collateral: AssetRecord;
  /** What so many units of the underlying token are worth now, in units of the collateral. */
  readonly toWorth: (size: bigint) => bigint;
}

export default defineScenario({
  key: 'perpetuals',
  title: 'People bet on the price of SOL and of a token with leverage, and some are liquidated',
  weight: 4,
  step: (world) => {
    const { memory, random } = world;
    const collateral = memory.assets.find(({ symbol }) => symbol === COLLATERAL);
    const next = UNDERLYING[memory.perpetualMarkets.length];
    if (!collateral) return;
    if (next) return openMarket(world, collateral, next);
    const market = findMarket(world, random.pick(memory.perpetualMarkets), collateral);
    if (!market || (random.chance(WATCH_SHARE) && liquidate(world, market))) return;
    if (random.chance(0.58)) open(world, market);
    else close(world, market);
  },
});

function openMarket(world: World, collateral: AssetRecord, symbol: string): void {
  const { memory } = world;
  const underlying = memory.assets.find((asset) => asset.symbol === symbol);
  if (!underlying || !postPrice(world, underlying)) return;
  const treasury = getTreasury(world);
  const { address } = treasury;
  const keys = findPerpetualMarket(underlying, collateral, address, getPublisher(world).address);
  const units = toUnits(collateral, LIQUIDITY_USD);
  if (world.tokenAmount(address, collateral) < units) grant(world, collateral, [address], units);
  const landed = world.send(treasury, [
    perpetuals.createMarket(address, keys, TERMS),
    perpetuals.addLiquidity(address, keys, units),
  ]);
  if (landed?.error === null) memory.perpetualMarkets = [...memory.perpetualMarkets, keys];
}

function findMarket(world: World, keys: PerpetualMarketKeys, collateral: AssetRecord): Market | undefined {
  const account = world.chain.bank.accounts.get(keys.feed);
  const feed = account && readFeed(account);
  const underlying = world.memory.assets.find(({ mint }) => mint === keys.underlying.mint);
  if (!feed || !underlying) return undefined;
  const scale = 10n ** BigInt(underlying.decimals + FEED_DECIMALS - collateral.decimals);
  return { keys, underlying, collateral, toWorth: (size) => (size * feed.price) / scale };
}

const positionOf = (world: World, { keys }: Market, owner: string): PerpetualPositionState | undefined => {
  const account = world.chain.bank.accounts.get(findPerpetualPosition(keys.market, owner));
  return account && readPerpetualPosition(account);
};

/** Somebody with dollars and without a position in this market. */
function findTrader(
  world: World,
  market: Market,
): { readonly trader: Keypair; readonly held: bigint } | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const trader = world.actorAt(world.pickActor());
    const held = world.tokenAmount(trader.address, market.collateral);
    const size = positionOf(world, market, trader.address)?.size ?? 0n;
    if (held > LEAST_COLLATERAL && size === 0n) return { trader, held };
  }
  return undefined;
}

function open(world: World, market: Market): void {
  const { random } = world;
  const { keys, underlying, toWorth } = market;
  const found = findTrader(world, market);
  const account = world.chain.bank.accounts.get(keys.market);
  const state = account && readPerpetualMarket(account);
  if (!found || !state) return;
  const { address } = found.trader;
  const share = found.held / BigInt(random.integer(2, 9));
  const collateral = share < LEAST_COLLATERAL ? LEAST_COLLATERAL : share;
  const leverage = BigInt(Math.round(random.logarithmic(15, 170)));
  const whole = 10n ** BigInt(underlying.decimals);
  const size = (collateral * leverage * whole) / (10n * toWorth(whole));
  const worth = toWorth(size);
  if (worth === 0n || worth > state.liquidity - state.reserved) return;
  const side: PositionSide = random.chance(0.55) ? 'long' : 'short';
  const tolerance = random.chance(STALE_SHARE) ? -20 : random.pick([30, 50, 100]);
  const limit = lessBasisPoints(worth, side === 'long' ? -tolerance : tolerance);
  world.send(found.trader, [perpetuals.openPosition(address, keys, { side, size, collateral, limit })]);
}

/** Open positions of a market, by the accounts they stand in. */
function listPositions(
  world: World,
  { keys }: Market,
): readonly (PerpetualPositionState & { readonly address: string })[] {
  const { accounts } = world.chain.bank;
  return [...accounts.index.ofProgram(PERPETUALS_PROGRAM)].flatMap((address) => {
    const position = readPerpetualPosition(accounts.get(address)!);
    return position?.market === keys.market && position.size > 0n ? [{ ...position, address }] : [];
  });
}

function close(world: World, market: Market): void {
  const positions = listPositions(world, market);
  const owner = positions.length === 0 ? undefined : world.random.pick(positions).owner;
  const person = owner === undefined ? undefined : world.findActor(owner);
  if (person) world.send(person, [perpetuals.closePosition(person.address, market.keys, 0n)]);
}

/** What is left of the collateral of a position, before funding. */
function toEquity(position: PerpetualPositionState, worth: bigint): bigint {
  const { side, collateral, entryValue } = position;
  const gain = side === 'long' ? worth - entryValue : entryValue - worth;
  return collateral + gain - (worth * BigInt(TERMS.feeBasisPoints)) / 10_000n;
}

/** Closes the first position whose collateral is nearly lost; false when there is none. */
function liquidate(world: World, market: Market): boolean {
  const { keys, collateral, toWorth } = market;
  const lost = listPositions(world, market).find((position) => {
    const worth = toWorth(position.size);
    return toEquity(position, worth) * 10_000n < worth * MAINTENANCE_BASIS_POINTS;
  });
  if (lost === undefined) return false;
  const bot = world.persona('liquidator');
  world.send(bot, [
    token.createAssociated(collateral.program, bot.address, bot.address, collateral.mint),
    perpetuals.liquidatePosition(bot.address, keys, lost.address),
  ]);
  return true;
}
