import { z } from 'zod';
import type { ConversionAnswer } from '#contracts/network/conversion';
import { CONVERSION_UNITS } from '#contracts/network/conversion';
import * as leaf from '../figures/figure.ts';
import type { Tree } from '../figures/figure.ts';
import { mintLeaf, symbolOf } from '../figures/place-leaf.ts';
import { addressArgument } from '../toolkit/arguments.ts';
import { toPriceTree } from '../toolkit/price-tree.ts';
import { toQuantityLeaf } from '../toolkit/quantity-leaf.ts';
import { movePoint } from '#std/move-point';
import { defineTool, found, sourceOf, ToolError, type ToolFind } from './define-tool.ts';

const MOST_PLACES = 30;
const MOST_TIMES = 1_000_000;
const MOST_UNITS = 100_000_000;
type Found = Extract<ConversionAnswer, { kind: 'found' }>;

export default defineTool({
  name: 'convert',
  title: 'Convert a quantity',
  description: `A quantity in another unit, exactly: lamports and SOL, raw units and tokens of a mint, USD by the price of our index, bps and %, micro-lamports per CU as a fee for some compute units, slots, epochs and seconds, minutes, hours or days, a slot, epoch or time as another of these, bytes of an account as the rent it must hold. Units: ${CONVERSION_UNITS.join(', ')}.`,
  doing: 'Converting',
  about: ['token', 'block', 'epoch'],
  inAssistant: true,
  input: z.strictObject({
    value: z
      .union([z.string().min(1).max(80), z.number()])
      .transform(String)
      .describe('A decimal number; for a time unix seconds or a date in UTC: 2026-10-01T14:00Z.'),
    from: z.enum(CONVERSION_UNITS).describe('Unit of the value.'),
    to: z
      .enum(CONVERSION_UNITS)
      .optional()
      .describe('Unit that is wanted; the usual counterpart when left out.'),
    mint: addressArgument.optional().describe('Mint of the token, where a side is raw units or tokens.'),
    toMint: addressArgument.optional().describe('Mint of the wanted token, where both sides are tokens.'),
    computeUnits: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST_UNITS)
      .optional()
      .describe('Compute units, where a side is a price of compute.'),
    places: z
      .number()
      .int()
      .min(-MOST_PLACES)
      .max(MOST_PLACES)
      .optional()
      .describe('Only moves the point of the number so many places to the left.'),
    times: z.number().int().min(1).max(MOST_TIMES).optional().describe('For so many accounts of the bytes.'),
  }),
  async run(ask, { computeUnits, times, places, ...asked }): Promise<ToolFind<Tree>> {
    if (places !== undefined) return toMoved(asked.value, places, ask.nowMs());
    const answer = found(
      await ask.ask('conversion', {
        ...asked,
        ...(computeUnits !== undefined && { computeUnits: String(computeUnits) }),
      }),
    );
    return {
      data: {
        ...toTree(answer),
        ...(times !== undefined &&
          answer.given.unit === 'bytes' && { times: leaf.count(times), total: toTotal(answer, times) }),
      },
      source: sourceOf(answer.provenance),
      notes: toNotes(answer),
    };
  },
});

/** Of a number without a mint. Throws on anything else. */
function toMoved(value: string, places: number, nowMs: number) {
  if (!/^-?\d{1,60}(?:\.\d{1,40})?$/.test(value))
    throw new ToolError('invalid_argument', 'value: a decimal number.');
  return {
    data: {
      given: leaf.decimal(value),
      result: leaf.decimal(movePoint(value, places)),
      places: leaf.count(places),
    },
    source: {
      provider: 'computed',
      finality: 'computed' as const,
      fetchedAt: new Date(nowMs).toISOString(),
    },
    notes: [],
  };
}

/** The rent of several. */
function toTotal({ result }: Found, times: number): leaf.Figure {
  const { raw, unit } = toQuantityLeaf(result);
  const total = BigInt(raw) * BigInt(times);
  return unit === 'SOL' ? leaf.sol(total) : leaf.lamports(total);
}

function toTree(answer: Found) {
  const { given, result, names, block } = answer;
  const symbolFor = ({ mint }: Found['given']) =>
    mint === undefined ? undefined : (names.tokens[mint]?.symbol ?? undefined);
  return {
    given: toQuantityLeaf(given, symbolFor(given)),
    from: leaf.word(given.unit),
    result: toQuantityLeaf(result, symbolFor(result)),
    to: leaf.word(result.unit),
    estimate: leaf.flag(answer.estimate),
    rounded: leaf.flag(answer.rounded),
    ...(given.mint !== undefined && toMintTree(given.mint, given.decimals, answer)),
    ...(answer.computeUnits !== undefined && { computeUnits: leaf.count(answer.computeUnits, 'CU') }),
    ...(answer.slotMs !== undefined && {
      slotSeconds: leaf.number(answer.slotMs / 1_000, 'seconds', 3),
    }),
    ...(answer.slotsInEpoch !== undefined && { slotsInEpoch: leaf.count(answer.slotsInEpoch) }),
    ...(answer.epochSlots !== undefined && {
      firstSlot: leaf.slot(answer.epochSlots.first),
      lastSlot: leaf.slot(answer.epochSlots.last),
    }),
    ...(block !== undefined && {
      block: leaf.slot(block.slot),
      ...(block.time !== undefined && { blockTime: leaf.time(block.time) }),
    }),
    prices: answer.prices.map(({ mint, price }) => ({
      mint: mintLeaf(mint),
      symbol: symbolOf(names.tokens[mint]),
      ...toPriceTree(price, answer.pricesAt ?? price.time),
    })),
  };
}

const toMintTree = (mint: string, decimals: number | undefined, { names }: Found) => ({
  mint: mintLeaf(mint),
  symbol: symbolOf(names.tokens[mint]),
  ...(decimals !== undefined && { decimals: leaf.count(decimals) }),
});

const toNotes = ({ estimate, rounded, prices, given, result }: Found): readonly string[] => [
  ...(estimate ? ['An estimate: slots are taken to go on as fast as they do now.'] : []),
  ...(rounded
    ? [
        given.unit === 'micro-lamports per CU'
          ? 'Rounded up to a whole lamport, as the runtime does.'
          : `Cut to what ${result.unit} can hold.`,
      ]
    : []),
  ...(prices.length > 0 ? ['By the price of our own index, which moves.'] : []),
];
