import { findAssociatedToken } from '../keys/program-address.ts';
import { AUTHORITY, token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

export default defineScenario({
  key: 'token-upkeep',
  title: 'Burns, approvals, freezes, mints and changes of authority',
  weight: 4,
  step: (world) => {
    const record = world.pickToken();
    if (!record) return;
    const { mint, program } = record;
    const { random } = world;
    const owner = world.actorAt(world.pickHolder(record));
    const issuer = world.actorAt(record.issuer);
    const account = findAssociatedToken(owner.address, mint, program);
    const amount = world.tokenAmount(owner.address, record) / 50n;
    if (amount === 0n) return;
    const spender = world.pickOther(record.issuer).address;
    const kind = random.weighted([5, 4, 3, 4, 3, 1]);
    if (kind === 0) world.send(owner, [token.burn(program, account, mint, owner.address, amount)]);
    else if (kind === 1) world.send(owner, [token.approve(program, account, spender, owner.address, amount)]);
    else if (kind === 2) world.send(owner, [token.revoke(program, account, owner.address)]);
    else if (kind === 3) world.send(issuer, [token.mintTo(program, mint, account, issuer.address, amount)]);
    else if (kind === 4) {
      world.send(issuer, [token.freeze(program, account, mint, issuer.address)]);
      world.send(issuer, [token.thaw(program, account, mint, issuer.address)]);
    } else {
      world.send(
        owner,
        [
          token.setAuthority(program, account, owner.address, AUTHORITY.closeAccount, issuer.address),
          token.setAuthority(program, account, issuer.address, AUTHORITY.closeAccount, undefined),
        ],
        { signers: [issuer] },
      );
    }
  },
});
