/** The middle value, or the mean of the two in the middle; `undefined` of nothing. */
export function toMedian(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const ascending = values.toSorted((a, b) => a - b);
  const half = ascending.length >> 1;
  return ascending.length % 2 === 1 ? ascending[half]! : (ascending[half - 1]! + ascending[half]!) / 2;
}

export const toMean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
