import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'wormhole-matching-engine',
  name: 'Wormhole Settlement Matching engine',
  programs: ['HtkeCDdYY4i9ncAxXKjYTx8Uu3WM8JbtiLRYjtHwaVXb'],
  category: 'bridge',
  source: 'wormhole-foundation/example-liquidity-layer `solana/ts/src/idl/json/matching_engine.json`',
  meaning: {
    addAuctionHistoryEntry: { sentence: 'Add an auction to the history' },
    addCctpRouterEndpoint: { sentence: 'Register the endpoint {routerEndpoint} of another chain' },
    addLocalRouterEndpoint: { sentence: 'Register the endpoint {routerEndpoint} of this chain' },
    cancelOwnershipTransferRequest: { sentence: 'Cancel the ownership transfer of {custodian}' },
    closeAuction: { sentence: 'Close the auction {auction}' },
    closeProposal: { sentence: 'Close the proposal {proposal}' },
    closeRedeemedFastFill: { sentence: 'Close the redeemed fill {fastFill}' },
    completeFastFill: { sentence: 'Redeem the fill {fastFill}' },
    confirmOwnershipTransferRequest: { sentence: 'Accept the ownership of {custodian}' },
    createFirstAuctionHistory: { sentence: 'Open the history of auctions' },
    createNewAuctionHistory: { sentence: 'Open a new part of the history of auctions' },
    disableRouterEndpoint: { sentence: 'Disable the endpoint {routerEndpoint}' },
    executeFastOrderCctp: { sentence: 'Fill the order of the auction {auction} on another chain by CCTP' },
    executeFastOrderLocal: { sentence: 'Fill the order of the auction {auction} on this chain' },
    improveOffer: {
      sentence: 'Improve the offer in the auction {auction} to {offerPrice}',
      amounts: { offerPrice: 'custodyToken' },
    },
    initialize: { sentence: 'Set up the matching engine {custodian}' },
    migrate: { sentence: 'Migrate the matching engine {custodian}' },
    placeInitialOfferCctp: {
      sentence: 'Open the auction {auction} with an offer to fill the order for {offerPrice}',
      amounts: { offerPrice: 'mint:mint' },
    },
    prepareOrderResponseCctp: { sentence: 'Receive what settles an order as {preparedOrderResponse}' },
    proposeAuctionParameters: { sentence: 'Propose auction parameters in {proposal}' },
    reserveFastFillSequenceActiveAuction: {
      sentence: 'Reserve a place for the fill of the auction {auction}',
      minor: true,
    },
    reserveFastFillSequenceNoAuction: {
      sentence: 'Reserve a place for the fill of the auction {auction}',
      minor: true,
    },
    setPause: { sentence: 'Pause or resume the matching engine {custodian}' },
    settleAuctionComplete: { sentence: 'Settle the auction {auction}' },
    settleAuctionNoneCctp: {
      sentence: 'Settle the order of {auction}, which nobody bid for, on another chain by CCTP',
    },
    settleAuctionNoneLocal: {
      sentence: 'Settle the order of {auction}, which nobody bid for, on this chain',
    },
    submitOwnershipTransferRequest: {
      sentence: 'Request the ownership transfer of {custodian} to {newOwner}',
    },
    updateAuctionParameters: { sentence: 'Update the auction parameters to {proposal}' },
    updateCctpRouterEndpoint: { sentence: 'Update the endpoint {routerEndpoint}' },
    updateFeeRecipient: { sentence: 'Set the fee recipient to {newFeeRecipient}' },
    updateLocalRouterEndpoint: { sentence: 'Update the endpoint {routerEndpoint}' },
    updateOwnerAssistant: { sentence: 'Set the owner assistant to {newOwnerAssistant}' },
  },
  interface: `
    instruction 9e49fc4604eaba31 addAuctionHistoryEntry(): dummy
    instruction 153aeb47442f3450 addCctpRouterEndpoint(args: AddCctpRouterEndpointArgs): payer ownerOrAssistant custodian routerEndpoint localCustodyToken mint remoteTokenMessenger tokenProgram systemProgram
    instruction c62ab7117ddab688 addLocalRouterEndpoint(): payer ownerOrAssistant custodian routerEndpoint tokenRouterProgram tokenRouterEmitter tokenRouterMintRecipient systemProgram
    instruction a73d0923c02940b2 cancelOwnershipTransferRequest(): owner custodian
    instruction e1815b30d749cbac closeAuction(): auction beneficiary eventAuthority program
    instruction d5b28b1332bf52f5 closeProposal(): ownerOrAssistant custodian proposedBy proposal
    instruction 2c68cfb2e0071cdb closeRedeemedFastFill(): preparedBy fastFill
    instruction 71fc4486543d71cb completeFastFill(): custodian fastFill tokenRouterEmitter tokenRouterCustodyToken fromEndpoint toEndpoint localCustodyToken tokenProgram eventAuthority program
    instruction 76946d44c91e8b35 confirmOwnershipTransferRequest(): pendingOwner custodian
    instruction e1cb4a24e90b364b createFirstAuctionHistory(): dummy
    instruction 3f9d539de73acfe3 createNewAuctionHistory(): dummy
    instruction 7791695f414d3d45 disableRouterEndpoint(): owner custodian routerEndpoint
    instruction b0261e11e64ece9d executeFastOrderCctp(): payer coreMessage cctpMessage custodian vaa auction custodyToken config bestOfferToken executorToken initialOfferToken initialParticipant endpoint config emitterSequence feeCollector coreBridgeProgram mint tokenMessengerMinterSenderAuthority messageTransmitterConfig tokenMessenger remoteTokenMessenger tokenMinter localToken tokenMessengerMinterEventAuthority tokenMessengerMinterProgram messageTransmitterProgram systemProgram tokenProgram clock rent eventAuthority program
    instruction 8cce1af3f34218f0 executeFastOrderLocal(): payer custodian vaa auction custodyToken config bestOfferToken executorToken initialOfferToken initialParticipant reservedSequence reserveBeneficiary fastFill localCustodyToken systemProgram tokenProgram clock rent eventAuthority program
    instruction ab702eacc2871766 improveOffer(offerPrice: u64): transferAuthority auction custodyToken config bestOfferToken offerToken tokenProgram eventAuthority program
    instruction afaf6d1f0d989bed initialize(args: InitializeArgs): owner custodian auctionConfig ownerAssistant feeRecipient feeRecipientToken cctpMintRecipient mint programData upgradeManagerAuthority upgradeManagerProgram bpfLoaderUpgradeableProgram systemProgram tokenProgram associatedTokenProgram
    instruction 9beae792ec9ea21e migrate(): owner custodian
    instruction 9d9caf235bf90181 placeInitialOfferCctp(offerPrice: u64): payer transferAuthority custodian auctionConfig vaa fromEndpoint toEndpoint auction offerToken auctionCustodyToken mint systemProgram tokenProgram eventAuthority program
    instruction ddb2b82bf7f85aa0 prepareOrderResponseCctp(args: CctpMessageArgs): payer custodian vaa fromEndpoint toEndpoint vaa preparedOrderResponse preparedCustodyToken baseFeeToken mint mintRecipient messageTransmitterAuthority messageTransmitterConfig usedNonces messageTransmitterEventAuthority tokenMessenger remoteTokenMessenger tokenMinter localToken tokenPair tokenMessengerMinterCustodyToken tokenMessengerMinterEventAuthority tokenMessengerMinterProgram messageTransmitterProgram tokenProgram systemProgram
    instruction 5613152b206af950 proposeAuctionParameters(params: AuctionParameters): payer ownerOrAssistant custodian proposal systemProgram epochSchedule eventAuthority program
    instruction cefff144e081d2bb reserveFastFillSequenceActiveAuction(): payer vaa fromEndpoint toEndpoint sequencer reserved auction systemProgram auctionConfig eventAuthority program
    instruction 3d948c57ba57d4ef reserveFastFillSequenceNoAuction(): payer vaa fromEndpoint toEndpoint sequencer reserved auction systemProgram preparedOrderResponse eventAuthority program
    instruction 3f209a0238674f2d setPause(pause: bool): ownerOrAssistant custodian
    instruction 542700841565de89 settleAuctionComplete(): beneficiary baseFeeToken bestOfferToken preparedOrderResponse preparedCustodyToken auction tokenProgram eventAuthority program
    instruction 78ec5279f2764aa1 settleAuctionNoneCctp(): payer coreMessage cctpMessage custodian feeRecipientToken by orderResponse custodyToken auction config emitterSequence feeCollector coreBridgeProgram mint tokenMessengerMinterSenderAuthority messageTransmitterConfig tokenMessenger remoteTokenMessenger tokenMinter localToken tokenMessengerMinterEventAuthority tokenMessengerMinterProgram messageTransmitterProgram tokenProgram systemProgram clock rent eventAuthority program
    instruction fdd584941f77d7a2 settleAuctionNoneLocal(): payer custodian feeRecipientToken by orderResponse custodyToken auction reservedSequence fastFill localCustodyToken tokenProgram systemProgram clock rent eventAuthority program
    instruction d70d58c730c313e1 submitOwnershipTransferRequest(): owner custodian newOwner
    instruction 0a210a4b113f15f5 updateAuctionParameters(): payer owner custodian proposal auctionConfig systemProgram eventAuthority program
    instruction 227a1f26497e5e7f updateCctpRouterEndpoint(args: AddCctpRouterEndpointArgs): owner custodian routerEndpoint remoteTokenMessenger
    instruction f900c623b77b39bc updateFeeRecipient(): ownerOrAssistant custodian newFeeRecipientToken newFeeRecipient
    instruction deed8ee458033166 updateLocalRouterEndpoint(): owner custodian routerEndpoint tokenRouterProgram tokenRouterEmitter tokenRouterMintRecipient
    instruction 9953af35a8228316 updateOwnerAssistant(): owner custodian newOwnerAssistant
    account da5ef7f27ee98351 Auction { bump: u8, vaaHash: [u8; 32], vaaTimestamp: u32, targetProtocol: MessageProtocol, status: AuctionStatus, preparedBy: pubkey, info: Option<AuctionInfo> }
    account c33608331ce7218e AuctionConfig { id: u32, parameters: AuctionParameters }
    account 84e48bb870e46cf0 Custodian { owner: pubkey, pendingOwner: Option<pubkey>, paused: bool, pausedSetBy: pubkey, ownerAssistant: pubkey, feeRecipientToken: pubkey, auctionConfigId: u32, nextProposalId: u64 }
    account 5978a6296ae3da79 FastFill { seeds: FastFillSeeds, redeemed: bool, info: FastFillInfo, redeemerMessage: bytes }
    account 46c1127fe3b72eb1 FastFillSequencer { seeds: FastFillSequencerSeeds, nextSequence: u64 }
    account 147b9bb68dbd12ad PreparedOrderResponse { seeds: PreparedOrderResponseSeeds, info: PreparedOrderResponseInfo, toEndpoint: EndpointInfo, redeemerMessage: bytes }
    account 1a5ebdbb74883521 Proposal { id: u64, bump: u8, action: ProposalAction, by: pubkey, owner: pubkey, slotProposedAt: u64, slotEnactDelay: u64, slotEnactedAt: Option<u64> }
    account 6973ae225fe98afc RemoteTokenMessenger { domain: u32, tokenMessenger: [u8; 32] }
    account 4d97db427eee97b3 ReservedFastFillSequence { seeds: ReservedFastFillSequenceSeeds, beneficiary: pubkey, fastFillSeeds: FastFillSeeds }
    account d994bccbb7699acd RouterEndpoint { bump: u8, info: EndpointInfo }
    event 6848a8b1f14fe7a7 auctionClosed { auction: Auction }
    event 3d9783aa5fcbdb93 auctionSettled { fastVaaHash: [u8; 32], bestOfferToken: Option<SettledTokenAccountInfo>, baseFeeToken: Option<SettledTokenAccountInfo>, withExecute: Option<MessageProtocol> }
    event 432332ec6ce6fd6f auctionUpdated { configId: u32, fastVaaHash: [u8; 32], vaa: Option<pubkey>, sourceChain: u16, targetProtocol: MessageProtocol, redeemerMessageLen: u16, endSlot: u64, bestOfferToken: pubkey, tokenBalanceBefore: u64, amountIn: u64, totalDeposit: u64, maxOfferPriceAllowed: Option<u64> }
    event c8e29200bc188d8f enacted { action: ProposalAction }
    event c060c9b466702266 fastFillRedeemed { preparedBy: pubkey, fastFill: FastFillSeeds }
    event 069a9f570db7d398 fastFillSequenceReserved { fastVaaHash: [u8; 32], fastFill: FastFillSeeds }
    event 83f7d9c29ab3eec1 localFastOrderFilled { seeds: FastFillSeeds, info: FastFillInfo, auction: Option<pubkey> }
    event 4a87e705a86ac275 orderExecuted { fastVaaHash: [u8; 32], vaa: pubkey, sourceChain: u16, targetProtocol: MessageProtocol, penalized: bool }
    event d8258a8d82d0b499 proposed { action: ProposalAction }
    type AddCctpRouterEndpointArgs { chain: u16, cctpDomain: u32, address: [u8; 32], mintRecipient: Option<[u8; 32]> }
    type Auction { bump: u8, vaaHash: [u8; 32], vaaTimestamp: u32, targetProtocol: MessageProtocol, status: AuctionStatus, preparedBy: pubkey, info: Option<AuctionInfo> }
    type AuctionDestinationAssetInfo { custodyTokenBump: u8, amountOut: u64 }
    type AuctionInfo { configId: u32, custodyTokenBump: u8, vaaSequence: u64, sourceChain: u16, bestOfferToken: pubkey, initialOfferToken: pubkey, startSlot: u64, amountIn: u64, securityDeposit: u64, offerPrice: u64, redeemerMessageLen: u16, destinationAssetInfo: Option<AuctionDestinationAssetInfo> }
    type AuctionParameters { userPenaltyRewardBps: u32, initialPenaltyBps: u32, duration: u16, gracePeriod: u16, penaltyPeriod: u16, minOfferDeltaBps: u32, securityDepositBase: u64, securityDepositBps: u32 }
    type AuctionStatus = NotStarted | Active | Completed { slot: u64, executePenalty: Option<u64> } | Settled { fee: u64, totalPenalty: Option<u64> }
    type CctpMessageArgs { encodedCctpMessage: bytes, cctpAttestation: bytes }
    type EndpointInfo { chain: u16, address: [u8; 32], mintRecipient: [u8; 32], protocol: MessageProtocol }
    type FastFillInfo { preparedBy: pubkey, amount: u64, redeemer: pubkey, timestamp: i64 }
    type FastFillSeeds { sourceChain: u16, orderSender: [u8; 32], sequence: u64, bump: u8 }
    type FastFillSequencerSeeds { sourceChain: u16, sender: [u8; 32], bump: u8 }
    type InitializeArgs { auctionParams: AuctionParameters }
    type MessageProtocol = None | Local { programId: pubkey } | Cctp { domain: u32 }
    type PreparedOrderResponseInfo { preparedBy: pubkey, baseFeeToken: pubkey, fastVaaTimestamp: u32, sourceChain: u16, baseFee: u64, initAuctionFee: u64, sender: [u8; 32], redeemer: [u8; 32], amountIn: u64 }
    type PreparedOrderResponseSeeds { fastVaaHash: [u8; 32], bump: u8 }
    type ProposalAction = None | UpdateAuctionParameters { id: u32, parameters: AuctionParameters }
    type ReservedFastFillSequenceSeeds { fastVaaHash: [u8; 32], bump: u8 }
    type SettledTokenAccountInfo { key: pubkey, balanceAfter: u64 }
    error 6002 OwnerOnly
    error 6004 OwnerOrAssistantOnly
    error 6016 U64Overflow
    error 6018 U32Overflow
    error 6032 SameEndpoint
    error 6034 InvalidEndpoint
    error 6048 InvalidVaa
    error 6066 InvalidDeposit
    error 6068 InvalidDepositMessage
    error 6070 InvalidPayloadId
    error 6072 InvalidDepositPayloadId
    error 6074 NotFastMarketOrder
    error 6076 VaaMismatch
    error 6078 RedeemerMessageTooLarge
    error 6096 InvalidSourceRouter
    error 6098 InvalidTargetRouter
    error 6100 EndpointDisabled
    error 6102 InvalidCctpEndpoint
    error 6128 Paused
    error 6256 AssistantZeroPubkey
    error 6257 FeeRecipientZeroPubkey
    error 6258 ImmutableProgram
    error 6260 ZeroDuration
    error 6262 ZeroGracePeriod
    error 6263 ZeroPenaltyPeriod
    error 6264 UserPenaltyRewardBpsTooLarge Value exceeds 1000000
    error 6266 InitialPenaltyBpsTooLarge Value exceeds 1000000
    error 6268 MinOfferDeltaBpsTooLarge Value exceeds 1000000
    error 6270 ZeroSecurityDepositBase
    error 6271 SecurityDepositBpsTooLarge Value exceeds 1000000
    error 6514 InvalidNewOwner
    error 6516 AlreadyOwner
    error 6518 NoTransferOwnershipRequest
    error 6520 NotPendingOwner
    error 6524 InvalidChain
    error 6576 ChainNotAllowed
    error 6578 InvalidMintRecipient
    error 6768 ProposalAlreadyEnacted
    error 6770 ProposalDelayNotExpired
    error 6772 InvalidProposal
    error 6832 AuctionConfigMismatch
    error 7024 FastMarketOrderExpired
    error 7026 OfferPriceTooHigh
    error 7032 AuctionNotActive
    error 7034 AuctionPeriodExpired
    error 7036 AuctionPeriodNotExpired
    error 7044 ExecutorTokenMismatch
    error 7050 AuctionNotCompleted
    error 7054 CarpingNotAllowed
    error 7056 AuctionNotSettled
    error 7058 ExecutorNotPreparedBy
    error 7060 InvalidOfferToken
    error 7062 FastFillTooLarge
    error 7064 AuctionExists
    error 7065 NoAuction
    error 7066 BestOfferTokenMismatch
    error 7068 BestOfferTokenRequired
    error 7070 PreparedByMismatch
    error 7071 PreparedOrderResponseNotRequired
    error 7072 AuctionConfigNotRequired
    error 7073 BestOfferTokenNotRequired
    error 7076 FastFillAlreadyRedeemed
    error 7077 FastFillNotRedeemed
    error 7080 ReservedSequenceMismatch
    error 7082 AuctionAlreadySettled
    error 7084 InvalidBaseFeeToken
    error 7086 BaseFeeTokenRequired
    error 7280 CannotCloseAuctionYet
    error 7282 AuctionHistoryNotFull
    error 7284 AuctionHistoryFull
  `,
});
