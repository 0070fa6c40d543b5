import type { Amount, Asset, DecodedInstruction, Effect, Field, Swap, Trade } from '#contracts/decoded';
import type { ProtocolCategory } from '../define-protocol.ts';
import { WRAPPED_SOL_MINT } from '../known-addresses.ts';
import { findProtocol } from '../protocol-registry.ts';
import { addressField, countField, toAmountValue, toAssetKey } from './amounts.ts';
import { findMain, type Draft, type SummaryInput } from './summary-input.ts';

interface NetChange {
  readonly asset: Asset;
  readonly change: bigint;
}

/** Fees and tips taken beside the pools make balances differ from swaps; beyond this share they disagree. */
const TOLERATED_PERCENT = 5n;

/**
 * What each signer exchanged. Swaps say what pools took and gave; balances say what the person has since.
 * Where swaps are known the trade is theirs and is compared with the balances; where no pool's program is
 * known, exactly one asset out and one in through a program that is no plumbing is read as a trade.
 */
export function toTrades(input: SummaryInput): readonly Trade[] {
  if (input.failed) return [];
  const main = findMain(input.instructions);
  if (main === undefined) return [];
  const swaps = distinctSwaps(input.effects);
  const flow = toFlow(swaps);
  if (flow === undefined && givesReceipt(main)) return [];
  const venues = new Set(swaps.map(({ venue }) => venue));
  const router =
    swaps.length > 0 && main.programName !== undefined && venues.has(main.programName)
      ? undefined
      : main.program;
  const trades: Trade[] = [];
  for (const trader of input.signers) {
    const net = toNetChanges(input, trader);
    // Several people may trade side by side; a router that trades for them is none of them.
    const own = input.effects.filter((effect) => effect.kind === 'swap' && effect.trader === trader);
    const theirs = own.length === 0 ? swaps : distinctSwaps(own);
    const through = own.length === 0 ? flow : toFlow(theirs);
    const trade =
      through === undefined ? fromBalances(net) : compare(fromSwaps(through, net), fromBalances(net));
    if (trade !== undefined) {
      trades.push({ trader, ...trade, swaps: through === undefined ? [] : theirs, router });
    }
  }
  if (trades.length > 0 || flow === undefined || !isSingleItem(flow.bought)) return trades;
  // Nobody who signed bought the item: the seller took a bid that was made before.
  for (const trader of input.signers) {
    const net = toNetChanges(input, trader);
    if (isSeller(flow, net)) {
      trades.push({ trader, sold: flow.bought, bought: flow.sold, swaps: swaps.map(toOtherSide), router });
    }
  }
  return trades;
}

/** Who lends, stakes or bridges gives a token for what it takes: balances alone would call that a trade. */
const RECEIPTS = new Set<ProtocolCategory | undefined>(['lending', 'staking', 'perpetuals', 'bridge']);

const givesReceipt = ({ program, sentence }: DecodedInstruction): boolean =>
  sentence !== undefined && RECEIPTS.has(findProtocol(program)?.definition.category);

const toOtherSide = ({ venue, pool, sold, bought }: Swap): Swap => ({
  venue,
  pool,
  sold: bought,
  bought: sold,
});

/** Whether someone gave the item away, or has most of its price: what fees and royalties left. */
function isSeller({ sold, bought }: Flow, net: readonly NetChange[]): boolean {
  const changeOf = ({ asset }: Amount): bigint =>
    net.find((change) => toAssetKey(change.asset) === toAssetKey(asset))?.change ?? 0n;
  return changeOf(bought) < 0n || 2n * changeOf(sold) >= sold.amount;
}

/** Swaps in the order they ran. A router's report of a swap that the pool itself showed is left out. */
function distinctSwaps(effects: readonly Effect[]): readonly Swap[] {
  const swaps: Swap[] = [];
  for (const effect of effects) {
    if (effect.kind !== 'swap') continue;
    const { venue, pool, sold, bought } = effect;
    if (pool === undefined && swaps.some((swap) => isSameSwap(swap, effect))) continue;
    swaps.push({ venue, pool, sold, bought });
  }
  return swaps;
}

/** Fees held back may change one side between the two tellings, never both. */
export function isSameSwap(
  one: Pick<Swap, 'sold' | 'bought'>,
  other: Pick<Swap, 'sold' | 'bought'>,
): boolean {
  return (
    toAssetKey(one.sold.asset) === toAssetKey(other.sold.asset) &&
    toAssetKey(one.bought.asset) === toAssetKey(other.bought.asset) &&
    (one.sold.amount === other.sold.amount || one.bought.amount === other.bought.amount)
  );
}

interface Flow {
  readonly sold: Amount;
  readonly bought: Amount;
}

/** What all swaps together take in and give out; what one gives and the next takes cancels out. */
function toFlow(swaps: readonly Swap[]): Flow | undefined {
  const net = new Map<string, { asset: Asset; amount: bigint }>();
  const add = ({ asset, amount }: Amount, sign: bigint): void => {
    const key = toAssetKey(asset);
    const before = net.get(key);
    if (before) before.amount += sign * amount;
    else net.set(key, { asset, amount: sign * amount });
  };
  for (const { sold, bought } of swaps) {
    add(sold, -1n);
    add(bought, 1n);
  }
  // The asset that entered first and the one that left last, not what remained in between.
  const first = swaps[0] && net.get(toAssetKey(swaps[0].sold.asset));
  const last = swaps.at(-1) && net.get(toAssetKey(swaps.at(-1)!.bought.asset));
  if (first === undefined || last === undefined || first.amount >= 0n || last.amount <= 0n) return undefined;
  return {
    sold: { asset: first.asset, amount: -first.amount },
    bought: { asset: last.asset, amount: last.amount },
  };
}

type Exchange = Pick<Trade, 'sold' | 'bought' | 'agrees'>;

/**
 * Where swaps are missing, such as those of a pool nobody knows, plain balances say more than the swaps that are
 * there. SOL also pays tips and rent, so of SOL balances are believed only where that cannot be all.
 */
function compare(swaps: Exchange | undefined, balances: Exchange | undefined): Exchange | undefined {
  if (swaps === undefined || swaps.agrees === true || balances === undefined) return swaps;
  const choose = (swap: Amount, balance: Amount): Amount => {
    if (toAssetKey(balance.asset) !== 'sol') return balance;
    const known = toAssetKey(swap.asset) === 'sol' ? swap.amount : 0n;
    return balance.amount - known > MOST_BESIDE_LAMPORTS ? balance : swap;
  };
  return {
    sold: choose(swaps.sold, balances.sold),
    bought: choose(swaps.bought, balances.bought),
    agrees: false,
  };
}

/** More than tips and the rent of some accounts come to: 0.1 SOL. */
const MOST_BESIDE_LAMPORTS = 100_000_000n;

/** The flow as one person saw it; absent when nothing of it is in the person's balances. */
function fromSwaps({ sold, bought }: Flow, net: readonly NetChange[]): Exchange | undefined {
  const changeOf = ({ asset }: Amount): bigint =>
    net.find((change) => toAssetKey(change.asset) === toAssetKey(asset))?.change ?? 0n;
  const paid = -changeOf(sold);
  const received = changeOf(bought);
  if (paid <= 0n && received <= 0n) return undefined;
  const agrees = isNear(paid, sold.amount) && isNear(received, bought.amount);
  return {
    // SOL also pays tips and rent, so there the pools know better; of tokens the person's own balance does.
    sold: agrees && toAssetKey(sold.asset) !== 'sol' ? { ...sold, amount: paid } : sold,
    bought: agrees && toAssetKey(bought.asset) !== 'sol' ? { ...bought, amount: received } : bought,
    agrees,
  };
}

function isNear(one: bigint, other: bigint): boolean {
  const difference = one > other ? one - other : other - one;
  return difference * 100n <= other * TOLERATED_PERCENT;
}

function fromBalances(net: readonly NetChange[]): Exchange | undefined {
  const out = net.filter(({ change }) => change < 0n);
  const into = net.filter(({ change }) => change > 0n);
  const [sold] = out;
  const [bought] = into;
  if (out.length !== 1 || into.length !== 1 || sold === undefined || bought === undefined) return undefined;
  return {
    sold: { asset: sold.asset, amount: -sold.change },
    bought: { asset: bought.asset, amount: bought.change },
  };
}

/** The trade of a transaction in words. */
export function describeTrade(input: SummaryInput, trades: readonly Trade[]): Draft | undefined {
  const [trade] = trades;
  if (trade === undefined) return undefined;
  const { sold, bought, swaps, router } = trade;
  const where = swaps.length === 0 ? undefined : describeVenues(swaps);
  const fields: Field[] = [
    ...(trade.trader === input.feePayer ? [] : [addressField('who', trade.trader)]),
    { name: 'sold', value: toAmountValue(sold.asset, sold.amount) },
    { name: 'bought', value: toAmountValue(bought.asset, bought.amount) },
    ...(where?.fields ?? []),
    ...(router === undefined ? [] : [addressField('program', router)]),
  ];
  const rest = `${where === undefined ? '' : ` ${where.text}`}${router === undefined ? '' : ' through {program}'}`;
  if (isSingleItem(bought)) {
    return {
      action: 'buy-nft',
      past: 'bought',
      infinitive: 'buy',
      rest: `{bought} for {sold}${rest}`,
      fields,
    };
  }
  if (isSingleItem(sold)) {
    return {
      action: 'sell-nft',
      past: 'sold',
      infinitive: 'sell',
      rest: `{sold} for {bought}${rest}`,
      fields,
    };
  }
  return { action: 'trade', past: 'swapped', infinitive: 'swap', rest: `{sold} for {bought}${rest}`, fields };
}

/** A round through pools back to the asset it began with. */
export function describeRound(input: SummaryInput): Draft | undefined {
  const swaps = distinctSwaps(input.effects);
  const sold = swaps[0]?.sold;
  const bought = swaps.at(-1)?.bought;
  if (swaps.length < 2 || sold === undefined || bought === undefined) return undefined;
  if (toAssetKey(sold.asset) !== toAssetKey(bought.asset)) return undefined;
  const where = describeVenues(swaps);
  return {
    action: 'arbitrage',
    past: 'turned',
    infinitive: 'turn',
    rest: `{sold} into {bought} ${where.text}`,
    fields: [
      { name: 'sold', value: toAmountValue(sold.asset, sold.amount) },
      { name: 'bought', value: toAmountValue(bought.asset, bought.amount) },
      ...where.fields,
    ],
  };
}

function describeVenues(swaps: readonly Swap[]): {
  readonly text: string;
  readonly fields: readonly Field[];
} {
  const venues = [...new Set(swaps.map(({ venue }) => venue))];
  const named = (name: string, text: string): Field => ({ name, value: { kind: 'text', text } });
  if (venues.length === 1) return { text: 'on {venue}', fields: [named('venue', venues[0]!)] };
  if (venues.length === 2) {
    return {
      text: 'on {venue} and {second}',
      fields: [named('venue', venues[0]!), named('second', venues[1]!)],
    };
  }
  return { text: 'over {swaps} pools', fields: [countField('swaps', swaps.length)] };
}

function isSingleItem({ asset, amount }: Amount): boolean {
  return asset.kind === 'token' && asset.decimals === 0 && amount === 1n;
}

/**
 * What `owner` gained and lost in all: SOL and wrapped SOL together, without the fee, and without the rent
 * the fee payer put into accounts opened or got back from accounts closed.
 */
export function toNetChanges(input: SummaryInput, owner: string): readonly NetChange[] {
  const net = new Map<string, { asset: Asset; change: bigint }>();
  for (const { owner: whose, asset, change } of input.balanceChanges) {
    if (whose !== owner) continue;
    const key = toAssetKey(asset);
    const before = net.get(key);
    if (before) before.change += change;
    else net.set(key, { asset, change });
  }
  const sol = net.get('sol');
  if (sol && owner === input.feePayer) sol.change += (input.feeLamports ?? 0n) + toRentChange(input);
  return [...net.values()].filter(({ change }) => change !== 0n);
}

/**
 * SOL that went into accounts opened, as the instructions that opened them state it, less what came out of
 * accounts closed. SOL that is also counted as wrapped SOL is no rent.
 */
function toRentChange(input: SummaryInput): bigint {
  const opened = new Map<string, bigint>();
  const closed = new Set<string>();
  for (const effect of input.effects) {
    if (effect.kind === 'create-account') {
      const stated = effect.lamports ?? 0n;
      if (stated > (opened.get(effect.account) ?? -1n)) opened.set(effect.account, stated);
    } else if (effect.kind === 'close-account') closed.add(effect.account);
  }
  if (opened.size === 0 && closed.size === 0) return 0n;
  // Accounts opened by transfer, allocate and assign state no lamports; what was sent to them is their rent.
  for (const effect of input.effects) {
    if (effect.kind === 'transfer' && effect.asset.kind === 'sol' && opened.get(effect.to) === 0n) {
      opened.set(effect.to, effect.amount);
    }
  }
  let rent = 0n;
  for (const { asset, owner, before, after, change } of input.balanceChanges) {
    if (asset.kind !== 'sol') continue;
    const stated = opened.get(owner);
    if (before === 0n && after > 0n && stated !== undefined) {
      rent += stated < change ? stated : change - wrappedChange(input, owner);
    } else if (after === 0n && before > 0n && closed.has(owner)) rent += change - wrappedChange(input, owner);
  }
  return rent;
}

/** Change of the wrapped SOL in one token account. */
function wrappedChange(input: SummaryInput, account: string): bigint {
  for (const { asset, accounts, change } of input.balanceChanges) {
    if (
      asset.kind === 'token' &&
      asset.mint === WRAPPED_SOL_MINT &&
      accounts.length === 1 &&
      accounts[0] === account
    ) {
      return change;
    }
  }
  return 0n;
}
