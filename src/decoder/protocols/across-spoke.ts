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
  key: 'across-spoke',
  name: 'Across SVM Spoke',
  programs: ['DnLjPzpMCW2CF99URhGF3jDYnVRcCJMjUWsbPb4xVoBn'],
  category: 'bridge',
  source: 'the Anchor IDL types in npm @across-protocol/contracts 3.0.17',
  meaning: {
    depositV3: deposit,
    depositV3Now: deposit,
    unsafeDepositV3: deposit,
    fillV3Relay: {
      sentence: 'Fill a transfer from another chain to {recipientTokenAccount}',
      bridge: {
        name: 'Across',
        numbers: 'evm',
        chain: 'relayData.originChainId',
        to: 'recipientTokenAccount',
      },
    },
    requestV3SlowFill: { sentence: 'Request a slow fill of a transfer from another chain' },
    claimRelayerRefund: { sentence: 'Claim the refund of {mint} for filling transfers' },
    bridgeTokensToHubPool: { sentence: 'Send {amount} to the hub of Across', amounts: { amount: 'vault' } },
  },
});
