import { findAssociatedToken } from '../keys/program-address.ts';
import { system } from '../programs/system.ts';
import { token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

/** Slots of one swing of a price. */
const SWING_SLOTS = 900;

export default defineScenario({
  key: 'peer-trades',
  title: 'Two people swap SOL for a token, both signing one transaction',
  weight: 9,
  step: (world) => {
    const record = world.pickToken();
    if (!record) return;
    const { mint, program, decimals } = record;
    const sellerIndex = world.pickHolder(record);
    const seller = world.actorAt(sellerIndex);
    const buyer = world.actorAt(world.pickActor());
    if (buyer.address === seller.address) return;
    const held = world.tokenAmount(seller.address, record);
    const swing = 1 + 0.35 * Math.sin(world.slot / SWING_SLOTS + record.priceLamports);
    const price = record.priceLamports * swing * (0.98 + 0.04 * world.random.fraction());
    const lamports = BigInt(Math.round(world.random.logarithmic(5_000_000, 900_000_000)));
    const wanted = BigInt(Math.floor((Number(lamports) / price) * 10 ** decimals));
    const amount = wanted < held / 4n ? wanted : held / 4n;
    if (amount === 0n) return;
    const paid = BigInt(Math.max(1, Math.round((Number(amount) / 10 ** decimals) * price)));
    const accounts = {
      from: findAssociatedToken(seller.address, mint, program),
      mint,
      to: findAssociatedToken(buyer.address, mint, program),
      owner: seller.address,
    };
    world.send(
      buyer,
      [
        token.createAssociated(program, buyer.address, buyer.address, mint),
        token.transferChecked(program, accounts, amount, decimals),
        system.transfer(buyer.address, seller.address, paid),
      ],
      { signers: [seller] },
    );
  },
});
