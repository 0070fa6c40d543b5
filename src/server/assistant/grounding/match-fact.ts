import type { Fact } from '#contracts/assistant/agent';
import {
  compare,
  isNegative,
  isWithin,
  isZero,
  magnitude,
  shift,
  times,
  toExact,
  type Exact,
} from './exact.ts';
import { findCheckable, type Checkable } from './find-checkable.ts';
import { saysDate } from './says-date.ts';
import { isOrdinal } from './word-numbers.ts';

/** Seconds of the units of time. A month is a twelfth of a year of 365 days. */
const LENGTHS: readonly (readonly [RegExp, bigint])[] = [
  [/^(?:seconds?|secs?|s)$/, 1n],
  [/^(?:minutes?|mins?)$/, 60n],
  [/^(?:hours?|hrs?|h)$/, 3_600n],
  [/^(?:days?|d)$/, 86_400n],
  [/^weeks?$/, 604_800n],
  [/^months?$/, 2_628_000n],
  [/^years?$/, 31_536_000n],
];
const HALF: Exact = { units: 5n, places: 1 };
const TEN: Exact = { units: 10n, places: 0 };

/** The fact a piece of text says, if any: equal after its unit, within half a unit of its last printed digit. */
export function matchFact(piece: Checkable, facts: Iterable<Fact>): Fact | undefined {
  for (const fact of facts) if (says(piece, fact)) return fact;
  return undefined;
}

function says(piece: Checkable, fact: Fact): boolean {
  if (fact.kind === 'word' && !/^-?[\d.,]+$/.test(fact.raw) && holds(fact, piece)) return true;
  switch (piece.kind) {
    case 'base58':
      return (
        saysAddress(piece.text, fact.kind, fact.raw) || saysAddress(piece.text, 'address', fact.mint ?? '')
      );
    case 'symbol': {
      const symbol = piece.text.replace(/^\$/, '').toLowerCase();
      return (
        fact.symbol?.toLowerCase() === symbol ||
        fact.unit?.toLowerCase() === symbol ||
        fact.raw.toLowerCase() === symbol
      );
    }
    case 'date':
      return fact.kind === 'time' && saysDate(piece.text, Number(fact.raw));
    case 'number':
      return saysNumber(piece, fact);
  }
}

const inner = new WeakMap<Fact, readonly Checkable[]>();

/** Whether a text of ours, such as a passage of the documentation, says the same. */
function holds(fact: Fact, piece: Checkable): boolean {
  const pieces = inner.get(fact) ?? findCheckable(fact.raw);
  inner.set(fact, pieces);
  return pieces.some(
    (one) =>
      one.kind === piece.kind &&
      (one.kind === 'number'
        ? one.unit === piece.unit &&
          isOrdinal(one.text) === isOrdinal(piece.text) &&
          one.value !== undefined &&
          piece.value !== undefined &&
          compare(one.value, piece.value) === 0
        : one.text.toLowerCase() === piece.text.toLowerCase()),
  );
}

function saysAddress(text: string, kind: Fact['kind'], raw: string): boolean {
  if (raw === '' || (kind !== 'address' && kind !== 'signature' && kind !== 'hash')) return false;
  if (text === raw) return true;
  const [head = '', tail] = text.split(/…|\.\.\./);
  if (tail === undefined) return text.length < 24 && (raw.startsWith(text) || raw.endsWith(text));
  return raw.startsWith(head) && raw.endsWith(tail);
}

/** A fact as it may be said: the value, and how many of the unit that is asked for one of it is. */
interface Said {
  readonly value: Exact;
  readonly length?: bigint | undefined;
  /** Whether a whole number may stand for one with a fraction, however small. */
  readonly mayRound?: boolean | undefined;
}

function saysNumber({ text, value, tolerance, unit }: Checkable, fact: Fact): boolean {
  if (value === undefined) return false;
  const said = toSaid(fact, unit);
  // As the product writes it, which may be rounded down.
  if (said.length > 0 && text === fact.ui) return true;
  return said.some(({ value: fell, length = 1n, mayRound = false }) => {
    const wanted = times(value, length);
    const isWhole = value.places <= 0 && (mayRound || compare(magnitude(value), TEN) >= 0);
    const rounds = !isZero(value) && (tolerance !== undefined || isWhole);
    const most = rounds ? times(tolerance ?? HALF, length) : { units: 0n, places: 0 };
    if (isWithin(fell, wanted, most)) return true;
    // The sign of a change may be said in words: `fell by 3 %`.
    return !isNegative(value) && isWithin(magnitude(fell), wanted, most);
  });
}

/** What a fact says in the unit a text uses; nothing where the unit does not fit its kind. */
function toSaid(fact: Fact, unit: string | undefined): readonly Said[] {
  const raw = toExact(fact.raw);
  if (raw === undefined) return [];
  const scaled = toExact(fact.raw, fact.decimals ?? 0) ?? raw;
  const isTime = LENGTHS.some(([pattern]) => pattern.test(unit ?? '')) || unit === 'ms';
  switch (fact.kind) {
    case 'amount':
      if (unit === undefined) return [{ value: scaled }];
      if (unit === 'sol') return fact.unit === 'SOL' ? [{ value: scaled }] : [];
      if (unit.startsWith('lamport'))
        return /^(?:SOL|lamports)$/.test(fact.unit ?? '') ? [{ value: raw }] : [];
      return [];
    case 'money':
    case 'price':
      if (unit === undefined) return [{ value: scaled }];
      return unit === (fact.unit ?? 'USD').toLowerCase() ? [{ value: scaled }] : [];
    case 'duration':
      return toSaidDuration(raw, unit);
    case 'percent':
      if (unit === '%') return [{ value: raw, mayRound: true }];
      if (unit === 'bps') return [{ value: shift(raw, 2) }];
      return unit === undefined ? [{ value: raw }, { value: shift(raw, -2) }] : [];
    case 'number':
      if (unit === '%') return [{ value: fact.unit === '%' ? raw : shift(raw, 2), mayRound: true }];
      // Without its unit a small whole number would stand for every ratio near it.
      return unit === undefined || unit === fact.unit?.toLowerCase()
        ? [{ value: raw, mayRound: unit !== undefined }]
        : [];
    case 'count':
      if (unit === undefined || unit === fact.unit?.toLowerCase()) return [{ value: scaled }];
      return unit === 'cu' && fact.unit === undefined ? [{ value: scaled }] : [];
    case 'slot':
    case 'epoch':
      return unit === undefined ? [{ value: scaled }] : [];
    case 'word':
      return isTime || isZero(raw) ? [] : [{ value: raw }];
    default:
      return [];
  }
}

function toSaidDuration(raw: Exact, unit: string | undefined): readonly Said[] {
  if (unit === undefined) return [{ value: raw }];
  if (unit === 'ms' || unit.startsWith('millisecond')) return [{ value: shift(raw, 3) }];
  const length = LENGTHS.find(([pattern]) => pattern.test(unit))?.[1];
  if (length === undefined) return [];
  const seconds = raw.units / 10n ** BigInt(raw.places);
  // `3 d 4 h` says its parts, and `3 days` what is full of them.
  const within = length === 86_400n ? seconds : seconds % (length === 3_600n ? 86_400n : length * 60n);
  const isPart = length <= 86_400n;
  return [
    { value: raw, length, mayRound: true },
    { value: { units: seconds / length, places: 0 } },
    ...(isPart ? [{ value: { units: within / length, places: 0 } }] : []),
  ];
}
