import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-limit-order-v2',
  name: 'Jupiter Limit v2',
  programs: ['j1o2qRpjcyUwEvwtcfhEQefh773ZgjxcVRry7LDqg5X'],
  category: 'aggregator',
  source: 'the program’s own Anchor IDL 0.1.0, with 8 instructions',
  meaning: {
    initializeOrder: {
      title: 'Place limit order',
      sentence: 'Place a limit order of {makingAmount} for {takingAmount}',
      amounts: { makingAmount: 'mint:inputMint', takingAmount: 'mint:outputMint' },
    },
    fillOrder: {
      sentence: 'Fill the order {order} of {maker} with {inputAmount}',
      amounts: { inputAmount: 'mint:inputMint' },
    },
    preFlashFillOrder: {
      title: 'Initiate flash fill',
      sentence: 'Withdraw {makingAmount} from the order {order} to fill it',
      amounts: { makingAmount: 'mint:inputMint' },
    },
    flashFillOrder: {
      title: 'Fill order',
      sentence: 'Fill the order {order} of {maker}',
      amounts: { maxTakingAmount: 'mint:outputMint' },
    },
    cancelOrder: { sentence: 'Cancel the order {order} of {maker}' },
    cancelDustOrder: { sentence: 'Cancel the dust order {order}' },
  },
  interface: `
    instruction c570bda44f3017f6 cancelDustOrder(oneUsdInputMintAmount: u64): signer maker order inputMintReserve makerInputMintAccount inputMint inputTokenProgram systemProgram associatedTokenProgram eventAuthority program
    instruction 5f81edf00831df84 cancelOrder(): signer maker order inputMintReserve makerInputMintAccount? inputMint inputTokenProgram eventAuthority program
    instruction e87a7319c78f88a2 fillOrder(inputAmount: u64, swapData: bytes): taker maker order takerInputMintAccount takerOutputMintAccount makerOutputMintAccount? feeAccount orderInputMintAccount inputMint inputTokenProgram outputMint outputTokenProgram jupiterProgram systemProgram eventAuthority program
    instruction fc681286a44e128c flashFillOrder(maxTakingAmount: u64): taker maker order inputMintReserve makerOutputMintAccount? takerOutputMintAccount? feeAccount inputTokenProgram outputMint outputTokenProgram systemProgram eventAuthority program
    instruction 856e4aaf709ff59f initializeOrder(uniqueId: u64, makingAmount: u64, takingAmount: u64, expiredAt: Option<i64>, feeBps: Option<u16>, slippageBps: Option<u16>): payer maker order inputMintReserve makerInputMintAccount fee referral? inputMint outputMint inputTokenProgram outputTokenProgram systemProgram associatedTokenProgram eventAuthority program
    instruction f02f99440dbee12a preFlashFillOrder(makingAmount: u64): taker order inputMintReserve takerInputMintAccount inputMint inputTokenProgram instruction
    instruction e8fdc3f794d449de updateFee(normalFeeBps: u16, stableFeeBps: u16): admin feeAuthority systemProgram
    instruction 0e7ae7da1feedf96 withdrawFee(): admin feeAuthority programFeeAccount destinationTokenAccount tokenProgram mint
    account 183796faa81b65b2 Fee { normalFeeBps: u16, stableFeeBps: u16 }
    account 86addfb94d561c33 Order { maker: pubkey, inputMint: pubkey, outputMint: pubkey, inputTokenProgram: pubkey, outputTokenProgram: pubkey, inputMintReserve: pubkey, uniqueId: u64, oriMakingAmount: u64, oriTakingAmount: u64, makingAmount: u64, takingAmount: u64, borrowMakingAmount: u64, expiredAt: Option<i64>, feeBps: u16, feeAccount: pubkey, createdAt: i64, updatedAt: i64, bump: u8, slippageBps: u16 }
    event 7cbe4a1cb128c8dc cancelDustOrderEvent { orderKey: pubkey, oneUsdInputMintAmount: u64 }
    event ae428d1104e0a24d cancelOrderEvent { orderKey: pubkey }
    event 318e48a6e61d5454 createOrderEvent { orderKey: pubkey, maker: pubkey, inputMint: pubkey, outputMint: pubkey, inputTokenProgram: pubkey, outputTokenProgram: pubkey, makingAmount: u64, takingAmount: u64, expiredAt: Option<i64>, feeBps: u16, feeAccount: pubkey, slippageBps: u16 }
    event bddb7fd34ee661ee tradeEvent { orderKey: pubkey, taker: pubkey, remainingMakingAmount: u64, remainingTakingAmount: u64, makingAmount: u64, takingAmount: u64 }
    error 6000 InvalidMakingAmount
    error 6001 InvalidTakingAmount
    error 6002 InvalidMaxTakingAmount
    error 6003 InvalidInputAccount
    error 6004 InvalidMakerOutputAccount
    error 6005 InvalidTakerOutputAccount
    error 6006 InvalidPair
    error 6007 OrderExpired
    error 6008 OrderNotExpired
    error 6009 InvalidAdmin
    error 6010 InvalidKeeper
    error 6011 MathOverflow
    error 6012 ProgramMismatch
    error 6013 UnknownInstruction
    error 6014 MissingRepayInstructions
    error 6015 InvalidOrder
    error 6016 InvalidBorrowMakingAmount
    error 6017 InvalidExpiredDate
    error 6018 FeeBpsTooLow
    error 6019 FeeBpsTooHigh
    error 6020 TransferTaxMint
    error 6021 InvalidOutputMint
    error 6022 InvalidMinTakingAmount
    error 6023 InvalidSwapData
    error 6024 InvalidSwapInputAmount
    error 6025 InvalidSwappedAmount
    error 6026 InvalidDustOrder
    error 6027 UnsupportedMint
  `,
});
