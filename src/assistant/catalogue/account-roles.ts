/** What only some kinds of account have. */
export const ofTokenAccount = { roles: ['token-account'] } as const;
export const ofStake = { roles: ['wallet', 'stake'] } as const;
export const ofWallet = { roles: ['wallet', 'nonce', 'none', 'data'] } as const;
export const ofGone = { roles: ['none'] } as const;
