import { defineProtocol } from '../define-protocol.ts';
import { restText } from '../layout/codec.ts';

export default defineProtocol({
  key: 'bloxroute-memo',
  name: 'bloXroute Trader API',
  programs: ['HQ2UUt18uJqKaQFJhgV9zaTdQxUZjNrsKFgoEDquBkcx'],
  category: 'memo',
  source:
    'bloXroute’s own clients (solana-trader-client-rust, -go, -python): the data is a text that marks the sender',
  discriminant: 'none',
  instructions: [
    {
      at: 0,
      name: 'memo',
      accounts: [],
      args: { memo: restText },
      sentence: 'Write the memo {memo}',
      minor: true,
    },
  ],
});
