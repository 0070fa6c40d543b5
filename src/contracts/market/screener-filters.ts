/** The texts of a screener’s filters, read. The endpoint refuses what cannot be read; the page leaves it out and says so. */
import { isBase58OfLength } from '#std/base58';
import { WINDOWS, type Window } from './market.ts';
import {
  SCREENER_KEYS,
  SCREENER_PAGES,
  SCREENER_SORTS,
  type ScreenerKey,
  type ScreenerSort,
  type ScreenerTexts,
} from './screener.ts';

export interface ScreenerFilters {
  readonly window: Window;
  readonly sort: ScreenerSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  /** 10⁻⁶ dollars. */
  readonly minVolume?: bigint;
  readonly maxVolume?: bigint;
  readonly minLiquidity?: bigint;
  readonly maxLiquidity?: bigint;
  /** Shares: 0.1 for ten percent. */
  readonly minChange?: number;
  readonly maxChange?: number;
  readonly minHolders?: number;
  readonly maxHolders?: number;
  readonly minTrades?: number;
  readonly maxTrades?: number;
  /** Seconds. */
  readonly minAge?: number;
  readonly maxAge?: number;
  readonly launchpad?: string;
  /** Only tokens with a price. */
  readonly priced: boolean;
  /** Only prices with at least 1,000 dollars behind them. */
  readonly firm: boolean;
}

/** A filter that could not be read. */
export interface ScreenerFault {
  readonly key: ScreenerKey;
  readonly value: string;
  /** `must be …`. */
  readonly message: string;
}

interface Reading {
  readonly message: string;
  readonly read: (text: string) => unknown;
  /** Every text that can be read, where they are few. */
  readonly values?: readonly string[];
}

const FACTORS: Readonly<Record<string, bigint>> = { '': 1n, k: 1_000n, m: 1_000_000n, b: 1_000_000_000n };
const SECONDS: Readonly<Record<string, number>> = { min: 60, h: 3_600, d: 86_400 };

const dollars: Reading = {
  message: 'must be dollars: 5000, 2.5k or 1m',
  read(text) {
    const found = /^\$?(\d{1,9})(?:\.(\d{1,6}))?([kmb]?)$/i.exec(text);
    if (found === null) return undefined;
    const [, whole = '', part = '', unit = ''] = found;
    return BigInt(whole + part.padEnd(6, '0')) * FACTORS[unit.toLowerCase()]!;
  },
};
const percent: Reading = {
  message: 'must be a percentage such as 20 or -12.5',
  read: (text) => {
    const found = /^([+-]?\d{1,7}(?:\.\d{1,4})?) ?%?$/.exec(text);
    return found === null ? undefined : Number(found[1]) / 100;
  },
};
const count: Reading = {
  message: 'must be a whole number of at most nine digits',
  read: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
};
const age: Reading = {
  message: 'must be an age such as 30min, 12h or 7d',
  read(text) {
    const found = /^(\d{1,5}) ?(min|h|d)$/.exec(text);
    return found === null ? undefined : Number(found[1]) * SECONDS[found[2]!]!;
  },
};
const oneOf = (...values: readonly string[]): Reading => ({
  message: `must be ${values.slice(0, -1).join(', ')}${values.length > 1 ? ' or ' : ''}${values.at(-1)}`,
  read: (text) => values.find((value) => value === text),
  values,
});
const flag: Reading = { ...oneOf('yes'), read: (text) => (text === 'yes' ? true : undefined) };

const READINGS: Readonly<Record<ScreenerKey, Reading>> = {
  window: oneOf(...Object.keys(WINDOWS)),
  sort: oneOf(...SCREENER_SORTS),
  order: oneOf('asc', 'desc'),
  page: {
    message: `must be a whole number from 1 to ${SCREENER_PAGES}`,
    read: (text) =>
      /^[1-9]\d{0,2}$/.test(text) && Number(text) <= SCREENER_PAGES ? Number(text) : undefined,
  },
  minVolume: dollars,
  maxVolume: dollars,
  minLiquidity: dollars,
  maxLiquidity: dollars,
  minChange: percent,
  maxChange: percent,
  minHolders: count,
  maxHolders: count,
  minTrades: count,
  maxTrades: count,
  minAge: age,
  maxAge: age,
  launchpad: {
    message: 'must be the address of a program',
    read: (text) => (text.length <= 44 && isBase58OfLength(text, 32) ? text : undefined),
  },
  priced: flag,
  firm: flag,
};

/** What a filter takes: in words, and one by one where that can be listed. */
export const toScreenerHint = (
  key: ScreenerKey,
): { readonly message: string; readonly values: readonly string[] | undefined } => {
  const { message, values } = READINGS[key];
  return { message, values };
};

const RANGES = ['Volume', 'Liquidity', 'Change', 'Holders', 'Trades', 'Age'] as const;

/** Reads filters; empty texts count as absent. What has a fault counts as not asked for. */
export function readScreenerFilters(texts: ScreenerTexts): {
  readonly filters: ScreenerFilters;
  readonly faults: readonly ScreenerFault[];
} {
  const read: Partial<Record<ScreenerKey, unknown>> = {};
  const faults: ScreenerFault[] = [];
  for (const key of SCREENER_KEYS) {
    const text = texts[key]?.trim() ?? '';
    if (text === '') continue;
    const value = READINGS[key].read(text);
    if (value === undefined) faults.push({ key, value: text.slice(0, 40), message: READINGS[key].message });
    else read[key] = value;
  }
  for (const name of RANGES) {
    const [least, most] = [read[`min${name}`], read[`max${name}`]];
    if (least === undefined || most === undefined || !isMore(least, most)) continue;
    const key = `max${name}` as const;
    faults.push({ key, value: texts[key]?.trim() ?? '', message: `must not be less than min${name}` });
    delete read[key];
  }
  const defaults = { window: '24h', sort: 'volume', order: 'desc', page: 1, priced: false, firm: false };
  return { filters: { ...defaults, ...read } as ScreenerFilters, faults }; // each key was read as its kind
}

/** Both are of one kind. */
const isMore = (one: unknown, other: unknown): boolean => (one as number) > (other as number);

/** The texts that can be read and agree with each other, and those that do not. */
export function readScreenerTexts(given: ScreenerTexts): {
  readonly texts: ScreenerTexts;
  readonly faults: readonly ScreenerFault[];
} {
  const texts = Object.fromEntries(
    SCREENER_KEYS.flatMap((key) => {
      const text = given[key]?.trim();
      return text ? [[key, text]] : [];
    }),
  ) as ScreenerTexts;
  const { faults } = readScreenerFilters(texts);
  const wrong = new Set<string>(faults.map(({ key }) => key));
  return {
    texts: Object.fromEntries(Object.entries(texts).filter(([key]) => !wrong.has(key))) as ScreenerTexts,
    faults,
  };
}
