/** The lender, perpetuals, order books, launches and the stake pool have no address: their words name them. */
import { expect, test } from 'vitest';
import { parse } from '../parse.ts';

const read = (text: string): string => {
  const question = parse({ text, nowMs: 1_790_863_200_000, kinds: new Map(), names: [] })?.question;
  const want = question?.want;
  if (question === undefined || question.unused.length > 0) return 'not read';
  return want?.kind === 'measures' ? want.keys.join() : want?.kind === 'predicate' ? want.key : 'other';
};

test.each([
  ['What is borrowed at the lender at the moment?', 'borrowed'],
  ['is the lender solvent', 'solvent'],
  ['who owes the lender the most', 'loans'],
  ['funding rate: who is paying whom', 'funding'],
  ['how many perps are open', 'perpPositions'],
  ['bids only', 'bids'],
  ['best bid and best ask', 'bookSpread'],
  ['how big is the liquid staking pool', 'lstSize'],
  ['Which tokens have graduated?', 'graduated'],
  ['who makes the most from arbitrage', 'arbitrageurs'],
  ['qué préstamos se han liquidado en el prestamista', 'lenderLiquidated'],
  ['哪些代币毕业了', 'graduated'],
  ['quanto SOL há no pool de staking líquido', 'lstSize'],
])('%s', (text, wanted) => {
  expect(read(text)).toBe(wanted);
});

test.each([
  'what is a perpetual future',
  'what is a funding rate',
  'what is a multisig',
  'explain liquidation',
])('tells what the word means: %s', (text) => {
  expect(parse({ text, nowMs: 1_790_863_200_000, kinds: new Map(), names: [] })?.question.want.kind).toBe(
    'concept',
  );
});
