import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'cctp-v1-message-transmitter',
  name: 'Circle CCTP v1 Message transmitter',
  programs: ['CCTPmbSD7gX1bxKPAmg77w8oFzNFpaQiQUWD43TKaecd'],
  category: 'bridge',
  source: 'the program’s own Anchor IDL (circlefin/solana-cctp-contracts `message_transmitter_031.json`)',
  meaning: {
    sendMessage: {
      sentence: 'Send a message to {destinationDomain} over Circle CCTP',
      bridge: { name: 'Circle CCTP', numbers: 'cctp', chain: 'destinationDomain' },
    },
    sendMessageWithCaller: {
      sentence: 'Send a message to {destinationDomain} over Circle CCTP',
      bridge: { name: 'Circle CCTP', numbers: 'cctp', chain: 'destinationDomain' },
    },
    replaceMessage: { sentence: 'Change a message that was sent' },
    receiveMessage: { sentence: 'Receive a CCTP message for {receiver}' },
    reclaimEventAccount: { sentence: 'Close the sent message {messageSentEventData}' },
    pause: { sentence: 'Pause {messageTransmitter}' },
    unpause: { sentence: 'Resume {messageTransmitter}' },
  },
});
