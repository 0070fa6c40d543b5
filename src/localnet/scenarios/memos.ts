import { memo, system } from '../programs/system.ts';
import { defineScenario } from './define-scenario.ts';

const TEXTS = [
  'gm localnet',
  'invoice 2041 / thank you',
  'rent for the test kitchen',
  'für die Kaffeekasse ☕',
  '{"order":"A-17","items":3}',
  'ありがとう',
] as const;

export default defineScenario({
  key: 'memos',
  title: 'Payments and notes with a memo',
  weight: 4,
  step: (world) => {
    const from = world.pickActor();
    const payer = world.actorAt(from);
    const text = `${world.random.pick(TEXTS)} #${world.random.integer(1, 9_999)}`;
    const lamports = BigInt(world.random.integer(1_000_000, 90_000_000));
    const payment = system.transfer(payer.address, world.pickOther(from).address, lamports);
    const signers = world.random.chance(0.5) ? [payer.address] : [];
    world.send(payer, world.random.chance(0.7) ? [payment, memo(text, signers)] : [memo(text, signers)]);
  },
});
