// Written by `npm run gen`. Do not edit.
import addressActivity from './address-activity.ts';
import alerts from './alerts.ts';
import dashboardRows from './dashboard-rows.ts';
import programCalls from './program-calls.ts';
import queryRows from './query-rows.ts';

export const sources = [
  addressActivity,
  alerts,
  dashboardRows,
  programCalls,
  queryRows,
] as const;
