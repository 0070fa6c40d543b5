import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-lend-flashloan',
  name: 'Jupiter Lend Flashloan',
  programs: ['jupgfSgfuAXv4B6R2Uxu85Z1qdzgju79s6MfZekN6XS'],
  category: 'lending',
  source: 'the program’s own Anchor IDL (jup-ag/jupiter-lend `target/idl/flashloan.json`)',
  meaning: {
    flashloanBorrow: {
      sentence: 'Borrow {amount} from Jupiter Lend for this transaction',
      amounts: { amount: 'signerBorrowTokenAccount' },
      minor: true,
    },
    flashloanPayback: {
      sentence: 'Repay {amount} borrowed for this transaction',
      amounts: { amount: 'signerBorrowTokenAccount' },
      minor: true,
    },
    setFlashloanFee: { sentence: 'Set the fee of flash loans to {flashloanFee}' },
    pauseProtocol: { sentence: 'Pause the flash loans' },
    activateProtocol: { sentence: 'Resume the flash loans' },
  },
  interface: `
    instruction e6ebbc13785b0b5e activateProtocol(): authority flashloanAdmin
    instruction 67134e18f009873f flashloanBorrow(amount: u64): signer flashloanAdmin signerBorrowTokenAccount mint flashloanTokenReservesLiquidity flashloanBorrowPositionOnLiquidity rateModel vault liquidity liquidityProgram tokenProgram associatedTokenProgram? systemProgram instructionSysvar
    instruction d52f998954f35ee8 flashloanPayback(amount: u64): signer flashloanAdmin signerBorrowTokenAccount mint flashloanTokenReservesLiquidity flashloanBorrowPositionOnLiquidity rateModel vault liquidity liquidityProgram tokenProgram associatedTokenProgram? systemProgram instructionSysvar
    instruction b9759a385f0cbb8b initFlashloanAdmin(authority: pubkey, flashloanFee: u16, liquidityProgram: pubkey): signer flashloanAdmin systemProgram
    instruction 905f006b7727f88d pauseProtocol(): authority flashloanAdmin
    instruction 78f8dd4654d80095 setFlashloanFee(flashloanFee: u16): authority flashloanAdmin
    instruction 202e401c954bf358 updateAuthority(newAuthority: pubkey): authority flashloanAdmin
    account a2a12d1c835bca58 FlashloanAdmin { authority: pubkey, liquidityProgram: pubkey, status: bool, flashloanFee: u16, flashloanTimestamp: u64, isFlashloanActive: bool, activeFlashloanAmount: u64, bump: u8 }
    event 46b2ad97b4a64466 activateProtocol {}
    event 96989d8f0687c165 logUpdateAuthority { newAuthority: pubkey }
    event 42e5a693980d2a1d pauseProtocol {}
    event 70a442fbbf38002f setFlashloanFee { flashloanFee: u16 }
    error 6000 FlashloanInvalidAuthority FLASHLOAN_INVALID_AUTHORITY
    error 6001 FlashloanFeeTooHigh FLASHLOAN_FEE_TOO_HIGH
    error 6002 FlashloanInvalidParams FLASHLOAN_INVALID_PARAMS
    error 6003 FlashloanAlreadyActive FLASHLOAN_ALREADY_ACTIVE
    error 6004 FlashloanAlreadyInactive FLASHLOAN_ALREADY_INACTIVE
    error 6005 FlashloanCpiToLiquidityFailed FLASHLOAN_CPI_TO_LIQUIDITY_FAILED
    error 6006 FlashloanNotAllowedInThisSlot FLASHLOAN_NOT_ALLOWED_IN_THIS_SLOT
    error 6007 FlashloanInvalidInstructionSysvar FLASHLOAN_INVALID_INSTRUCTION_SYSVAR
    error 6008 FlashloanInvalidInstructionData FLASHLOAN_INVALID_INSTRUCTION_DATA
    error 6009 FlashloanPaybackNotFound FLASHLOAN_PAYBACK_NOT_FOUND
    error 6010 FlashloanInvalidInstruction FLASHLOAN_INVALID_INSTRUCTION
    error 6011 FlashloanPaused FLASHLOAN_PAUSED
    error 6012 FlashloanCPICallNotAllowed FLASHLOAN_CPICALL_NOT_ALLOWED
    error 6013 FlashloanMultiplePaybacksFound FLASHLOAN_MULTIPLE_PAYBACKS_FOUND
  `,
});
