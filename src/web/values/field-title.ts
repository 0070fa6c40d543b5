import type { ValueKind } from '#contracts/decoded';
import { toTitle } from '#std/text';

/** What is written in capitals: letters that stand for words, and one that tells two things of a kind apart. */
const ACRONYMS = /\b(?:amm|bls|lp|nft|sol|ur[il])\b| [a-z]$/gi;

/**
 * Ends of a name that say a unit the value is not shown in, and what stands in their place: a rate reads as a percentage, and
 * what is counted in 10⁻⁶ lamports as a price in lamports.
 */
const UNITS: Readonly<Partial<Record<ValueKind, readonly [RegExp, string]>>> = {
  'basis-points': [/ (?:basis points|bps)$/, ''],
  'compute-price': [/^Micro lamports$/, 'Price'],
};

/**
 * The label of a field or account: `solVault` → `SOL vault`; with the kind of its value, without a unit that the value is
 * not shown in: `rateBasisPoints` → `Rate`.
 */
export function toFieldTitle(name: string, kind?: ValueKind): string {
  const title = toTitle(name)
    .replaceAll(ACRONYMS, (word) => word.toUpperCase())
    .replace(/^Epoch(?=\d)/, 'Epoch ');
  const unit = kind && UNITS[kind];
  return unit === undefined ? title : title.replace(...unit);
}
