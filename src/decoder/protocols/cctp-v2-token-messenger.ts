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

const receive: Meaning = {
  sentence: 'Mint what was burned on {remoteDomain} to {recipientTokenAccount}',
  bridge: { name: 'Circle CCTP', numbers: 'cctp', chain: 'remoteDomain', to: 'recipientTokenAccount' },
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
    handleReceiveFinalizedMessage: receive,
    handleReceiveUnfinalizedMessage: receive,
    pause: { sentence: 'Pause the bridge {tokenMinter}' },
    unpause: { sentence: 'Resume the bridge {tokenMinter}' },
  },
});
