/** A size in SOL is compared with lamports; where rows are of another token, it is named as what is left out. */
import { expect, test } from 'vitest';
import { after, read } from './testing/turns.ts';

const SOL = 'So11111111111111111111111111111111111111112';
const whereOf = (text: string) => {
  const want = read(text)?.want;
  return want?.kind === 'query' ? (want.query.where ?? []) : [];
};

test('of trades it is their value in SOL', () => {
  const condition = { field: 'lamports', is: '>', value: '1000000000' };
  expect(whereOf('trades above 1 SOL')).toContainEqual(condition);
  expect(whereOf('lnKELP trades above 1 SOL')).toContainEqual(condition);
});

test('of transfers it is that of SOL', () => {
  expect(whereOf('transfers above 1 SOL')).toEqual(
    expect.arrayContaining([
      { field: 'mint', is: '=', value: SOL },
      { field: 'amount', is: '>', value: '1000000000' },
    ]),
  );
});

test.each([
  'transfers of lnKELP above 1 SOL',
  'wallets with lnKELP transfers above 1 SOL',
  'how many lnKELP transfers above 1 SOL today',
  'lnKELP transfers above 5000 lamports',
])('of another token it is none: %s', (text) => {
  expect(whereOf(text).map(({ field }) => field)).not.toContain('amount');
  expect(read(text)?.unused.join(' ')).toMatch(/above/);
});

test('of rows of the question before it is none either', () => {
  const want = after('transfers of lnKELP', 'only those above 1 SOL')?.want;
  expect(JSON.stringify(want)).not.toContain('"field":"amount","is"');
});

test('a market cap is no number of rows', () => {
  const question = read('tokens with market cap 500');
  expect(question?.shape.limit).toBeUndefined();
  expect(question?.unused).toContain('500');
});
