import { z } from 'zod';
import type { Fact } from '#contracts/assistant/agent';
import * as leaf from '../figures/figure.ts';
import type { Figure } from '../figures/figure.ts';
import { toExact, type Exact } from '../grounding/exact.ts';
import { defineTool, ToolError } from './define-tool.ts';

const OPERATIONS = [
  'sum',
  'difference',
  'product',
  'ratio',
  'share',
  'percent_change',
  'count',
  'average',
  'median',
  'largest',
  'smallest',
  'time_difference',
  'age',
  'basis_points',
] as const;
type Operation = (typeof OPERATIONS)[number];

const factSchema = z.object({
  id: z.string().max(128),
  kind: z.string(),
  raw: z.string().max(128),
  decimals: z.number().int().min(0).max(64).optional(),
  unit: z.string().max(64).optional(),
  symbol: z.string().max(64).optional(),
  mint: z.string().max(64).optional(),
});

export default defineTool({
  name: 'compute',
  title: 'Compute from facts',
  description:
    'The one way to a new number: sum, difference, product, ratio, share, percent_change, count, average, median, largest, smallest, time_difference of facts, or the age of a time, named by their ids (r1.fee). Outside a conversation give the facts themselves too, as an earlier result listed them.',
  doing: 'Computing from what was read',
  inAssistant: true,
  input: z.strictObject({
    op: z.enum(OPERATIONS),
    operands: z.array(z.string().max(128)).min(1).max(500),
    facts: z.array(factSchema).max(500).optional(),
  }),
  run(ask, { op, operands, facts }) {
    const given = new Map((facts ?? []).map((fact) => [fact.id, fact]));
    const read = operands.map((id) => {
      const fact = ask.facts.get(id) ?? given.get(id);
      if (fact === undefined) {
        throw new ToolError(
          'invalid_argument',
          'An operand is not a fact of this conversation.',
          `Not known: ${id}`,
        );
      }
      return fact;
    });
    return Promise.resolve({
      data: {
        op: leaf.word(op),
        value: compute(op, read, ask.nowMs()),
        operands: leaf.count(read.length),
        // What is only counted is no number itself.
        given: op === 'count' ? [] : read.slice(0, MOST_GIVEN).map(toGiven),
      },
      source: {
        provider: 'computed',
        finality: 'computed' as const,
        fetchedAt: new Date(ask.nowMs()).toISOString(),
      },
      notes: [`Computed as ${op} of ${operands.slice(0, 8).join(', ')}${operands.length > 8 ? ' …' : ''}.`],
    });
  },
});

/** Operands that are said again beside what was made of them. */
const MOST_GIVEN = 12;

function toGiven(operand: Operand): Figure {
  if (operand.kind === 'slot') return leaf.slot(operand.raw);
  if (operand.kind === 'epoch') return leaf.epoch(operand.raw);
  const { units, places } = toNumber(operand);
  return like(operand, units, places);
}

type Operand = Pick<Fact, 'id' | 'raw' | 'decimals' | 'unit' | 'symbol' | 'mint'> & { readonly kind: string };

const WITHOUT_UNIT = new Set<Operation>([
  'ratio',
  'product',
  'share',
  'percent_change',
  'count',
  'time_difference',
  'age',
  'basis_points',
]);
const RATIO_DIGITS = 12;

function compute(op: Operation, operands: readonly Operand[], nowMs: number): Figure {
  if (op === 'count') return leaf.count(operands.length);
  const [first] = operands;
  if (first === undefined) throw new ToolError('invalid_argument', 'No operands.');
  const same = operands.every(
    ({ kind, unit, mint }) => kind === first.kind && unit === first.unit && mint === first.mint,
  );
  if (!same && !WITHOUT_UNIT.has(op)) {
    throw new ToolError(
      'invalid_argument',
      'The operands have different units.',
      'Only like things can be added or compared.',
    );
  }
  const numbers = operands.map(toNumber);
  const decimals = Math.max(...numbers.map(({ places }) => places));
  const units = numbers.map(({ units: own, places }) => own * 10n ** BigInt(decimals - places));
  switch (op) {
    case 'sum':
      return like(
        first,
        units.reduce((all, one) => all + one, 0n),
        decimals,
      );
    case 'difference':
      return like(first, two(units)[0] - two(units)[1], decimals);
    case 'largest':
      return like(
        first,
        units.reduce((most, one) => (one > most ? one : most)),
        decimals,
      );
    case 'smallest':
      return like(
        first,
        units.reduce((least, one) => (one < least ? one : least)),
        decimals,
      );
    case 'average':
      return mean(first, units, decimals);
    case 'median':
      return mean(first, toMiddle(units), decimals);
    case 'time_difference': {
      const [a, b] = two(units);
      if (operands.some(({ kind }) => kind !== 'time'))
        throw new ToolError('invalid_argument', 'Both must be times.');
      return leaf.duration(a > b ? a - b : b - a);
    }
    case 'basis_points':
      return leaf.number(divide((two(units)[0] - two(units)[1]) * 10_000n, two(units)[1]), 'bps', 1);
    case 'age':
      if (first.kind !== 'time') throw new ToolError('invalid_argument', 'It must be a time.');
      return leaf.duration(Math.max(0, Math.floor(nowMs / 1_000) - Number(first.raw)));
    case 'product':
      return toValue(operands, two(units), decimals);
    case 'ratio':
      if (isPlain(operands[1]) && SCALED.has(first.kind)) return scaled(first, ...two(units));
      return leaf.price(divide(...two(units)), toRatioUnit(operands));
    case 'share':
      return leaf.share(divide(...two(units)));
    case 'percent_change':
      return leaf.change(divide(two(units)[0] - two(units)[1], two(units)[1]));
  }
}

const NO_NUMBERS: ReadonlySet<string> = new Set(['address', 'signature', 'hash', 'word', 'flag']);

function toNumber({ kind, raw, decimals }: Operand): Exact {
  const number = NO_NUMBERS.has(kind) ? undefined : toExact(raw, decimals);
  if (number === undefined) throw new ToolError('invalid_argument', 'An operand is not a number.');
  return number;
}

function two(units: readonly bigint[]): readonly [bigint, bigint] {
  const [a, b] = units;
  if (a === undefined || b === undefined || units.length !== 2) {
    throw new ToolError('invalid_argument', 'This operation takes two operands.');
  }
  return [a, b];
}

/** To twelve digits, which is more than is ever shown. */
function divide(top: bigint, bottom: bigint): number {
  if (bottom === 0n) throw new ToolError('invalid_argument', 'The divisor is zero.');
  return Number((top * 10n ** BigInt(RATIO_DIGITS)) / bottom) / 10 ** RATIO_DIGITS;
}

/** The one in the middle, or the two around it. */
function toMiddle(units: readonly bigint[]): readonly bigint[] {
  const sorted = [...units].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? [sorted[middle]!] : [sorted[middle - 1]!, sorted[middle]!];
}

/** Things that end at their smallest unit; other numbers go on behind the point. */
const IN_UNITS: ReadonlySet<string> = new Set(['amount', 'money', 'time', 'duration', 'slot', 'epoch']);

function mean(first: Operand, units: readonly bigint[], decimals: number): Figure {
  const total = units.reduce((all, one) => all + one, 0n);
  const times = BigInt(units.length);
  if (IN_UNITS.has(first.kind)) return like(first, total / times, decimals);
  const kind = first.kind === 'count' ? 'number' : first.kind;
  return like({ ...first, kind }, (total * 10n ** BigInt(RATIO_DIGITS)) / times, decimals + RATIO_DIGITS);
}

/** A figure of the first operand's kind. */
function like(first: Operand, units: bigint, decimals: number): Figure {
  switch (first.kind) {
    case 'amount':
      if (first.mint !== undefined) return leaf.tokens(units, decimals, first.mint, first.symbol);
      return first.unit === 'SOL' ? leaf.sol(units) : leaf.lamports(units);
    case 'money':
      return leaf.usd(units);
    case 'duration':
      return leaf.duration(units);
    case 'time':
      return leaf.time(units);
    case 'percent':
      return leaf.share(Number(units) / 10 ** decimals / 100);
    case 'price':
      return leaf.price(Number(units) / 10 ** decimals, first.unit);
    case 'count':
      return decimals === 0
        ? leaf.count(units, first.unit)
        : leaf.number(Number(units) / 10 ** decimals, first.unit);
    default:
      return leaf.number(Number(units) / 10 ** decimals, first.unit);
  }
}

/** An amount times a price is what it is worth, a percentage of a thing is such a thing; other products are plain numbers. */
function toValue(operands: readonly Operand[], [a, b]: readonly [bigint, bigint], decimals: number): Figure {
  const scale = 2 * decimals;
  const percent = operands.findIndex(({ kind }) => kind === 'percent');
  const other = operands[1 - percent];
  if (percent >= 0 && other !== undefined && other.kind !== 'percent') {
    const own = other.kind === 'amount' || other.kind === 'money' ? (other.decimals ?? 0) : decimals;
    return like(other, (a * b) / 10n ** BigInt(scale - own) / 100n, own);
  }
  const plain = operands.findIndex(isPlain);
  const counted = operands[1 - plain];
  if (plain >= 0 && counted !== undefined && SCALED.has(counted.kind)) {
    const own = counted.decimals ?? 0;
    return like(counted, (a * b) / 10n ** BigInt(scale - own), own);
  }
  const price = operands.find(({ kind }) => kind === 'price');
  const isWorth = price !== undefined && operands.some(({ kind }) => COUNTED.has(kind));
  if (!isWorth) return leaf.number(Number(a * b) / 10 ** scale);
  if (price.unit !== 'USD') return leaf.number(Number(a * b) / 10 ** scale, price.unit, 9);
  return leaf.usd(scale >= 6 ? (a * b) / 10n ** BigInt(scale - 6) : a * b * 10n ** BigInt(6 - scale));
}

/** A number of the question, which has no unit. */
const isPlain = (operand: Operand | undefined): boolean =>
  operand?.kind === 'number' && operand.unit === undefined;

/** Kinds that stay what they are when they are multiplied or divided by a number. */
const SCALED: ReadonlySet<string> = new Set(['amount', 'money', 'duration']);

/** What is divided keeps its own unit. */
function scaled(first: Operand, top: bigint, bottom: bigint): Figure {
  if (bottom === 0n) throw new ToolError('invalid_argument', 'The divisor is zero.');
  const own = first.decimals ?? 0;
  return like(first, (top * 10n ** BigInt(own)) / bottom, own);
}

const COUNTED: ReadonlySet<string> = new Set(['amount', 'number', 'count']);

function toRatioUnit([a, b]: readonly Operand[]): string {
  if (a?.unit === b?.unit) return '';
  if (b?.unit === undefined) return a?.unit ?? '';
  return a?.unit === undefined ? `per ${b.unit}` : `${a.unit} per ${b.unit}`;
}
