/** Where a stranger's text can stand. */
export const PLACES = [
  'token name',
  'token symbol',
  'metadata URI',
  'memo',
  'log line',
  'validator name',
  'program interface',
] as const;
export type Place = (typeof PLACES)[number];
