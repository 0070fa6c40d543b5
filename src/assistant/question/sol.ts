import type { Subject } from './question.ts';

/** Transfers, trades and prices of SOL stand under the mint of wrapped SOL. */
export const SOL_MINT = 'So11111111111111111111111111111111111111112';

/** Everybody's unit of account; naming it asks about nothing on the chain. */
export const isSol = ({ kind, id }: Subject): boolean => kind === 'token' && id === SOL_MINT;

/**
 * The field a size in SOL is compared with, and whether its rows have to be made those of SOL: units of another token
 * are no lamports. `undefined` where the rows have no such size.
 */
export function toSolSize(
  from: string,
  size: string | undefined,
  where: readonly { readonly field: string; readonly is: string; readonly value?: unknown }[],
): { readonly field: string; readonly needsMint: boolean } | undefined {
  if (from === 'trades') return { field: 'lamports', needsMint: false };
  if (size?.toLowerCase().endsWith('lamports') === true) return { field: size, needsMint: false };
  if (from !== 'transfers' || size !== 'amount') return undefined;
  const mints = where.filter(({ field }) => field === 'mint');
  const isOfSol = mints.every(({ is, value }) => is === '=' && value === SOL_MINT);
  return isOfSol ? { field: size, needsMint: mints.length === 0 } : undefined;
}
