import type { LandedTransaction } from '../ledger/block.ts';
import { findGap, movePrices } from '../economy/prices.ts';
import { getReserves, quoteRoute, toLeg } from '../economy/routes.ts';
import type { RouteLeg } from '../economy/routes.ts';
import { lessBasisPoints, toSwapInstructions } from '../economy/swaps.ts';
import type { World } from '../economy/world.ts';
import { quoteSwap } from '../programs/amm.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { NATIVE_MINT } from '../keys/program-addresses.ts';
import { computeBudget } from '../programs/system.ts';
import { defineScenario } from './define-scenario.ts';

const LEAST_PROFIT_LAMPORTS = 2_000_000n;
const LEAST_GAP = -0.003;
const UNITS = 80_000;
/** Of the account a bot opens for a token it never had: associated ones of Token-2022 have an extension. */
const ACCOUNT_BYTES = 170;

export default defineScenario({
  key: 'sandwiches',
  title: 'A bot buys before a careless buyer and sells right after, in the same block',
  weight: 1,
  step: (world) => {
    const { random, memory } = world;
    movePrices(world);
    // People are careless where a price seems low.
    const pools = memory.pools.filter(
      (pool) => pool.mintB === NATIVE_MINT && findGap(world, pool) > LEAST_GAP,
    );
    if (pools.length === 0) return;
    const leg = toLeg(random.pick(pools), NATIVE_MINT);
    const [reserveIn] = getReserves(world, leg);
    const victim = world.actorAt(random.chance(0.2) ? world.pickWhale() : world.pickActor());
    const wanted = (reserveIn * BigInt(random.integer(6, 25))) / 1_000n;
    const spendable = (world.balance(victim.address) * 7n) / 10n;
    const amount = wanted < spendable ? wanted : spendable;
    const quoted = quoteRoute(world, [leg], amount)[0]!;
    const minimumOut = lessBasisPoints(quoted, random.pick([300, 500, 1_000]));
    const bot = world.persona('sandwich', 500n);
    const account = findAssociatedToken(bot.address, leg.mintOut, leg.pool.programA);
    const isOpen = world.chain.bank.accounts.index.token(account) !== undefined;
    const rent = isOpen ? 0n : world.rent(ACCOUNT_BYTES);
    const front = findFront(world, leg, { amount, minimumOut, least: LEAST_PROFIT_LAMPORTS + rent });
    if (front === undefined) return;

    if (send(world, bot, leg, front, 1n, 3_000_000)?.error !== null) return;
    send(world, victim, leg, amount, minimumOut, random.integer(1_000, 200_000));
    const asset = memory.assets.find(({ mint }) => mint === leg.mintOut);
    const held = asset ? world.tokenAmount(bot.address, asset) : 0n;
    if (held > 0n) send(world, bot, toLeg(leg.pool, leg.mintOut), held, 1n, 2_000);
  },
});

/** The most the bot can buy so that the victim's swap still succeeds, when that pays. */
function findFront(
  world: World,
  leg: RouteLeg,
  {
    amount,
    minimumOut,
    least,
  }: { readonly amount: bigint; readonly minimumOut: bigint; readonly least: bigint },
): bigint | undefined {
  const [reserveIn, reserveOut] = getReserves(world, leg);
  const fee = leg.pool.feeBasisPoints;
  const after = (front: bigint): readonly [bigint, bigint] => [
    reserveIn + front,
    reserveOut - quoteSwap(front, reserveIn, reserveOut, fee),
  ];
  let low = 0n;
  let high = reserveIn / 10n;
  for (let step = 0; step < 40 && high - low > 1n; step++) {
    const middle = (low + high) / 2n;
    if (quoteSwap(amount, ...after(middle), fee) >= minimumOut) low = middle;
    else high = middle;
  }
  const bought = quoteSwap(low, reserveIn, reserveOut, fee);
  const [inBefore, outBefore] = after(low);
  const inAfter = inBefore + amount;
  const outAfter = outBefore - quoteSwap(amount, inBefore, outBefore, fee);
  const earned = quoteSwap(bought, outAfter, inAfter, fee) - low;
  return low > 0n && earned > least ? low : undefined;
}

function send(
  world: World,
  trader: ReturnType<World['persona']>,
  leg: RouteLeg,
  amountIn: bigint,
  minimumOut: bigint,
  price: number,
): LandedTransaction | undefined {
  return world.send(
    trader,
    [
      computeBudget.unitLimit(UNITS),
      computeBudget.unitPrice(price),
      ...toSwapInstructions(world, trader.address, { legs: [leg], amountIn, minimumOut }),
    ],
    { isBare: true },
  );
}
