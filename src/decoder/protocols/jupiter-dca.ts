import { defineInterface } from '../define-interface.ts';

const OPEN = {
  title: 'Place recurring order',
  sentence: 'Place a recurring order of {inAmount} for {outputMint}, {inAmountPerCycle} per cycle',
  amounts: { inAmount: 'mint:inputMint', inAmountPerCycle: 'mint:inputMint' },
};
const TAKE = {
  title: 'Initiate flash fill',
  sentence: 'Withdraw from the recurring order {dca} to fill it',
};
const REPAY = {
  title: 'Fill order',
  sentence: 'Fill a part of the recurring order {dca} with {repayAmount}',
  amounts: { repayAmount: 'mint:outputMint' },
};

export default defineInterface({
  key: 'jupiter-dca',
  name: 'Jupiter DCA',
  programs: ['DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M'],
  category: 'aggregator',
  source: 'the program’s own Anchor IDL 0.1.0',
  meaning: {
    openDca: OPEN,
    openDcaV2: OPEN,
    closeDca: { title: 'Cancel recurring order', sentence: 'Cancel the recurring order {dca}' },
    withdraw: { sentence: 'Withdraw from the recurring order {dca}' },
    deposit: {
      sentence: 'Deposit {depositIn} into the recurring order {dca}',
      amounts: { depositIn: 'userInAta' },
    },
    initiateFlashFill: TAKE,
    initiateDlmmFill: TAKE,
    fulfillFlashFill: REPAY,
    fulfillDlmmFill: REPAY,
    transfer: {
      title: 'Transfer proceeds',
      sentence: 'Transfer the proceeds of the recurring order {dca} to {user}',
    },
    endAndClose: { title: 'End recurring order', sentence: 'Close the recurring order {dca} of {user}' },
    withdrawFees: { sentence: 'Withdraw {amount} of fees', amounts: { amount: 'mint:mint' } },
  },
  interface: `
    instruction 2441b93601d264a3 openDca(applicationIdx: u64, inAmount: u64, inAmountPerCycle: u64, cycleFrequency: i64, minOutAmount: Option<u64>, maxOutAmount: Option<u64>, startAt: Option<i64>, closeWsolInAta: Option<bool>): dca user inputMint outputMint userAta inAta outAta systemProgram tokenProgram associatedTokenProgram eventAuthority program
    instruction 8e772b6da2340bb1 openDcaV2(applicationIdx: u64, inAmount: u64, inAmountPerCycle: u64, cycleFrequency: i64, minOutAmount: Option<u64>, maxOutAmount: Option<u64>, startAt: Option<i64>): dca user payer inputMint outputMint userAta inAta outAta systemProgram tokenProgram associatedTokenProgram eventAuthority program
    instruction 16072162a8b722f3 closeDca(): user dca inputMint outputMint inAta outAta userInAta userOutAta systemProgram tokenProgram associatedTokenProgram eventAuthority program
    instruction b712469c946da122 withdraw(withdrawAmount: u64, withdrawal: Withdrawal): user dca inputMint outputMint dcaAta userInAta? userOutAta? systemProgram tokenProgram associatedTokenProgram eventAuthority program
    instruction f223c68952e1f2b6 deposit(depositIn: u64): user dca inAta userInAta tokenProgram eventAuthority program
    instruction c6d4ab6d90d7ae59 withdrawFees(amount: u64): admin mint feeAuthority programFeeAta adminFeeAta systemProgram tokenProgram associatedTokenProgram
    instruction 8fcd03bfa2d7f531 initiateFlashFill(): keeper dca inputMint keeperInAta inAta outAta instructionsSysvar systemProgram tokenProgram associatedTokenProgram
    instruction 7340e24e21d369a2 fulfillFlashFill(repayAmount: u64): keeper dca inputMint outputMint keeperInAta inAta outAta feeAuthority feeAta instructionsSysvar systemProgram tokenProgram associatedTokenProgram eventAuthority program
    instruction 9bc150795b93febb initiateDlmmFill(): keeper dca inputMint keeperInAta inAta outAta instructionsSysvar systemProgram tokenProgram associatedTokenProgram
    instruction 01e676fb2db165bb fulfillDlmmFill(repayAmount: u64): keeper dca inputMint outputMint keeperInAta inAta outAta feeAuthority feeAta instructionsSysvar systemProgram tokenProgram associatedTokenProgram eventAuthority program
    instruction a334c8e78c0345ba transfer(): keeper dca user outputMint dcaOutAta userOutAta? intermediateAccount? systemProgram tokenProgram associatedTokenProgram eventAuthority program
    instruction 537da645f7fc6785 endAndClose(): keeper dca inputMint outputMint inAta outAta user userOutAta? initUserOutAta? intermediateAccount? systemProgram tokenProgram associatedTokenProgram eventAuthority program
    account 525d5a7f2865919a Dca { user: pubkey, inputMint: pubkey, outputMint: pubkey, idx: u64, nextCycleAt: i64, inDeposited: u64, inWithdrawn: u64, outWithdrawn: u64, inUsed: u64, outReceived: u64, inAmountPerCycle: u64, cycleFrequency: i64, nextCycleAmountLeft: u64, inAccount: pubkey, outAccount: pubkey, minOutAmount: u64, maxOutAmount: u64, keeperInBalanceBeforeBorrow: u64, dcaOutBalanceBeforeSwap: u64, createdAt: i64, bump: u8 }
    event 2a88d874b5d16db5 collectedFee { userKey: pubkey, dcaKey: pubkey, mint: pubkey, amount: u64 }
    event 8604113fdd2db1ad filled { userKey: pubkey, dcaKey: pubkey, inputMint: pubkey, outputMint: pubkey, inAmount: u64, outAmount: u64, feeMint: pubkey, fee: u64 }
    event a6ac61094d4cbd6d opened { userKey: pubkey, dcaKey: pubkey, inDeposited: u64, inputMint: pubkey, outputMint: pubkey, cycleFrequency: i64, inAmountPerCycle: u64, createdAt: i64 }
    event 321f579b87dcc3ef closed { userKey: pubkey, dcaKey: pubkey, inDeposited: u64, inputMint: pubkey, outputMint: pubkey, cycleFrequency: i64, inAmountPerCycle: u64, createdAt: i64, totalInWithdrawn: u64, totalOutWithdrawn: u64, unfilledAmount: u64, userClosed: bool }
    event c0f1c9d946965af7 withdraw { dcaKey: pubkey, inAmount: u64, outAmount: u64, userWithdraw: bool }
    event 3ecdf2aff4a98834 deposit { dcaKey: pubkey, amount: u64 }
    type Withdrawal = In | Out
    error 6000 InvalidAmount Invalid deposit amount
    error 6001 InvalidCycleAmount Invalid deposit amount
    error 6002 InvalidPair
    error 6003 TooFrequent Too frequent DCA cycle
    error 6004 InvalidMinPrice Minimum price constraint must be greater than 0
    error 6005 InvalidMaxPrice Maximum price constraint must be greater than 0
    error 6006 InAmountInsufficient In amount needs to be more than in amount per cycle
    error 6007 Unauthorized Wrong user
    error 6008 NoInATA inAta not passed in
    error 6009 NoUserInATA userInAta not passed in
    error 6010 NoOutATA outAta not passed in
    error 6011 NoUserOutATA userOutAta not passed in
    error 6012 InsufficientBalanceInProgram Trying to withdraw more than available
    error 6013 InvalidDepositAmount Deposit should be more than 0
    error 6014 UserInsufficientBalance User has insufficient balance
    error 6015 UnauthorizedKeeper
    error 6016 UnrecognizedProgram
    error 6017 MathErrors Calculation errors
    error 6018 KeeperNotTimeToFill Not time to fill
    error 6019 OrderFillAmountWrong Order amount wrong
    error 6020 SwapOutAmountBelowMinimum Out amount below expectations
    error 6021 WrongAdmin
    error 6022 MathOverflow Overflow in arithmetic operation
    error 6023 AddressMismatch
    error 6024 ProgramMismatch
    error 6025 IncorrectRepaymentAmount
    error 6026 CannotBorrowBeforeRepay
    error 6027 NoRepaymentInstructionFound No Repayment Found
    error 6028 MissingSwapInstructions Missing Swap Instruction
    error 6029 UnexpectedSwapProgram Expected Instruction to use Jupiter Swap Program
    error 6030 InvalidSwapMint
    error 6031 UnknownInstruction
    error 6032 MissingRepayInstructions Missing Repay Instruction
    error 6033 KeeperShortchanged
    error 6034 WrongSwapOutAccount Jup Swap to Wrong Out Account
    error 6035 WrongTransferAmount Transfer amount should be exactly account balance
    error 6036 InsufficientBalanceForRent
    error 6037 UnexpectedSolBalance Unexpected SOL amount in intermediate account
    error 6038 InsufficientWsolForTransfer Too little WSOL to perform transfer
    error 6039 MissedInstruction Did not call initiate_flash_fill
    error 6040 WrongProgram Did not call this program's initiate_flash_fill
    error 6041 BalanceNotZero Can't close account with balance
    error 6042 UnexpectedWSOLLeftover Should not have WSOL leftover in DCA out-token account
    error 6043 IntermediateAccountNotSet Should pass in a WSOL intermediate account when transferring SOL
    error 6044 UnexpectedSwapInstruction Did not call jup swap
    error 6045 SwapOutLessThanUserMinimum Expect more from swap
    error 6046 SwapOutMoreThanUserMaximum Expect less from swap
  `,
});
