import type { CurveRecord } from '../economy/market-memory.ts';
import { listYoung } from '../economy/list-young.ts';
import { remember } from '../economy/memory.ts';
import { describeToken } from '../economy/open-mint.ts';
import { rememberPool } from '../economy/open-pool.ts';
import type { World } from '../economy/world.ts';
import { NATIVE_MINT, PROGRAMS } from '../keys/program-addresses.ts';
import { amm, findPool } from '../programs/amm.ts';
import {
  findCurve,
  LAUNCH_DECIMALS,
  LAUNCH_POOL_FEE,
  launchpad,
  quoteBuy,
  quoteSell,
  readCurve,
} from '../programs/launchpad.ts';
import type { CurveState } from '../programs/launchpad.ts';
import { token } from '../programs/token.ts';
import { lessBasisPoints } from '../economy/swaps.ts';
import { defineScenario } from './define-scenario.ts';

/** Tokens that are sold at a time. */
const MAX_OPEN = 7;
const OPEN_CHANCE = 0.08;
/** A curve nobody wants any more is left alone after so many slots. */
const PATIENCE_SLOTS = 9_000;
const REMEMBERED_CURVES = 32;
const SELL_SHARE = 0.2;
const CLAIM_SHARE = 0.02;
/** Fees worth a transaction. */
const LEAST_CLAIM = 20_000_000n;
/** Creators who buy some of their token as they launch it. */
const OWN_PURCHASE_SHARE = 0.75;
/** Buyers who ask for a price that is gone. */
const LATE_SHARE = 0.04;
const SLIPPAGE = 300;

const WORDS = [
  'Aardvark', 'Bagel', 'Capybara', 'Dodo', 'Eclair', 'Falafel', 'Gopher', 'Hedgehog', 'Iguana', 'Jackal',
  'Kiwi', 'Lobster', 'Mango', 'Narwhal', 'Ocelot', 'Pancake', 'Quail', 'Raccoon', 'Samosa', 'Toucan', 'Unicorn',
  'Vole', 'Waffle', 'Yak', 'Zebra',
] as const; // prettier-ignore

export default defineScenario({
  key: 'curve-launches',
  title: 'A token of the launchpad is bought along its bonding curve until it graduates to a pool',
  weight: 18,
  step: (world) => {
    const { random, memory } = world;
    if (memory.assets.length === 0) return;
    const open = memory.curves.filter(({ stage }) => stage === 'selling');
    if (open.length === 0 || (open.length < MAX_OPEN && random.chance(OPEN_CHANCE))) return launch(world);
    if (random.chance(CLAIM_SHARE)) return claim(world);
    const record = open[random.weighted(open.map(({ appeal }) => appeal))]!;
    const state = read(world, record);
    if (state?.stage === 'complete') return graduate(world, record, state);
    if (state?.stage !== 'selling' || world.slot - record.startSlot > PATIENCE_SLOTS)
      return replace(world, { ...record, stage: 'ended' });
    if (random.chance(SELL_SHARE)) sell(world, record, state);
    else buy(world, record, state);
  },
});

function read(world: World, { curve }: CurveRecord): CurveState | undefined {
  const account = world.chain.bank.accounts.get(curve);
  return account && readCurve(account);
}

function replace(world: World, next: CurveRecord): void {
  world.memory.curves = world.memory.curves.map((record) => (record.mint === next.mint ? next : record));
}

function launch(world: World): void {
  const { random } = world;
  const index = world.pickActor();
  const creator = world.actorAt(index);
  const mint = world.nameKeypair('curve');
  const word = random.pick(WORDS);
  const keys = findCurve(mint.address);
  const { address } = creator;
  const content = describeToken(mint.address, word, word.toUpperCase().slice(0, 8));
  const own = random.chance(OWN_PURCHASE_SHARE) ? BigInt(random.integer(50, 900)) * 1_000_000n : 0n;
  const landed = world.send(
    creator,
    [
      launchpad.create(address, keys, content),
      ...(own > 0n
        ? [
            token.createAssociated(PROGRAMS.token2022, address, address, mint.address),
            launchpad.buy(address, keys, own, 1n),
          ]
        : []),
    ],
    { signers: [mint] },
  );
  if (landed?.error !== null) return;
  const record: CurveRecord = {
    ...keys,
    program: PROGRAMS.token2022,
    symbol: content.symbol,
    creator: index,
    startSlot: world.slot,
    appeal: random.logarithmic(0.1, 6),
    stage: 'selling',
  };
  world.memory.curves = remember(world.memory.curves, record, REMEMBERED_CURVES);
}

function buy(world: World, record: CurveRecord, state: CurveState): void {
  const { random } = world;
  const buyer = world.actorAt(world.pickActor());
  const lamports = BigInt(Math.round(random.logarithmic(100_000_000, 4_000_000_000)));
  if (world.balance(buyer.address) < lamports * 2n) return;
  const { units } = quoteBuy(state, lamports);
  const least = random.chance(LATE_SHARE) ? units + units / 50n : lessBasisPoints(units, SLIPPAGE);
  world.send(buyer, [
    ...(world.tokenAmount(buyer.address, record) > 0n
      ? []
      : [token.createAssociated(PROGRAMS.token2022, buyer.address, buyer.address, record.mint)]),
    launchpad.buy(buyer.address, record, lamports, least),
  ]);
}

function sell(world: World, record: CurveRecord, state: CurveState): void {
  const seller = world.actorAt(world.pickActor());
  const held = world.tokenAmount(seller.address, record);
  const units = held / BigInt(world.random.integer(1, 3));
  const { received } = quoteSell(state, units);
  if (received < 1_000_000n) return;
  world.send(seller, [launchpad.sell(seller.address, record, units, lessBasisPoints(received, SLIPPAGE))]);
}

/** Creators take their fees when there are some, also of tokens that graduated. */
function claim(world: World): void {
  const record = world.random.pick(world.memory.curves);
  if ((read(world, record)?.fees ?? 0n) < LEAST_CLAIM) return;
  const { address } = world.actorAt(record.creator);
  world.send(world.actorAt(record.creator), [launchpad.claimFees(address, record)]);
}

/** Whoever comes first opens the pool and has the curve fill it; here it is always the same keeper. */
function graduate(world: World, record: CurveRecord, state: CurveState): void {
  const keeper = world.persona('graduation-keeper');
  const { address } = keeper;
  const b = { mint: NATIVE_MINT, program: PROGRAMS.token } as const;
  const pool = findPool(record, b, address);
  const landed = world.send(
    keeper,
    [
      amm.initializePool(pool, LAUNCH_POOL_FEE),
      token.createAssociated(PROGRAMS.token, address, record.curve, NATIVE_MINT),
      token.createAssociated(PROGRAMS.token, address, record.curve, pool.lpMint),
      launchpad.graduate(address, record, pool),
    ],
    { isBare: true },
  );
  replace(world, { ...record, stage: landed?.error === null ? 'graduated' : 'ended' });
  if (landed?.error !== null) return;
  rememberPool(world, { ...pool, feeBasisPoints: LAUNCH_POOL_FEE });
  const price = (Number(state.virtualSol) / Number(state.virtualTokens)) * 10 ** LAUNCH_DECIMALS;
  listYoung(world, { ...record, decimals: LAUNCH_DECIMALS }, price);
}
