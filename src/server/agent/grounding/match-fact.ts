import type { Fact } from '#contracts/agent';
import type { Checkable } from './find-checkable.ts';

const SECONDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:seconds?|secs?|s)$/, 1],
  [/^(?:minutes?|mins?|min)$/, 60],
  [/^(?:hours?|hrs?|h)$/, 3_600],
  [/^(?:days?|d)$/, 86_400],
  [/^weeks?$/, 604_800],
];
const EXACT_EPSILON = 1e-9;

/** The fact a piece of text says, if any: equal after its unit, within half a unit of its last printed digit. */
export function matchFact(piece: Checkable, facts: Iterable<Fact>): Fact | undefined {
  for (const fact of facts) if (says(piece, fact)) return fact;
  return undefined;
}

function says(piece: Checkable, fact: Fact): boolean {
  switch (piece.kind) {
    case 'base58':
      return saysAddress(piece.text, fact);
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
      return toValues(fact, piece.unit).some((value) => isNear(piece, value));
  }
}

function saysAddress(text: string, { kind, raw }: Fact): boolean {
  if (kind !== 'address' && kind !== 'signature' && kind !== 'hash') return false;
  if (text === raw) return true;
  const [head, tail] = text.split(/…|\.\.\./);
  return tail !== undefined && head !== undefined && raw.startsWith(head) && raw.endsWith(tail);
}

function isNear({ value = Number.NaN, tolerance = 0 }: Checkable, fact: number): boolean {
  // The sign of a change may be said in words: `fell by 3 %`.
  return [fact, Math.abs(fact)].some(
    (one) => Math.abs(one - value) <= tolerance + Math.abs(one) * EXACT_EPSILON,
  );
}

/** What a fact is as a number, in every unit it may be said in. */
function toValues(fact: Fact, unit: string | undefined): readonly number[] {
  const raw = Number(fact.raw);
  if (fact.kind === 'word') return /^-?\d+(?:\.\d+)?$/.test(fact.raw) ? [raw] : [];
  if (!Number.isFinite(raw)) return [];
  const scaled = raw / 10 ** (fact.decimals ?? 0);
  switch (fact.kind) {
    case 'amount':
      return unit?.startsWith('lamport') ? [raw] : [scaled];
    case 'money':
      return [scaled];
    case 'duration': {
      const length = SECONDS.find(([pattern]) => pattern.test(unit ?? ''))?.[1];
      if (length === undefined) return [raw];
      // `3 d 4 h` says its parts.
      const parts = [86_400, 3_600, 60, 1].reduce<{ rest: number; list: [number, number][] }>(
        ({ rest, list }, size) => ({ rest: rest % size, list: [...list, [size, Math.floor(rest / size)]] }),
        { rest: raw, list: [] },
      ).list;
      const part = parts.find(([size]) => size === length)?.[1];
      return [
        raw / length,
        Math.floor(raw / length),
        Math.round(raw / length),
        ...(part === undefined ? [] : [part]),
      ];
    }
    case 'percent':
      return unit === '%' ? [raw] : [raw, raw / 100];
    case 'number':
      return unit === '%' ? [raw * 100, raw] : [raw];
    case 'time':
    case 'address':
    case 'signature':
    case 'hash':
    case 'flag':
      return [];
    default:
      return [scaled];
  }
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function saysDate(text: string, unixSeconds: number): boolean {
  const date = new Date(unixSeconds * 1_000);
  if (Number.isNaN(date.getTime())) return false;
  const iso = date.toISOString();
  const plain = text.replace(/\s?(?:Z|UTC)$/i, '').replace(' ', 'T');
  if (/^\d{4}-\d{2}/.test(text)) return iso.startsWith(plain);
  if (/^\d{1,2}:\d{2}/.test(text))
    return iso.slice(11).startsWith(plain.padStart(plain.split(':').length * 3 - 1, '0'));
  const low = text.toLowerCase();
  const month = MONTHS.findIndex((name) => low.includes(name));
  const numbers = (low.match(/\d+/g) ?? []).map(Number);
  const year = numbers.find((value) => value > 31);
  const day = numbers.find((value) => value <= 31);
  return (
    month === date.getUTCMonth() &&
    (day === undefined || day === date.getUTCDate()) &&
    (year === undefined || year === date.getUTCFullYear())
  );
}
