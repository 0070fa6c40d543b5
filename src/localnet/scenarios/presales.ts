import { remember } from '../economy/memory.ts';
import type { LaunchRecord } from '../economy/market-memory.ts';
import { listYoung } from '../economy/list-young.ts';
import { describeToken, openMint } from '../economy/open-mint.ts';
import { openPool } from '../economy/open-pool.ts';
import type { World } from '../economy/world.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { NATIVE_MINT, PROGRAMS } from '../keys/program-addresses.ts';
import { system } from '../programs/system.ts';
import { AUTHORITY, extensions, token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

const DECIMALS = 6;
const UNIT = 10n ** 6n;
const SUPPLY = 1_000_000_000n * UNIT;
/** What buyers can get before the pool opens; the rest goes into it. */
const FOR_SALE = 700_000_000n * UNIT;
const FIRST_PRICE = 25;
/** Lamports raised at which the pool opens. */
const GOAL = 9_000_000_000n;
/** A launch nobody wants any more ends after so many slots. */
const PATIENCE_SLOTS = 12_000;
const MAX_OPEN = 2;
const REMEMBERED_LAUNCHES = 24;
const OPEN_CHANCE = 0.035;
const SELL_SHARE = 0.15;
const RUG_SHARE = 0.5;
const POOL_FEE = 100;

const WORDS = [
  'Acorn', 'Badger', 'Biscuit', 'Cactus', 'Comet', 'Dumpling', 'Ferret', 'Gecko', 'Heron', 'Igloo', 'Jelly',
  'Koala', 'Lemur', 'Muffin', 'Noodle', 'Otter', 'Pickle', 'Quokka', 'Radish', 'Sloth', 'Turnip', 'Walrus',
] as const; // prettier-ignore

export default defineScenario({
  key: 'presales',
  title: 'A creator sells a new token from hand to hand, at a rising price, and then opens a pool for it',
  weight: 6,
  step: (world) => {
    const { random, memory } = world;
    if (memory.assets.length === 0) return;
    const open = memory.launches.filter(({ stage }) => stage === 'bonding');
    if (open.length === 0 || (open.length < MAX_OPEN && random.chance(OPEN_CHANCE))) return launch(world);
    const record = random.pick(open);
    if (record.raisedLamports >= GOAL) return graduate(world, record);
    if (world.slot - record.startSlot > PATIENCE_SLOTS) return replace(world, { ...record, stage: 'ended' });
    if (random.chance(SELL_SHARE)) sell(world, record);
    else buy(world, record);
  },
});

function replace(world: World, next: LaunchRecord): void {
  world.memory.launches = world.memory.launches.map((record) => (record.mint === next.mint ? next : record));
}

function launch(world: World): void {
  const { random } = world;
  const index = world.pickActor();
  const creator = world.actorAt(index);
  const mint = world.nameKeypair('launch');
  const word = random.pick(WORDS);
  const symbol = word.toUpperCase().slice(0, 6);
  const program = PROGRAMS.token2022;
  const list = [extensions.metadataPointer(mint.address, creator.address, mint.address)];
  const content = describeToken(mint.address, word, symbol);
  if (!openMint(world, creator, mint, { program, decimals: DECIMALS, list, content, canFreeze: false }))
    return;
  const account = findAssociatedToken(creator.address, mint.address, program);
  const minted = world.send(creator, [
    token.createAssociated(program, creator.address, creator.address, mint.address),
    token.mintTo(program, mint.address, account, creator.address, SUPPLY),
  ]);
  if (minted?.error !== null) return;
  const record: LaunchRecord = {
    mint: mint.address,
    program,
    decimals: DECIMALS,
    symbol,
    creator: index,
    startSlot: world.slot,
    isRug: random.chance(RUG_SHARE),
    stage: 'bonding',
    soldUnits: 0n,
    raisedLamports: 0n,
  };
  world.memory.launches = remember(world.memory.launches, record, REMEMBERED_LAUNCHES);
}

/** Lamports a whole token costs after so much was sold: it rises with the square. */
function toPrice({ soldUnits }: LaunchRecord): number {
  return FIRST_PRICE * (1 + (2 * Number(soldUnits)) / Number(FOR_SALE)) ** 2;
}

/** Both legs in one transaction, signed by both. */
function exchange(
  world: World,
  record: LaunchRecord,
  person: number,
  units: bigint,
  lamports: bigint,
  isPurchase: boolean,
): boolean {
  const { mint, program } = record;
  const creator = world.actorAt(record.creator);
  const buyer = world.actorAt(person);
  const [seller, receiver] = isPurchase ? [creator, buyer] : [buyer, creator];
  const accounts = {
    from: findAssociatedToken(seller.address, mint, program),
    mint,
    to: findAssociatedToken(receiver.address, mint, program),
    owner: seller.address,
  };
  const landed = world.send(
    buyer,
    [
      ...(isPurchase ? [token.createAssociated(program, buyer.address, buyer.address, mint)] : []),
      system.transfer(receiver.address, seller.address, lamports),
      token.transferChecked(program, accounts, units, DECIMALS),
    ],
    { signers: [creator] },
  );
  return landed?.error === null;
}

function buy(world: World, record: LaunchRecord): void {
  const { random } = world;
  const buyer = world.pickActor();
  if (buyer === record.creator) return;
  const lamports = BigInt(Math.round(random.logarithmic(40_000_000, 1_200_000_000)));
  if (world.balance(world.actorAt(buyer).address) < lamports * 2n) return;
  const wanted = BigInt(Math.floor((Number(lamports) / toPrice(record)) * 10 ** DECIMALS));
  const left = FOR_SALE - record.soldUnits;
  if (wanted === 0n || wanted > left) return graduateOrWait(world, record);
  if (!exchange(world, record, buyer, wanted, lamports, true)) return;
  replace(world, {
    ...record,
    soldUnits: record.soldUnits + wanted,
    raisedLamports: record.raisedLamports + lamports,
  });
}

/** The last of the inventory is not sold in pieces. */
function graduateOrWait(world: World, record: LaunchRecord): void {
  if (record.raisedLamports * 2n > GOAL) graduate(world, record);
}

function sell(world: World, record: LaunchRecord): void {
  const seller = world.pickActor();
  if (seller === record.creator) return;
  const held = world.tokenAmount(world.actorAt(seller).address, record);
  const units = held / BigInt(world.random.integer(1, 3));
  const lamports = BigInt(Math.floor((Number(units) / 10 ** DECIMALS) * toPrice(record) * 0.97));
  if (units === 0n || lamports < 1_000_000n || lamports > record.raisedLamports) return;
  if (world.balance(world.actorAt(record.creator).address) < lamports + 1_000_000_000n) return;
  if (!exchange(world, record, seller, units, lamports, false)) return;
  replace(world, {
    ...record,
    soldUnits: record.soldUnits - units,
    raisedLamports: record.raisedLamports - lamports,
  });
}

/** The creator puts what was raised and what was not sold into a pool, at the last price. */
function graduate(world: World, record: LaunchRecord): void {
  const creator = world.actorAt(record.creator);
  const available = world.balance(creator.address) - 500_000_000n;
  const amountB = record.raisedLamports < available ? record.raisedLamports : available;
  const held = world.tokenAmount(creator.address, record);
  const wanted = BigInt(Math.floor((Number(amountB) / toPrice(record)) * 10 ** DECIMALS));
  const amountA = wanted < held ? wanted : held;
  if (amountB <= 1_000_000_000n || amountA === 0n) return replace(world, { ...record, stage: 'ended' });
  const b = { mint: NATIVE_MINT, program: PROGRAMS.token } as const;
  if (!openPool(world, creator, { a: record, b, feeBasisPoints: POOL_FEE, amountA, amountB })) return;
  replace(world, { ...record, stage: 'graduated' });
  listYoung(world, record, toPrice(record));
  // An honest creator can mint no more, and burns what is left.
  if (record.isRug) return;
  const rest = world.tokenAmount(creator.address, record);
  const account = findAssociatedToken(creator.address, record.mint, record.program);
  world.send(creator, [
    token.setAuthority(record.program, record.mint, creator.address, AUTHORITY.mintTokens, undefined),
    ...(rest > 0n ? [token.burn(record.program, account, record.mint, creator.address, rest)] : []),
  ]);
}
