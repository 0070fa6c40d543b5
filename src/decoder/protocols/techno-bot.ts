import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'techno-bot',
  name: 'Techno Bot',
  programs: ['6Q4Xu2sXxMLMhS2pSBJwhDrL5AMWGbrBT3yaN48kYX7G'],
  category: 'bot',
  source:
    'its own log (Instruction: Swap, x.com/TechnoBotSolana) and the swap of Raydium inside, in transactions of March 2024; the amounts cannot be distinguished',
  meaning: { swap: { sentence: 'Swap through another program', minor: true } },
});
