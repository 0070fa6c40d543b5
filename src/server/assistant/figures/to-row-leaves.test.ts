import { describe, expect, test } from 'vitest';
import { defineColumns, type CellValue } from '#contracts/columns/define-columns';
import { toRowLeaves } from './to-row-leaves.ts';

const SYSTEM = '11111111111111111111111111111111';
const COLUMNS = defineColumns<{ readonly value: CellValue }>()((make) => [
  make.text('text', 'Version', ({ value }) => value),
  make.words('words', 'State', ({ value }) => value),
  make.address('address', 'Owner', ({ value }) => value),
  make.signature('signature', 'Transaction', ({ value }) => value),
  make.time('time', 'Time', ({ value }) => value),
  make.slot('slot', 'Slot', ({ value }) => value),
  make.flag('flag', 'Closed', ({ value }) => value),
  make.integer('integer', 'Amount', ({ value }) => value),
  make.count('count', 'Compute units', ({ value }) => value, 'CU'),
  make.number('number', 'Height', ({ value }) => value),
  make.change('change', 'Change', ({ value }) => value),
  make.share('share', 'Share', ({ value }) => value),
  make.price('price', 'Price (USD)', ({ value }) => value, 'USD'),
  make.price('ratio', 'Price', ({ value }) => value),
  make.sol('sol', 'Fee (SOL)', ({ value }) => value),
  make.usd('usd', 'Volume (USD)', ({ value }) => value),
  make.percent('percent', 'Share (%)', ({ value }) => value),
]);
const KEYS = COLUMNS.map(({ key }) => key);
const NAMES = {
  labels: { [SYSTEM]: { kind: 'program', name: 'System Program', source: 'built in' } },
  tokens: {},
} as const;

describe('the leaf of a column', () => {
  test.each([
    ['text', '1.18 <b>', { stranger: true, what: 'version', text: '1.18 <b>' }],
    ['words', 'active', { kind: 'word', raw: 'active' }],
    ['address', SYSTEM, { kind: 'address', raw: SYSTEM, ui: 'System Program' }],
    ['signature', '5'.repeat(88), { kind: 'signature', href: `/tx/${'5'.repeat(88)}` }],
    ['time', 1_700_000_000, { kind: 'time', raw: '1700000000' }],
    ['slot', 42, { kind: 'slot', raw: '42', href: '/block/42' }],
    ['flag', false, { kind: 'flag', raw: 'no' }],
    ['integer', '18446744073709551615', { kind: 'count', raw: '18446744073709551615' }],
    ['count', 1_200, { kind: 'count', ui: '1,200', unit: 'CU' }],
    ['number', 5.5, { kind: 'number', raw: '5.5' }],
    ['change', 0.5, { kind: 'percent', raw: '50', ui: '+50' }],
    ['share', 0.125, { kind: 'percent', raw: '12.5' }],
    ['price', 300, { kind: 'price', raw: '300', unit: 'USD' }],
    ['ratio', 2, { kind: 'price', raw: '2', unit: undefined }],
    ['sol', 18_446_744_073_709_551_615n, { kind: 'amount', raw: '18446744073709551615', unit: 'SOL' }],
    ['usd', 2_500_000n, { kind: 'money', raw: '2500000', ui: '$2.50' }],
    ['percent', '150', { kind: 'percent', raw: '1.5' }],
  ] as const)('%s is of its kind and loses nothing', (key, value, leaf) => {
    expect(toRowLeaves(COLUMNS, { value }, [key], NAMES)).toMatchObject({ [key]: leaf });
  });

  test.each(KEYS)('%s is none where the row says nothing', (key) => {
    expect(toRowLeaves(COLUMNS, { value: undefined }, [key])).toEqual({ [key]: undefined });
    expect(toRowLeaves(COLUMNS, { value: null }, [key])).toEqual({ [key]: undefined });
  });

  test('a blank text of a stranger is none', () => {
    expect(toRowLeaves(COLUMNS, { value: ' ' }, ['text'])).toEqual({ text: undefined });
  });

  test('it is called as its column or as what is asked, in the order asked', () => {
    const { share, part } = toRowLeaves(COLUMNS, { value: 1 }, ['share', 'percent as part']);
    expect([share?.raw, part?.raw]).toEqual(['100', '0.01']);
    expect(Object.keys(toRowLeaves(COLUMNS, { value: 1 }, ['slot as b', 'count']))).toEqual(['b', 'count']);
  });

  test('a key no column has does not compile', () => {
    // @ts-expect-error -- no such column
    expect(() => toRowLeaves(COLUMNS, { value: 1 }, ['stake'])).toThrow(TypeError);
    // @ts-expect-error -- nor under another name
    expect(() => toRowLeaves(COLUMNS, { value: 1 }, ['stake as share'])).toThrow(TypeError);
  });
});
