import { toGrouped } from '#contracts/text/value-text';
import type { Quantity } from '#contracts/network/conversion';
import { toExact } from '../grounding/exact.ts';
import * as leaf from '../figures/figure.ts';
import type { Figure } from '../figures/figure.ts';

/** A quantity as a figure of its own kind, exact; `symbol` is what its mint calls itself. */
export function toQuantityLeaf(quantity: Quantity, symbol?: string): Figure {
  const { unit, value } = quantity;
  switch (unit) {
    case 'lamports': {
      const units = toUnits(value, 0);
      return units === undefined ? leaf.decimal(value, unit) : leaf.lamports(units);
    }
    case 'SOL': {
      const units = toUnits(value, 9);
      return units === undefined ? leaf.decimal(value, unit) : leaf.sol(units);
    }
    case 'USD': {
      const units = toUnits(value, 6);
      return units === undefined
        ? leaf.decimal(value, unit)
        : { ...leaf.usd(units), ui: toDollarText(value) };
    }
    case 'raw units':
    case 'tokens':
      return toTokenLeaf(quantity, symbol);
    case '%':
      return leaf.percent(value);
    case 'slot':
      return leaf.slot(value);
    case 'epoch':
      return leaf.epoch(value);
    case 'time':
      return leaf.time(value);
    case 'bytes':
      return leaf.count(BigInt(value), unit);
    case 'bps':
    case 'micro-lamports per CU':
    case 'slots':
    case 'epochs':
    case 'seconds':
    case 'minutes':
    case 'hours':
    case 'days':
      return leaf.decimal(value, unit);
  }
}

function toTokenLeaf({ unit, value, mint, decimals = 0 }: Quantity, symbol: string | undefined): Figure {
  const units = toUnits(value, unit === 'tokens' ? decimals : 0);
  if (units === undefined) return leaf.decimal(value, unit);
  return unit === 'raw units' || mint === undefined
    ? { ...leaf.count(units, 'raw units'), ...(mint !== undefined && { mint }) }
    : leaf.tokens(units, decimals, mint, symbol);
}

/** Whole smallest units, or `undefined` where the text goes on behind them. */
function toUnits(text: string, decimals: number): bigint | undefined {
  const exact = toExact(text);
  if (exact === undefined || exact.places > decimals) return undefined;
  return exact.units * 10n ** BigInt(decimals - exact.places);
}

/** Every digit: money elsewhere is shown to the cent. */
function toDollarText(text: string): string {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  return `${text.startsWith('-') ? '-' : ''}$${toGrouped(whole)}.${fraction.padEnd(2, '0')}`;
}
