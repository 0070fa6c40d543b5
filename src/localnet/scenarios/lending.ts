import type { AssetRecord, LendingRecord } from '../economy/market-memory.ts';
import { getTreasury, grant, toUnits } from '../economy/open-market.ts';
import { getPublisher, postPrice } from '../economy/post-price.ts';
import type { World } from '../economy/world.ts';
import type { Keypair } from '../keys/keypair.ts';
import {
  EVERYTHING,
  findMarket,
  findPosition,
  lending,
  LENDING_PROGRAM,
  readMarket,
  readPosition,
} from '../programs/lending.ts';
import type { MarketState, PositionState } from '../programs/lending.ts';
import { readFeed } from '../programs/oracle.ts';
import { token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

/** What is lent is the market's stablecoin; what it is lent against, by symbol, with the part of its worth that is lent. */
const LOAN = 'lnUSD';
const COLLATERALS = [
  ['lnORCH', 7_000],
  ['lnHARB', 7_500],
] as const;
const RATE_BASIS_POINTS = 900;
const FIRST_SUPPLY_USD = 150_000;
/** Of the program: how far above the most that can be borrowed a loan is liquidated. */
const MARGIN = 500n;
const ATTEMPTS = 6;
const WATCH_SHARE = 0.12;

export default defineScenario({
  key: 'lending',
  title: 'Dollars are lent against tokens, repaid, and liquidated where the collateral falls',
  weight: 3,
  step: (world) => {
    const { memory, random } = world;
    const loan = memory.assets.find(({ symbol }) => symbol === LOAN);
    const next = COLLATERALS[memory.lendingMarkets.length];
    if (!loan) return;
    if (next) return open(world, loan, next[0], next[1]);
    const record = random.pick(memory.lendingMarkets);
    if (random.chance(WATCH_SHARE) && liquidate(world, record)) return;
    STEPS[random.weighted(STEPS.map(([weight]) => weight))]![1](world, record);
  },
});

/** Each finds somebody who can take it, or does nothing. */
const STEPS: readonly (readonly [weight: number, step: (world: World, record: LendingRecord) => void])[] = [
  [3, supply],
  [1, withdraw],
  [4, borrow],
  [2, repay],
];

function open(world: World, loan: AssetRecord, symbol: string, loanToValue: number): void {
  const collateral = world.memory.assets.find((asset) => asset.symbol === symbol);
  if (!collateral || !postPrice(world, collateral) || !postPrice(world, loan)) return;
  const treasury = getTreasury(world);
  const { address } = treasury;
  const keys = findMarket(collateral, loan, address, getPublisher(world).address);
  const units = toUnits(loan, FIRST_SUPPLY_USD);
  if (world.tokenAmount(address, loan) < units) grant(world, loan, [address], units);
  const landed = world.send(treasury, [
    lending.createMarket(address, keys, RATE_BASIS_POINTS, loanToValue),
    lending.openPosition(address, keys),
    lending.supply(address, keys, units),
  ]);
  const { memory } = world;
  if (landed?.error === null) memory.lendingMarkets = [...memory.lendingMarkets, { ...keys, loanToValue }];
}

/** Somebody for whom `choose` finds something, when a few who are asked do. */
function findPerson<T>(
  world: World,
  choose: (person: Keypair) => T | undefined,
): { readonly person: Keypair; readonly chosen: T } | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const person = world.actorAt(world.pickActor());
    const chosen = choose(person);
    if (chosen !== undefined) return { person, chosen };
  }
  return undefined;
}

function positionOf(world: World, { market }: LendingRecord, owner: string): PositionState | undefined {
  const account = world.chain.bank.accounts.get(findPosition(market, owner));
  return account && readPosition(account);
}

/** What opens the position of somebody who has none yet. */
const opening = (world: World, record: LendingRecord, owner: string) =>
  positionOf(world, record, owner) === undefined ? [lending.openPosition(owner, record)] : [];

function supply(world: World, record: LendingRecord): void {
  const found = findPerson(world, ({ address }) => {
    const units = world.tokenAmount(address, record.loan) / BigInt(world.random.integer(2, 8));
    return units > 1_000_000n ? units : undefined;
  });
  if (!found) return;
  const { person, chosen } = found;
  world.send(person, [
    ...opening(world, record, person.address),
    lending.supply(person.address, record, chosen),
  ]);
}

function withdraw(world: World, record: LendingRecord): void {
  const found = findPerson(world, ({ address }) => {
    const shares = positionOf(world, record, address)?.supplyShares ?? 0n;
    return shares > 0n ? shares : undefined;
  });
  if (!found) return;
  // A share is worth a little more than a unit, so a part of the shares is less than a part of the deposit.
  const amount = world.random.chance(0.4) ? EVERYTHING : found.chosen / 2n;
  world.send(found.person, [lending.withdraw(found.person.address, record, amount)]);
}

/** Microdollars of so many units, by the feed; `undefined` without a price. */
function findWorth(world: World, feedAddress: string, mint: string, units: bigint): bigint | undefined {
  const account = world.chain.bank.accounts.get(feedAddress);
  const feed = account && readFeed(account);
  const decimals = world.memory.assets.find((asset) => asset.mint === mint)?.decimals;
  if (!feed || feed.price === 0n || decimals === undefined) return undefined;
  return (units * feed.price) / 10n ** BigInt(decimals + feed.decimals - 6);
}

function borrow(world: World, record: LendingRecord): void {
  const { random } = world;
  const found = findPerson(world, ({ address }) => {
    const units = world.tokenAmount(address, record.collateral) / BigInt(random.integer(1, 4));
    return units > 0n ? units : undefined;
  });
  if (!found) return;
  const { person, chosen } = found;
  const { address } = person;
  const worth = findWorth(world, record.collateralFeed, record.collateral.mint, chosen) ?? 0n;
  // A microdollar is a unit of the stablecoin. Some ask for more than they may.
  const part = random.chance(0.05)
    ? record.loanToValue + 300
    : random.integer(3_000, record.loanToValue - 50);
  const units = (worth * BigInt(part)) / 10_000n;
  if (units < 1_000_000n) return;
  const { loan } = record;
  world.send(person, [
    ...(world.tokenAmount(address, loan) > 0n
      ? []
      : [token.createAssociated(loan.program, address, address, loan.mint)]),
    ...opening(world, record, address),
    lending.addCollateral(address, record, chosen),
    lending.borrow(address, record, units),
  ]);
}

function marketOf(world: World, { market }: LendingRecord): MarketState | undefined {
  const account = world.chain.bank.accounts.get(market);
  return account && readMarket(account);
}

/** Units a position owes, rounded up. */
const toDebt = ({ borrowed, borrowShares }: MarketState, position: PositionState): bigint =>
  position.borrowShares === 0n ? 0n : (position.borrowShares * borrowed + borrowShares - 1n) / borrowShares;

function repay(world: World, record: LendingRecord): void {
  const state = marketOf(world, record);
  if (!state) return;
  const found = findPerson(world, ({ address }) => {
    const position = positionOf(world, record, address);
    const debt = position ? toDebt(state, position) : 0n;
    return debt > 0n ? { debt, held: world.tokenAmount(address, record.loan) } : undefined;
  });
  if (!found) return;
  const { person, chosen } = found;
  const { address } = person;
  // Interest since the last visit comes on top of the debt.
  const isAll = chosen.held > chosen.debt + chosen.debt / 100n;
  const amount = isAll ? EVERYTHING : chosen.held / 2n;
  if (amount === 0n) return;
  world.send(person, [
    lending.repay(address, record, amount),
    ...(isAll ? [lending.removeCollateral(address, record, EVERYTHING)] : []),
  ]);
}

/** Repays the first loan whose collateral fell too far; false when there is none. */
function liquidate(world: World, record: LendingRecord): boolean {
  const { accounts } = world.chain.bank;
  const state = marketOf(world, record);
  if (!state) return false;
  for (const address of accounts.index.ofProgram(LENDING_PROGRAM)) {
    const position = readPosition(accounts.get(address)!);
    if (position?.market !== record.market || position.borrowShares === 0n) continue;
    const debt = toDebt(state, position);
    const owed = findWorth(world, record.loanFeed, record.loan.mint, debt);
    const worth = findWorth(world, record.collateralFeed, record.collateral.mint, position.collateral);
    if (owed === undefined || worth === undefined) return false;
    if (owed * 10_000n <= worth * (BigInt(record.loanToValue) + MARGIN)) continue;
    seize(world, record, address, debt);
    return true;
  }
  return false;
}

function seize(world: World, record: LendingRecord, position: string, debt: bigint): void {
  const bot = world.persona('liquidator');
  const { address } = bot;
  const { loan, collateral } = record;
  const asset = world.memory.assets.find(({ mint }) => mint === loan.mint);
  if (asset && world.tokenAmount(address, loan) < debt * 2n) grant(world, asset, [address], debt * 4n);
  world.send(bot, [
    token.createAssociated(collateral.program, address, address, collateral.mint),
    lending.liquidate(address, record, position, debt / 2n + 1n),
  ]);
}
