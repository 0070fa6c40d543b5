import type { Address } from '#contracts/chain';
import type { Amount, DecodedInstruction, Effect, Swap, Trade } from '#contracts/decoded';
import type { ProtocolCategory } from '../define-protocol.ts';
import { TOKEN_PROGRAMS } from '../known-addresses.ts';
import { findProtocol } from '../protocol-registry.ts';
import { isSingleItem, toAssetKey } from './amounts.ts';
import { moneyOf, type Money, type NetChange } from './money.ts';
import { toFlows, type Exchange, isResidue } from './swap-flows.ts';
import { collectEffects, findLayout, findMain, isPlumbing, type SummaryInput } from './summary-input.ts';

type SwapEffect = Extract<Effect, { kind: 'swap' }>;

/** Fees taken beside the pools make balances differ from swaps; beyond this share they disagree. */
const TOLERATED_PERCENT = 5n;

/** What programs move of a trader's SOL without an instruction, such as rent they give back: at most 0.1 SOL. */
const MOST_BESIDE_LAMPORTS = 100_000_000n;

/**
 * What each party exchanged. An order that was filled is its owner's trade, whoever signed; where a signer took it from
 * an order book, it comes behind the signer's own trade. Else the trade is a signer's: what the instructions that swap did to the signer's balances, without the fee, rent, and what the signer
 * sent on in other instructions. Where balances do not show both sides the pools' own amounts are taken, and where no
 * pool is known, exactly one asset out and one in through a program that is no plumbing is read as a trade.
 */
export function toTrades(input: SummaryInput): readonly Trade[] {
  if (input.failed) return [];
  const main = findMain(input.instructions);
  if (main === undefined) return [];
  const all = listSwapEffects(input.effects);
  const fills = toFills(all);
  if (fills.length === 0) return toOwnTrades(input, main, all);
  const effects = all.filter(({ order }) => order === undefined);
  const isTaken = effects.some(
    ({ trader, venue }) =>
      input.signers.includes(trader) && fills.some(({ swaps }) => swaps.some((one) => one.venue === venue)),
  );
  return isTaken ? [...toOwnTrades(input, main, effects), ...fills] : fills;
}

/** Trades other than orders that were filled, from the swaps that are no such orders. */
function toOwnTrades(
  input: SummaryInput,
  main: DecodedInstruction,
  effects: readonly SwapEffect[],
): readonly Trade[] {
  // Without tokens there is one asset, of which nobody gives some for some.
  if (effects.length === 0 && !hasTokens(input)) return [];
  const money = moneyOf(input);
  const swaps = distinctSwaps(effects);
  const flows = toFlows(swaps);
  if (flows.length === 0 && (givesReceipt(main) || findLayout(main)?.tradeless === true)) return [];
  const venues = new Set(swaps.map(({ venue }) => venue));
  const router =
    swaps.length > 0 && main.programName !== undefined && venues.has(main.programName)
      ? undefined
      : main.program;
  const isPool = main.sentence !== undefined && findProtocol(main.program)?.definition.category === 'amm';
  const isMade = (kind: 'mint' | 'burn', { asset }: Amount): boolean =>
    input.effects.some((effect) => effect.kind === kind && toAssetKey(effect.asset) === toAssetKey(asset));
  const isShare = ({ sold, bought }: Exchange): boolean =>
    isPool && (isMade('burn', sold) || isMade('mint', bought));
  const trades: Trade[] = [];
  const delegates = findDelegates(input);
  for (let i = 0; i < input.signers.length; i++) {
    const trader = input.signers[i]!;
    // Whom a wallet lets move its tokens for this one transaction trades for that wallet.
    if (!money.isWallet(trader) || delegates.has(trader)) continue;
    // Several people may trade side by side; a router that trades for them is none of them.
    const isOwn = effects.some((effect) => effect.trader === trader);
    const tops =
      swaps.length === 0
        ? new Set(input.instructions.flatMap((one, top) => (isPlumbing(one) ? [] : [top])))
        : new Set([
            ...money.topsOf((effect) => effect.kind === 'swap' && (!isOwn || effect.trader === trader)),
            // What a router does before and after the swap is part of it, as its fee is.
            ...input.instructions.flatMap((one, top) => (one.program === router ? [top] : [])),
          ]);
    const theirs = isOwn ? distinctSwaps(listOwn(trader, tops, input)) : swaps;
    for (const trade of toTradesOf(trader, { money, tops, swaps: theirs, isOwn, isShare })) {
      trades.push({ trader, ...trade, router });
    }
  }
  const [flow] = flows;
  if (trades.length > 0 || flow === undefined) return trades;
  const [first] = effects;
  if (flows.length === 1 && first !== undefined && isTrader(first.trader, flow, effects, money)) {
    return [{ trader: first.trader, sold: flow.sold, bought: flow.bought, swaps, router, agrees: true }];
  }
  if (!isSingleItem(flow.bought)) return trades;
  // Nobody who signed bought the item: the seller took a bid that was made before.
  for (let i = 0; i < input.signers.length; i++) {
    const trader = input.signers[i]!;
    if (isSeller(flow, money.netOf(trader))) {
      trades.push({ trader, sold: flow.bought, bought: flow.sold, swaps: swaps.map(toOtherSide), router });
    }
  }
  return trades;
}

const hasTokens = ({ balanceChanges, effects }: SummaryInput): boolean =>
  balanceChanges.some(({ asset }) => asset.kind === 'token') ||
  effects.some((effect) => 'asset' in effect && effect.asset.kind === 'token');

/**
 * The swaps of a trader: in their name, and in the name of an account in which a router holds what goes from one pool to
 * the next.
 */
const listOwn = (
  trader: string,
  tops: ReadonlySet<number>,
  { instructions, signers }: SummaryInput,
): readonly SwapEffect[] =>
  collectEffects(instructions.filter((_one, top) => tops.has(top))).filter(
    (effect): effect is SwapEffect =>
      effect.kind === 'swap' && (effect.trader === trader || !signers.includes(effect.trader)),
  );

interface Scope {
  readonly money: Money;
  /** Top-level instructions that trade. */
  readonly tops: ReadonlySet<number>;
  readonly swaps: readonly Swap[];
  /** Whether the swaps name the trader. */
  readonly isOwn: boolean;
  /** Whether one side is a share of a pool's liquidity, made or destroyed for the other. */
  readonly isShare: (trade: Exchange) => boolean;
}

function toTradesOf(trader: string, scope: Scope): readonly Omit<Trade, 'trader' | 'router'>[] {
  const { money, tops, swaps, isOwn } = scope;
  const net = money.netWithin(trader, tops);
  const flows = toFlows(swaps);
  const flow = flows.length > 0 ? flows[0] : undefined;
  if (flow === undefined) {
    const trade = fromBalances(money.netWithOpened(trader, tops));
    return trade === undefined || isResidue(trade, swaps) || scope.isShare(trade)
      ? []
      : [{ ...trade, swaps: [] }];
  }
  if (flows.length === 1) {
    const exchange = weigh(flow, net, trader, scope);
    return exchange === undefined ? [] : [{ ...exchange, swaps }];
  }
  // Several trades share a balance, so each is told by its pools.
  if (!isOwn && !flows.some(({ sold, bought }) => changeOf(net, sold) < 0n || changeOf(net, bought) > 0n))
    return [];
  return flows.map(({ sold, bought, swaps: part }) => ({ sold, bought, swaps: part }));
}

/** Whom the transaction itself lets move tokens of a wallet; a node's own parse tells it in the fields. */
function findDelegates({ effects, instructions }: SummaryInput): ReadonlySet<Address> {
  const delegates = new Set<Address>();
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    if (effect.kind === 'approve' && effect.delegate !== undefined) delegates.add(effect.delegate);
  }
  for (let i = 0; i < instructions.length; i++) {
    const { name, program, fields } = instructions[i]!;
    if (!TOKEN_PROGRAMS.has(program) || !/^approve(Checked)?$/.test(name ?? '')) continue;
    for (let j = 0; j < fields.length; j++) {
      const field = fields[j]!;
      if (field.name === 'delegate' && field.value.kind === 'address') delegates.add(field.value.address);
    }
  }
  return delegates;
}

/** Whether an account that signed nothing traded all the same, such as a vault: its balances say exactly that. */
const isTrader = (
  address: Address,
  { sold, bought }: Exchange,
  effects: readonly SwapEffect[],
  money: Money,
): boolean => {
  if (effects.some(({ trader }) => trader !== address) || !money.isWallet(address)) return false;
  const net = money.netOf(address);
  return changeOf(net, sold) === -sold.amount && changeOf(net, bought) === bought.amount;
};

/** Orders that were filled, each as a trade of who placed it. */
function toFills(effects: readonly SwapEffect[]): readonly Trade[] {
  const fills: Trade[] = [];
  for (let i = 0; i < effects.length; i++) {
    const { trader, venue, sold, bought, order } = effects[i]!;
    if (order !== undefined) fills.push({ trader, sold, bought, swaps: [{ venue, sold, bought }], order });
  }
  return fills;
}

function listSwapEffects(effects: readonly Effect[]): readonly SwapEffect[] {
  const swaps: SwapEffect[] = [];
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    if (effect.kind === 'swap') swaps.push(effect);
  }
  return swaps;
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
const isSeller = ({ sold, bought }: Exchange, net: readonly NetChange[]): boolean =>
  changeOf(net, bought) < 0n || 2n * changeOf(net, sold) >= sold.amount;

const changeOf = (net: readonly NetChange[], { asset }: Amount): bigint =>
  net.find((change) => toAssetKey(change.asset) === toAssetKey(asset))?.change ?? 0n;

/** Swaps in the order they ran. A router's report of a swap that the pool itself showed is left out. */
export function distinctSwaps(effects: readonly Effect[]): readonly Swap[] {
  const swaps: Swap[] = [];
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    if (effect.kind === 'swap') addSwap(effect, swaps);
  }
  return swaps;
}

/** Adds a swap to those before it, unless it fills an order or repeats one of them. */
export function addSwap(effect: SwapEffect, swaps: Swap[]): void {
  const { venue, pool, sold, bought, order } = effect;
  if (order !== undefined || (pool === undefined && swaps.some((swap) => isSameSwap(swap, effect)))) return;
  swaps.push({ venue, pool, sold, bought });
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

/**
 * One trade as pools and balances tell it. Balances that show both sides are exact: they hold the fees taken beside the
 * pools. Else what the trader got was sent on within the same instruction, or came from elsewhere, and the pools' amounts
 * stand; both sides are then theirs.
 */
function weigh(
  { sold, bought }: Exchange,
  net: readonly NetChange[],
  trader: string,
  { money, tops, isOwn }: Scope,
): Exchange | undefined {
  const paid = -changeOf(net, sold);
  const received = changeOf(net, bought);
  if (paid <= 0n && received <= 0n) {
    // Nodes before late 2021 recorded nobody's tokens.
    return isOwn && !money.hasOwners() ? { sold, bought } : undefined;
  }
  if (paid > 0n && received > 0n) {
    const exact = {
      sold: { ...sold, amount: isBeside(sold, paid) ? sold.amount : paid },
      bought: { ...bought, amount: isBeside(bought, received) ? bought.amount : received },
    };
    return {
      ...exact,
      agrees: isNear(exact.sold.amount, sold.amount) && isNear(exact.bought.amount, bought.amount),
    };
  }
  const balances = fromBalances(net);
  // One asset out and one in, and not those of the pools that are known: the others are not known.
  if (balances !== undefined && ![balances.sold, balances.bought].some(isSmall))
    return { ...balances, agrees: false };
  const passed = money.grossWithin(trader, (paid > 0n ? bought : sold).asset, tops);
  const isPassedOn = isNear(paid > 0n ? passed.in : passed.out, (paid > 0n ? bought : sold).amount);
  return { sold, bought, agrees: isPassedOn };
}

/** SOL that may be rent and tips and nothing else. */
const isSmall = ({ asset, amount }: Amount): boolean =>
  toAssetKey(asset) === 'sol' && amount <= MOST_BESIDE_LAMPORTS;

/** SOL that programs gave back or took without an instruction; pools know better what was traded. */
function isBeside({ asset, amount }: Amount, change: bigint): boolean {
  if (toAssetKey(asset) !== 'sol') return false;
  const difference = change - amount;
  return difference > 0n && difference <= MOST_BESIDE_LAMPORTS && !isNear(change, amount);
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
  // Who lists an item may get rent back for it.
  if (out.length === 1 && into.length === 1 && [sold!, bought!].some(isDust) && isItemMoved(sold!, bought!)) {
    return undefined;
  }
  if (out.length !== 1 || into.length !== 1 || sold === undefined || bought === undefined) return undefined;
  return {
    sold: { asset: sold.asset, amount: -sold.change },
    bought: { asset: bought.asset, amount: bought.change },
  };
}

/** Less SOL than an item is sold for and as much as rents come to: 0.01 SOL. */
const isDust = ({ asset, change }: NetChange): boolean =>
  toAssetKey(asset) === 'sol' && change < 10_000_000n && change > -10_000_000n;

const isItemMoved = (...changes: readonly NetChange[]): boolean =>
  changes.some(({ asset, change }) => isSingleItem({ asset, amount: change < 0n ? -change : change }));
