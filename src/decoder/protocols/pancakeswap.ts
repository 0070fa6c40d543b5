import { defineInterface } from '../define-interface.ts';
import { RAYDIUM_CLMM } from '../families/raydium-clmm.ts';

export default defineInterface({
  ...RAYDIUM_CLMM,
  key: 'pancakeswap',
  name: 'PancakeSwap CLMM',
  programs: ['HpNfyc2Saw7RKkQd8nEL4khUcuPhQ7WwY1B2qjx8jxFq'],
  source: 'the IDL in sevenlabs-hq/carbon, which names the instructions of Raydium’s program it began as',
});
