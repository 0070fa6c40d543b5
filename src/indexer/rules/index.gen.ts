// Written by `npm run gen`. Do not edit.
import failureBurst from './failure-burst.ts';

export const rules = [
  failureBurst,
] as const;
