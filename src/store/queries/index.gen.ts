// Written by `npm run gen`. Do not edit.
import coverage from './coverage.ts';
import prices from './prices.ts';
import tokens from './tokens.ts';

export const queries = [
  coverage,
  prices,
  tokens,
] as const;
