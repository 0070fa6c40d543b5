import { defineInterface } from '../define-interface.ts';

const through = (venue: string) => ({ sentence: `Swap through ${venue}` });

export default defineInterface({
  key: 'jupiter-v3',
  name: 'Jupiter Swap v3',
  programs: ['JUP3c2Uh3WA4Ng34tw6kPd2G4C5BB21Xo36Je1s32Ph'],
  category: 'aggregator',
  source: 'the Anchor IDL in jup-ag/jupiter-cpi, as of July 2022',
  meaning: {
    mercurialExchange: through('Mercurial'),
    saberExchange: through('Saber'),
    saberSwap: through('Saber'),
    senchaExchange: through('Sencha'),
    serumSwap: through('Serum'),
    tokenSwap: through('a token swap pool'),
    stepTokenSwap: through('Step'),
    cropperTokenSwap: through('Cropper'),
    raydiumSwap: through('Raydium'),
    raydiumSwapV2: through('Raydium'),
    aldrinSwap: through('Aldrin'),
    aldrinV2Swap: through('Aldrin'),
    cremaTokenSwap: through('Crema'),
    lifinityTokenSwap: through('Lifinity'),
    cykuraSwap: through('Cykura'),
    whirlpoolSwap: through('Orca'),
    whirlpoolSwapExactOutput: through('Orca'),
    saberAddDecimalsDeposit: { sentence: 'Wrap tokens to give them more decimals' },
    saberAddDecimalsWithdraw: { sentence: 'Unwrap tokens that were given more decimals' },
    marinadeFinanceDeposit: { sentence: 'Stake through Marinade' },
    marinadeFinanceLiquidUnstake: { sentence: 'Unstake through Marinade' },
    riskCheckAndFee: {
      sentence: 'Check that at least {minimumOutAmount} was received',
      amounts: { minimumOutAmount: 'userDestinationTokenAccount' },
    },
    setTokenLedger: { sentence: 'Record the balance of {tokenAccount}' },
    initializeTokenLedger: { sentence: 'Initialize the token ledger {tokenLedger}' },
    createOpenOrders: { sentence: 'Open the open orders account {openOrders} on the market {market}' },
  },
});
