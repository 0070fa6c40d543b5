import type { MarketSides } from '#contracts/market/token-market';
import { toUnit } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { toPlainText } from '../../values/display-text.tsx';
import type { WireNames } from '../../values/names.ts';

const UNIT_LETTERS = 16;

/** Symbol of a token for places that take no markup, else its short address. */
export const toUnitText = (mint: string, names: WireNames): string =>
  toPlainText(toUnit(mint, names), UNIT_LETTERS);

/** `ORCH / SOL`. */
export const toPairText = (
  { base, quote }: Pick<Wire<MarketSides>, 'base' | 'quote'>,
  names: WireNames,
): string => `${toUnitText(base, names)} / ${toUnitText(quote, names)}`;

/** The venue by its name, else by its address. */
export const toVenueText = (venue: string, names: WireNames): string =>
  names.labels[venue]?.name ?? `${venue.slice(0, 4)}…${venue.slice(-4)}`;
