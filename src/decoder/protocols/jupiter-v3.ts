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
  interface: `
    instruction 1ff83ce2d7a837c7 mercurialExchange(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): swapProgram swapState tokenProgram poolAuthority userTransferAuthority sourceTokenAccount destinationTokenAccount
    instruction 919eb8d4034a9c76 saberExchange(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): swapProgram tokenProgram swap swapAuthority userAuthority clock inputUserAccount inputTokenAccount outputUserAccount outputTokenAccount feesTokenAccount
    instruction 403e62e2344a25b2 saberSwap(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): swapProgram tokenProgram swap swapAuthority userAuthority inputUserAccount inputTokenAccount outputUserAccount outputTokenAccount feesTokenAccount
    instruction 1e825b92805091e8 saberAddDecimalsDeposit(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): addDecimalsProgram wrapper wrapperMint wrapperUnderlyingTokens owner userUnderlyingTokens userWrappedTokens tokenProgram
    instruction e4bfce0cf25a8922 saberAddDecimalsWithdraw(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): addDecimalsProgram wrapper wrapperMint wrapperUnderlyingTokens owner userUnderlyingTokens userWrappedTokens tokenProgram
    instruction 5e1f9ffc90430464 senchaExchange(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): swapProgram tokenProgram swap userAuthority inputUserAccount inputTokenAccount inputFeesAccount outputUserAccount outputTokenAccount outputFeesAccount
    instruction 58b746f9d67652d2 serumSwap(side: Side, inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): market openOrders requestQueue eventQueue bids asks coinVault pcVault vaultSigner authority orderPayerTokenAccount coinWallet pcWallet dexProgram tokenProgram rent
    instruction bbc076d43e6d1cd5 tokenSwap(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): tokenSwapProgram tokenProgram swap authority userTransferAuthority source swapSource swapDestination destination poolMint poolFee
    instruction 376411f3f2b52ba5 stepTokenSwap(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): tokenSwapProgram tokenProgram swap authority userTransferAuthority source swapSource swapDestination destination poolMint poolFee
    instruction a7263b25843c5f44 cropperTokenSwap(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): tokenSwapProgram tokenProgram swap swapState authority userTransferAuthority source swapSource swapDestination destination poolMint poolFee
    instruction b1ad2af0b8047c51 raydiumSwap(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): swapProgram tokenProgram ammId ammAuthority ammOpenOrders ammTargetOrders poolCoinTokenAccount poolPcTokenAccount serumProgramId serumMarket serumBids serumAsks serumEventQueue serumCoinVaultAccount serumPcVaultAccount serumVaultSigner userSourceTokenAccount userDestinationTokenAccount userSourceOwner
    instruction 45e3625dedcadf8c raydiumSwapV2(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): swapProgram tokenProgram ammId ammAuthority ammOpenOrders poolCoinTokenAccount poolPcTokenAccount serumProgramId serumMarket serumBids serumAsks serumEventQueue serumCoinVaultAccount serumPcVaultAccount serumVaultSigner userSourceTokenAccount userDestinationTokenAccount userSourceOwner
    instruction fbe877a6e1b9a9a1 aldrinSwap(inAmount: Option<u64>, minimumOutAmount: u64, side: Side, platformFeeBps: u8): swapProgram pool poolSigner poolMint baseTokenVault quoteTokenVault feePoolTokenAccount walletAuthority userBaseTokenAccount userQuoteTokenAccount tokenProgram
    instruction bea6598b2198100a aldrinV2Swap(inAmount: Option<u64>, minimumOutAmount: u64, side: Side, platformFeeBps: u8): swapProgram pool poolSigner poolMint baseTokenVault quoteTokenVault feePoolTokenAccount walletAuthority userBaseTokenAccount userQuoteTokenAccount curve tokenProgram
    instruction eba0af7a3db102f7 cremaTokenSwap(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): swapProgram pool poolSigner userSourceTokenAccount userDestinationTokenAccount poolSourceTokenAccount poolDestinationTokenAccount poolTicksAccount walletAuthority tokenProgram
    instruction 0031f60124990b5d lifinityTokenSwap(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): swapProgram authority amm userTransferAuthority sourceInfo destinationInfo swapSource swapDestination poolMint feeAccount tokenProgram pythAccount pythPcAccount configAccount
    instruction 26f1156b783bb8f9 cykuraSwap(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): swapProgram signer factoryState poolState inputTokenAccount outputTokenAccount inputVault outputVault lastObservationState coreProgram tokenProgram
    instruction 7be5b83f0c005c91 whirlpoolSwap(inAmount: Option<u64>, minimumOutAmount: u64, aToB: bool, platformFeeBps: u8): swapProgram tokenProgram tokenAuthority whirlpool tokenOwnerAccountA tokenVaultA tokenOwnerAccountB tokenVaultB tickArray0 tickArray1 tickArray2 oracle
    instruction 273a2680643ebff9 whirlpoolSwapExactOutput(outAmount: u64, maximumInAmount: u64, aToB: bool, platformFeeBps: u8): swapProgram tokenProgram tokenAuthority whirlpool tokenOwnerAccountA tokenVaultA tokenOwnerAccountB tokenVaultB tickArray0 tickArray1 tickArray2 oracle
    instruction d4e9c9bae2e0318f marinadeFinanceDeposit(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): marinadeFinanceProgram state msolMint liqPoolSolLegPda liqPoolMsolLeg liqPoolMsolLegAuthority reservePda transferFrom mintTo msolMintAuthority systemProgram tokenProgram userWsolTokenAccount tempWsolTokenAccount userTransferAuthority wsolMint rent
    instruction aa13e8acc6683cc8 marinadeFinanceLiquidUnstake(inAmount: Option<u64>, minimumOutAmount: u64, platformFeeBps: u8): marinadeFinanceProgram state msolMint liqPoolSolLegPda liqPoolMsolLeg treasuryMsolAccount getMsolFrom getMsolFromAuthority transferSolTo systemProgram tokenProgram userWsolTokenAccount
    instruction 512ab398dd01b578 riskCheckAndFee(minimumOutAmount: u64, platformFeeBps: u8): tokenLedger userDestinationTokenAccount userTransferAuthority tokenProgram
    instruction f43ffac0322cacfa initializeTokenLedger(): tokenLedger payer systemProgram
    instruction e455b9704e4f4d02 setTokenLedger(): tokenLedger tokenAccount
    instruction e5c2d4ac080a8693 createOpenOrders(): openOrders payer dexProgram systemProgram rent market
    account 9cf709bc366c554d TokenLedger { tokenAccount: pubkey, amount: u64 }
    type Side = Bid | Ask
    error 6000 SlippageToleranceExceeded
    error 6001 InvalidTokenLedger
    error 6002 MissingTokenLedger
    error 6003 MissingMercurialExchangeTokenAccount
    error 6004 LedgerTokenAccountDoesNotMatch
    error 6005 MissingPlatformFeeAccount
    error 6006 InvalidCalculation
  `,
});
