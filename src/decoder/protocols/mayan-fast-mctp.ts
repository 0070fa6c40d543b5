import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'mayan-fast-mctp',
  name: 'Mayan Fast MCTP',
  programs: ['Gx9rivpS3YR8pBFwMuP6omYqVxunpLvLkNn7ubNyuZZ5'],
  category: 'bridge',
  source: 'mayan-finance/swap-sdk at cd5a34c, src/solana/solanaFastMctp.ts',
});
