import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const deposit: Meaning = {
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

export default defineInterface({
  key: 'across-spoke-pool',
  name: 'Across Spoke Pool',
  programs: ['DLv3NggMiSaef97YCkew5xKUHDh13tVGZ7tydt3ZeAru'],
  category: 'bridge',
  source: 'the Anchor IDL in npm @across-protocol/contracts 5.0.27',
  meaning: {
    deposit,
    depositNow: deposit,
    unsafeDeposit: deposit,
    fillRelay: {
      sentence: 'Fill a transfer from another chain to {recipientTokenAccount}',
      bridge: {
        name: 'Across',
        numbers: 'evm',
        chain: 'relayData.originChainId',
        to: 'recipientTokenAccount',
      },
    },
    requestSlowFill: { sentence: 'Request a slow fill of a transfer from another chain' },
    claimRelayerRefund: { sentence: 'Claim the refund of {mint} for filling transfers' },
    bridgeTokensToHubPool: { sentence: 'Send {amount} to the hub of Across', amounts: { amount: 'vault' } },
  },
});
