/** A figure of a chart, short: `12,345`, `3.1416`, `0.00002117`. Amounts of money are never made of it. */
export function toFigureText(value: number): string {
  if (!Number.isFinite(value)) return 'no data';
  const size = Math.abs(value);
  if (size >= 1e9) return `${(value / 1e9).toFixed(2)}B`;
  if (size >= 1e6) return `${(value / 1e6).toFixed(2)}M`;
  if (size >= 1_000) return Math.round(value).toLocaleString('en');
  return value.toLocaleString('en', { maximumSignificantDigits: 5 });
}

/** Raw units as a figure a chart can draw. */
export const toFigure = (units: string, decimals: number): number => Number(units) / 10 ** decimals;
