import { expect, test } from 'vitest';
import { toFigureText } from './figure-view.tsx';

test.each([
  ['share', 0.9321, '93.2 %'],
  ['count', 1_204, '1,204'],
  ['lamports', 60_000, '0.00006 SOL'],
  ['lamports', '60000', '0.00006 SOL'],
  ['micro-usd', 4_518_971_200_000, '$4.51M'],
  ['text', 'buy', 'buy'],
] as const)('a %s of %s reads %s', (kind, value, text) => {
  expect(toFigureText({ label: 'Any', kind }, value)).toBe(text);
});
