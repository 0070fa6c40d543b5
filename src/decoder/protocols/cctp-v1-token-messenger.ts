import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const burn: Meaning = {
  sentence: 'Send {amount} to {destinationDomain} over Circle CCTP',
  amounts: { amount: 'mint:burnTokenMint' },
  bridge: {
    name: 'Circle CCTP',
    numbers: 'cctp',
    chain: 'destinationDomain',
    from: 'burnTokenAccount',
    receiver: 'mintRecipient',
  },
};

export default defineInterface({
  key: 'cctp-v1-token-messenger',
  name: 'Circle CCTP v1 Token messenger',
  programs: ['CCTPiPYPc6AsJuwueEnWgSgucamXDZwBd53dQ11YiKX3'],
  category: 'bridge',
  source: 'the program’s own Anchor IDL (circlefin/solana-cctp-contracts `token_messenger_minter_031.json`)',
  meaning: {
    depositForBurn: burn,
    depositForBurnWithCaller: burn,
    replaceDepositForBurn: { sentence: 'Change the receiver of what was sent' },
    handleReceiveMessage: {
      sentence: 'Mint what was burned on {remoteDomain} to {recipientTokenAccount}',
      bridge: { name: 'Circle CCTP', numbers: 'cctp', chain: 'remoteDomain', to: 'recipientTokenAccount' },
    },
    pause: { sentence: 'Pause the bridge {tokenMinter}' },
    unpause: { sentence: 'Resume the bridge {tokenMinter}' },
  },
});
