import { remember } from '../economy/memory.ts';
import type { ProgramRecord } from '../economy/memory.ts';
import type { World } from '../economy/world.ts';
import type { Keypair } from '../keys/keypair.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { BUFFER_HEADER_BYTES, loader, PROGRAM_BYTES } from '../programs/loader.ts';
import { system } from '../programs/system.ts';
import { signer } from '../transactions/instruction.ts';
import { defineScenario } from './define-scenario.ts';

const MAX_PROGRAMS = 6;
const WRITE_BYTES = 900;
const DEPLOY_CHANCE = 0.02;
const UPGRADE_CHANCE = 0.02;
const FINAL_CHANCE = 0.005;

export default defineScenario({
  key: 'program-deploys',
  title: 'Copies of the memo program are deployed, called, upgraded and made final',
  weight: 1,
  setup: (world) => deploy(world),
  step: (world) => {
    const { random, memory } = world;
    if (memory.programs.length < MAX_PROGRAMS && random.chance(DEPLOY_CHANCE)) return deploy(world);
    const ready = memory.programs.filter(({ readySlot }) => readySlot <= world.slot);
    if (ready.length === 0) return;
    const record = random.pick(ready);
    if (record.authority !== undefined && random.chance(UPGRADE_CHANCE)) return upgrade(world, record);
    if (record.authority !== undefined && random.chance(FINAL_CHANCE)) return makeFinal(world, record);
    const payer = world.actorAt(world.pickActor());
    const data = new TextEncoder().encode(`note ${random.integer(1, 99_999)}`);
    world.send(payer, [{ program: record.address, accounts: [signer(payer.address)], data }]);
  },
});

/** Puts the memo program's code into a buffer of its own, as `solana program write-buffer` does. */
function writeBuffer(world: World, payer: Keypair, code: Uint8Array): Keypair {
  const buffer = world.nameKeypair('buffer');
  const bytes = BUFFER_HEADER_BYTES + code.length;
  world.send(
    payer,
    [
      system.createAccount(
        payer.address,
        buffer.address,
        world.rent(bytes),
        bytes,
        PROGRAMS.upgradeableLoader,
      ),
      loader.initializeBuffer(buffer.address, payer.address),
    ],
    { signers: [buffer], isBare: true },
  );
  for (let at = 0; at < code.length; at += WRITE_BYTES) {
    const part = code.subarray(at, at + WRITE_BYTES);
    world.send(payer, [loader.write(buffer.address, payer.address, at, part)], { isBare: true });
  }
  return buffer;
}

function deploy(world: World): void {
  const code = world.chain.bank.accounts.get(PROGRAMS.memo)?.data;
  if (!code) return;
  const authority = world.pickActor();
  const payer = world.actorAt(authority);
  const account = world.nameKeypair('program');
  const buffer = writeBuffer(world, payer, code);
  const rent = world.rent(PROGRAM_BYTES);
  const landed = world.send(
    payer,
    [
      system.createAccount(payer.address, account.address, rent, PROGRAM_BYTES, PROGRAMS.upgradeableLoader),
      loader.deploy(payer.address, account.address, buffer.address, payer.address, code.length),
    ],
    { signers: [account], isBare: true },
  );
  if (landed?.error !== null) return;
  const record = { address: account.address, authority, readySlot: world.slot + 1 };
  world.memory.programs = remember(world.memory.programs, record, MAX_PROGRAMS);
}

function upgrade(world: World, record: ProgramRecord): void {
  const code = world.chain.bank.accounts.get(PROGRAMS.memo)?.data;
  const payer = record.authority === undefined ? undefined : world.actorAt(record.authority);
  if (!code || !payer) return;
  const buffer = writeBuffer(world, payer, code);
  world.send(payer, [loader.upgrade(record.address, buffer.address, payer.address, payer.address)], {
    isBare: true,
  });
  replace(world, { ...record, readySlot: world.slot + 1 });
}

function makeFinal(world: World, record: ProgramRecord): void {
  const payer = world.actorAt(record.authority!);
  world.send(payer, [loader.makeFinal(record.address, payer.address)]);
  replace(world, { ...record, authority: undefined });
}

function replace(world: World, next: ProgramRecord): void {
  world.memory.programs = world.memory.programs.map((record) =>
    record.address === next.address ? next : record,
  );
}
