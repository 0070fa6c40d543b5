import { remember } from '../economy/memory.ts';
import type { MultisigRecord } from '../economy/market-memory.ts';
import { grant, toUnits } from '../economy/open-market.ts';
import type { World } from '../economy/world.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { system } from '../programs/system.ts';
import { MULTISIG_BYTES, multisig, token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

const MAX_MULTISIGS = 3;
const OPEN_CHANCE = 0.1;
/** Now and then they are one signature short. */
const SHORT_SHARE = 0.06;

export default defineScenario({
  key: 'multisigs',
  title: 'Several people sign for the tokens they hold together',
  weight: 1.6,
  step: (world) => {
    const { random, memory } = world;
    const count = memory.multisigs.length;
    if (count === 0 || (count < MAX_MULTISIGS && random.chance(OPEN_CHANCE))) return open(world);
    pay(world, random.pick(memory.multisigs));
  },
});

function open(world: World): void {
  const { random, memory } = world;
  const asset = memory.assets.find(({ symbol }) => symbol === 'lnUSD');
  if (!asset) return;
  const payer = world.pickActor();
  const account = world.nameKeypair('multisig');
  const members = random.integer(3, 5);
  const signers = Array.from({ length: members }, (_none, at) => payer + at);
  const threshold = random.integer(2, members - 1);
  const addresses = signers.map((index) => world.actorAt(index).address);
  const { mint, program, decimals } = asset;
  const owner = world.actorAt(payer).address;
  const landed = world.send(
    world.actorAt(payer),
    [
      system.createAccount(owner, account.address, world.rent(MULTISIG_BYTES), MULTISIG_BYTES, program),
      multisig.initialize(program, account.address, addresses, threshold),
    ],
    { signers: [account] },
  );
  if (landed?.error !== null) return;
  grant(world, asset, [account.address], toUnits(asset, random.logarithmic(20_000, 200_000)));
  const record: MultisigRecord = { address: account.address, mint, program, decimals, signers, threshold };
  memory.multisigs = remember(memory.multisigs, record, MAX_MULTISIGS);
}

function pay(world: World, record: MultisigRecord): void {
  const { random } = world;
  const { address, mint, program, decimals } = record;
  const held = world.tokenAmount(address, record);
  if (held < 1_000_000n) return grantMore(world, record);
  const amount = held / BigInt(random.integer(20, 400));
  const receiver = world.actorAt(world.pickActor()).address;
  const count = random.chance(SHORT_SHARE) ? record.threshold - 1 : record.threshold;
  const first = random.integer(0, record.signers.length - 1);
  const signing = Array.from({ length: count }, (_none, at) =>
    world.actorAt(record.signers[(first + at) % record.signers.length]!),
  );
  const payer = world.actorAt(world.pickActor());
  const accounts = {
    from: findAssociatedToken(address, mint, program),
    mint,
    to: findAssociatedToken(receiver, mint, program),
    owner: address,
  };
  world.send(
    payer,
    [
      token.createAssociated(program, payer.address, receiver, mint),
      multisig.transferChecked(
        program,
        accounts,
        signing.map((signer) => signer.address),
        amount,
        decimals,
      ),
    ],
    { signers: signing },
  );
}

function grantMore(world: World, record: MultisigRecord): void {
  const asset = world.memory.assets.find(({ mint }) => mint === record.mint);
  if (asset) grant(world, asset, [record.address], toUnits(asset, 50_000));
}
