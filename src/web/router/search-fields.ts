/** Kinds of values a query holds, beside the text and the choice of `define-search.ts`. */
import { isBase58OfLength } from '#std/base58';
import type { SearchField } from './define-search.ts';

const LONGEST_ADDRESS = 44;
const SLOT_DIGITS = 15;

const isAddress = (given: string): boolean => given.length <= LONGEST_ADDRESS && isBase58OfLength(given, 32);

/** What `isIt` lets through, trimmed and as it stands; `undefined` when absent or empty. */
function trimmed(isIt: (given: string) => boolean, allowed: string): SearchField<string | undefined> {
  const find = (given: string | null) => {
    const found = given?.trim() ?? '';
    return found !== '' && isIt(found) ? found : undefined;
  };
  return {
    read: find,
    write: (value) => value,
    refuses: (given) => given.trim() !== '' && find(given) === undefined,
    allowed,
  };
}

/** A text the whole of which has the form of `pattern`: a name, a cursor. `allowed` says it in words. */
export const matching = (pattern: RegExp, allowed: string): SearchField<string | undefined> =>
  trimmed((given) => pattern.test(given), allowed);

/** The address of an account: 32 bytes in base58. */
export const address = (): SearchField<string | undefined> =>
  trimmed(isAddress, 'an address: 32 bytes in base58');

/** A slot. It is written without leading zeros. */
export const slot = (): SearchField<bigint | undefined> => {
  const digits = trimmed(
    (given) => given.length <= SLOT_DIGITS && /^\d+$/.test(given),
    `a slot: a whole number of at most ${SLOT_DIGITS} digits`,
  );
  return {
    ...digits,
    read(given) {
      const found = digits.read(given);
      return found === undefined ? undefined : BigInt(found);
    },
    write: (value) => value?.toString(),
  };
};

/** A day of the calendar as `2026-11-01`; it is one of UTC. */
export const day = (): SearchField<string | undefined> =>
  trimmed((given) => toDayStart(given) !== undefined, 'a day such as 2026-11-01');

/** Unix seconds a day of UTC begins at; `undefined` for what is no day. */
export function toDayStart(given: string): number | undefined {
  if (!/^(?:19[7-9]|20\d)\d-\d\d-\d\d$/.test(given)) return undefined;
  const ms = Date.parse(`${given}T00:00:00Z`);
  // 31 June is taken for 1 July by some.
  return Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(given) ? undefined : ms / 1_000;
}

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number): SearchField<number | undefined> => {
  const digits = trimmed(
    (given) => /^(?:0|[1-9]\d{0,14})$/.test(given) && Number(given) >= least && Number(given) <= most,
    `a whole number from ${least} to ${most}`,
  );
  return {
    ...digits,
    read(given) {
      const found = digits.read(given);
      return found === undefined ? undefined : Number(found);
    },
    write: (value) => value?.toString(),
  };
};

/** Most pages a list is turned to; the API takes as many. */
const MOST_PAGES = 9_999;

/** The number of a page of a list; the first stands nowhere. */
export const pageNumber = (): SearchField<number> => {
  const number = whole(1, MOST_PAGES);
  return {
    ...number,
    read: (given) => number.read(given) ?? 1,
    write: (value) => (value === 1 ? undefined : number.write(value)),
  };
};

/** On where `word` stands, or one of `others` that mean the same; off where nothing does. */
export const flag = (word: string, ...others: readonly string[]): SearchField<boolean> => {
  const words = [word, ...others];
  const isOn = (given: string | null) => given !== null && words.includes(given);
  return {
    read: isOn,
    write: (value) => (value ? word : undefined),
    refuses: (given) => given !== '' && !isOn(given),
    allowed: `${words.join(' or ')}, or left out`,
  };
};

/** A text while it is being typed: spaces around it stay. Longer than `most` characters is refused. */
export const typed = (most: number): SearchField<string> => ({
  read: (given) => (given === null || given.length > most ? '' : given),
  write: (value) => value,
  refuses: (given) => given.length > most,
  allowed: `at most ${most} characters`,
});

/** Whatever stands there, for those who judge it themselves; `undefined` only when absent. */
export const verbatim = (): SearchField<string | undefined> => ({
  read: (given) => given ?? undefined,
  write: (value) => value,
  refuses: () => false,
  allowed: 'any text',
});

/**
 * The same field, but what it refuses is not reported: for pages that repeat nothing of what a stranger may have written
 * into their address.
 */
export const silent = <Value>(field: SearchField<Value>): SearchField<Value> => ({
  ...field,
  refuses: () => false,
});
