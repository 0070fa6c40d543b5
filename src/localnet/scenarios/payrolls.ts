import { memo, system } from '../programs/system.ts';
import { defineScenario } from './define-scenario.ts';

export default defineScenario({
  key: 'payrolls',
  title: 'A company pays many people in one transaction',
  weight: 2,
  step: (world) => {
    const { random } = world;
    const from = world.pickWhale();
    const payer = world.actorAt(from);
    const count = random.integer(4, 12);
    const payments = Array.from({ length: count }, () => {
      const lamports = BigInt(random.integer(20_000_000, 400_000_000));
      return system.transfer(payer.address, world.pickOther(from).address, lamports);
    });
    world.send(payer, [...payments, memo(`payroll of slot ${world.slot}`)]);
  },
});
