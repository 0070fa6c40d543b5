/** Everyday words on the page of a venue, of one of its markets or positions, or of a multisig. */
import { expect, test } from 'vitest';
import type { SubjectKind } from '../../question/question.ts';
import { parse } from '../parse.ts';

const [LENDER, PERPS, MARKET, LOAN, MULTISIG, STAKING, ORACLE] = [
  'LocaLnetLend1111111111111111111111111111111',
  'LocaLnetPerp1111111111111111111111111111111',
  'od97Ra5YZC1tRbu2Cnapbem4MEf1aJbYErt8hUo6cKB',
  'HtAhMZHdZzjc13MNf9M87ScEfAqTvhF7znmVbxJDmyqY',
  '3bgZv3iixKrippmhaXR2kHCkKFTExCx4wpnkt7eQWb7r',
  'LocaLnetStake111111111111111111111111111111',
  'LocaLnetorac1e11111111111111111111111111111',
] as const;

const KINDS: ReadonlyMap<string, SubjectKind> = new Map<string, SubjectKind>([
  [LENDER, 'program'],
  [PERPS, 'program'],
  [STAKING, 'program'],
  [ORACLE, 'program'],
  [MARKET, 'pool'],
  [LOAN, 'account'],
  [MULTISIG, 'account'],
]);
const PLACES = new Map([
  [LENDER, { tool: 'get_lender' }],
  [PERPS, { tool: 'get_perpetuals' }],
  [STAKING, { tool: 'get_liquid_staking' }],
  [ORACLE, { tool: 'list_price_feeds' }],
  [MARKET, { tool: 'get_order_book', isPart: true as const }],
  [LOAN, { tool: 'get_lender', isPart: true as const }],
  [MULTISIG, { tool: 'list_multisigs', isPart: true as const }],
]);

const read = (text: string, page?: string) =>
  parse({
    text,
    nowMs: 1_790_863_200_000,
    kinds: KINDS,
    roles: new Map([
      [LOAN, 'data' as const],
      [MULTISIG, 'multisig' as const],
    ]),
    places: PLACES,
    names: [],
    ...(page !== undefined && { page: { kind: KINDS.get(page) ?? 'account', id: page } }),
  })?.question;

test.each([
  ['how much is deposited', LENDER, 'lent'],
  ['whats the interest rate', LENDER, 'borrowRate'],
  ['welche zinsen', LENDER, 'borrowRate'],
  ['how old are the prices', ORACLE, 'priceFeeds'],
  ['which positions are closest to getting liquidated', LENDER, 'loans'],
  ['who is losing the most', PERPS, 'perpResults'],
  ['biggest position', PERPS, 'perpPositions'],
  ['best bid, best ask, and the spread', MARKET, 'bookSpread'],
  ['how many orders got cancelled compared to filled', MARKET, 'bookCancels'],
  ['whos the main maker here', MARKET, 'bookMakers'],
  ['how healthy is it', LOAN, 'loans'],
  ['how many signatures are needed', MULTISIG, 'signaturesNeeded'],
  ['скільки підписів треба', MULTISIG, 'signaturesNeeded'],
  ['who can sign', MULTISIG, 'multisigMembers'],
  ['how much is staked', STAKING, 'lstSize'],
])('%s', (text, page, key) => {
  const question = read(text, page);
  expect(question?.want).toMatchObject({ kind: 'measures', of: 'network' });
  expect(question?.want).toMatchObject({ keys: expect.arrayContaining([key]) });
});

test.each([MARKET, LOAN, MULTISIG])('what is in front is what it is told of: %s', (page) => {
  const text = page === MARKET ? 'best bid' : page === LOAN ? 'how healthy is it' : 'who can sign';
  expect(read(text, page)?.subjects).toEqual([
    { kind: 'network', id: '' },
    { kind: 'account', id: page },
  ]);
});

test('a program that is named is no holder of positions or stakes', () => {
  expect(read(`biggest losing trader on ${PERPS} so far`)?.want).toMatchObject({ keys: ['perpResults'] });
  expect(read(`kto ma największą otwartą pozycję na ${PERPS}`)?.want).toMatchObject({
    of: 'network',
    keys: ['perpPositions'],
  });
  expect(read(`total SOL staked through ${STAKING}`)?.want).toMatchObject({ of: 'network' });
});

test('the loans that are closest to liquidation come first', () => {
  expect(read('which positions are closest to getting liquidated', LENDER)?.shape).toMatchObject({
    by: 'mayFall',
    order: 'least',
  });
});

test('a number of signatures is no yes and no no', () => {
  expect(read('is one of them enough on their own?', MULTISIG)?.form).toBe('value');
});

test('a loan has no perpetual position', () => {
  expect(JSON.stringify(read('when would this get liquidated', LOAN)?.want)).not.toContain('perp');
});

test.each(['positions', 'who can sign', 'deposits', 'the rate', 'orders'])(
  'elsewhere such words are of no venue: %s',
  (text) => {
    const want = read(text)?.want;
    const keys = want?.kind === 'measures' && want.of === 'network' ? want.keys : [];
    expect(keys).not.toContain('signaturesNeeded');
    expect(keys).not.toContain('loans');
    expect(keys).not.toContain('lent');
  },
);

test.each([
  ['who can upgrade it', LENDER, 'program'],
  ['how many transactions today', LENDER, 'program'],
])('what is of the program stays so: %s', (text, page, of) => {
  expect(read(text, page)?.want).toMatchObject({ of });
});
