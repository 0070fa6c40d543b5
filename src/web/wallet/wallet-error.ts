/** Whether an error is a wallet's doing: its message says so, or it comes out of code that talks to wallets. */
export function isWalletError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /wallet|getbalance|connection/i.test(error.message) ||
    /wallet-(?:adapter|standard)/i.test(error.stack ?? '')
  );
}
