import { system } from '../programs/system.ts';
import { defineScenario } from './define-scenario.ts';

const SOL = 1_000_000_000;
/** Least a new account may hold. */
const DUST = 890_880n;

export default defineScenario({
  key: 'sol-transfers',
  title: 'People, whales and dusters send SOL',
  weight: 22,
  step: (world) => {
    const { random } = world;
    const kind = random.weighted([86, 7, 7]);
    const from = kind === 1 ? world.pickWhale() : world.pickActor();
    const payer = world.actorAt(from);
    const to = kind === 2 ? world.nameKeypair('dusted').address : world.pickOther(from).address;
    const sol = kind === 1 ? random.logarithmic(80, 1_200) : random.logarithmic(0.001, 1.2);
    const lamports = kind === 2 ? DUST + BigInt(random.integer(0, 999)) : BigInt(Math.round(sol * SOL));
    world.send(payer, [system.transfer(payer.address, to, lamports)]);
  },
});
