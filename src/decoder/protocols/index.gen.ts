// Written by `npm run gen`. Do not edit.
import associatedToken from './associated-token.ts';
import computeBudget from './compute-budget.ts';
import memo from './memo.ts';
import splToken from './spl-token.ts';
import system from './system.ts';

export const protocols = [
  associatedToken,
  computeBudget,
  memo,
  splToken,
  system,
] as const;
