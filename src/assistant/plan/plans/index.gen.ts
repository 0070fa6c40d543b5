// Written by `npm run gen`. Do not edit.
import compare from './compare.ts';
import compute from './compute.ts';
import concept from './concept.ts';
import convert from './convert.ts';
import decline from './decline.ts';
import measures from './measures.ts';
import predicate from './predicate.ts';
import product from './product.ts';
import query from './query.ts';

export const plans = [
  compare,
  compute,
  concept,
  convert,
  decline,
  measures,
  predicate,
  product,
  query,
] as const;
