import type { Address } from '#contracts/chain';
import type { Amount, DecodedInstruction, Field, Swap, Trade } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { findProtocol, listProtocols } from '../protocol-registry.ts';
import { addressField, countField, isSingleItem, toAmountValue, toAssetKey } from './amounts.ts';
import { describeMainAction } from './main-action.ts';
import { collectEffects, findActor, findMain, type Draft, type SummaryInput } from './summary-input.ts';
import { distinctSwaps } from './trade.ts';

/** The trade of a transaction in words. */
export function describeTrade(input: SummaryInput, trades: readonly Trade[]): Draft | undefined {
  const [trade] = trades;
  if (trade === undefined) return undefined;
  const { sold, bought, swaps, router } = trade;
  const where = swaps.length === 0 ? undefined : describeVenues(swaps);
  const others = trades.length - 1;
  // A vault signs nothing: who called the program had it trade.
  const isVault = trade.order === undefined && !input.signers.includes(trade.trader);
  const fields: Field[] = [
    ...(isVault || trade.trader === input.feePayer ? [] : [addressField('who', trade.trader)]),
    ...(isVault ? [addressField('trader', trade.trader)] : []),
    { name: 'sold', value: toAmountValue(sold.asset, sold.amount) },
    { name: 'bought', value: toAmountValue(bought.asset, bought.amount) },
    ...(where?.fields ?? []),
    ...(router === undefined ? [] : [addressField('program', router)]),
    ...(others === 0 ? [] : [countField('others', others)]),
  ];
  const order = trade.order === undefined ? '' : ` by a ${trade.order} order`;
  const isOwn = trades.every(({ trader }) => trader === trade.trader);
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
    ...(others === 0 ? [] : [{ kind: 'count', of: 'swaps', count: others } as const]),
  ];
  const rest = `${order}${where === undefined ? '' : ` ${where.text}`}${router === undefined ? '' : ' through {program}'}${more}`;
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
  return { ...toVerb(trade, input), rest: `{sold} for {bought}${rest}`, fields, claims };
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

/** The instruction that launches a token, wherever it stands. Protocol files begin its sentence alike. */
function findLaunch(instructions: readonly DecodedInstruction[]): DecodedInstruction | undefined {
  for (const instruction of instructions) {
    if (instruction.sentence?.startsWith('Launch the token')) return instruction;
    const inside = findLaunch(instruction.inner);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** A round through pools back to the asset it began with: all that went in and all that came out of that asset. */
export function describeRound(input: SummaryInput): Draft | undefined {
  const swaps = distinctSwaps(input.effects);
  const [first] = swaps;
  if (first === undefined || swaps.length < 2) return undefined;
  const key = toAssetKey(first.sold.asset);
  if (toAssetKey(swaps.at(-1)!.bought.asset) !== key) return undefined;
  const sumOf = (side: 'sold' | 'bought'): bigint =>
    swaps.reduce((sum, swap) => (toAssetKey(swap[side].asset) === key ? sum + swap[side].amount : sum), 0n);
  const { asset } = first.sold;
  const where = describeVenues(swaps);
  // A curve's event tells what the curve had, and the fees go elsewhere.
  const isBefore = swaps.every(({ pool }) => pool === undefined);
  const through = toRouter(input, swaps);
  const place = `${where.text}${through.text}${isBefore ? ' before fees' : ''}`;
  const fields: readonly Field[] = [
    { name: 'sold', value: toAmountValue(asset, sumOf('sold')) },
    { name: 'bought', value: toAmountValue(asset, sumOf('bought')) },
    ...where.fields,
    ...through.fields,
  ];
  // A bonding curve pays without an instruction; its event tells what.
  const claims: readonly Claim[] = [
    { kind: 'priced', asset: key, amount: sumOf('sold') },
    { kind: 'priced', asset: key, amount: sumOf('bought') },
    ...where.claims,
  ];
  const there = toThere(swaps);
  if (there === undefined)
    return {
      action: 'arbitrage',
      past: 'turned',
      infinitive: 'turn',
      rest: `{sold} into {bought} ${place}`,
      fields,
      claims,
    };
  return {
    action: 'arbitrage',
    past: 'bought',
    infinitive: 'buy',
    rest: `{units} for {sold} and sold it for {bought} ${place}`,
    fields: [...fields, { name: 'units', value: toAmountValue(there.asset, there.amount) }],
    claims: [...claims, { kind: 'priced', asset: toAssetKey(there.asset), amount: there.amount }],
  };
}

/** What was bought and sold again at one venue; absent where the way was longer. */
function toThere([first, second, ...others]: readonly Swap[]): Amount | undefined {
  if (first === undefined || second === undefined || others.length > 0 || first.venue !== second.venue)
    return undefined;
  return toAssetKey(first.bought.asset) === toAssetKey(second.sold.asset) &&
    first.bought.amount === second.sold.amount
    ? first.bought
    : undefined;
}

/** The program that swapped for its caller; none where the pools were called themselves. */
function toRouter(
  { instructions }: SummaryInput,
  swaps: readonly Swap[],
): { readonly text: string; readonly fields: readonly Field[] } {
  const main = findMain(instructions);
  if (main === undefined || swaps.some(({ venue }) => venue === main.programName))
    return { text: '', fields: [] };
  return { text: ' through {program}', fields: [addressField('program', main.program)] };
}

let orderBooks: ReadonlySet<string> | undefined;

/** Whether a venue keeps orders, so that it has no pools. */
function isOrderBook(venue: string): boolean {
  orderBooks ??= new Set(
    listProtocols().flatMap(({ definition: { name, category } }) => (category === 'clob' ? [name] : [])),
  );
  return orderBooks.has(venue);
}

function describeVenues(swaps: readonly Swap[]): {
  readonly text: string;
  readonly fields: readonly Field[];
  readonly claims: readonly Claim[];
} {
  const venues = [...new Set(swaps.map(({ venue }) => venue))];
  const named = (name: string, text: string): Field => ({ name, value: { kind: 'text', text } });
  const claims = venues.map((name): Claim => ({ kind: 'ran', name }));
  if (venues.length === 1) return { text: 'on {venue}', fields: [named('venue', venues[0]!)], claims };
  if (venues.length === 2) {
    return {
      text: 'on {venue} and {second}',
      fields: [named('venue', venues[0]!), named('second', venues[1]!)],
      claims,
    };
  }
  const pools = new Set(swaps.map(({ pool }) => pool));
  const isKnown = !pools.has(undefined);
  const count = isKnown ? pools.size : swaps.length;
  return {
    text: isKnown ? `over {pools} ${venues.some(isOrderBook) ? 'markets' : 'pools'}` : 'in {swaps} swaps',
    fields: [countField(isKnown ? 'pools' : 'swaps', count)],
    claims: [...claims, { kind: 'count', of: 'swaps', count }],
  };
}
