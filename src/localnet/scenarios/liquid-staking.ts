import type { StakePoolRecord } from '../economy/market-memory.ts';
import { describeToken, openMint } from '../economy/open-mint.ts';
import { lessBasisPoints } from '../economy/swaps.ts';
import type { World } from '../economy/world.ts';
import type { Keypair } from '../keys/keypair.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import {
  findStakePool,
  liquidStaking,
  quoteDeposit,
  quoteRedeem,
  readStakePool,
} from '../programs/liquid-staking.ts';
import type { StakePoolState } from '../programs/liquid-staking.ts';
import { AUTHORITY, extensions, token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

const DECIMALS = 9;
const FIRST_DEPOSIT = 400_000_000_000n;
/** What the manager stakes of what lies in the reserve; the rest is for those who redeem. */
const STAKED_PERCENT = 70n;
const LEAST_STAKE = 10_000_000_000n;
/** Epochs a stake stays with one validator at least. */
const STAKE_EPOCHS = 8;
const MOVE_CHANCE = 0.05;
const COUNT_CHANCE = 0.3;
const DEPOSIT_SHARE = 0.62;
const SLIPPAGE = 20;
const ATTEMPTS = 6;

export default defineScenario({
  key: 'liquid-staking',
  title: 'People stake SOL through a pool for its token, and redeem it when it has grown',
  weight: 2.6,
  step: (world) => {
    const { memory, random, chain } = world;
    if (memory.assets.length === 0) return;
    const [record] = memory.stakePools;
    if (!record) return open(world);
    const account = chain.bank.accounts.get(record.pool);
    const state = account && readStakePool(account);
    if (!state) return;
    if (manage(world, record, state)) return;
    if (random.chance(DEPOSIT_SHARE)) deposit(world, record, state);
    else redeem(world, record, state);
  },
});

function open(world: World): void {
  const manager = world.persona('stake-pool-manager', 100n);
  const { address } = manager;
  const mint = world.nameKeypair('liquid-stake');
  const program = PROGRAMS.token2022;
  const isOpen = openMint(world, manager, mint, {
    program,
    decimals: DECIMALS,
    list: [extensions.metadataPointer(mint.address, address, mint.address)],
    content: describeToken(mint.address, 'Staked SOL', 'lnstSOL'),
    canFreeze: false,
  });
  if (!isOpen) return;
  const keys = findStakePool({ mint: mint.address, program });
  const landed = world.send(manager, [
    token.setAuthority(program, mint.address, address, AUTHORITY.mintTokens, keys.pool),
    liquidStaking.createPool(address, keys),
    token.createAssociated(program, address, address, mint.address),
    liquidStaking.deposit(address, keys, FIRST_DEPOSIT, FIRST_DEPOSIT),
  ]);
  if (landed?.error !== null) return;
  world.memory.stakePools = [{ ...keys, stage: 'idle', epoch: epochOf(world) }];
}

const epochOf = (world: World): number => world.chain.bank.epochs.of(world.slot);

/** What the manager does, and what anybody may do for all; false when there is nothing to do. */
function manage(world: World, record: StakePoolRecord, state: StakePoolState): boolean {
  const { random, memory, chain } = world;
  const manager = world.persona('stake-pool-manager', 100n);
  const epoch = epochOf(world);
  const become = (stage: StakePoolRecord['stage'], error: unknown): true => {
    if (error === null) memory.stakePools = [{ ...record, stage, epoch }];
    return true;
  };
  switch (record.stage) {
    case 'idle': {
      const lamports = ((state.total - state.staked) * STAKED_PERCENT) / 100n;
      if (lamports < LEAST_STAKE) return false;
      const { vote } = random.pick(chain.bank.options.validators);
      const delegate = liquidStaking.delegate(manager.address, record, vote.address, lamports);
      return become('staked', world.send(manager, [delegate])?.error);
    }
    case 'staked': {
      if (epoch - record.epoch >= STAKE_EPOCHS && random.chance(MOVE_CHANCE)) {
        const deactivate = liquidStaking.deactivate(manager.address, record);
        return become('deactivated', world.send(manager, [deactivate])?.error);
      }
      if (world.balance(record.stake) <= state.staked || !random.chance(COUNT_CHANCE)) return false;
      world.send(world.actorAt(world.pickActor()), [liquidStaking.refresh(record)]);
      return true;
    }
    case 'deactivated': {
      if (epoch - record.epoch < 2) return false;
      const collect = liquidStaking.collect(record);
      return become('idle', world.send(world.actorAt(world.pickActor()), [collect])?.error);
    }
  }
}

function findSupply(world: World, { mint }: StakePoolRecord): bigint {
  return Buffer.from(world.chain.bank.accounts.get(mint)!.data).readBigUInt64LE(36);
}

function deposit(world: World, record: StakePoolRecord, { total }: StakePoolState): void {
  const user = world.actorAt(world.pickActor());
  const lamports = BigInt(Math.round(world.random.logarithmic(300_000_000, 12_000_000_000)));
  if (world.balance(user.address) < lamports + 1_000_000_000n) return;
  const least = lessBasisPoints(quoteDeposit(total, findSupply(world, record), lamports), SLIPPAGE);
  const { address } = user;
  world.send(user, [
    ...(world.tokenAmount(address, record) > 0n
      ? []
      : [token.createAssociated(record.program, address, address, record.mint)]),
    liquidStaking.deposit(address, record, lamports, least),
  ]);
}

function redeem(world: World, record: StakePoolRecord, state: StakePoolState): void {
  const user = findHolder(world, record);
  if (!user) return;
  const held = world.tokenAmount(user.address, record);
  const tokens = held / BigInt(world.random.integer(1, 3));
  const lamports = quoteRedeem(state.total, findSupply(world, record), tokens);
  if (lamports < 1_000_000n || lamports > state.total - state.staked) return;
  world.send(user, [liquidStaking.redeem(user.address, record, tokens, lessBasisPoints(lamports, SLIPPAGE))]);
}

/** Somebody who has some of the token, when a few who are asked do. */
function findHolder(world: World, record: StakePoolRecord): Keypair | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const user = world.actorAt(world.pickActor());
    if (world.tokenAmount(user.address, record) > 0n) return user;
  }
  return undefined;
}
