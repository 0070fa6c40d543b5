// Written by `npm run gen`. Do not edit.
import compare from './compare.ts';
import measures from './measures.ts';
import predicate from './predicate.ts';
import query from './query.ts';

export const plans = [
  compare,
  measures,
  predicate,
  query,
] as const;
