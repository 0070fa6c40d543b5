import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'dln-destination',
  name: 'deBridge DLN destination',
  programs: ['dst5MGcFPoBeREFAA5E3tU5ij8m5uVYwkzkSAbsLbNo'],
  category: 'bridge',
  source: 'the program’s own Anchor IDL 1.2.1 (npm @debridge-finance/dln-client `solana/idl/dst`)',
  meaning: {
    initializeState: { sentence: 'Set up the program' },
    reallocState: { sentence: 'Reallocate the state of the program' },
    setStopTap: { sentence: 'Set the stop tap authority to {stopTap}' },
    setProtocolAuthority: { sentence: 'Set the protocol authority to {newProtocolAuthority}' },
    initializeSrcContractAddress: { sentence: 'Register a contract of another chain' },
    updateSrcContractAddress: { sentence: 'Update a contract of another chain' },
    unpauseSrcContractAddress: { sentence: 'Resume orders of another chain' },
    pauseSrcContractAddress: { sentence: 'Pause orders of another chain' },
    cancelOrder: { sentence: 'Cancel the order {takeOrderState}' },
    prepareSend: { sentence: 'Prepare a message for the chain the order came from', minor: true },
    fulfillOrder: { sentence: 'Fill the order {takeOrderState} for {receiverDst}' },
    patchTakeOrder: { sentence: 'Patch the order of {takeOrderPatch}' },
    sendOrderCancel: { sentence: 'Send the cancellation of the order {takeOrderState} to the source chain' },
    sendUnlock: { sentence: 'Send the unlock of the order {takeOrderState} to the source chain' },
    sendBatchUnlock: { sentence: 'Send the unlock of orders to the source chain' },
  },
  interface: `
    instruction beabe0dbd948c7b0 initializeState(): state protocolAuthority authorizedDstNativeSender authorizedDstNativeSenderWallet nativeTokenMint splTokenProgram associatedSplTokenProgram systemProgram
    instruction 43b5e9d6d794f57e reallocState(): state protocolAuthority systemProgram
    instruction 5003c9cbf5b83305 setStopTap(stopTap: pubkey): state protocolAuthority systemProgram
    instruction 60a22e984893afb0 setProtocolAuthority(): state protocolAuthority systemProgram newProtocolAuthority
    instruction 8884f67e7268e521 initializeSrcContractAddress(chainId: [u8; 32], srcContract: bytes): state authorizedSrcContract protocolAuthority systemProgram
    instruction 7cff9972265e1eb9 updateSrcContractAddress(chainId: [u8; 32], srcContract: bytes): state authorizedSrcContract protocolAuthority systemProgram
    instruction d59f98419956b864 unpauseSrcContractAddress(chainId: [u8; 32]): state authorizedSrcContract protocolAuthority
    instruction 05bc3ad65c3bd7ac pauseSrcContractAddress(chainId: [u8; 32]): state authorizedSrcContract stopTap
    instruction 5f81edf00831df84 cancelOrder(unvalidatedOrder: Order, orderId: [u8; 32]): takeOrderState authorizedSrcContract canceler systemProgram
    instruction b164f4c37e63392b prepareSend(): takeOrderState sendFrom sendFromWallet payer payerWallet chainSupportInfo debridgeState systemProgram splTokenProgram instructions
    instruction 3dd627f841d49924 fulfillOrder(unvalidatedOrder: Order, orderId: [u8; 32], unlockAuthority: Option<pubkey>): takeOrderState taker takerWallet receiverDst authorizedSrcContract takeOrderPatch splTokenProgram systemProgram
    instruction 8f7b85f934616f72 patchTakeOrder(unvalidatedOrder: Order, orderId: [u8; 32], newSubtrahend: u64): takeOrderPatch authorizedSrcContract patcher systemProgram
    instruction 28c80b44d62db5ac sendOrderCancel(orderId: [u8; 32], cancelBeneficiary: bytes, executionFee: u64): takeOrderState canceler authorizedSrcContract nonceStorage sendFrom sendFromWallet systemProgram externalCallStorage externalCallMeta discount bridgeFee bridge tokenMint stakingWallet mintAuthority chainSupportInfo settingsProgram splTokenProgram state feeBeneficiary debridgeProgram
    instruction c572c4f9aa4badcc sendUnlock(orderId: [u8; 32], beneficiary: bytes, executionFee: u64): takeOrderState unlocker authorizedSrcContract nonceStorage sendFrom sendFromWallet systemProgram externalCallStorage externalCallMeta discount bridgeFee bridge tokenMint stakingWallet mintAuthority chainSupportInfo settingsProgram splTokenProgram state feeBeneficiary debridgeProgram
    instruction 2c0d9c04eb26b7e9 sendBatchUnlock(beneficiary: bytes, executionFee: u64): unlocker authorizedSrcContract nonceStorage sendFrom sendFromWallet systemProgram externalCallStorage externalCallMeta discount bridgeFee bridge tokenMint stakingWallet mintAuthority chainSupportInfo settingsProgram splTokenProgram state feeBeneficiary debridgeProgram
    account 7e5120420ada7a67 takeOrderPatch { orderTakeFinalAmount: Option<u64>, bump: u8 }
    account 49bc68edd8b3df39 authorizedSrcContract { srcContract: bytes, bump: u8, isWorking: bool }
    account 2aa95a78469f6f77 takeOrderState { orderState: OrderTakeStatus, sourceChainId: [u8; 32], bump: u8 }
    account d8926b5e684bb6b1 state { protocolAuthority: pubkey, stopTap: pubkey, bump: u8 }
    event 577a62ecdb370562 stateInitialized { protocolAuthority: pubkey }
    event d2ae83d528b6536e fulfilled { orderId: [u8; 32], taker: pubkey }
    event 505f1b66dda2b118 sentUnlock {}
    event 4ecd73f8c78aea2a sentOrderCancel {}
    event 6c388044a871a8ef orderCancelled {}
    event 07db294fe93f1400 decreaseTakeAmount { orderId: [u8; 32], orderTakeFinalAmount: u64 }
    type Order { makerOrderNonce: u64, makerSrc: bytes, give: Offer, take: Offer, receiverDst: bytes, givePatchAuthoritySrc: bytes, orderAuthorityAddressDst: bytes, allowedTakerDst: Option<bytes>, allowedCancelBeneficiarySrc: Option<bytes>, externalCall: Option<ExternalCallParams> }
    type ExternalCallParams { externalCallShortcut: [u8; 32] }
    type Offer { chainId: [u8; 32], tokenAddress: bytes, amount: [u8; 32] }
    type OrderTakeStatus = OldFulfilled { unlockAuthority: pubkey } | SentUnlock { unlocker: pubkey } | Cancelled { canceler: pubkey, allowedCancelBeneficiarySrc: Option<bytes> } | SentCancel { canceler: pubkey } | Fulfilled { unlockAuthority: pubkey, orderId: [u8; 32] }
    error 6000 WrongAmount
    error 6001 WrongBeneficiarySize
    error 6002 WrongChainId
    error 6003 WrongMint
    error 6004 WrongOrderId
    error 6005 WrongPrepareSendNextIxDiscriminator
    error 6006 WrongPrepareSendNextIxProgramId
    error 6007 WrongReceiverWalletOwner
    error 6008 WrongTakerAta
    error 6009 WrongReceiverAta
    error 6010 WrongTakeTokenAddress
    error 6011 WrongNativeTaker
    error 6012 WrongNativeDst
    error 6013 WrongTakeOrderPatch
    error 6014 WrongAuthorizedSrcContract
    error 6015 CalculationOrderIdError
    error 6016 UnlockNotAllowed
    error 6017 FixedFeeCalculationError
    error 6018 NotAllowedEmptyBatch
    error 6019 NotAllowedCancelBeneficiary
    error 6020 NotAllowedTaker
    error 6021 InvalidAllowedCancelBeneficiarySrcSize
    error 6022 InvalidMakerSrcSize
    error 6023 InvalidGivePatchAuthoritySrcSize
    error 6024 InvalidReceiverDstSize
    error 6025 InvalidOrderAuthorityDstSize
    error 6026 InvalidAllowedTakerDst
    error 6027 InvalidTakeOfferAmount
    error 6028 MatchOverflowWhileCalculateInputAmount
    error 6029 OverflowWhileApplyTakeOrderPatch
    error 6030 ChainPaused
    error 6031 WrongSigner
    error 6032 ReallocNotNeeded
    error 6033 OverflowError
  `,
});
