import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'hivemapper-honey-splitting',
  name: 'Hivemapper Honey splitting',
  programs: ['EEjwuvCMVYjgHUeX1BM9qmUog59Pft88c3jbt2ATwcJw'],
  category: 'infrastructure',
  source:
    'its own log (Instruction: MintTo), the amounts minted inside, and streamingfast’s substreams of Hivemapper',
  meaning: { mintTo: { sentence: 'Mint {amount} to {tokenAccount}', amounts: { amount: 'mint:mint' } } },
});
