// Written by `npm run gen`. Do not edit.
import events from './events.ts';
import explain from './explain.ts';
import followUps from './follow-ups.ts';
import measures from './measures.ts';

export const readers = [
  events,
  explain,
  followUps,
  measures,
] as const;
