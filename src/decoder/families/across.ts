import type { Meaning } from '../interface/to-layouts.ts';

/** A transfer that leaves Solana over Across; both generations of its spoke program have it, under other names. */
export const ACROSS_DEPOSIT: Meaning = {
  sentence: 'Send {inputAmount} to {destinationChainId} over Across',
  amounts: { inputAmount: 'depositorTokenAccount' },
  bridge: {
    name: 'Across',
    numbers: 'evm',
    chain: 'destinationChainId',
    from: 'depositorTokenAccount',
    receiver: 'recipient',
  },
};

/** A transfer from another chain that a relayer pays out. */
export const ACROSS_FILL: Meaning = {
  sentence: 'Fill a transfer from another chain to {recipientTokenAccount}',
  bridge: {
    name: 'Across',
    numbers: 'evm',
    chain: 'relayData.originChainId',
    to: 'recipientTokenAccount',
  },
};

export const ACROSS_SLOW_FILL: Meaning = {
  sentence: 'Request a slow fill of a transfer from another chain',
};

/** What both generations call alike. */
export const ACROSS_SHARED: Readonly<Record<string, Meaning>> = {
  claimRelayerRefund: { sentence: 'Claim {mint} refunded for filled transfers' },
  bridgeTokensToHubPool: { sentence: 'Send {amount} to the Across HubPool', amounts: { amount: 'vault' } },
};
