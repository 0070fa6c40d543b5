import { getLookAlike, LOOK_ALIKE_COUNT } from '../economy/look-alikes.ts';
import type { PoisoningRecord } from '../economy/market-memory.ts';
import { remember } from '../economy/memory.ts';
import type { World } from '../economy/world.ts';
import type { Keypair } from '../keys/keypair.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { computeBudget, system } from '../programs/system.ts';
import { token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

const MAX_VICTIMS = 12;
/** Victims of one transaction: the attacker pays as little as possible for each. */
const VICTIMS_A_TRANSACTION = 4;
const DUST_LAMPORTS = [1n, 10n, 1_000n] as const;
const FUNDS_LAMPORTS = 20_000_000n;
const MISTAKE_CHANCE = 0.05;

export default defineScenario({
  key: 'address-poisoning',
  title: 'Dust comes from addresses that look like those one pays, until somebody pays the wrong one',
  weight: 1.6,
  step: (world) => {
    const { random, memory } = world;
    const waiting = memory.poisonings.filter(({ stage }) => stage === 'paid');
    if (waiting.length >= VICTIMS_A_TRANSACTION || (waiting.length > 0 && random.chance(0.3))) {
      return poison(world, waiting);
    }
    const poisoned = memory.poisonings.filter(({ stage }) => stage === 'poisoned');
    if (poisoned.length > 0 && random.chance(MISTAKE_CHANCE))
      return payWrongOne(world, random.pick(poisoned));
    pay(world);
  },
});

/** Somebody pays a contact, as they always do. */
function pay(world: World): void {
  const { random, memory } = world;
  const victim = world.pickActor();
  const pair = random.integer(0, LOOK_ALIKE_COUNT - 1);
  const payer = world.actorAt(victim);
  const { contact } = getLookAlike(pair);
  const lamports = BigInt(Math.round(random.logarithmic(50_000_000, 3_000_000_000)));
  const landed = world.send(payer, [system.transfer(payer.address, contact.address, lamports)]);
  if (landed?.error !== null) return;
  const rest = memory.poisonings.filter((known) => known.victim !== victim);
  memory.poisonings = remember(rest, { victim, pair, stage: 'paid' }, MAX_VICTIMS);
}

/** The impostor of a contact sends next to nothing to those who paid it: SOL, or no tokens at all. */
function poison(world: World, waiting: readonly PoisoningRecord[]): void {
  const { random, memory } = world;
  const { pair } = waiting[0]!;
  const chosen = waiting.filter((record) => record.pair === pair).slice(0, VICTIMS_A_TRANSACTION);
  const { impostor } = getLookAlike(pair);
  if (world.balance(impostor.address) < FUNDS_LAMPORTS / 4n) {
    const attacker = world.persona('poisoner');
    const funds = system.transfer(attacker.address, impostor.address, FUNDS_LAMPORTS);
    if (world.send(attacker, [funds])?.error !== null) return;
  }
  const addresses = chosen.map(({ victim }) => world.actorAt(victim).address);
  if (random.chance(0.6)) sendDust(world, impostor, addresses);
  else sendNoTokens(world, impostor, addresses);
  memory.poisonings = memory.poisonings.map((record) =>
    chosen.includes(record) ? { ...record, stage: 'poisoned' } : record,
  );
}

function sendDust(world: World, impostor: Keypair, addresses: readonly string[]): void {
  const transfers = addresses.map((address) =>
    system.transfer(impostor.address, address, world.random.pick(DUST_LAMPORTS)),
  );
  const price = [computeBudget.unitLimit(600 * addresses.length), computeBudget.unitPrice(1)];
  world.send(impostor, [...price, ...transfers], { isBare: true });
}

/** Transfers of zero tokens still stand in the history of whoever is to receive them. */
function sendNoTokens(world: World, impostor: Keypair, addresses: readonly string[]): void {
  const dollar = world.memory.assets.find(({ symbol }) => symbol === 'lnUSD');
  if (!dollar) return sendDust(world, impostor, addresses);
  const { mint, program, decimals } = dollar;
  const { index } = world.chain.bank.accounts;
  const from = findAssociatedToken(impostor.address, mint, program);
  const receivers = addresses
    .map((address) => findAssociatedToken(address, mint, program))
    .filter((account) => index.token(account) !== undefined);
  if (receivers.length === 0) return sendDust(world, impostor, addresses);
  world.send(
    impostor,
    [
      ...(index.token(from)
        ? []
        : [token.createAssociated(program, impostor.address, impostor.address, mint)]),
      ...receivers.map((to) =>
        token.transferChecked(program, { from, mint, to, owner: impostor.address }, 0n, decimals),
      ),
    ],
    { isBare: true },
  );
}

/** Copied from the history, without a look at the middle. */
function payWrongOne(world: World, record: PoisoningRecord): void {
  const victim = world.actorAt(record.victim);
  const { impostor } = getLookAlike(record.pair);
  const lamports = world.balance(victim.address) / BigInt(world.random.integer(4, 12));
  world.send(victim, [system.transfer(victim.address, impostor.address, lamports)]);
  world.memory.poisonings = world.memory.poisonings.filter((known) => known !== record);
}
