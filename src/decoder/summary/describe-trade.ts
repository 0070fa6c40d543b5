import type { Address } from '#contracts/chain';
import type { Amount, DecodedInstruction, Effect, Field, Trade } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { findProtocol } from '../protocol-registry.ts';
import { addressField, countField, isSingleItem, toAmountValue, toAssetKey } from './amounts.ts';
import { withActsBeside } from './beside-acts.ts';
import { describeBeside } from './beside-trade.ts';
import { describeMainAction } from './main-action.ts';
import { findMaker } from './named-program.ts';
import { collectEffects, findActor, findMain, type Draft, type SummaryInput } from './summary-input.ts';
import { describeVenues } from './venues.ts';

/** The trade of a transaction in words, with what its trader did beside it. */
export function describeTrade(input: SummaryInput, trades: readonly Trade[]): Draft | undefined {
  const draft = describeTrades(input, trades);
  const [trade] = trades;
  // Orders are filled by others, who may do much beside it.
  return draft === undefined || trade === undefined || trade.order !== undefined
    ? draft
    : withActsBeside(draft, trade.trader, input);
}

function describeTrades(input: SummaryInput, trades: readonly Trade[]): Draft | undefined {
  if (trades.length === 0) return undefined;
  const trade = trades[0]!;
  const together = describeTogether(trades, input);
  if (together !== undefined) return together;
  const { sold, bought, swaps, router } = trade;
  const where = swaps.length === 0 ? undefined : describeVenues(swaps);
  // Orders that the trader took are what it traded with.
  const orders = trade.order === undefined ? trades.filter((one) => one.order !== undefined).length : 0;
  const others = trades.length - 1 - orders;
  // A vault signs nothing: who called the program had it trade.
  const isVault = trade.order === undefined && !input.signers.includes(trade.trader);
  const maker = router === undefined ? undefined : findMaker(input);
  const fields: Field[] = [
    ...(isVault || trade.trader === input.feePayer ? [] : [addressField('who', trade.trader)]),
    ...(isVault ? [addressField('trader', trade.trader)] : []),
    { name: 'sold', value: toAmountValue(sold.asset, sold.amount) },
    { name: 'bought', value: toAmountValue(bought.asset, bought.amount) },
    ...(where?.fields ?? []),
    ...(router === undefined ? [] : [addressField('program', router)]),
    ...(maker === undefined ? [] : [maker]),
    ...(others === 0 ? [] : [countField('others', others)]),
    ...(orders === 0 ? [] : [countField('orders', orders)]),
  ];
  const beside = others === 0 && !isVault ? describeBeside(trade, input) : undefined;
  if (beside !== undefined) fields.push(...beside.fields);
  const order = trade.order === undefined ? '' : ` by a ${trade.order} order`;
  const isOwn = trades.every((one) => one.trader === trade.trader || one.order !== trade.order);
  const noun = others === 1 ? 'trade' : 'trades';
  const more =
    others === 0
      ? ''
      : isOwn
        ? `, and made {others} more ${noun}`
        : `, beside {others} ${noun} of other wallets`;
  const claims: readonly Claim[] = [
    ...toTradeClaims(trade),
    ...(where?.claims ?? []),
    ...(maker?.value.kind === 'text' ? [{ kind: 'ran', name: maker.value.text } as const] : []),
    ...(others === 0 ? [] : [{ kind: 'count', of: 'swaps', count: others } as const]),
    ...(orders === 0 ? [] : [{ kind: 'count', of: 'swaps', count: orders } as const]),
    ...(beside?.claims ?? []),
  ];
  const taken = orders === 0 ? undefined : findTakenSide(input);
  const counterparties =
    orders === 0 ? '' : ` ${taken?.against ?? 'against'} {orders} ${orders === 1 ? 'order' : 'orders'}`;
  const rest = `${order}${counterparties}${where === undefined ? '' : ` ${where.text}`}${router === undefined ? '' : ' through {program}'}${maker === undefined ? '' : ' by way of {maker}'}${more}${beside?.rest ?? ''}`;
  if (isSingleItem(bought)) {
    return {
      action: 'buy-nft',
      past: 'bought',
      infinitive: 'buy',
      rest: `{bought} for {sold}${rest}`,
      fields,
      claims,
    };
  }
  if (isSingleItem(sold)) {
    return {
      action: 'sell-nft',
      past: 'sold',
      infinitive: 'sell',
      rest: `{sold} for {bought}${rest}`,
      fields,
      claims,
    };
  }
  if (isVault) {
    return {
      action: 'trade',
      past: 'had',
      infinitive: 'have',
      rest: `{trader} swap {sold} for {bought}${rest}`,
      fields,
      claims,
    };
  }
  if (taken?.isBuy === true) {
    return {
      action: 'trade',
      past: 'bought',
      infinitive: 'buy',
      rest: `{bought} for {sold}${rest}`,
      fields,
      claims,
    };
  }
  const verb = taken === undefined ? toVerb(trade, input) : SALE;
  return { ...verb, rest: `{sold} for {bought}${rest}`, fields, claims };
}

const SALE = { action: 'trade', past: 'sold', infinitive: 'sell' } as const;

/** Which side of an order book was taken, by the instruction that says so. */
function findTakenSide({
  instructions,
}: SummaryInput): { readonly isBuy: boolean; readonly against: string } | undefined {
  const main = findMain(instructions);
  const side = main?.fields.find(({ name, value }) => name === 'side' && value.kind === 'choice')?.value;
  if (side?.kind !== 'choice' || (side.choice !== 'buy' && side.choice !== 'sell')) return undefined;
  return side.choice === 'buy' ? { isBuy: true, against: 'from' } : { isBuy: false, against: 'to' };
}

/** Several wallets that made the same trade, as one: bots buy with many at once. */
function describeTogether(trades: readonly Trade[], { signers }: SummaryInput): Draft | undefined {
  const [first, ...others] = trades;
  const wallets = new Set(trades.map(({ trader }) => trader));
  if (first === undefined || others.length === 0 || wallets.size < trades.length) return undefined;
  const isSame = (one: Amount, other: Amount): boolean => toAssetKey(one.asset) === toAssetKey(other.asset);
  const areAlike = others.every(
    ({ sold, bought }) => isSame(sold, first.sold) && isSame(bought, first.bought),
  );
  const areTheirs = trades.every(
    ({ trader, order, bought, sold }) =>
      order === undefined && signers.includes(trader) && !isSingleItem(bought) && !isSingleItem(sold),
  );
  const swaps = trades.flatMap((trade) => trade.swaps);
  if (!areAlike || !areTheirs || swaps.length === 0) return undefined;
  const where = describeVenues(swaps);
  const sumOf = (side: 'sold' | 'bought'): bigint =>
    trades.reduce((sum, trade) => sum + trade[side].amount, 0n);
  const { router } = first;
  return {
    action: 'trade',
    past: `and {others} more ${others.length === 1 ? 'wallet' : 'wallets'} swapped`,
    infinitive: 'swap',
    rest: `{sold} for {bought} in all ${where.text}${router === undefined ? '' : ' through {program}'}`,
    fields: [
      addressField('who', first.trader),
      countField('others', others.length),
      { name: 'sold', value: toAmountValue(first.sold.asset, sumOf('sold')) },
      { name: 'bought', value: toAmountValue(first.bought.asset, sumOf('bought')) },
      ...where.fields,
      ...(router === undefined ? [] : [addressField('program', router)]),
    ],
    claims: [
      ...trades.flatMap(toTradeClaims),
      ...where.claims,
      { kind: 'count', of: 'swaps', count: others.length },
    ],
  };
}

/** What is exchanged with a stake pool is staked and unstaked, as its users say. */
function toVerb(
  { sold, bought, router, swaps }: Trade,
  input: SummaryInput,
): Pick<Draft, 'action' | 'past' | 'infinitive'> {
  const main = findMain(input.instructions);
  const isStaking =
    router === undefined &&
    swaps.length === 1 &&
    main !== undefined &&
    findProtocol(main.program)?.definition.category === 'staking';
  if (isStaking && toAssetKey(sold.asset) === 'sol')
    return { action: 'stake', past: 'staked', infinitive: 'stake' };
  if (isStaking && toAssetKey(bought.asset) === 'sol')
    return { action: 'unstake', past: 'unstaked', infinitive: 'unstake' };
  return { action: 'trade', past: 'swapped', infinitive: 'swap' };
}

/**
 * A side of a trade left or reached the trader. What an order sells was in the order's keeping, an item may come out of
 * a marketplace's, and of a price fees and royalties go elsewhere.
 */
function toTradeClaims({ trader, sold, bought, order }: Trade): readonly Claim[] {
  const toMoved = ({ asset, amount }: Amount) =>
    ({ kind: 'moved', asset: toAssetKey(asset), amount }) as const;
  if (isSingleItem(bought)) return [{ ...toMoved(sold), kind: 'priced' }, toMoved(bought)];
  if (isSingleItem(sold)) return [toMoved(sold), { ...toMoved(bought), kind: 'priced' }];
  return [
    order === undefined ? { ...toMoved(sold), party: trader, direction: 'out' } : toMoved(sold),
    { ...toMoved(bought), party: trader, direction: 'in' },
  ];
}

/** What a signer traded beside something else: `1 SOL for 150 USDC on Orca`. */
export function toTradeClause(
  trades: readonly Trade[],
  trader: Address,
): Required<Pick<Draft, 'rest' | 'fields' | 'claims'>> | undefined {
  const [trade] = trades;
  if (trade === undefined || trades.length > 1 || trade.trader !== trader || trade.swaps.length === 0)
    return undefined;
  const where = describeVenues(trade.swaps);
  return {
    rest: `{sold} for {bought} ${where.text}`,
    fields: [
      { name: 'sold', value: toAmountValue(trade.sold.asset, trade.sold.amount) },
      { name: 'bought', value: toAmountValue(trade.bought.asset, trade.bought.amount) },
      ...where.fields,
    ],
    claims: [...toTradeClaims(trade), ...where.claims],
  };
}

/** A token's creation on a launchpad, with what its creator bought of it at once. */
export function describeLaunch(input: SummaryInput, trades: readonly Trade[]): Draft | undefined {
  if (!input.effects.some(isNewMint)) return undefined;
  const launch = findLaunch(input.instructions);
  const action = launch && describeMainAction(launch, input);
  const mint = launch && collectEffects([launch]).find((effect) => effect.kind === 'create-mint')?.mint;
  if (launch === undefined || action === undefined || mint === undefined) return undefined;
  const creator = findActor(launch, input);
  const venue: Field = { name: 'venue', value: { kind: 'text', text: launch.programName ?? launch.program } };
  const fields = [
    ...(creator === input.feePayer ? [] : [addressField('who', creator)]),
    ...action.fields,
    venue,
  ];
  const acts: readonly Claim[] = [
    { kind: 'native', act: 'create-mint', account: mint },
    { kind: 'ran', name: launch.programName ?? launch.program },
  ];
  const draft = { ...action, action: 'launch', rest: `${action.rest} on {venue}`, fields, acts };
  const bought = trades.find(
    ({ trader, bought: { asset } }) => trader === creator && toAssetKey(asset) === mint,
  );
  if (bought === undefined) return draft;
  return {
    ...draft,
    claims: toTradeClaims(bought),
    rest: `${draft.rest} and bought {bought} for {sold}`,
    fields: [
      ...fields,
      { name: 'bought', value: toAmountValue(bought.bought.asset, bought.bought.amount) },
      { name: 'sold', value: toAmountValue(bought.sold.asset, bought.sold.amount) },
    ],
  };
}

const isNewMint = ({ kind }: Effect): boolean => kind === 'create-mint';

const LAUNCH = /^Launch (?:the token )?\{/;

/** The instruction that launches a token, wherever it stands. Protocol files begin its sentence alike. */
function findLaunch(instructions: readonly DecodedInstruction[]): DecodedInstruction | undefined {
  for (const instruction of instructions) {
    if (LAUNCH.test(instruction.sentence ?? '')) return instruction;
    const inside = findLaunch(instruction.inner);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
