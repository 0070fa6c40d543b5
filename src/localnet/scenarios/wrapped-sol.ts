import { findAssociatedToken } from '../keys/program-address.ts';
import { NATIVE_MINT, PROGRAMS } from '../keys/program-addresses.ts';
import { system } from '../programs/system.ts';
import { token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

export default defineScenario({
  key: 'wrapped-sol',
  title: 'SOL is wrapped, sent and unwrapped',
  weight: 4,
  step: (world) => {
    const index = world.pickActor();
    const owner = world.actorAt(index);
    const account = findAssociatedToken(owner.address, NATIVE_MINT, PROGRAMS.token);
    if (world.chain.bank.accounts.index.token(account) && world.random.chance(0.5)) {
      world.send(owner, [token.closeAccount(PROGRAMS.token, account, owner.address, owner.address)]);
      return;
    }
    const lamports = BigInt(world.random.integer(10_000_000, 900_000_000));
    world.send(owner, [
      token.createAssociated(PROGRAMS.token, owner.address, owner.address, NATIVE_MINT),
      system.transfer(owner.address, account, lamports),
      token.syncNative(account),
    ]);
  },
});
