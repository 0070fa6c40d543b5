import type { Address } from '#contracts/chain';
import type { Field, Value } from '#contracts/decoded';
import { applyNameRules, isFiller, isZero, toPercent, toPowerOfTen } from './field-rules.ts';
import { isMintName, toTokenWords, toWords } from './field-words.ts';
import { findValue } from '../find-value.ts';

/** How a field of an account that is known here counts, in place of what its name says. */
export type FieldMeaning = (
  value: Value,
  mintOf: (field: string) => Address | undefined,
  valueOf: (field: string) => Value | undefined,
) => Value;

export interface PlainFields {
  readonly fields: readonly Field[];
  /** Padding that is not zero, and bumps, named by where they stand. */
  readonly filler: readonly Field[];
}

/** What the fields of a record may lean on: those beside them and around them. */
interface Scope {
  /** By what their names call the token. */
  readonly mints: ReadonlyMap<string, Address>;
  /** Of prices, as a power of ten. */
  readonly exponent: number | undefined;
  readonly meanings: Readonly<Record<string, FieldMeaning>>;
  readonly mintOf: (field: string) => Address | undefined;
  /** Of the fields of the account itself. */
  readonly valueOf: (field: string) => Value | undefined;
  readonly filler: Field[];
}

/**
 * The fields of an account read by an interface, as its names say: amounts by the mint that is named beside them,
 * prices by their exponent, numerators over denominators as rates, and padding left out.
 */
export function toPlainFields(
  fields: readonly Field[],
  meanings: Readonly<Record<string, FieldMeaning>> = {},
): PlainFields {
  const filler: Field[] = [];
  const addresses = new Map(listAddresses(fields, ''));
  const scope: Scope = {
    mints: new Map(),
    exponent: undefined,
    meanings,
    mintOf: (field) => addresses.get(field),
    valueOf: (field) => findValue(fields, field),
    filler,
  };
  return { fields: readRecord(fields, '', scope), filler };
}

function readRecord(all: readonly Field[], path: string, outer: Scope): readonly Field[] {
  const fields = all.filter(({ name, value }) => {
    if (!isFiller(name)) return true;
    if (!isZero(value)) outer.filler.push({ name: join(path, name), value });
    return false;
  });
  const scope: Scope = {
    ...outer,
    mints: toMints(fields, outer.mints),
    exponent: toExponent(fields) ?? outer.exponent,
  };
  return joinRates(fields).map((field) => ({
    name: field.name,
    value: readValue(field, join(path, field.name), scope),
  }));
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function readValue(field: Field, path: string, scope: Scope): Value {
  const { name, value } = field;
  const meaning =
    scope.meanings[path] ?? scope.meanings[`*.${name}`] ?? scope.meanings[`-${toWords(name).at(-1)}`];
  if (meaning !== undefined) return meaning(value, scope.mintOf, scope.valueOf);
  if (value.kind === 'record') {
    const scaled = toAverage(field, scope.exponent);
    return toRate(field) ?? { kind: 'record', fields: readRecord(scaled, path, scope) };
  }
  if (value.kind === 'list') {
    const items = value.items.map((item) =>
      item.kind === 'record'
        ? ({ kind: 'record', fields: readRecord(item.fields, path, scope) } as const)
        : applyNameRules({ name: toSingular(name), value: item }),
    );
    return { kind: 'list', items };
  }
  if (value.kind !== 'integer') return applyNameRules(field);
  return toPrice(field, scope.exponent) ?? toTokenAmount(field, scope) ?? applyNameRules(field);
}

/** Only what the rules for numbers ask for: `lastClaimTs` is one of `lastClaimTs`, `slots` are each a slot. */
const toSingular = (name: string): string =>
  /(?:slot|timestamp|name)s$/i.test(name) ? name.slice(0, -1) : name;

function* listAddresses(fields: readonly Field[], path: string): Generator<[string, Address]> {
  for (const { name, value } of fields) {
    if (value.kind === 'address') yield [join(path, name), value.address];
    else if (value.kind === 'record') yield* listAddresses(value.fields, join(path, name));
  }
}

const SIDES = new Set(['a', 'b', 'x', 'y', '0', '1', 'base', 'quote', 'coin', 'pc', 'input', 'output']);

/** A record's own mint with no word for its token is the mint of that record alone. */
function toMints(fields: readonly Field[], outer: Scope['mints']): Scope['mints'] {
  const own = fields.flatMap(({ name, value }): [string, Address][] =>
    value.kind === 'address' && isMintName(name) ? [[toTokenWords(name), value.address]] : [],
  );
  return own.length === 0 ? outer : new Map([...outer].filter(([words]) => words !== '').concat(own));
}

/** Words that make a number with a side (`protocolFeeOwedA`, `amountX`, `baseReserve`) an amount of that side's token. */
const AMOUNTS = new Set(['amount', 'owed', 'pending', 'reserve', 'reserves', 'fees', 'claimed', 'unclaimed']);
/** Words that make it something else. */
const NO_AMOUNTS = new Set(
  `rate bps numerator denominator growth decimals per flag index price tick type
  lot ratio scale percent factor shares weight count virtual reward rewards value usd time timestamp slot at`.split(
    /\s+/,
  ),
);
/** What may stand behind the word for a token: `lpSupply` is of `lpMint`, `poolTokenSupply` of `poolMint`. */
const BEHIND_TOKEN = ['supply', 'amount', 'token supply', 'token amount', 'total supply'];
const OF_THE_MINT = new Set([
  'mint supply',
  'mint amount',
  'mint total supply',
  'token amount',
  'token supply',
]);

function toTokenAmount({ name, value }: Field, { mints }: Scope): Value | undefined {
  if (mints.size === 0 || value.kind !== 'integer' || typeof value.integer !== 'bigint') return undefined;
  // The x of `amountX64` is no side: what it ends with tells a fixed point.
  if (value.integer < 0n || /[XQ]\d+$/.test(name)) return undefined;
  const words = toWords(name);
  const joined = words.join(' ');
  const of = (mint: Address | undefined): Value | undefined =>
    mint && { kind: 'amount', amount: BigInt(value.integer), mint };
  if (OF_THE_MINT.has(joined)) return of(mints.get(''));
  for (const [token, mint] of mints) {
    if (token !== '' && BEHIND_TOKEN.some((word) => joined === `${token} ${word}`)) return of(mint);
  }
  const sides = words.filter((word) => SIDES.has(word));
  const isAmount = words.some((word) => AMOUNTS.has(word)) && !words.some((word) => NO_AMOUNTS.has(word));
  return sides.length === 1 && isAmount ? of(mints.get(sides[0]!)) : undefined;
}

const LARGEST_EXPONENT = 30;

function toExponent(fields: readonly Field[]): number | undefined {
  for (const { name, value } of fields) {
    if ((name !== 'exponent' && name !== 'expo') || value.kind !== 'integer') continue;
    const exponent = Number(value.integer);
    if (Math.abs(exponent) <= LARGEST_EXPONENT) return exponent;
  }
  return undefined;
}

const PRICES = new Set(['price', 'conf', 'confidence']);
const isPriceName = (name: string): boolean => PRICES.has(toWords(name).at(-1) ?? '');

const toPrice = ({ name, value }: Field, exponent: number | undefined): Value | undefined =>
  exponent !== undefined && value.kind === 'integer' && isPriceName(name)
    ? toPowerOfTen(value.integer, exponent)
    : undefined;

/** A price with the fraction it is an average by: its `value` counts like the price. */
function toAverage({ name, value }: Field, exponent: number | undefined): readonly Field[] {
  if (value.kind !== 'record') return [];
  if (exponent === undefined || !isPriceName(name)) return value.fields;
  return value.fields.map((field) =>
    field.name === 'value' && field.value.kind === 'integer'
      ? { name: field.name, value: toPowerOfTen(field.value.integer, exponent) }
      : field,
  );
}

const isRateName = (name: string): boolean => /fee|commission/i.test(name);

/** A fee given as a fraction; a fraction of nothing is no fee. */
function toRate({ name, value }: Field): Value | undefined {
  if (value.kind !== 'record' || value.fields.length !== 2 || !isRateName(name)) return undefined;
  const numerator = findValue(value.fields, 'numerator');
  const denominator = findValue(value.fields, 'denominator');
  return toFraction(numerator, denominator);
}

function toFraction(numerator: Value | undefined, denominator: Value | undefined): Value | undefined {
  if (numerator?.kind !== 'integer' || denominator?.kind !== 'integer') return undefined;
  if (BigInt(numerator.integer) === 0n) return { kind: 'percent', percent: 0 };
  return BigInt(denominator.integer) > 0n ? toPercent(numerator.integer, denominator.integer) : undefined;
}

/** `tradeFeeNumerator` and `tradeFeeDenominator` as the one rate they are. */
function joinRates(fields: readonly Field[]): readonly Field[] {
  const valueOf = (wanted: string) => findValue(fields, wanted);
  return fields.flatMap((field): Field[] => {
    const [, base, part] = /^(\w+)(Numerator|Denominator)$/.exec(field.name) ?? [];
    if (base === undefined || !isRateName(base)) return [field];
    const rate = toFraction(valueOf(`${base}Numerator`), valueOf(`${base}Denominator`));
    if (rate === undefined) return [field];
    return part === 'Numerator' ? [{ name: base, value: rate }] : [];
  });
}
