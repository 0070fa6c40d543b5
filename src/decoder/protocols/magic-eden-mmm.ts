import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const buy = (item: string): Meaning => ({
  sentence: `Buy {${item}} for at most {maxPaymentAmount}`,
  amounts: { maxPaymentAmount: 'sol' },
  swap: 'payer',
});
const sell = (item: string): Meaning => ({
  sentence: `Sell {${item}} for at least {minPaymentAmount}`,
  amounts: { minPaymentAmount: 'sol' },
  swap: 'payer',
});
const deposit = (item: string): Meaning => ({ sentence: `Deposit {${item}} into the pool {pool}` });
const withdraw = (item: string): Meaning => ({ sentence: `Withdraw {${item}} from the pool {pool}` });

export default defineInterface({
  key: 'magic-eden-mmm',
  name: 'Magic Eden MMM pools',
  programs: ['mmm3XBJg5gk8XJxEKBvdgptZz6SgK4tXvn36sodowMc'],
  category: 'nft',
  source: 'the program’s own Anchor IDL (me-foundation/mmm `sdk/src/idl/mmm.ts`)',
  meaning: {
    createPool: {
      sentence: 'Open the pool {pool} with a price of {spotPrice}',
      amounts: { spotPrice: 'sol' },
    },
    updatePool: {
      sentence: 'Update the pool {pool} to a price of {spotPrice}',
      amounts: { spotPrice: 'sol' },
    },
    updateAllowlists: { sentence: 'Update the allowlists of the pool {pool}' },
    solClosePool: { sentence: 'Close the pool {pool}' },
    solDepositBuy: {
      sentence: 'Deposit {paymentAmount} into the pool {pool}',
      amounts: { paymentAmount: 'sol' },
    },
    solWithdrawBuy: {
      sentence: 'Withdraw {paymentAmount} from the pool {pool}',
      amounts: { paymentAmount: 'sol' },
    },
    setSharedEscrow: { sentence: 'Share {sharedEscrowAccount} with the pool {pool}' },
    closeIfBalanceInvalid: { sentence: 'Close the pool {pool}, which holds too little' },
    depositSell: deposit('assetMint'),
    ocpDepositSell: deposit('assetMint'),
    mip1DepositSell: deposit('assetMint'),
    extDepositSell: deposit('assetMint'),
    mplCoreDepositSell: deposit('asset'),
    withdrawSell: withdraw('assetMint'),
    ocpWithdrawSell: withdraw('assetMint'),
    mip1WithdrawSell: withdraw('assetMint'),
    extWithdrawSell: withdraw('assetMint'),
    mplCoreWithdrawSell: withdraw('asset'),
    solFulfillBuy: sell('assetMint'),
    solOcpFulfillBuy: sell('assetMint'),
    solMip1FulfillBuy: sell('assetMint'),
    solExtFulfillBuy: sell('assetMint'),
    solMplCoreFulfillBuy: sell('asset'),
    cnftFulfillBuy: sell('assetId'),
    solFulfillSell: buy('assetMint'),
    solOcpFulfillSell: buy('assetMint'),
    solMip1FulfillSell: buy('assetMint'),
    solExtFulfillSell: buy('assetMint'),
    solMplCoreFulfillSell: buy('asset'),
  },
  interface: `
    instruction e992d18ecf6840bc createPool(args: CreatePoolArgs): owner cosigner pool systemProgram
    instruction efd6aa4e24231e22 updatePool(args: UpdatePoolArgs): owner cosigner pool
    instruction 1c4edeebd144b653 updateAllowlists(args: UpdateAllowlistsArgs): cosigner owner pool
    instruction f87de814754eeaea solClosePool(): owner cosigner pool buysideSolEscrowAccount systemProgram
    instruction 42e50b366da455ee solDepositBuy(args: SolDepositBuyArgs): owner cosigner pool buysideSolEscrowAccount systemProgram
    instruction 9a2950e8ae30f623 solWithdrawBuy(args: SolWithdrawBuyArgs): owner cosigner pool buysideSolEscrowAccount systemProgram
    instruction 5c10e24f1ff23576 solFulfillBuy(args: SolFulfillBuyArgs): payer owner cosigner referral pool buysideSolEscrowAccount assetMetadata assetMasterEdition assetMint payerAssetAccount sellsideEscrowTokenAccount ownerTokenAccount allowlistAuxAccount sellState systemProgram tokenProgram associatedTokenProgram rent
    instruction a4b460c067e169e8 solFulfillSell(args: SolFulfillSellArgs): payer owner cosigner referral pool buysideSolEscrowAccount assetMetadata assetMasterEdition assetMint sellsideEscrowTokenAccount payerAssetAccount allowlistAuxAccount sellState systemProgram tokenProgram associatedTokenProgram rent
    instruction 2f2a9ce4f9a3feb9 withdrawSell(args: WithdrawSellArgs): owner cosigner pool assetMint assetTokenAccount sellsideEscrowTokenAccount buysideSolEscrowAccount allowlistAuxAccount sellState systemProgram tokenProgram associatedTokenProgram rent
    instruction 90832c9cc50ac52b depositSell(args: DepositSellArgs): owner cosigner pool assetMetadata assetMasterEdition assetMint assetTokenAccount sellsideEscrowTokenAccount sellState allowlistAuxAccount systemProgram tokenProgram associatedTokenProgram rent
    instruction 218955854de0aefd ocpDepositSell(args: DepositSellArgs): owner cosigner pool assetMetadata assetMint assetTokenAccount sellsideEscrowTokenAccount sellState allowlistAuxAccount ocpMintState ocpPolicy ocpFreezeAuthority ocpProgram cmtProgram instructions systemProgram tokenProgram associatedTokenProgram rent
    instruction 71e1aa41b5d40a21 solOcpFulfillBuy(args: SolFulfillBuyArgs): payer owner cosigner referral pool buysideSolEscrowAccount assetMetadata assetMint payerAssetAccount sellsideEscrowTokenAccount ownerTokenAccount allowlistAuxAccount sellState ocpMintState ocpPolicy ocpFreezeAuthority ocpProgram cmtProgram instructions systemProgram tokenProgram associatedTokenProgram rent
    instruction d5283a63816df593 solOcpFulfillSell(args: SolOcpFulfillSellArgs): payer owner cosigner referral pool buysideSolEscrowAccount assetMetadata assetMint sellsideEscrowTokenAccount payerAssetAccount allowlistAuxAccount sellState ocpMintState ocpPolicy ocpFreezeAuthority ocpProgram cmtProgram instructions systemProgram tokenProgram associatedTokenProgram rent
    instruction 3fd5366d6db689bf ocpWithdrawSell(args: WithdrawSellArgs): owner cosigner pool assetMint assetMetadata assetTokenAccount sellsideEscrowTokenAccount buysideSolEscrowAccount allowlistAuxAccount sellState ocpMintState ocpPolicy ocpFreezeAuthority ocpProgram cmtProgram instructions systemProgram tokenProgram associatedTokenProgram rent
    instruction 9e595efd7811782f mip1DepositSell(args: DepositSellArgs): owner cosigner pool assetMetadata assetMint assetMasterEdition assetTokenAccount sellsideEscrowTokenAccount sellState allowlistAuxAccount ownerTokenRecord destinationTokenRecord authorizationRules tokenMetadataProgram authorizationRulesProgram instructions systemProgram tokenProgram associatedTokenProgram rent
    instruction b1ce9a8d03f88010 mip1WithdrawSell(args: WithdrawSellArgs): owner cosigner pool assetMint assetMasterEdition assetMetadata assetTokenAccount sellsideEscrowTokenAccount buysideSolEscrowAccount allowlistAuxAccount sellState ownerTokenRecord destinationTokenRecord authorizationRules tokenMetadataProgram authorizationRulesProgram instructions systemProgram tokenProgram associatedTokenProgram rent
    instruction 3b0b496b286940d2 solMip1FulfillSell(args: SolMip1FulfillSellArgs): payer owner cosigner referral pool buysideSolEscrowAccount assetMetadata assetMint assetMasterEdition sellsideEscrowTokenAccount payerAssetAccount allowlistAuxAccount sellState ownerTokenRecord destinationTokenRecord authorizationRules tokenMetadataProgram authorizationRulesProgram instructions systemProgram tokenProgram associatedTokenProgram rent
    instruction ec529e7a0818af91 solMip1FulfillBuy(args: SolFulfillBuyArgs): payer owner cosigner referral pool buysideSolEscrowAccount assetMetadata assetMint assetMasterEdition payerAssetAccount sellsideEscrowTokenAccount ownerTokenAccount allowlistAuxAccount sellState tokenOwnerTokenRecord poolTokenRecord poolOwnerTokenRecord tokenMetadataProgram authorizationRulesProgram authorizationRules instructions systemProgram tokenProgram associatedTokenProgram rent
    instruction 452a6c605d6170c8 closeIfBalanceInvalid(): authority owner pool buysideSolEscrowAccount systemProgram
    instruction c9a73c9a0718edf7 setSharedEscrow(args: SetSharedEscrowArgs): owner cosigner pool sharedEscrowAccount
    instruction 5af90b2261e2557d extDepositSell(args: DepositSellArgs): owner cosigner pool assetMint assetTokenAccount sellsideEscrowTokenAccount sellState systemProgram tokenProgram associatedTokenProgram
    instruction 7913c7be30f0b673 solExtFulfillSell(args: SolFulfillSellArgs): payer owner cosigner referral pool buysideSolEscrowAccount assetMint sellsideEscrowTokenAccount payerAssetAccount sellState systemProgram tokenProgram associatedTokenProgram
    instruction 9d5a7ad45a795378 solExtFulfillBuy(args: SolFulfillBuyArgs): payer owner cosigner referral pool buysideSolEscrowAccount assetMint payerAssetAccount sellsideEscrowTokenAccount ownerTokenAccount allowlistAuxAccount sellState systemProgram tokenProgram associatedTokenProgram rent
    instruction 337c8008ea3b1fcf extWithdrawSell(args: WithdrawSellArgs): owner cosigner pool assetMint assetTokenAccount sellsideEscrowTokenAccount buysideSolEscrowAccount allowlistAuxAccount sellState systemProgram tokenProgram associatedTokenProgram
    instruction ee44eefec6da5a72 mplCoreDepositSell(args: MplCoreDepositSellArgs): owner cosigner pool asset sellState collection systemProgram assetProgram
    instruction b536cc9d560e4222 mplCoreWithdrawSell(args: MplCoreWithdrawSellArgs): owner cosigner pool asset buysideSolEscrowAccount sellState collection systemProgram assetProgram
    instruction fce7c9b01ed57612 solMplCoreFulfillSell(args: SolMplCoreFulfillSellArgs): payer owner cosigner referral pool buysideSolEscrowAccount asset sellState collection systemProgram assetProgram
    instruction aba722c170158e59 solMplCoreFulfillBuy(args: SolMplCoreFulfillBuyArgs): payer owner cosigner referral pool buysideSolEscrowAccount asset sellState collection systemProgram assetProgram
    instruction 91ade944244cc309 cnftFulfillBuy(args: SolCnftFulfillBuyArgs): payer owner cosigner referral pool buysideSolEscrowAccount treeAuthority merkleTree logWrapper bubblegumProgram compressionProgram sellState systemProgram
    account f19a6d0411b16dbc pool { spotPrice: u64, curveType: u8, curveDelta: u64, reinvestFulfillBuy: bool, reinvestFulfillSell: bool, expiry: i64, lpFeeBp: u16, referral: pubkey, referralBp: u16, buysideCreatorRoyaltyBp: u16, cosignerAnnotation: [u8; 32], sellsideAssetAmount: u64, lpFeeEarned: u64, owner: pubkey, cosigner: pubkey, uuid: pubkey, paymentMint: pubkey, allowlists: [Allowlist; 6], buysidePaymentAmount: u64, sharedEscrowAccount: pubkey, sharedEscrowCount: u64 }
    account b7c3c3b48b70ffc1 sellState { pool: pubkey, poolOwner: pubkey, assetMint: pubkey, assetAmount: u64, cosignerAnnotation: [u8; 32] }
    type CreatePoolArgs { spotPrice: u64, curveType: u8, curveDelta: u64, reinvestFulfillBuy: bool, reinvestFulfillSell: bool, expiry: i64, lpFeeBp: u16, referral: pubkey, cosignerAnnotation: [u8; 32], buysideCreatorRoyaltyBp: u16, uuid: pubkey, paymentMint: pubkey, allowlists: [Allowlist; 6] }
    type SetSharedEscrowArgs { sharedEscrowCount: u64 }
    type UpdateAllowlistsArgs { allowlists: [Allowlist; 6] }
    type UpdatePoolArgs { spotPrice: u64, curveType: u8, curveDelta: u64, reinvestFulfillBuy: bool, reinvestFulfillSell: bool, expiry: i64, lpFeeBp: u16, referral: pubkey, cosignerAnnotation: [u8; 32], buysideCreatorRoyaltyBp: u16 }
    type Collection { verified: bool, key: pubkey }
    type Uses { useMethod: UseMethod, remaining: u64, total: u64 }
    type Creator { address: pubkey, verified: bool, share: u8 }
    type MetadataArgs { name: string, symbol: string, uri: string, sellerFeeBasisPoints: u16, primarySaleHappened: bool, isMutable: bool, editionNonce: Option<u8>, tokenStandard: Option<TokenStandard>, collection: Option<Collection>, uses: Option<Uses>, tokenProgramVersion: TokenProgramVersion, creators: Vec<Creator> }
    type SolCnftFulfillBuyArgs { assetId: pubkey, root: [u8; 32], nonce: u64, index: u32, minPaymentAmount: u64, makerFeeBp: i16, takerFeeBp: i16, metadataArgs: MetadataArgs }
    type SolMip1FulfillSellArgs { assetAmount: u64, maxPaymentAmount: u64, allowlistAux: Option<string>, makerFeeBp: i16, takerFeeBp: i16 }
    type MplCoreDepositSellArgs { allowlistAux: Option<string>, compressionProof: Option<bytes> }
    type MplCoreWithdrawSellArgs { compressionProof: Option<bytes> }
    type SolMplCoreFulfillBuyArgs { minPaymentAmount: u64, allowlistAux: Option<string>, makerFeeBp: i16, takerFeeBp: i16, compressionProof: Option<bytes> }
    type SolMplCoreFulfillSellArgs { maxPaymentAmount: u64, buysideCreatorRoyaltyBp: u16, allowlistAux: Option<string>, makerFeeBp: i16, takerFeeBp: i16, compressionProof: Option<bytes> }
    type SolOcpFulfillSellArgs { assetAmount: u64, maxPaymentAmount: u64, allowlistAux: Option<string>, makerFeeBp: i16, takerFeeBp: i16 }
    type DepositSellArgs { assetAmount: u64, allowlistAux: Option<string> }
    type SolDepositBuyArgs { paymentAmount: u64 }
    type SolFulfillBuyArgs { assetAmount: u64, minPaymentAmount: u64, allowlistAux: Option<string>, makerFeeBp: i16, takerFeeBp: i16 }
    type SolFulfillSellArgs { assetAmount: u64, maxPaymentAmount: u64, buysideCreatorRoyaltyBp: u16, allowlistAux: Option<string>, makerFeeBp: i16, takerFeeBp: i16 }
    type SolWithdrawBuyArgs { paymentAmount: u64 }
    type WithdrawSellArgs { assetAmount: u64, allowlistAux: Option<string> }
    type Allowlist { kind: u8, value: pubkey }
    type TokenStandard = NonFungible | FungibleAsset | Fungible | NonFungibleEdition
    type UseMethod = Burn | Multiple | Single
    type TokenProgramVersion = Original | Token2022
    error 6000 InvalidLPFee lp fee bp must be between 0 and 2000
    error 6001 InvalidAllowLists invalid allowlists
    error 6002 InvalidBP invalid bp
    error 6003 InvalidCurveType invalid curve type
    error 6004 InvalidCurveDelta invalid curve delta
    error 6005 InvalidCosigner invalid cosigner
    error 6006 InvalidPaymentMint invalid payment mint
    error 6007 InvalidOwner invalid owner
    error 6008 NumericOverflow numeric overflow
    error 6009 InvalidRequestedPrice invalid requested price
    error 6010 NotEmptyEscrowAccount not empty escrow account
    error 6011 NotEmptySellsideAssetAmount not empty sell side asset amount
    error 6012 InvalidReferral invalid referral
    error 6013 InvalidMasterEdition invalid master edition
    error 6014 Expired expired
    error 6015 InvalidCreatorAddress invalid creator address
    error 6016 NotEnoughBalance not enough balance
    error 6017 InvalidTokenOwner invalid token owner
    error 6018 PubkeyMismatch pubkey mismatch
    error 6019 UninitializedAccount uninitialized account
    error 6020 InvalidSpotPrice invalid spot_price
    error 6021 InvalidMetadataCreatorRoyalty invalid metadata creator royalty
    error 6022 InvalidMakerOrTakerFeeBP invalid maker or taker bp
    error 6023 InvalidOcpAssetParams Invalid OCP mint supply constraints
    error 6024 InvalidAccountState Invalid account state
    error 6025 InvalidTokenMint Invalid token mint
    error 6026 InvalidMip1AssetParams Invalid MIP1 mint supply constraints
    error 6027 InvalidTokenStandard Invalid token standard
    error 6028 UnexpectedMetadataUri Unexpected metadata uri
    error 6029 InvalidRemainingAccounts Invalid remaining accounts
    error 6030 InvalidTokenMetadataExtension Invalid token metadata extensions
    error 6031 InvalidTokenMemberExtension Invalid token member extensions
    error 6032 InvalidAssetCollection Invalid asset collection
    error 6033 InvalidTokenExtension Invalid token extension
    error 6034 UnsupportedAssetPlugin Unsupported asset plugin
    error 6035 InvalidCnftMetadata Invalid cnft metadata
    error 6036 InvalidCnftMetadataArgs Invalid cnft metadata args
  `,
});
