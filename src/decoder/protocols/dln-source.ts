import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'dln-source',
  name: 'deBridge DLN source',
  programs: ['src5qyZHqTqecJV4aY6Cb6zDZLMDzrDKKezs22MPHr4'],
  category: 'bridge',
  source:
    'the program’s own Anchor IDL 1.2.1 (npm @debridge-finance/dln-client `solana/idl/src`) and its 3.0.0',
  meaning: {
    initializeState: { sentence: 'Set up the program' },
    reallocState: { sentence: 'Reallocate the state of the program' },
    setFixedFee: { sentence: 'Set the fixed fee of an order to {fixedFee}', amounts: { fixedFee: 'sol' } },
    setPercentFeeBps: { sentence: 'Set the percentage fee of an order' },
    setIsFeeRefund: { sentence: 'Change whether fees are refunded' },
    setFeeBeneficiry: { sentence: 'Set the fee beneficiary to {feeBeneficiary}' },
    setStopTap: { sentence: 'Set the stop tap authority to {stopTap}' },
    setProtocolAuthority: { sentence: 'Set the protocol authority to {newProtocolAuthority}' },
    pauseState: { sentence: 'Pause the program' },
    unpauseState: { sentence: 'Resume the program' },
    updateAuthorizedNativeSender: { sentence: 'Update the authorized native sender of another chain' },
    createOrder: {
      sentence: 'Create an order of {giveOriginalAmount} for tokens of another chain',
      amounts: { giveOriginalAmount: 'mint:tokenMint' },
    },
    createOrderWithNonce: {
      sentence: 'Create an order of {giveOriginalAmount} for tokens of another chain',
      amounts: { giveOriginalAmount: 'mint:tokenMint' },
    },
    patchOrderGive: {
      sentence: 'Add {inputAdditionToGiveAmount} to the order {giveOrderState}',
      amounts: { inputAdditionToGiveAmount: 'giveOrderWallet' },
    },
    claimUnlock: { sentence: 'Claim what the order {giveOrderState} gave' },
    claimOrderCancel: { sentence: 'Refund the cancelled order {giveOrderState}' },
    withdrawFixFee: { sentence: 'Withdraw fees in SOL to {feeBeneficiary}' },
    withdrawPercentFee: { sentence: 'Withdraw fees in {tokenMint} to {feeBeneficiary}' },
    withdrawAffiliateFee: { sentence: 'Withdraw the affiliate fee of the order {giveOrderState}' },
  },
  interface: `
    instruction beabe0dbd948c7b0 initializeState(newState: NewState): state systemProgram payer feeLedger
    instruction 43b5e9d6d794f57e reallocState(): state protocolAuthority systemProgram
    instruction ee0e89b59c9d371b setFixedFee(fixedFee: u64): state protocolAuthority systemProgram
    instruction 7327a14daffc988d setPercentFeeBps(percentFeeBps: u64): state protocolAuthority systemProgram
    instruction 7fefaf2748f42f21 setIsFeeRefund(isFeeRefund: bool): state protocolAuthority systemProgram
    instruction 23f3c2fd9728e5fb setFeeBeneficiry(feeBeneficiary: pubkey): state protocolAuthority systemProgram
    instruction 5003c9cbf5b83305 setStopTap(stopTap: pubkey): state protocolAuthority systemProgram
    instruction 60a22e984893afb0 setProtocolAuthority(): state protocolAuthority systemProgram newProtocolAuthority
    instruction 2c5697159eb90824 pauseState(): state stopTap
    instruction 85f38aa79ad7fba7 unpauseState(): state protocolAuthority systemProgram
    instruction d54bb5741de17dd1 updateAuthorizedNativeSender(chainId: [u8; 32], newAuthorizedNativeSender: bytes): state protocolAuthority authorizedNativeSender systemProgram
    instruction 8d3625cfedd2fad7 createOrder(giveOriginalAmount: u64, take: Offer, receiverDst: bytes, externalCall: Option<bytes>, givePatchAuthoritySrc: pubkey, allowedCancelBeneficiarySrc: Option<pubkey>, orderAuthorityAddressDst: bytes, allowedTakerDst: Option<bytes>, affiliateFee: Option<AffiliateFee>, referralCode: Option<u32>): maker state tokenMint giveOrderState authorizedNativeSender makerWallet giveOrderWallet nonceMaster feeLedgerWallet systemProgram splTokenProgram associatedSplTokenProgram
    instruction 40bc81ff40818b66 patchOrderGive(orderId: [u8; 32], inputAdditionToGiveAmount: u64): giveOrderState giveOrderWallet givePatchAuthority givePatchAuthorityWallet state splTokenProgram
    instruction 5951b44f8e9042fb claimUnlock(orderId: [u8; 32]): submission submissionAuthority state feeLedger feeLedgerWallet instructions giveOrderState actionBeneficiaryWallet actionBeneficiary giveOrderWallet tokenMint authorizedNativeSender splTokenProgram
    instruction 13617eeecc8d454c claimOrderCancel(orderId: [u8; 32]): submission submissionAuthority state feeLedger feeLedgerWallet instructions giveOrderState actionBeneficiaryWallet actionBeneficiary giveOrderWallet tokenMint authorizedNativeSender splTokenProgram
    instruction 189c17fd2e4cf7ca withdrawFixFee(): state feeLedger feeBeneficiary systemProgram
    instruction 32db5f495da2f50e withdrawPercentFee(): state feeLedger feeBeneficiary systemProgram feeLedgerWallet feeBeneficiaryWallet tokenMint splTokenProgram
    instruction 8f4f9ed07d335655 withdrawAffiliateFee(orderId: [u8; 32]): affiliateFeeBeneficiary affiliateFeeWallet giveOrderState giveOrderWallet splTokenProgram
    instruction 828362be28ce4432 createOrderWithNonce(giveOriginalAmount: u64, take: Offer, receiverDst: bytes, externalCall: Option<bytes>, givePatchAuthoritySrc: pubkey, allowedCancelBeneficiarySrc: Option<pubkey>, orderAuthorityAddressDst: bytes, allowedTakerDst: Option<bytes>, affiliateFee: Option<AffiliateFee>, referralCode: Option<u32>, nonce: u64, metadata: bytes): maker state tokenMint giveOrderState authorizedNativeSender makerWallet giveOrderWallet nonceMaster feeLedgerWallet systemProgram splTokenProgram associatedSplTokenProgram
    account d8926b5e684bb6b1 State { protocolAuthority: pubkey, fixedFee: u64, percentFeeBps: u64, isFeeRefund: bool, feeBeneficiary: pubkey, bump: u8, stopTap: pubkey, isWorking: bool }
    account b90f91d5fcbedf96 GiveOrderState { status: GiveOrderStatus, bump: u8, walletBump: u8 }
    account c56542394f5d4eb5 NonceMaster { nonce: u64 }
    account da81b81ff067aa70 AuthorizedNativeSender { dstAddress: bytes, bump: u8 }
    event 6a574ae6207847d2 createdOrder { order: Order, fixFee: u64, percentFee: u64 }
    event bb291b490c3f0d54 createdOrderId { orderId: [u8; 32] }
    event 62b00866d3f53cb6 claimedOrderCancel {}
    event c82da7fb31e85b0d claimedUnlock {}
    event 06bd714e8b328845 increasedGiveAmount { orderGiveFinalAmount: u64, finalPercentFee: u64 }
    type Order { makerOrderNonce: u64, makerSrc: bytes, give: Offer, take: Offer, receiverDst: bytes, givePatchAuthoritySrc: bytes, orderAuthorityAddressDst: bytes, allowedTakerDst: Option<bytes>, allowedCancelBeneficiarySrc: Option<bytes>, externalCall: Option<ExternalCallParams> }
    type ExternalCallParams { externalCallShortcut: [u8; 32] }
    type Offer { chainId: [u8; 32], tokenAddress: bytes, amount: [u8; 32] }
    type NewState { fixedFee: u64, percentFeeBps: u64, isFeeRefund: bool, feeBeneficiary: pubkey }
    type AffiliateFee { beneficiary: pubkey, amount: u64 }
    type GiveOrderStatus = Created { giveAmount: Option<u64>, fixFee: Option<u64>, percentFee: Option<u64>, affiliateFee: Option<AffiliateFee>, allowedCancelBeneficiary: Option<pubkey>, givePatchAuthority: pubkey, takeChainId: [u8; 32] } | ClaimedUnlock { affiliateFee: Option<AffiliateFee> } | ClaimedCancel { affiliateFee: Option<AffiliateFee> }
    error 6000 GiveOrderStateWrongPubkey Order state-account have wrong pubkey. Perhaps you miscalculated order_id.
    error 6001 GiveOrderStateWrongStatus Order state-account have wrong status, for this action.
    error 6002 GiveOrderWalletWrongPubkey Order wallet-account have wrong pubkey. Perhaps you miscalculated order_id.
    error 6003 CalculationOrderIdError Can't calculate order id. Wrong input arguments.
    error 6004 OverflowError Incoming data resulted in match-overflow error.
    error 6005 OrderAlreadyProcessed Order already processed. Can't do this action.
    error 6006 WrongPatchAmount Too little patch for give amount. Please add more
    error 6007 WrongClaimParentProgramId Wrong parent ix program id. This method must be called by debridge program in execute_external call
    error 6008 WrongClaimParentInstruction Wrong parent ix. This method must be called by debridge program in execute_external call
    error 6009 WrongClaimParentInstructionAccounts Wrong parent ix accounts. This method must be called by debridge program in execute_external call
    error 6010 WrongClaimParentSubmission Wrong parent ix submission. This method must be called by debridge program in execute_external call
    error 6011 WrongClaimParentSubmissionAuth Wrong parent debridge-submission authority. This method must be called by debridge program in execute_external call
    error 6012 WrongClaimParentNativeSender Wrong parent debridge-submission native sender. This method must be called by debridge program in execute_external call
    error 6013 WrongClaimParentSourceChain Wrong parent debridge-submission source chain. This method must be called by debridge program in execute_external call
    error 6014 BadReceiverDstSize Wrong size of receiver address for this chain
    error 6015 BadOrderAuthorityDstSize Wrong size of order authority address for this chain
    error 6016 BadAllowedTakerDst Wrong size of allowed taker address for this chain
    error 6017 BadFallbackAddressDstSize Wrong size of fallback address address for this chain
    error 6018 AffiliateFeeNotReadyToPay Affiliate fee already paid or not exists
    error 6019 FixFeeAlreadyPaid Fix fee already paid
    error 6020 PercentFeeAlreadyPaid Percent fee already paid
    error 6021 ExternalCallDisables Orders with external call not allowed right now
    error 6022 FeeLedgerWalletWrongKey Fee ledger wallet pubkey miscalculated
    error 6023 NotAllowedCancelBeneficiary Cancel beneficiary not allowed, use cancel-beneficiary from order state-account
    error 6024 StatePaused The action cannot be continued, the program-state is on pause
    error 6025 StateWorking Can't unpause because the program is already running
    error 6026 WrongSigner Wrong signer for realloc
    error 6027 ReallocNotNeeded Realloc not needed, new space equal to old one
    error 6028 WrongExtcallIdError Failed to parse extcall program id from receiver_dst field.
  `,
});
