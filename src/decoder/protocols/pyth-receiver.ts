import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'pyth-receiver',
  name: 'Pyth Pull receiver',
  programs: ['rec5EKMGg6MxZYaMdyBfgwp4d5rB9T1VQH5pJv5LtFJ'],
  category: 'oracle',
  source: 'the program’s own Anchor IDL (pyth-network/pyth-crosschain `pyth_solana_receiver.json`)',
  meaning: {
    postUpdate: { sentence: 'Post a Pyth price to {priceUpdateAccount}', minor: true },
    postUpdateAtomic: { sentence: 'Post a Pyth price to {priceUpdateAccount}', minor: true },
    postTwapUpdate: { sentence: 'Post a Pyth TWAP to {twapUpdateAccount}', minor: true },
    reclaimRent: { sentence: 'Close the posted price {priceUpdateAccount}', minor: true },
    reclaimTwapRent: { sentence: 'Close the posted price {twapUpdateAccount}', minor: true },
    setFee: {
      sentence: 'Set the fee of a price to {singleUpdateFeeInLamports}',
      amounts: { singleUpdateFeeInLamports: 'sol' },
    },
    setDataSources: { sentence: 'Set the data sources of prices' },
  },
});
