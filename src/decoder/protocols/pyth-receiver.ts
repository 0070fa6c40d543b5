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
  interface: `
    instruction afaf6d1f0d989bed initialize(initialConfig: Config): payer config systemProgram
    instruction 5c12439c1b97b7e0 requestGovernanceAuthorityTransfer(targetGovernanceAuthority: pubkey): payer config
    instruction 275d4689895af89a cancelGovernanceAuthorityTransfer(): payer config
    instruction fe27de4f40d9cd7f acceptGovernanceAuthorityTransfer(): payer config
    instruction 6b490f77c3745bd2 setDataSources(validDataSources: Vec<DataSource>): payer config
    instruction 129a1812edd61350 setFee(singleUpdateFeeInLamports: u64): payer config
    instruction 9aaefc9d5bd7b39c setWormholeAddress(wormhole: pubkey): payer config
    instruction 05d2ce7c2b446895 setMinimumSignatures(minimumSignatures: u8): payer config
    instruction 31ac54c0afb434ea postUpdateAtomic(params: PostUpdateAtomicParams): payer guardianSet config treasury priceUpdateAccount systemProgram writeAuthority
    instruction 855fcfaf0b4f762c postUpdate(params: PostUpdateParams): payer encodedVaa config treasury priceUpdateAccount systemProgram writeAuthority
    instruction e8b0d4694579121e postTwapUpdate(params: PostTwapUpdateParams): payer startEncodedVaa endEncodedVaa config treasury twapUpdateAccount systemProgram writeAuthority
    instruction dac813c5e359c016 reclaimRent(): payer priceUpdateAccount
    instruction 540320ee6cd98727 reclaimTwapRent(): payer twapUpdateAccount
    account 9b0caae01efacc82 Config { governanceAuthority: pubkey, targetGovernanceAuthority: Option<pubkey>, wormhole: pubkey, validDataSources: Vec<DataSource>, singleUpdateFeeInLamports: u64, minimumSignatures: u8 }
    account 22f123639d7ef4cd priceUpdateV2 { writeAuthority: pubkey, verificationLevel: VerificationLevel, priceMessage: PriceFeedMessage, postedSlot: u64 }
    account 68c0bc48f6a60c51 twapUpdate { writeAuthority: pubkey, twap: TwapPrice }
    type PriceFeedMessage { feedId: [u8; 32], price: i64, conf: u64, exponent: i32, publishTime: i64, prevPublishTime: i64, emaPrice: i64, emaConf: u64 }
    type TwapPrice { feedId: [u8; 32], startTime: i64, endTime: i64, price: i64, conf: u64, exponent: i32, downSlotsRatio: u32 }
    type MerklePriceUpdate { message: bytes, proof: Vec<[u8; 20]> }
    type DataSource { chain: u16, emitter: pubkey }
    type PostUpdateAtomicParams { vaa: bytes, merklePriceUpdate: MerklePriceUpdate, treasuryId: u8 }
    type PostUpdateParams { merklePriceUpdate: MerklePriceUpdate, treasuryId: u8 }
    type PostTwapUpdateParams { startMerklePriceUpdate: MerklePriceUpdate, endMerklePriceUpdate: MerklePriceUpdate, treasuryId: u8 }
    type VerificationLevel = Partial { numSignatures: u8 } | Full
    type Config { governanceAuthority: pubkey, targetGovernanceAuthority: Option<pubkey>, wormhole: pubkey, validDataSources: Vec<DataSource>, singleUpdateFeeInLamports: u64, minimumSignatures: u8 }
    error 6000 InvalidWormholeMessage Received an invalid wormhole message
    error 6001 DeserializeMessageFailed An error occurred when deserializing the message
    error 6002 InvalidPriceUpdate Received an invalid price update
    error 6003 UnsupportedMessageType This type of message is not supported currently
    error 6004 InvalidDataSource The tuple emitter chain, emitter doesn't match one of the valid data sources.
    error 6005 InsufficientFunds Funds are insufficient to pay the receiving fee
    error 6006 FeedIdMismatch Cannot calculate TWAP, end slot must be greater than start slot
    error 6007 ExponentMismatch The start and end messages must have the same feed ID
    error 6008 InvalidTwapSlots The start and end messages must have the same exponent
    error 6009 InvalidTwapStartMessage Start message is not the first update for its timestamp
    error 6010 InvalidTwapEndMessage End message is not the first update for its timestamp
    error 6011 TwapCalculationOverflow Overflow in TWAP calculation
    error 6012 WrongWriteAuthority This signer can't write to price update account
    error 6013 WrongVaaOwner The posted VAA account has the wrong owner.
    error 6014 DeserializeVaaFailed An error occurred when deserializing the VAA.
    error 6015 InsufficientGuardianSignatures The number of guardian signatures is below the minimum
    error 6016 InvalidVaaVersion Invalid VAA version
    error 6017 GuardianSetMismatch Guardian set version in the VAA doesn't match the guardian set passed
    error 6018 InvalidGuardianOrder Guardian signature indices must be increasing
    error 6019 InvalidGuardianIndex Guardian index exceeds the number of guardians in the set
    error 6020 InvalidSignature A VAA signature is invalid
    error 6021 InvalidGuardianKeyRecovery The recovered guardian public key doesn't match the guardian set
    error 6022 WrongGuardianSetOwner The guardian set account is owned by the wrong program
    error 6023 InvalidGuardianSetPda The Guardian Set account doesn't match the PDA derivation
    error 6024 GuardianSetExpired The Guardian Set is expired
    error 6025 GovernanceAuthorityMismatch The signer is not authorized to perform this governance action
    error 6026 TargetGovernanceAuthorityMismatch The signer is not authorized to accept the governance authority
    error 6027 NonexistentGovernanceAuthorityTransferRequest The governance authority needs to request a transfer first
    error 6028 ZeroMinimumSignatures The minimum number of signatures should be at least 1
  `,
});
