// Written by `npm run gen`. Do not edit.
import events from './events.ts';
import measures from './measures.ts';

export const readers = [
  events,
  measures,
] as const;
