/** Smallest units of a decimal text, exactly: `1.5` of 9 decimals is 1,500,000,000. `undefined` for another text, and for one with more digits than the unit has. */
export function toUnits(text: string, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,20})(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || fraction.length > decimals) return undefined;
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
