/** Which end of a list is meant where what it is ranked by may be below zero. */
import { expect, test } from 'vitest';
import { read } from '../testing/turns.ts';

test.each([
  ['who lost the most on perps', 'perpResults', 'change', 'least'],
  ['biggest loser on perpetuals today', 'perpResults', 'change', 'least'],
  ['biggest perp losses', 'perpClosed', 'change', 'least'],
  ['worst perp trader', 'perpResults', 'change', 'least'],
  ['who made the most on perps', 'perpResults', 'change', 'most'],
  ['which perp positions are losing the most', 'perpPositions', 'change', 'least'],
  ['largest perp position', 'perpPositions', 'entryValue', 'most'],
  ['who lost the most on arbitrage', 'arbitrageurs', 'gain', 'least'],
  ['who makes the most from arbitrage', 'arbitrageurs', 'gainValue', 'most'],
  ['which token did @A lose the most on', 'profitByToken', 'realisedProfit', 'least'],
])('%s', (text, key, by, order) => {
  const question = read(text);
  expect(question?.want).toMatchObject({ keys: [key] });
  expect(question?.shape).toMatchObject({ by, order });
  expect(question?.unused).toEqual([]);
});

test('the smallest loss is a loss', () => {
  const question = read('smallest perp losses');
  expect(question?.shape).toMatchObject({ by: 'change', order: 'most' });
  expect(question?.bounds).toEqual([{ is: '<', value: '0', field: 'change' }]);
});
