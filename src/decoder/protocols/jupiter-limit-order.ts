import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-limit-order',
  name: 'Jupiter Limit v1',
  programs: ['jupoNjAxXgZ4rjzxzPMP4oxduvQsQtZzyknqvzYNrNu'],
  category: 'aggregator',
  source: 'the program’s own Anchor IDL 0.1.0',
  meaning: {
    initializeOrder: {
      title: 'Place limit order',
      sentence: 'Place a limit order of {makingAmount} for {takingAmount}',
      amounts: { makingAmount: 'makerInputAccount', takingAmount: 'mint:outputMint' },
    },
    fillOrder: {
      sentence: 'Fill the order {order} of {maker} with {makingAmount}',
      amounts: { makingAmount: 'takerOutputAccount', maxTakingAmount: 'takerInputAccount' },
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
    cancelOrder: { sentence: 'Cancel the order {order}' },
    cancelExpiredOrder: { sentence: 'Cancel the expired order {order}' },
    withdrawFee: { sentence: 'Withdraw {amount} of fees', amounts: { amount: 'mint:mint' } },
  },
  interface: `
    instruction 856e4aaf709ff59f initializeOrder(makingAmount: u64, takingAmount: u64, expiredAt: Option<i64>): base maker order reserve makerInputAccount inputMint makerOutputAccount referral? outputMint systemProgram tokenProgram rent
    instruction e87a7319c78f88a2 fillOrder(makingAmount: u64, maxTakingAmount: u64): order reserve maker taker takerOutputAccount makerOutputAccount takerInputAccount feeAuthority programFeeAccount referral? tokenProgram systemProgram
    instruction f02f99440dbee12a preFlashFillOrder(makingAmount: u64): order reserve taker takerOutputAccount inputMint inputMintTokenProgram instruction systemProgram
    instruction fc681286a44e128c flashFillOrder(maxTakingAmount: u64): order reserve maker taker makerOutputAccount takerInputAccount feeAuthority programFeeAccount referral? inputMint inputMintTokenProgram outputMint outputMintTokenProgram systemProgram
    instruction 5f81edf00831df84 cancelOrder(): order reserve maker makerInputAccount systemProgram tokenProgram inputMint?
    instruction d87840eb9b13e563 cancelExpiredOrder(): order reserve maker makerInputAccount systemProgram tokenProgram inputMint?
    instruction 0e7ae7da1feedf96 withdrawFee(amount: u64): admin feeAuthority programFeeAccount adminTokenAcocunt tokenProgram mint
    instruction 0d09d36b3eace043 initFee(makerFee: u64, makerStableFee: u64, takerFee: u64, takerStableFee: u64): keeper feeAuthority systemProgram
    instruction e8fdc3f794d449de updateFee(makerFee: u64, makerStableFee: u64, takerFee: u64, takerStableFee: u64): keeper feeAuthority
    account 183796faa81b65b2 Fee { makerFee: u64, makerStableFee: u64, takerFee: u64, takerStableFee: u64 }
    account 86addfb94d561c33 Order { maker: pubkey, inputMint: pubkey, outputMint: pubkey, waiting: bool, oriMakingAmount: u64, oriTakingAmount: u64, makingAmount: u64, takingAmount: u64, makerInputAccount: pubkey, makerOutputAccount: pubkey, reserve: pubkey, borrowMakingAmount: u64, expiredAt: Option<i64>, base: pubkey, referral: Option<pubkey> }
    event bddb7fd34ee661ee tradeEvent { orderKey: pubkey, taker: pubkey, remainingInAmount: u64, remainingOutAmount: u64, inAmount: u64, outAmount: u64 }
    event ae428d1104e0a24d cancelOrderEvent { orderKey: pubkey }
    event 318e48a6e61d5454 createOrderEvent { orderKey: pubkey, maker: pubkey, inputMint: pubkey, outputMint: pubkey, inAmount: u64, outAmount: u64, expiredAt: Option<i64> }
    error 6000 InvalidMakingAmount
    error 6001 InvalidTakingAmount
    error 6002 InvalidMaxTakingAmount
    error 6003 InvalidCalculation
    error 6004 InvalidInputAccount
    error 6005 InvalidOutputAccount
    error 6006 InvalidPair
    error 6007 MissingReferral
    error 6008 OrderExpired
    error 6009 OrderNotExpired
    error 6010 InvalidKeeper
    error 6011 MathOverflow
    error 6012 ProgramMismatch
    error 6013 UnknownInstruction
    error 6014 MissingRepayInstructions
    error 6015 InvalidOrder
    error 6016 InvalidBorrowMakingAmount
  `,
});
