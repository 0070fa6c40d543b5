import { findAssociatedToken } from '../keys/program-address.ts';
import { memo, system } from '../programs/system.ts';
import { token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

/** A version 1 message without these limits may use no units and load no data at all. */
const LIMITS = { computeUnitLimit: 60_000, loadedAccountsDataSizeLimit: 2_000_000 } as const;

export default defineScenario({
  key: 'version-one',
  title: 'Version 1 transactions with their limits in the message',
  weight: 6,
  step: (world) => {
    const { random } = world;
    const from = world.pickActor();
    const payer = world.actorAt(from);
    const fee = random.chance(0.7) ? { priorityFeeLamports: BigInt(random.integer(100, 90_000)) } : {};
    const config = { ...LIMITS, ...fee };
    const record = random.chance(0.4) ? world.pickToken() : undefined;
    if (record) {
      const holder = world.pickHolder(record);
      const owner = world.actorAt(holder);
      const { mint, program, decimals } = record;
      const amount = world.tokenAmount(owner.address, record) / 100n;
      const receiver = world.pickOther(holder).address;
      const to = findAssociatedToken(receiver, mint, program);
      const accounts = {
        from: findAssociatedToken(owner.address, mint, program),
        mint,
        to,
        owner: owner.address,
      };
      if (amount === 0n) return;
      world.send(
        owner,
        [
          token.createAssociated(program, owner.address, receiver, mint),
          token.transferChecked(program, accounts, amount, decimals),
        ],
        { config },
      );
      return;
    }
    const lamports = BigInt(random.integer(1_000_000, 200_000_000));
    const payment = system.transfer(payer.address, world.pickOther(from).address, lamports);
    world.send(payer, random.chance(0.3) ? [payment, memo(`v1 ${world.slot}`)] : [payment], { config });
  },
});
