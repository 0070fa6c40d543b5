const DECIMAL = /^(-?)(\d{1,60})(?:\.(\d{1,40}))?$/;

/** -1, 0 or 1 as `a` is less than, equal to or greater than `b`, exactly; `undefined` where one of them is no plain decimal. */
export function compareDecimals(a: string, b: string): -1 | 0 | 1 | undefined {
  const [first, second] = [DECIMAL.exec(a), DECIMAL.exec(b)];
  if (first === null || second === null) return undefined;
  const places = Math.max(first[3]?.length ?? 0, second[3]?.length ?? 0);
  const [left, right] = [first, second].map(
    ([, sign, whole = '', fraction = '']) =>
      BigInt(whole + fraction.padEnd(places, '0')) * (sign === '-' ? -1n : 1n),
  ) as [bigint, bigint]; // there are two
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The place of the greatest or the least of plain decimals, exactly; the first of equal ones, and 0 where there are none. */
export const findExtreme = (values: readonly string[], isMost: boolean): number =>
  values.reduce(
    (best, value, index) => (compareDecimals(value, values[best] ?? '') === (isMost ? 1 : -1) ? index : best),
    0,
  );
