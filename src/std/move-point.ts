/** A plain decimal divided by ten to the `places`, exactly; multiplied where they are negative. */
export function movePoint(value: string, places: number): string {
  const sign = value.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const padded = places < 0 ? fraction.padEnd(-places, '0') : fraction;
  const digits = whole.padStart(places + 1, '0') + padded;
  const point = digits.length - padded.length - places;
  const integer = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  let end = digits.length;
  while (end > point && digits[end - 1] === '0') end--;
  const rest = digits.slice(point, end);
  return `${sign}${integer === '' ? '0' : integer}${rest === '' ? '' : `.${rest}`}`;
}
