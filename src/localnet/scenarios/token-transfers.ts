import { findAssociatedToken } from '../keys/program-address.ts';
import { token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

export default defineScenario({
  key: 'token-transfers',
  title: 'Holders send tokens, opening accounts for those who have none',
  weight: 24,
  step: (world) => {
    const record = world.pickToken();
    if (!record) return;
    const { mint, program, decimals } = record;
    const from = world.pickHolder(record);
    const owner = world.actorAt(from);
    const amount = world.tokenAmount(owner.address, record) / BigInt(world.random.integer(8, 400));
    if (amount === 0n) return;
    const receiver = world.pickOther(from).address;
    const to = findAssociatedToken(receiver, mint, program);
    const isOpen = world.chain.bank.accounts.index.token(to) !== undefined;
    const accounts = {
      from: findAssociatedToken(owner.address, mint, program),
      mint,
      to,
      owner: owner.address,
    };
    world.send(owner, [
      ...(isOpen ? [] : [token.createAssociated(program, owner.address, receiver, mint)]),
      token.transferChecked(program, accounts, amount, decimals),
    ]);
  },
});
