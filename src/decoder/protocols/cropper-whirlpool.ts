import { defineInterface } from '../define-interface.ts';
import { WHIRLPOOL_ASKS } from '../families/whirlpool.ts';

export default defineInterface({
  key: 'cropper-whirlpool',
  name: 'Cropper CLMM',
  programs: ['H8W3ctz92svYg6mkn1UtGfu2aQr2fnUFHM1RhScEtQDt'],
  category: 'amm',
  source: 'the Anchor IDL 0.9.0 in cpkt9762/solana-idls',
  meaning: {
    swap: { sentence: 'Swap through the pool {whirlpool}', asks: WHIRLPOOL_ASKS, swap: 'tokenAuthority' },
    swapV2: { sentence: 'Swap through the pool {whirlpool}', asks: WHIRLPOOL_ASKS, swap: 'tokenAuthority' },
  },
});
