/** Leaves of a tool's data: what becomes a fact, and what is a stranger's text. */
import { SOL_DECIMALS } from '#contracts/chain';
import type { Fact, FactKind } from '#contracts/assistant/agent';
import { toShareText } from '#contracts/assistant/share-text';
import { toPriceText, toShortChange, toUsdText } from '#contracts/text/money-text';
import { toPlainText } from '#std/plain-text';
import {
  toDecimal,
  toDurationText,
  toGrouped,
  toInstantText,
  toShortAddress,
} from '#contracts/text/value-text';
import { trimEndOf } from '#std/text';

/** A value that may be cited. Its id, path and label are given when its result is sealed. */
export interface Figure extends Pick<
  Fact,
  'kind' | 'raw' | 'ui' | 'decimals' | 'unit' | 'symbol' | 'mint' | 'href'
> {
  readonly figure: true;
}

/** A stranger's text; sealed results keep it apart. */
export interface Stranger {
  readonly stranger: true;
  readonly what: string;
  readonly text: string;
}

/** What `data` of a tool is made of. `undefined` leaves an entry out. */
export type Tree = Figure | Stranger | readonly Tree[] | { readonly [name: string]: Tree | undefined };

const figure = (kind: FactKind, raw: string, ui: string, more: Partial<Figure> = {}): Figure => ({
  figure: true,
  kind,
  raw,
  ui,
  ...more,
});

/** `lamports` in SOL. */
export const sol = (lamports: bigint | number | string): Figure =>
  figure('amount', String(lamports), toDecimal(lamports, SOL_DECIMALS), {
    decimals: SOL_DECIMALS,
    unit: 'SOL',
  });

/** Lamports as such, for figures that are priced in them. */
export const lamports = (value: bigint | number | string): Figure =>
  figure('amount', String(value), toGrouped(value), { decimals: 0, unit: 'lamports' });

const SYMBOL_LENGTH = 12;

/** Units of a mint. `symbol` is what the mint calls itself. */
export function tokens(
  units: bigint | number | string,
  decimals: number,
  mint: string,
  symbol?: string,
): Figure {
  const shown = symbol === undefined ? '' : toPlainText(symbol, SYMBOL_LENGTH);
  return figure('amount', String(units), toDecimal(units, decimals), {
    decimals,
    unit: toShortAddress(mint),
    ...(shown !== '' && { symbol: shown }),
    mint,
    href: `/token/${mint}`,
  });
}

export const count = (value: bigint | number, unit?: string): Figure =>
  figure('count', String(value), toGrouped(value), unit === undefined ? {} : { unit });

/** A number with a fraction, such as an index or a ratio. `digits` after the point at most. */
export function number(value: number, unit?: string, digits = 4): Figure {
  const text = String(Number(value.toFixed(digits)));
  return figure('number', text, toGroupedDecimal(text), unit === undefined ? {} : { unit });
}

/** A plain decimal text, to its last digit. */
export const decimal = (text: string, unit?: string): Figure =>
  figure('number', text, toGroupedDecimal(text), unit === undefined ? {} : { unit });

/** Percent as a plain decimal text. */
export const percent = (text: string): Figure =>
  figure('percent', text, toGroupedDecimal(text), { unit: '%' });

/** `share` of one; 0.125 is 12.5 %. */
export function share(value: number): Figure {
  const raw = toPlain(Number((value * 100).toFixed(6)));
  return figure(
    'percent',
    raw,
    // The sign is the unit; a fraction of nothing is left out.
    toShareText(value)
      .replace(' %', '')
      .replace(/\.0{1,9}$|(?<=\.\d{0,9}[1-9])0{1,9}$/, ''),
    { unit: '%' },
  );
}

/** Basis points: 150 is 1.5 %. */
export const basisPoints = (value: bigint | number): Figure =>
  figure('percent', toDecimal(value, 2).replaceAll(',', ''), toDecimal(value, 2), { unit: '%' });

/** A change as a share of what was: -0.031 is -3.1 %. */
export function change(value: number): Figure {
  return figure('percent', String(Number((value * 100).toFixed(4))), toShortChange(value), { unit: '%' });
}

/** 10⁻⁶ dollars. */
export const usd = (microUsd: bigint | string): Figure =>
  figure('money', String(microUsd), toUsdText(microUsd), { decimals: 6, unit: 'USD' });

/** Dollars for one unit, or `unit` for one unit. */
export const price = (value: number, unit = 'USD'): Figure =>
  figure('price', toPlain(value), `${unit === 'USD' ? '$' : ''}${toPriceText(value)}`, { unit });

export const time = (unixSeconds: bigint | number | string): Figure =>
  figure('time', String(unixSeconds), toInstantText(unixSeconds));

export const duration = (seconds: bigint | number | string): Figure =>
  figure('duration', String(seconds), toDurationText(seconds));

export const slot = (value: bigint | number | string): Figure =>
  figure('slot', String(value), toGrouped(value), { href: `/block/${value}` });

export const epoch = (value: bigint | number | string): Figure =>
  figure('epoch', String(value), toGrouped(value), { href: `/epoch/${value}` });

/** `name` is one of the registry (built in), never one of the chain. */
export const address = (value: string, name?: string): Figure =>
  figure('address', value, name ?? toShortAddress(value), { href: `/account/${value}` });

export const signature = (value: string): Figure =>
  figure('signature', value, toShortAddress(value), { href: `/tx/${value}` });

export const hash = (value: string): Figure => figure('hash', value, toShortAddress(value));

export const flag = (value: boolean): Figure => figure('flag', value ? 'yes' : 'no', value ? 'yes' : 'no');

/** One of our own words. Never give it text of the chain. */
export const word = (value: string): Figure => figure('word', value, value);

/** A stranger's text. `what` says what it is: `token name`, `memo`. */
export const stranger = (what: string, text: string): Stranger => ({ stranger: true, what, text });

/** The same, where it says anything. */
export const said = (what: string, text: string | undefined): Stranger | undefined =>
  text === undefined || text.trim() === '' ? undefined : stranger(what, text);

export const isFigure = (tree: unknown): tree is Figure =>
  typeof tree === 'object' && tree !== null && 'figure' in tree && tree.figure === true;

export const isStranger = (tree: unknown): tree is Stranger =>
  typeof tree === 'object' && tree !== null && 'stranger' in tree && tree.stranger === true;

const toGroupedDecimal = (text: string): string => {
  const [whole = '0', fraction] = text.split('.');
  return fraction === undefined ? toGrouped(whole) : `${toGrouped(whole)}.${fraction}`;
};

/** A finite number without an exponent. */
function toPlain(value: number): string {
  const text = String(value);
  if (!/e/i.test(text)) return text;
  // Beyond 10²¹ `toFixed` writes an exponent too; such a number has no fraction.
  return Math.abs(value) >= 1e21
    ? BigInt(value).toString()
    : trimEndOf(trimEndOf(value.toFixed(20), '0'), '.');
}

/** A name a program's interface gives, such as that of an error: a word where it is one identifier, else a stranger's text. */
export const nameOf = (what: string, text: string): Figure | Stranger =>
  /^[A-Za-z][A-Za-z0-9_]{0,47}(?:\(\d{1,10}\))?$/.test(text) ? word(text) : stranger(what, text);
