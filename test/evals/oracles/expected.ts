/** What must be said, found without any of our tools. */
import type { Fact, FactKind } from '#contracts/assistant/agent';
import type { Cast, World } from '../cast.ts';

/** A value an answer cites: of one of these kinds, in this unit, of this mint. */
export interface ExpectedFact {
  readonly kinds: readonly FactKind[];
  /** As facts hold it, with its sign. */
  readonly raw: string;
  /** Prices and shares pass through roundings of whoever divides last. */
  readonly isRounded?: boolean;
  readonly unit?: string | undefined;
  readonly mint?: string | undefined;
  /** What its label says it is of, where many things are counted. */
  readonly of?: RegExp | undefined;
}

/** Words of an answer: one of its lines fits, and none of those it opens with says the contrary. */
export interface ExpectedLine {
  readonly line: RegExp;
  readonly never?: RegExp | undefined;
}

export type Expected = ExpectedFact | ExpectedLine;

/** One thing that is true, in the ways it may be said: a moment by its time or by how long ago it was. */
export type Truth = readonly Expected[];

/** What an answer must say, each of these. */
export type Oracle = (world: World, args: readonly string[], cast: Cast) => readonly Truth[];

/** What an answer says: the facts it cites, its lines as they read, and those it opens with. */
export interface Said {
  readonly facts: readonly Fact[];
  readonly lines: readonly string[];
  readonly lead: readonly string[];
}

export const sol = (lamports: bigint | number): ExpectedFact => ({
  kinds: ['amount'],
  raw: String(lamports),
  unit: 'SOL',
});
export const tokens = (mint: string, units: bigint): ExpectedFact => ({
  kinds: ['amount'],
  raw: String(units),
  mint,
});
export const money = (microUsd: bigint): ExpectedFact => ({
  kinds: ['money'],
  raw: String(microUsd),
  unit: 'USD',
});
export const count = (value: bigint | number, of: RegExp): ExpectedFact => ({
  kinds: ['count'],
  raw: String(value),
  of,
});
export const rounded = (kind: FactKind, value: number, unit: string, of?: RegExp): ExpectedFact => ({
  kinds: [kind],
  raw: String(value),
  isRounded: true,
  unit,
  of,
});
export const percent = (value: number, of?: RegExp): ExpectedFact => rounded('percent', value, '%', of);
const exact =
  (kind: FactKind) =>
  (value: bigint | number | string): ExpectedFact => ({ kinds: [kind], raw: String(value) });
export const time = exact('time');
export const duration = exact('duration');
export const slot = exact('slot');
export const epoch = exact('epoch');
export const address = exact('address');
export const signature = exact('signature');
export const word = exact('word');
export const line = (pattern: RegExp, never?: RegExp): ExpectedLine => ({ line: pattern, never });

/** Each of these must be said, in its one way. */
export const each = (values: Iterable<Expected>): Truth[] => [...values].map((one) => [one]);

const TOLERANCE = 1e-4;
/** Of the last digit a share is rounded to. */
const HALF_A_DIGIT = 5e-5;

/** Whether an answer says what was expected. */
export function says({ facts, lines, lead }: Said, expected: Expected): boolean {
  if ('line' in expected) {
    const { line: pattern, never } = expected;
    return lines.some((one) => pattern.test(one)) && !(never && lead.some((one) => never.test(one)));
  }
  return facts.some((fact) => isSame(fact, expected));
}

function isSame(fact: Fact, { kinds, raw, isRounded, unit, mint, of }: ExpectedFact): boolean {
  return (
    kinds.includes(fact.kind) &&
    (unit === undefined || fact.unit === unit) &&
    (mint === undefined || fact.mint === mint) &&
    (of === undefined || of.test(fact.label)) &&
    (isRounded === true
      ? isClose(toNumber(fact), Number(raw), fact.kind === 'percent' ? HALF_A_DIGIT : 0)
      : fact.raw.replace(/^\+/, '') === raw)
  );
}

/** Amounts and money are stated in smallest units, and expected so; a rounded one is of whole units. */
const toNumber = ({ raw, decimals = 0 }: Fact): number => Number(raw) / 10 ** decimals;

const isClose = (found: number, wanted: number, least: number): boolean =>
  Math.abs(found - wanted) <= Math.max(TOLERANCE * Math.abs(wanted), least);

/** What was expected, for whoever reads why a row failed. */
export const describe = (expected: Expected): string =>
  'line' in expected
    ? String(expected.line)
    : [expected.kinds.join('/'), expected.raw, expected.unit ?? expected.mint].filter(Boolean).join(' ');
