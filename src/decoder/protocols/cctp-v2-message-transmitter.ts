import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'cctp-v2-message-transmitter',
  name: 'Circle CCTP v2 Message transmitter',
  programs: ['CCTPV2Sm4AdWt5296sk4P66VBZ7bEhcARwFaaS9YPbeC'],
  category: 'bridge',
  source: 'the program’s own Anchor IDL (circlefin/solana-cctp-contracts `message_transmitter_v2.json`)',
  meaning: {
    sendMessage: {
      sentence: 'Send a message to {destinationDomain} over Circle CCTP',
      bridge: { name: 'Circle CCTP', numbers: 'cctp', chain: 'destinationDomain' },
    },

    receiveMessage: { sentence: 'Receive a CCTP message for {receiver}' },
    reclaimEventAccount: { sentence: 'Close the sent message {messageSentEventData}' },
    pause: { sentence: 'Pause {messageTransmitter}' },
    unpause: { sentence: 'Resume {messageTransmitter}' },
  },
});
