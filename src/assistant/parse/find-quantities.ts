/** Numbers with their units as conversions need them, lengths of time too, and units that stand alone. */
import type { Subject } from '../question/question.ts';
import type { ParseContext } from './context.ts';
import { isSol } from '../question/sol.ts';

/** Units of the `convert` tool. */
export interface Unit {
  readonly unit: string;
  /** Where the unit is a token. */
  readonly token?: Subject | undefined;
  readonly at: readonly number[];
}

export interface Quantity extends Unit {
  readonly value: string;
}

/** Keys of `[unit]` and `[time]` as the tool calls them. */
const UNITS: Readonly<Record<string, string>> = {
  SOL: 'SOL',
  lamports: 'lamports',
  USD: 'USD',
  percent: '%',
  bps: 'bps',
  raw: 'raw units',
  bytes: 'bytes',
  slots: 'slots',
  CU: 'CU',
  'micro-lamports': 'micro-lamports per CU',
  second: 'seconds',
  minute: 'minutes',
  hour: 'hours',
  day: 'days',
  'epoch-unit': 'epochs',
};

/** Units that begin at a token; the longest first. */
function unitAt(context: ParseContext, index: number): Unit | undefined {
  const match = [...context.of('unit'), ...context.of('time')].find(
    ({ key, at }) => at[0] === index && UNITS[key] !== undefined,
  );
  if (match !== undefined) return { unit: UNITS[match.key]!, at: match.at }; // it was found by that
  const mention = context.mentions.find(({ subject, at }) => subject.kind === 'token' && at[0] === index);
  if (mention === undefined) return undefined;
  return isSol(mention.subject)
    ? { unit: 'SOL', at: mention.at }
    : { unit: 'tokens', token: mention.subject, at: mention.at };
}

/** Every number of the question, with what stands behind it. */
export function findQuantities(context: ParseContext): readonly Quantity[] {
  return context.tokens.flatMap(({ thing, end }, index): readonly Quantity[] => {
    if (thing?.kind !== 'number') return [];
    const { value } = thing;
    if (thing.sign === '$') return [{ value, unit: 'USD', at: [index] }];
    if (/^\s?%/.test(context.text.slice(end))) return [{ value, unit: '%', at: [index] }];
    const unit = unitAt(context, index + 1);
    if (unit === undefined) return [{ value, unit: '', at: [index] }];
    const places = unit.unit === 'bytes' ? kibisOf(context.tokens[unit.at[0]!]?.text) : 0; // a unit has a token
    return [{ ...unit, value: toBytes(value, places), at: [index, ...unit.at] }];
  });
}

/** How often 1,024 is in a unit of bytes. */
const kibisOf = (word: string | undefined): number =>
  /^(?:kb|kib|kilobytes?)$/.test(word ?? '') ? 1 : /^(?:mb|mib|megabytes?)$/.test(word ?? '') ? 2 : 0;

/** Whole bytes of kilobytes, which are of 1,024 here; a fraction of a byte is cut. */
function toBytes(value: string, times: number): string {
  if (times === 0) return value;
  const [whole = '0', fraction = ''] = value.split('.');
  const scaled = BigInt(whole + fraction) * 1_024n ** BigInt(times);
  return String(scaled / 10n ** BigInt(fraction.length));
}

/** Units no number belongs to: `how many lamports`, `in lnUSD`. */
export function findFreeUnits(context: ParseContext, quantities: readonly Quantity[]): readonly Unit[] {
  const taken = new Set(quantities.flatMap(({ at }) => at));
  const found: Unit[] = [];
  for (let index = 0; index < context.tokens.length; index++) {
    const unit = taken.has(index) ? undefined : unitAt(context, index);
    if (unit === undefined) continue;
    found.push(unit);
    for (const one of unit.at) taken.add(one);
  }
  return found;
}
