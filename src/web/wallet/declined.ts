/** Codes of the Mobile Wallet Adapter's protocol for "not authorised" and "not signed", which its wallets answer a refusal with. */
const PHONE_REFUSALS: readonly unknown[] = [-1, -3];

const MOST_CAUSES = 5;

/** An error with what caused it, and what caused that; the Mobile Wallet Adapter says what happened in the last. */
export function toCauses(error: unknown): readonly object[] {
  const causes: object[] = [];
  let next = error;
  while (typeof next === 'object' && next !== null && causes.length < MOST_CAUSES) {
    causes.push(next);
    next = 'cause' in next ? next.cause : undefined;
  }
  return causes;
}

/**
 * Whether an error carries a code for "the visitor declined". 4001 is the code of EIP-1193 that Solana wallets took
 * over; the Mobile Wallet Adapter puts its own into a cause.
 */
export const hasDeclineCode = (error: unknown): boolean =>
  toCauses(error).some(
    (one, depth) => 'code' in one && (depth === 0 ? one.code === 4001 : PHONE_REFUSALS.includes(one.code)),
  );

/** Whether the visitor declined, by the code or, as most wallets only say so, by the words. */
export function isDeclined(error: unknown): boolean {
  if (hasDeclineCode(error)) return true;
  if (typeof error !== 'object' || error === null) return false;
  return 'message' in error && /reject|declin|denied|cancel/i.test(String(error.message));
}
