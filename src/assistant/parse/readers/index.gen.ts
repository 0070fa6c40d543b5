// Written by `npm run gen`. Do not edit.
import measures from './measures.ts';

export const readers = [
  measures,
] as const;
