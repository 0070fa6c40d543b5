/** What a transaction did beyond moving things, as rows: each swap with its pool, least amounts, liquidations. */
import type { Names } from '#contracts/answers';
import type { Address } from '#contracts/chain';
import type { DecodedInstruction, DecodedTransaction, Effect, Swap, Value } from '#contracts/decoded';
import { actOf, findValue, WRAPPED_SOL } from '#decoder';
import { flattenInstructions } from '../../reading/transaction/flatten-instructions.ts';
import * as leaf from '../figures/figure.ts';
import type { Figure } from '../figures/figure.ts';
import { toSwapPrices } from './swap-prices.ts';
import { toAddressLeaf, toAssetAmount, toLeaf, toTokens } from '../figures/to-leaf.ts';

type Transfer = Extract<Effect, { readonly kind: 'transfer' }>;
type Amount = Extract<Value, { readonly kind: 'amount' }>;

/** Each pool the trades went through, in their order, with what went in, what came out and the fee the pool reported. */
export function toSwapTrees({ trades, instructions }: DecodedTransaction, names: Names) {
  const all = [...flattenInstructions(instructions)];
  return trades
    .flatMap(({ swaps }) => swaps)
    .map((swap, index) => {
      const { venue, pool, sold, bought } = swap;
      const own = all.find((instruction) => isOfSwap(instruction, swap));
      const fee = own === undefined ? undefined : findAmount(own, 'fee');
      return {
        step: leaf.count(index + 1),
        venue: leaf.word(venue),
        ...(pool !== undefined && { pool: toAddressLeaf(pool, names) }),
        sold: toAssetAmount(sold.asset, sold.amount, names),
        bought: toAssetAmount(bought.asset, bought.amount, names),
        ...(fee !== undefined && {
          fee: toTokens(fee.amount, fee.mint, fee.decimals, names),
          // Only of what went in it is a share of anything.
          ...(fee.mint === mintOf(swap) &&
            sold.amount > 0n && { feeShare: leaf.share(Number(fee.amount) / Number(sold.amount)) }),
        }),
        ...(own !== undefined && toSwapPrices(swap, findReserves(own), names)),
      };
    });
}

const mintOf = ({ sold: { asset } }: Swap): Address | undefined =>
  asset.kind === 'sol' ? (WRAPPED_SOL.mint as Address) : asset.mint;

/** Whether an instruction makes this very swap, and no other. */
function isOfSwap({ effects }: DecodedInstruction, swap: Swap): boolean {
  const own = effects.filter((effect) => effect.kind === 'swap');
  const [first] = own;
  return own.length === 1 && first?.pool === swap.pool && first?.sold.amount === swap.sold.amount;
}

/** What a pool held when the swap was done, where its event tells. */
function findReserves(instruction: DecodedInstruction) {
  const [sold, bought] = ['reserveIn', 'reserveOut'].map((name) => findAmount(instruction, name)?.amount);
  return sold === undefined || bought === undefined ? undefined : { sold, bought };
}

/** What an event of an instruction calls that. */
function findAmount({ events = [] }: DecodedInstruction, name: string): Amount | undefined {
  for (const { fields } of events) {
    const value = findValue(fields, name);
    if (value?.kind === 'amount') return value;
  }
  return undefined;
}

const LEAST = /for at least \{(\w{1,64})\}/;

/** What each swap that is called directly asked for at least, what it got, and by what part that was more; also what one asked for that failed. */
export function toLimitTrees(instructions: readonly DecodedInstruction[], names: Names) {
  return instructions.flatMap((instruction) => {
    const name = LEAST.exec(instruction.sentence ?? '')?.[1];
    const asked = name === undefined ? undefined : findValue(instruction.fields, name);
    if (asked?.kind !== 'amount') return [];
    // Of a route only the last leg would be comparable, and which one that is its limit does not say.
    const swaps = collect([instruction]).filter((effect) => effect.kind === 'swap');
    const only = swaps.length === 1 ? swaps[0]?.bought : undefined;
    const got = only !== undefined && isOf(asked.mint, only.asset) ? only : undefined;
    return [
      {
        least: toLeaf(asked, names) as Figure, // of an amount it is one
        ...(got !== undefined && {
          bought: toAssetAmount(got.asset, got.amount, names),
          ...(got.amount > 0n && {
            room: leaf.share(Number(got.amount - asked.amount) / Number(got.amount)),
          }),
        }),
      },
    ];
  });
}

const isOf = (mint: Address | undefined, asset: Swap['bought']['asset']): boolean =>
  mint === undefined ||
  (asset.kind === 'sol' ? mint === WRAPPED_SOL.mint : asset.mint === undefined || asset.mint === mint);

/** Names under which accounts and events hold whose a position is. */
const OWNERS = ['owner', 'user', 'authority'] as const;

interface Liquidation {
  readonly program: Address;
  readonly liquidator: Address;
  readonly position: Address | undefined;
  readonly owner: Address | undefined;
  readonly repaid: readonly Transfer[];
  readonly seized: readonly Transfer[];
}

/** Positions that were liquidated: whose, by whom, what was repaid for it and what was taken. */
export function toLiquidationTrees(transaction: DecodedTransaction, names: Names) {
  const amountsOf = (transfers: readonly Transfer[]): Figure | undefined =>
    transfers.length === 1
      ? toAssetAmount(transfers[0]!.asset, transfers[0]!.amount, names) // there is one
      : undefined;
  return readLiquidations(transaction).map(({ program, liquidator, position, owner, repaid, seized }) => {
    const [paid, taken] = [amountsOf(repaid), amountsOf(seized)];
    return {
      ...(owner !== undefined && { owner: toAddressLeaf(owner, names) }),
      ...(position !== undefined && { positionAccount: toAddressLeaf(position, names) }),
      liquidator: toAddressLeaf(liquidator, names),
      ...(paid !== undefined && { repaid: paid }),
      ...(taken !== undefined && { seized: taken }),
      program: toAddressLeaf(program, names),
    };
  });
}

function readLiquidations({
  status,
  feePayer,
  accounts,
  instructions,
}: DecodedTransaction): readonly Liquidation[] {
  if (status.kind === 'failed') return [];
  return [...flattenInstructions(instructions)].flatMap((instruction): readonly Liquidation[] => {
    const { program, name } = instruction;
    if (name === undefined || actOf(program, name) !== 'liquidate') return [];
    const roles = instruction.accounts.map((index) => accounts[index]);
    const liquidator = roles.find((role) => role?.signer === true)?.address ?? feePayer;
    const at = instruction.accountNames.findIndex((one) => POSITION.test(one));
    const transfers = collect([instruction]).filter(
      (effect): effect is Transfer => effect.kind === 'transfer',
    );
    return [
      {
        program,
        liquidator,
        position: roles[at]?.address,
        owner: ownerOf(instruction, liquidator),
        repaid: transfers.filter(({ from, fromOwner }) => (fromOwner ?? from) === liquidator),
        seized: transfers.filter(({ to, toOwner }) => (toOwner ?? to) === liquidator),
      },
    ];
  });
}

const POSITION =
  /^(?:position|obligation|loan|perpPosition|userAccount|marginfiAccount|liquidateeMarginfiAccount)$/i;

/** As its event says it; never who liquidated. */
function ownerOf(instruction: DecodedInstruction, liquidator: Address): Address | undefined {
  for (const { fields } of instruction.events ?? []) {
    for (const name of OWNERS) {
      const value = findValue(fields, name);
      if (value?.kind === 'address' && value.address !== liquidator) return value.address;
    }
  }
  return undefined;
}

const collect = (instructions: readonly DecodedInstruction[]): readonly Effect[] =>
  instructions.flatMap(({ effects, inner }) => [...effects, ...collect(inner)]);
