import { remember } from '../economy/memory.ts';
import type { StakeRecord } from '../economy/memory.ts';
import type { World } from '../economy/world.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { stake } from '../programs/stake.ts';
import { STAKE_LENGTH } from '../programs/stake-state.ts';
import { system } from '../programs/system.ts';
import { defineScenario } from './define-scenario.ts';

const MAX_STAKES = 60;

export default defineScenario({
  key: 'staking',
  title: 'Stakes are opened, split, deactivated and withdrawn',
  weight: 2.4,
  setup: (world) => {
    for (let i = 0; i < 6; i++) open(world);
  },
  step: (world) => {
    const { stakes } = world.memory;
    const record = stakes.length === 0 ? undefined : world.random.pick(stakes);
    if (!record || (stakes.length < MAX_STAKES && world.random.chance(0.4))) return open(world);
    const epoch = world.chain.bank.epochs.of(world.slot);
    if (epoch <= record.epoch) return;
    if (record.stage === 'deactivated') withdraw(world, record);
    else if (world.random.chance(0.3)) split(world, record);
    else deactivate(world, record, epoch);
  },
});

function open(world: World): void {
  const owner = world.pickActor();
  const payer = world.actorAt(owner);
  const account = world.nameKeypair('stake');
  const { vote } = world.random.pick(world.chain.bank.options.validators);
  const lamports = world.rent(STAKE_LENGTH) + BigInt(world.random.integer(4_000_000_000, 12_000_000_000));
  if (world.balance(payer.address) < lamports + 1_000_000_000n) return;
  const landed = world.send(
    payer,
    [
      system.createAccount(payer.address, account.address, lamports, STAKE_LENGTH, PROGRAMS.stake),
      stake.initialize(account.address, payer.address),
      stake.delegate(account.address, vote.address, payer.address),
    ],
    { signers: [account] },
  );
  if (landed?.error === null) keep(world, { address: account.address, owner, stage: 'delegated' });
}

function split(world: World, record: StakeRecord): void {
  const owner = world.actorAt(record.owner);
  const into = world.nameKeypair('stake');
  // Both halves must hold the least that may be delegated, one SOL.
  const lamports = world.balance(record.address) / 2n;
  if (lamports < 1_100_000_000n) return;
  const landed = world.send(
    owner,
    [
      system.createAccount(
        owner.address,
        into.address,
        world.rent(STAKE_LENGTH),
        STAKE_LENGTH,
        PROGRAMS.stake,
      ),
      stake.split(record.address, into.address, owner.address, lamports),
    ],
    { signers: [into] },
  );
  if (landed?.error === null) keep(world, { address: into.address, owner: record.owner, stage: 'delegated' });
}

function deactivate(world: World, record: StakeRecord, epoch: number): void {
  const owner = world.actorAt(record.owner);
  const landed = world.send(owner, [stake.deactivate(record.address, owner.address)]);
  if (landed?.error === null) replace(world, record, { ...record, stage: 'deactivated', epoch });
}

function withdraw(world: World, record: StakeRecord): void {
  const owner = world.actorAt(record.owner);
  const lamports = world.balance(record.address);
  world.send(owner, [stake.withdraw(record.address, owner.address, owner.address, lamports)]);
  replace(world, record, undefined);
}

function keep(world: World, record: Omit<StakeRecord, 'epoch'>): void {
  const epoch = world.chain.bank.epochs.of(world.slot);
  world.memory.stakes = remember(world.memory.stakes, { ...record, epoch }, MAX_STAKES);
}

function replace(world: World, record: StakeRecord, next: StakeRecord | undefined): void {
  const rest = world.memory.stakes.filter(({ address }) => address !== record.address);
  world.memory.stakes = next ? [...rest, next] : rest;
}
