import { findAssociatedToken } from '../keys/program-address.ts';
import { memo } from '../programs/system.ts';
import { token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

const SYMBOL = 'lnUSD';
const SHOPS = 5;

export default defineScenario({
  key: 'stablecoin-payments',
  title: 'People pay each other and shops in dollars',
  weight: 7,
  step: (world) => {
    const { random, memory } = world;
    const dollar = memory.assets.find(({ symbol }) => symbol === SYMBOL);
    if (!dollar) return;
    const payer = world.pickActor();
    const owner = world.actorAt(payer).address;
    const held = world.tokenAmount(owner, dollar);
    const cents = BigInt(Math.round(random.logarithmic(150, 250_000)));
    const amount = cents * 10_000n;
    if (amount > held) return;
    const isPurchase = random.chance(0.4);
    const shop = random.integer(0, SHOPS - 1);
    const receiver = isPurchase ? world.persona(`shop-${shop}`).address : world.pickOther(payer).address;
    const { mint, program, decimals } = dollar;
    const to = findAssociatedToken(receiver, mint, program);
    const isOpen = world.chain.bank.accounts.index.token(to) !== undefined;
    const from = findAssociatedToken(owner, mint, program);
    world.send(world.actorAt(payer), [
      ...(isOpen ? [] : [token.createAssociated(program, owner, receiver, mint)]),
      token.transferChecked(program, { from, mint, to, owner }, amount, decimals),
      ...(isPurchase ? [memo(`order ${random.integer(10_000, 99_999)}`)] : []),
    ]);
  },
});
