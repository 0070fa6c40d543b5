// Written by `npm run gen`. Do not edit.
import addressActivity from './address-activity.ts';
import alerts from './alerts.ts';
import programCalls from './program-calls.ts';
import queryRows from './query-rows.ts';

export const sources = [
  addressActivity,
  alerts,
  programCalls,
  queryRows,
] as const;
