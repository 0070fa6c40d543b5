/** A quantity in another unit: by a factor, a price, the pace of slots, the schedule of epochs, or what a node says of rent. */
import { getMinimumBalance } from '#chain';
import type { Address } from '#contracts/chain';
import type { PriceView } from '#contracts/market/price-view';
import type { ConversionAnswer, ConversionUnit, Quantity } from '#contracts/network/conversion';
import { WRAPPED_SOL } from '#decoder';
import { isAppError } from '#std/errors';
import {
  ceilOf,
  divide,
  fractionOf,
  multiply,
  parseFraction,
  toDecimalText,
  toFraction,
  type Fraction,
} from '#std/fraction';
import { readChainClock } from '../block/chain-clock.ts';
import { readPrices } from '../market/prices.ts';
import type { QuestionContext } from '../question-context.ts';
import { DIMENSION_OF, placesOf, toFactor, type Dimension, type Pace } from './conversion-units.ts';
import { convertMoment } from './convert-moment.ts';

export interface ConversionRequest {
  readonly value: string;
  readonly from: ConversionUnit;
  readonly to: ConversionUnit;
  /** Of the token that is given, or that is wanted where only one side is a token. */
  readonly mint: Address | undefined;
  /** Of the token that is wanted, where both sides are tokens. */
  readonly toMint: Address | undefined;
  readonly computeUnits: number | undefined;
}

export type Conversion = Omit<
  Extract<ConversionAnswer, { kind: 'found' }>,
  'kind' | 'provenance' | 'names' | 'given'
> & { readonly given: Quantity };

/** Why it cannot be done: what was asked for makes no sense, or something that is needed is not known. */
export interface NoConversion {
  readonly kind: 'malformed' | 'not-available' | 'not-indexed';
  readonly reason: string;
}

const MOST_BYTES = 10_485_760;
const NO_PACE: Pace = { slotMs: toFraction(1), slotsInEpoch: 1 };
const VALUED: ReadonlySet<Dimension> = new Set(['sol', 'token', 'usd']);

const malformed = (reason: string): NoConversion => ({ kind: 'malformed', reason });
export const isNoConversion = (found: object): found is NoConversion => 'reason' in found;

/** Rejects as `Chain.request` does. */
export async function convert(
  ask: QuestionContext,
  request: ConversionRequest,
): Promise<Conversion | NoConversion> {
  const { from, to, value } = request;
  const [source, target] = [DIMENSION_OF[from], DIMENSION_OF[to]];
  if (source === 'moment' && target === 'moment') return convertMoment(ask, value, from, to);
  const given = parseFraction(value);
  if (given === undefined) return malformed('The value is not a decimal number.');
  if (source === 'bytes' && target === 'sol') return convertBytes(ask, request, given);
  if (source === 'compute price' || target === 'compute price') return convertFee(request, given);
  if (source === 'length' && target === 'length') return convertLength(ask, request, given);
  if (source === 'ratio' && target === 'ratio') {
    return { ...toPlainResult(request, given, { decimals: 0, pace: NO_PACE }) };
  }
  if (VALUED.has(source) && VALUED.has(target)) return convertValue(ask, request, given);
  return malformed(`${from} cannot be turned into ${to}.`);
}

interface Factors {
  readonly decimals: number;
  readonly pace: Pace;
}

const NOTHING = { estimate: false, prices: [] };

function toPlainResult(
  { from, to, value }: ConversionRequest,
  given: Fraction,
  factors: Factors,
): Conversion {
  const base = multiply(given, toFactor(from, factors.decimals, factors.pace));
  return {
    ...NOTHING,
    given: { unit: from, value },
    ...toResult(to, divide(base, toFactor(to, factors.decimals, factors.pace)), factors.decimals),
  };
}

function toResult(unit: ConversionUnit, amount: Fraction, decimals: number) {
  const { text, isExact } = toDecimalText(amount, placesOf(unit, decimals));
  return { result: { unit, value: text }, rounded: !isExact };
}

async function convertBytes(
  { reader, signal }: QuestionContext,
  { from, to, value }: ConversionRequest,
  given: Fraction,
): Promise<Conversion | NoConversion> {
  if (!/^\d{1,8}$/.test(value) || given.top > BigInt(MOST_BYTES)) {
    return malformed('An account has a whole number of bytes, at most 10,485,760.');
  }
  const lamports = await getMinimumBalance(reader.chain, Number(value), { signal });
  return {
    ...NOTHING,
    given: { unit: from, value },
    ...toResult(to, divide(toFraction(lamports), toFactor(to, 0, NO_PACE)), 0),
  };
}

const MICRO = toFraction(1_000_000n);

/** A price of compute as the fee on top for so many units, which is rounded up as the runtime does, or back. */
function convertFee(
  { from, to, value, computeUnits }: ConversionRequest,
  given: Fraction,
): Conversion | NoConversion {
  if (computeUnits === undefined || computeUnits < 1) {
    return malformed('A compute unit price needs a number of compute units.');
  }
  const units = toFraction(computeUnits);
  const start = { ...NOTHING, given: { unit: from, value }, computeUnits };
  if (DIMENSION_OF[to] === 'sol') {
    const lamports = divide(multiply(given, units), MICRO);
    const whole = toFraction(ceilOf(lamports));
    return {
      ...start,
      result: toResult(to, divide(whole, toFactor(to, 0, NO_PACE)), 0).result,
      rounded: whole.top * lamports.bottom !== lamports.top,
    };
  }
  if (DIMENSION_OF[from] !== 'sol') return malformed(`${from} cannot be turned into ${to}.`);
  const lamports = multiply(given, toFactor(from, 0, NO_PACE));
  return { ...start, ...toResult(to, divide(multiply(lamports, MICRO), units), 0) };
}

async function convertLength(
  { reader, signal }: QuestionContext,
  request: ConversionRequest,
  given: Fraction,
): Promise<Conversion | NoConversion> {
  const isBySlots = (unit: ConversionUnit) => unit === 'slots' || unit === 'epochs';
  const [source, target] = [isBySlots(request.from), isBySlots(request.to)];
  if (!source && !target) return toPlainResult(request, given, { decimals: 0, pace: NO_PACE });
  const { slotMs, slotsInEpoch } = await readChainClock(reader, { signal });
  const needsPace = source !== target;
  if (needsPace && slotMs === undefined) {
    return { kind: 'not-available', reason: 'The node has no performance samples to take the pace from.' };
  }
  const pace = { slotMs: needsPace ? fractionOf(slotMs ?? 1) : toFraction(1), slotsInEpoch };
  return {
    ...toPlainResult(request, given, { decimals: 0, pace }),
    estimate: needsPace,
    slotMs: needsPace ? slotMs : undefined,
    slotsInEpoch: request.from === 'epochs' || request.to === 'epochs' ? slotsInEpoch : undefined,
  };
}

/** One side of a conversion between things of value. */
interface Side {
  readonly unit: ConversionUnit;
  readonly decimals: number;
  /** `undefined` for dollars. */
  readonly mint: Address | undefined;
  /** Dollars for a whole one. */
  readonly usd: Fraction | undefined;
}

async function convertValue(
  ask: QuestionContext,
  { from, to, value, mint, toMint }: ConversionRequest,
  given: Fraction,
): Promise<Conversion | NoConversion> {
  const mints = [toMintOf(from, mint), toMintOf(to, toMint ?? mint)] as const;
  if (mints.includes('missing')) return malformed('Give the mint of the token.');
  const [source, target] = mints as readonly (Address | undefined)[]; // none is missing
  const tokens = await ask.reader.tokens.summarize(
    new Map([source, target].flatMap((one) => (one === undefined ? [] : [[one, undefined]]))),
    ask.signal,
  );
  const decimalsOf = (one: Address | undefined) => (one === undefined ? 6 : tokens[one]?.decimals);
  const [sourceDecimals, targetDecimals] = [decimalsOf(source), decimalsOf(target)];
  if (sourceDecimals === undefined || targetDecimals === undefined) {
    return { kind: 'not-available', reason: 'No mint with decimals was found at this address.' };
  }
  const isPriced = source !== target;
  const read = isPriced ? await readUsd(ask, [source, target]) : { prices: [], pricesAt: undefined };
  if (isNoConversion(read)) return read;
  const usdOf = (one: Address | undefined): Fraction | undefined => {
    if (one === undefined) return toFraction(1);
    const found = read.prices.find((price) => price.mint === one);
    return found && fractionOf(found.price.usd);
  };
  const sides: readonly [Side, Side] = [
    { unit: from, decimals: sourceDecimals, mint: source, usd: usdOf(source) },
    { unit: to, decimals: targetDecimals, mint: target, usd: usdOf(target) },
  ];
  const amount = toTarget(given, sides, isPriced);
  if (amount === undefined) {
    return {
      kind: 'not-available',
      reason: 'Our index has no price for it: none of its markets was traded.',
    };
  }
  const { result, rounded } = toResult(to, amount, targetDecimals);
  return {
    given: { unit: from, value, ...toMintFacts(from, source, sourceDecimals) },
    result: { ...result, ...toMintFacts(to, target, targetDecimals) },
    rounded,
    estimate: false,
    prices: read.prices,
    pricesAt: read.pricesAt,
  };
}

function toMintOf(unit: ConversionUnit, mint: Address | undefined): Address | undefined | 'missing' {
  const dimension = DIMENSION_OF[unit];
  if (dimension === 'usd') return undefined;
  return dimension === 'sol' ? WRAPPED_SOL.mint : (mint ?? 'missing');
}

const toMintFacts = (unit: ConversionUnit, mint: Address | undefined, decimals: number) =>
  DIMENSION_OF[unit] === 'token' ? { mint, decimals } : {};

/** `given` in the unit of the second side; `undefined` without a price that is needed. */
function toTarget(
  given: Fraction,
  [source, target]: readonly [Side, Side],
  isPriced: boolean,
): Fraction | undefined {
  const smallest = multiply(given, toFactor(source.unit, source.decimals, NO_PACE));
  const factor = toFactor(target.unit, target.decimals, NO_PACE);
  if (!isPriced) return divide(smallest, factor);
  if (source.usd === undefined || target.usd === undefined || target.usd.top === 0n) return undefined;
  const whole = divide(smallest, toFraction(10n ** BigInt(source.decimals)));
  const wanted = divide(multiply(whole, source.usd), target.usd);
  return divide(multiply(wanted, toFraction(10n ** BigInt(target.decimals))), factor);
}

async function readUsd(
  { reader: { index }, log, cluster }: QuestionContext,
  mints: readonly (Address | undefined)[],
): Promise<
  | {
      readonly prices: readonly { readonly mint: Address; readonly price: PriceView }[];
      readonly pricesAt: number | undefined;
    }
  | NoConversion
> {
  try {
    const covered = await index?.coverage();
    if (index === undefined || covered === undefined) {
      return {
        kind: 'not-indexed',
        reason: 'The blocks of this cluster are not indexed here, so nothing has a price.',
      };
    }
    const asked = mints.filter((mint) => mint !== undefined);
    const prices = await readPrices(index, asked, covered.toTime);
    return {
      prices: asked.flatMap((mint) => {
        const price = prices.get(mint);
        return price === undefined ? [] : [{ mint, price }];
      }),
      pricesAt: covered.toTime,
    };
  } catch (error) {
    if (!isAppError(error) || error.kind !== 'operational') throw error;
    log.warn('index not read', { cluster, error });
    return { kind: 'not-available', reason: error.publicMessage };
  }
}
