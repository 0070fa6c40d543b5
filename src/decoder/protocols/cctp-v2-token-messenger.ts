import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const burn: Meaning = {
  sentence: 'Send {amount} to CCTP domain {destinationDomain}',
  amounts: { amount: 'mint:burnTokenMint' },
};

export default defineInterface({
  key: 'cctp-v2-token-messenger',
  name: 'Circle CCTP v2 Token messenger',
  programs: ['CCTPV2vPZJS2u2BBsUoscuikbYjnpFmbFsvVuJdgUMQe'],
  category: 'bridge',
  source: 'the program’s own Anchor IDL (circlefin/solana-cctp-contracts `token_messenger_minter_v2.json`)',
  meaning: {
    depositForBurn: burn,
    depositForBurnWithHook: burn,
    handleReceiveFinalizedMessage: {
      sentence: 'Mint what CCTP domain {remoteDomain} burned to {recipientTokenAccount}',
    },
    handleReceiveUnfinalizedMessage: {
      sentence: 'Mint what CCTP domain {remoteDomain} burned to {recipientTokenAccount}',
    },
    pause: { sentence: 'Pause the bridge {tokenMinter}' },
    unpause: { sentence: 'Resume the bridge {tokenMinter}' },
  },
});
