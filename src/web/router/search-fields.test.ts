import { describe, expect, expectTypeOf, test } from 'vitest';
import { defineSearch, type SearchField } from './define-search.ts';
import {
  address,
  flag,
  matching,
  pageNumber,
  slot,
  typed,
  silent,
  verbatim,
  whole,
} from './search-fields.ts';

const WALLET = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';

/** What a field makes of `text`: its value, and whether it is refused. */
const judge = <Value>(field: SearchField<Value>, text: string) => ({
  value: field.read(text),
  isRefused: field.refuses(text),
});
const taken = <Value>(value: Value) => ({ value, isRefused: false });
const refused = <Value>(value?: Value) => ({ value, isRefused: true });

describe('an address', () => {
  test('is 32 bytes in base58, spaces around it aside', () => {
    expect(judge(address(), WALLET)).toEqual(taken(WALLET));
    expect(judge(address(), ` ${WALLET} `)).toEqual(taken(WALLET));
    expect(judge(address(), '11111111111111111111111111111111')).toEqual(
      taken('11111111111111111111111111111111'),
    );
  });

  test.each(['abc', `${WALLET}1`, WALLET.slice(1), WALLET.replace('T', '0'), '1'.repeat(5_000), '<b>'])(
    '%s is none',
    (text) => {
      expect(judge(address(), text)).toEqual(refused());
    },
  );

  test('an empty one is as good as none', () => {
    expect(judge(address(), '  ')).toEqual(taken(undefined));
    expect(address().read(null)).toBeUndefined();
  });
});

describe('a slot', () => {
  test('is a bigint, written without leading zeros', () => {
    expectTypeOf(slot().read).returns.toEqualTypeOf<bigint | undefined>();
    expect(judge(slot(), '0')).toEqual(taken(0n));
    expect(judge(slot(), '000419000123')).toEqual(taken(419_000_123n));
    expect(slot().write(419_000_123n)).toBe('419000123');
    expect(judge(slot(), '999999999999999')).toEqual(taken(999_999_999_999_999n));
  });

  test.each(['-5', '1.5', 'abc', '0x10', '1e9', '1000000000000000', '١٢'])('%s is none', (text) => {
    expect(judge(slot(), text)).toEqual(refused());
  });
});

describe('a whole number', () => {
  test('has both its bounds', () => {
    expect(judge(whole(2, 40), '2')).toEqual(taken(2));
    expect(judge(whole(2, 40), '40')).toEqual(taken(40));
    expect(whole(2, 40).write(7)).toBe('7');
    expect(whole(2, 40).read(null)).toBeUndefined();
    expect(whole(2, 40).allowed).toBe('a whole number from 2 to 40');
  });

  test.each(['1', '41', '-2', '2.5', '07', '3e0', 'x'])('%s is outside of 2 to 40', (text) => {
    expect(judge(whole(2, 40), text)).toEqual(refused());
  });
});

test('the first page of a list stands nowhere', () => {
  expect(pageNumber().read(null)).toBe(1);
  expect(judge(pageNumber(), '1')).toEqual(taken(1));
  expect(judge(pageNumber(), '9999')).toEqual(taken(9_999));
  expect(judge(pageNumber(), '0')).toEqual(refused(1));
  expect(judge(pageNumber(), '10000')).toEqual(refused(1));
  const search = defineSearch({ page: pageNumber() });
  expect([1, 2].map((page) => search.href('/tokens', { page }))).toEqual(['/tokens', '/tokens?page=2']);
});

test('a flag is on by any of its words and written by the first', () => {
  const open = flag('1', 'true');
  expect(judge(open, '1')).toEqual(taken(true));
  expect(judge(open, 'true')).toEqual(taken(true));
  expect(judge(open, '')).toEqual(taken(false));
  expect(judge(open, 'yes')).toEqual(refused(false));
  expect(open.read(null)).toBe(false);
  expect([open.write(true), open.write(false)]).toEqual(['1', undefined]);
  expect(open.allowed).toBe('1 or true, or left out');
});

test('a text of a form is the whole text or none', () => {
  const place = matching(/^\d+\.\d+$/, 'a place');
  expect(judge(place, '12.3')).toEqual(taken('12.3'));
  expect(judge(place, '12.3x')).toEqual(refused());
  expect(judge(place, '')).toEqual(taken(undefined));
});

test('a text that is being typed keeps its spaces', () => {
  expect(judge(typed(8), 'mint ')).toEqual(taken('mint '));
  expect(judge(typed(8), 'mint to it')).toEqual(refused(''));
  expect(typed(8).read(null)).toBe('');
});

test('what stands verbatim is nobody’s to refuse, and empty is not absent', () => {
  expect(judge(verbatim(), ' a ')).toEqual(taken(' a '));
  expect(judge(verbatim(), '')).toEqual(taken(''));
  expect(verbatim().read(null)).toBeUndefined();
});

test('a field that tells nothing refuses in silence', () => {
  expect(judge(silent(whole(1, 2)), '3')).toEqual(taken(undefined));
});
