/** Numbers as people write them: `1,250,000`, `0.25`, `0,25`, `1.5k`, `$50`, `10M`. */

interface WrittenNumber {
  readonly start: number;
  readonly end: number;
  /** Exact, as a decimal. */
  readonly value: string;
  /** `$` or `€` before it. */
  readonly sign?: string | undefined;
}

const GROUPED = /\d{1,3}(?:[,_' ]\d{3}){1,12}(?!\d)(?:\.\d{1,20})?/y;
const PLAIN = /\d{1,40}(?:[.,]\d{1,20})?/y;
const SCALE = /thousand|million|billion|[a-z]{1,3}|[а-я]{3}|[万億亿]/iy;
/** What a number is no number behind or before: letters that are written with spaces between words. */
const LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;
const JOINT = /[\d.,_]/;

const SCALES: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  million: 6,
  billion: 9,
  mil: 3,
  тыс: 3,
  m: 6,
  mm: 6,
  mio: 6,
  млн: 6,
  bn: 9,
  b: 9,
  万: 4,
  億: 8,
  亿: 8,
};

/** In the order of the text, reading each character a bounded number of times. */
export function findNumbers(text: string): readonly WrittenNumber[] {
  const found: WrittenNumber[] = [];
  let at = 0;
  while (at < text.length) {
    const isBegin = /\d/.test(text.charAt(at)) && !isPart(text.charAt(at - 1));
    const digits = isBegin ? (readAt(GROUPED, text, at) ?? readAt(PLAIN, text, at)) : undefined;
    if (digits === undefined) {
      at++;
      continue;
    }
    const number = toNumber(text, at, digits);
    if (number !== undefined) found.push(number);
    at = number?.end ?? at + digits.length;
  }
  return found;
}

const isPart = (character: string): boolean => LETTER.test(character) || JOINT.test(character);

function readAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** `undefined` where letters follow that are no scale: `5x`. */
function toNumber(text: string, start: number, digits: string): WrittenNumber | undefined {
  let end = start + digits.length;
  const gap = text.charAt(end) === ' ' ? 1 : 0;
  const word = readAt(SCALE, text, end + gap)?.toLowerCase() ?? '';
  const places = SCALES[word];
  const hasScale = places !== undefined && !isPart(text.charAt(end + gap + word.length));
  if (hasScale) end += gap + word.length;
  else if (isPart(text.charAt(end)) && LETTER.test(text.charAt(end))) return undefined;
  const isGrouped = /^\d{1,3}[,_' ]\d{3}(?:\D|$)/.test(digits);
  const plain = isGrouped ? digits.replace(/[,_' ]/g, '') : digits.replace(',', '.');
  const before = text.charAt(start - 1) === ' ' ? text.charAt(start - 2) : text.charAt(start - 1);
  const sign = before === '$' || before === '€' ? before : undefined;
  const from = sign === undefined ? start : text.lastIndexOf(sign, start);
  return {
    start: from,
    end,
    value: shift(plain, hasScale ? places : 0),
    ...(sign !== undefined && { sign }),
  };
}

/** A decimal times a power of ten, exactly. */
export function shift(value: string, places: number): string {
  const [whole = '0', fraction = ''] = value.split('.');
  const digits = whole + fraction.padEnd(places, '0').slice(0, places);
  const rest = fraction.slice(places);
  const integer = digits.replace(/^0+(?=\d)/, '');
  return rest === '' ? integer : `${integer}.${rest}`;
}

/** A decimal in smallest units of so many places, as text; what is below one of them is cut. */
export const toScaled = (value: string, places: number): string =>
  shift(value, places).split('.', 1)[0] ?? '0';
