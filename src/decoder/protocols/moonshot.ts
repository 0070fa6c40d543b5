import { defineInterface } from '../define-interface.ts';

// What follows the two amounts differs between versions and is left unread.
const TRADE = { tokenAmount: 'mint:mint', collateralAmount: 'sol' };

export default defineInterface({
  key: 'moonshot',
  name: 'Moonshot / Moonit',
  programs: ['MoonCVVNZFSYkqNXP6bxHLPL6QQJiMagDL3qcqUQTrG'],
  category: 'launchpad',
  source: 'the program’s own Anchor IDL 0.1.0 (token_launchpad); newer parts in sevenlabs-hq/carbon',
  meaning: {
    buy: { sentence: 'Buy about {tokenAmount} for about {collateralAmount}', amounts: TRADE, swap: 'sender' },
    sell: {
      sentence: 'Sell about {tokenAmount} for about {collateralAmount}',
      amounts: TRADE,
      swap: 'sender',
    },
    tokenMint: { title: 'Launch token', sentence: 'Launch the token {name} ({symbol}) as {mint}' },
    migrateFunds: {
      title: 'Graduate to a pool',
      sentence: 'Migrate the liquidity of {mint} from its bonding curve',
    },
  },
  interface: `
    instruction 032ca4b87b0df5b3 tokenMint(name: string, symbol: string, uri: string, decimals: u8, collateralCurrency: u8, amount: u64, curveType: u8, migrationTarget: u8): sender backendAuthority curveAccount mint mintMetadata curveTokenAccount configAccount tokenProgram associatedTokenProgram mplTokenMetadata systemProgram
    instruction 66063d1201daebea buy(tokenAmount: u64, collateralAmount: u64): sender senderTokenAccount curveAccount curveTokenAccount dexFee helioFee mint configAccount tokenProgram associatedTokenProgram systemProgram
    instruction 33e685a4017f83ad sell(tokenAmount: u64, collateralAmount: u64): sender senderTokenAccount curveAccount curveTokenAccount dexFee helioFee mint configAccount tokenProgram associatedTokenProgram systemProgram
    instruction 2ae50ae7bd3ec1ae migrateFunds(): backendAuthority migrationAuthority curveAccount curveTokenAccount migrationAuthorityTokenAccount mint dexFeeAccount helioFeeAccount configAccount systemProgram tokenProgram associatedTokenProgram | backendAuthority migrationAuthority curveAccount curveTokenAccount migrationAuthorityTokenAccount mint configAccount systemProgram tokenProgram associatedTokenProgram
    instruction 0deca4ad6afda4b9 configInit(migrationAuthority: Option<pubkey>, backendAuthority: Option<pubkey>, configAuthority: Option<pubkey>, helioFee: Option<pubkey>, dexFee: Option<pubkey>, feeBps: Option<u16>, dexFeeShare: Option<u8>, migrationFee: Option<u64>, marketcapThreshold: Option<u64>, marketcapCurrency: Option<u8>, minSupportedDecimalPlaces: Option<u8>, maxSupportedDecimalPlaces: Option<u8>, minSupportedTokenSupply: Option<u64>, maxSupportedTokenSupply: Option<u64>, coefB: Option<u32>): configAuthority configAccount systemProgram
    instruction 50256d88528759f1 configUpdate(migrationAuthority: Option<pubkey>, backendAuthority: Option<pubkey>, configAuthority: Option<pubkey>, helioFee: Option<pubkey>, dexFee: Option<pubkey>, feeBps: Option<u16>, dexFeeShare: Option<u8>, migrationFee: Option<u64>, marketcapThreshold: Option<u64>, marketcapCurrency: Option<u8>, minSupportedDecimalPlaces: Option<u8>, maxSupportedDecimalPlaces: Option<u8>, minSupportedTokenSupply: Option<u64>, maxSupportedTokenSupply: Option<u64>, coefB: Option<u32>): configAuthority configAccount
    account bdff6146babd1866 ConfigAccount { migrationAuthority: pubkey, backendAuthority: pubkey, configAuthority: pubkey, helioFee: pubkey, dexFee: pubkey, feeBps: u16, dexFeeShare: u8, migrationFee: u64, marketcapThreshold: u64, marketcapCurrency: Currency, minSupportedDecimalPlaces: u8, maxSupportedDecimalPlaces: u8, minSupportedTokenSupply: u64, maxSupportedTokenSupply: u64, bump: u8, coefB: u32 }
    account 085b531c84d8f816 CurveAccount { totalSupply: u64, curveAmount: u64, mint: pubkey, decimals: u8, collateralCurrency: Currency, curveType: CurveType, marketcapThreshold: u64, marketcapCurrency: Currency, migrationFee: u64, coefB: u32, bump: u8 }
    event bddb7fd34ee661ee tradeEvent { amount: u64, collateralAmount: u64, dexFee: u64, helioFee: u64, allocation: u64, curve: pubkey, costToken: pubkey, sender: pubkey, type: TradeType, label: string }
    event ffca4c935be74916 migrationEvent { tokensMigrated: u64, tokensBurned: u64, collateralMigrated: u64, fee: u64, label: string }
    type Currency = Sol
    type CurveType = LinearV1
    type TradeType = Buy | Sell
    error 6000 InsufficientBalance Insufficient SOL to pay for the transaction.
    error 6001 InvalidAmount The amount must be available in the curve .
    error 6002 InvalidSlippage The slippage must be under 100 percent.
    error 6003 SlippageOverflow The cost amount is not in the allowed slippage interval.
    error 6004 ThresholdReached Threshold limit exceeded.
    error 6005 InvalidTokenAccount Trade disabled, market cap threshold reached.
    error 6006 InvalidCurveAccount
    error 6007 InvalidFeeAccount Invalid fee account address.
    error 6008 CurveLimit Curve limit exceeded.
    error 6009 InvalidCurveType
    error 6010 InvalidCurrency
    error 6011 Arithmetics Artithmetics error
    error 6012 ThresholdNotHit Market Cap threshold not hit, cannot migrate funds yet
    error 6013 InvalidAuthority Invalid Authority provided.
    error 6014 TradeAmountTooLow Trade amount too low , resulting in 0 costs
    error 6015 ConfigFieldMissing Config field needs to be present during initialization
    error 6016 DifferentCurrencies Unsupported different currency types
    error 6017 BasisPointTooHigh Basis points too high
    error 6018 FeeShareTooHigh
    error 6019 TokenDecimalsOutOfRange Token decimals are not within the supported range
    error 6020 TokenNameTooLong Token Name too long, max supported length is 32 bytes
    error 6021 TokenSymbolTooLong Token Symbol too long, max supported length is 10 bytes
    error 6022 TokenURITooLong Token URI too long, max supported length is 200 bytes
    error 6023 IncorrectDecimalPlacesBounds Minimum Decimal Places cannot be lower than Maximum Decimal Places
    error 6024 IncorrectTokenSupplyBounds Minimum Token Supply cannot be lower than Maximum Token Supply
    error 6025 TotalSupplyOutOfBounds Token Total Supply out of bounds
    error 6026 FinalCollateralTooLow This setup will produce final collateral amount less than the migration fee
    error 6027 CoefficientZero One of the Coefficients is equal to ZERO
    error 6028 MarketCapThresholdTooLow Market cap Threshold under the Hard lower bound limits
    error 6029 CoefBOutofBounds Default coef_b set out of hard limit bounds
    error 6030 General General error
  `,
});
