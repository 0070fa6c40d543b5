// Written by `npm run gen`. Do not edit.
import compute from './compute.ts';
import explainFailure from './explain-failure.ts';
import getTransaction from './get-transaction.ts';

export const tools = [
  compute,
  explainFailure,
  getTransaction,
] as const;
