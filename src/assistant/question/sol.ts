import type { Subject } from './question.ts';

/** Transfers, trades and prices of SOL stand under the mint of wrapped SOL. */
export const SOL_MINT = 'So11111111111111111111111111111111111111112';

/** Everybody's unit of account; naming it asks about nothing on the chain. */
export const isSol = ({ kind, id }: Subject): boolean => kind === 'token' && id === SOL_MINT;
