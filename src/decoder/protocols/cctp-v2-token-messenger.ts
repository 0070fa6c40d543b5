import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const burn: Meaning = {
  sentence: 'Send {amount} to CCTP domain {destinationDomain}',
  amounts: { amount: 'mint:burnTokenMint' },
};

export default defineInterface({
  key: 'cctp-v2-token-messenger',
  name: 'Circle CCTP v2 Token messenger',
  programs: ['CCTPV2vPZJS2u2BBsUoscuikbYjnpFmbFsvVuJdgUMQe'],
  category: 'bridge',
  source: 'the program’s own Anchor IDL (circlefin/solana-cctp-contracts `token_messenger_minter_v2.json`)',
  meaning: {
    depositForBurn: burn,
    depositForBurnWithHook: burn,
    handleReceiveFinalizedMessage: {
      sentence: 'Mint what CCTP domain {remoteDomain} burned to {recipientTokenAccount}',
    },
    handleReceiveUnfinalizedMessage: {
      sentence: 'Mint what CCTP domain {remoteDomain} burned to {recipientTokenAccount}',
    },
    pause: { sentence: 'Pause the bridge {tokenMinter}' },
    unpause: { sentence: 'Resume the bridge {tokenMinter}' },
  },
  interface: `
    instruction ac172b0deed55596 acceptOwnership(params: AcceptOwnershipParams): pendingOwner tokenMessenger eventAuthority program
    instruction d5c7cd12627c49c6 addLocalToken(params: AddLocalTokenParams): payer tokenController tokenMinter localToken custodyTokenAccount localTokenMint tokenProgram systemProgram eventAuthority program
    instruction 0c95aca56fca1821 addRemoteTokenMessenger(params: AddRemoteTokenMessengerParams): payer owner tokenMessenger remoteTokenMessenger systemProgram eventAuthority program
    instruction e988b4af70293e47 burnTokenCustody(params: BurnTokenCustodyParams): payee tokenController tokenMinter localToken custodyTokenAccount custodyTokenMint tokenProgram eventAuthority program
    instruction 6574c57051f94bc2 denylistAccount(params: DenylistParams): payer denylister tokenMessenger denylistAccount systemProgram eventAuthority program
    instruction d73c3d2e723780b0 depositForBurn(params: DepositForBurnParams): owner eventRentPayer senderAuthorityPda burnTokenAccount denylistAccount messageTransmitter tokenMessenger remoteTokenMessenger tokenMinter localToken burnTokenMint messageSentEventData messageTransmitterProgram tokenMessengerMinterProgram tokenProgram systemProgram eventAuthority program
    instruction 6ff53e83cc6cdf9b depositForBurnWithHook(params: DepositForBurnWithHookParams): owner eventRentPayer senderAuthorityPda burnTokenAccount denylistAccount messageTransmitter tokenMessenger remoteTokenMessenger tokenMinter localToken burnTokenMint messageSentEventData messageTransmitterProgram tokenMessengerMinterProgram tokenProgram systemProgram eventAuthority program
    instruction bafcef4656b46e5f handleReceiveFinalizedMessage(params: HandleReceiveMessageParams): authorityPda tokenMessenger remoteTokenMessenger tokenMinter localToken tokenPair feeRecipientTokenAccount recipientTokenAccount custodyTokenAccount tokenProgram eventAuthority program
    instruction c8a9af14c83ab63d handleReceiveUnfinalizedMessage(params: HandleReceiveMessageParams): authorityPda tokenMessenger remoteTokenMessenger tokenMinter localToken tokenPair feeRecipientTokenAccount recipientTokenAccount custodyTokenAccount tokenProgram eventAuthority program
    instruction afaf6d1f0d989bed initialize(params: InitializeParams): payer upgradeAuthority authorityPda tokenMessenger tokenMinter tokenMessengerMinterProgramData tokenMessengerMinterProgram systemProgram eventAuthority program
    instruction 44a218687d2e820c linkTokenPair(params: LinkTokenPairParams): payer tokenController tokenMinter tokenPair systemProgram eventAuthority program
    instruction d316ddfb4a79c12f pause(params: PauseParams): pauser tokenMinter eventAuthority program
    instruction 1b2b42aabc2c6d61 removeLocalToken(params: RemoveLocalTokenParams): payee tokenController tokenMinter localToken custodyTokenAccount custodyTokenMint tokenProgram eventAuthority program
    instruction 41724255a962b192 removeRemoteTokenMessenger(params: RemoveRemoteTokenMessengerParams): payee owner tokenMessenger remoteTokenMessenger eventAuthority program
    instruction e312d72aedf69742 setFeeRecipient(params: SetFeeRecipientParams): owner tokenMessenger eventAuthority program
    instruction 1e8091f046ed6dcf setMaxBurnAmountPerMessage(params: SetMaxBurnAmountPerMessageParams): tokenController tokenMinter localToken eventAuthority program
    instruction 72c6230329c4c2f6 setMinFee(params: SetMinFeeParams): minFeeController tokenMessenger eventAuthority program
    instruction c38e4a54ea5eb471 setMinFeeController(params: SetMinFeeControllerParams): owner tokenMessenger eventAuthority program
    instruction 5806620a4f3b0f18 setTokenController(params: SetTokenControllerParams): owner tokenMessenger tokenMinter eventAuthority program
    instruction 41b1d749352d632f transferOwnership(params: TransferOwnershipParams): owner tokenMessenger eventAuthority program
    instruction 39242ba83eac2127 undenylistAccount(params: UndenylistParams): payer denylister tokenMessenger denylistAccount systemProgram eventAuthority program
    instruction 34c6647268ae553a unlinkTokenPair(params: UninkTokenPairParams): payee tokenController tokenMinter tokenPair eventAuthority program
    instruction a99004260a8dbcff unpause(params: UnpauseParams): pauser tokenMinter eventAuthority program
    instruction c142c6c954390ede updateDenylister(params: UpdateDenylisterParams): owner tokenMessenger eventAuthority program
    instruction 8cabd38439c910fe updatePauser(params: UpdatePauserParams): owner tokenMessenger tokenMinter eventAuthority program
    account ba3ad4ef66839d92 DenylistedAccount { account: pubkey }
    account 9f833aaac15480b6 LocalToken { custody: pubkey, mint: pubkey, burnLimitPerMessage: u64, messagesSent: u64, messagesReceived: u64, amountSent: u128, amountReceived: u128, bump: u8, custodyBump: u8 }
    account 4728b48e13cb23fc MessageTransmitter { owner: pubkey, pendingOwner: pubkey, attesterManager: pubkey, pauser: pubkey, paused: bool, localDomain: u32, version: u32, signatureThreshold: u32, enabledAttesters: Vec<pubkey>, maxMessageBodySize: u64 }
    account 6973ae225fe98afc RemoteTokenMessenger { domain: u32, tokenMessenger: pubkey }
    account a204f23493f3dd60 TokenMessenger { denylister: pubkey, owner: pubkey, pendingOwner: pubkey, messageBodyVersion: u32, authorityBump: u8, feeRecipient: pubkey, minFeeController: pubkey, minFee: u32 }
    account 7a85543f399fabce TokenMinter { tokenController: pubkey, pauser: pubkey, paused: bool, bump: u8 }
    account 11d62db0e595c547 TokenPair { remoteDomain: u32, remoteToken: pubkey, localToken: pubkey, bump: u8 }
    event 1491adc8b611ea9a denylisted { account: pubkey }
    event f9aa51b4b9af8a48 denylisterChanged { oldDenylister: pubkey, newDenylister: pubkey }
    event 90fc9192064aa7eb depositForBurn { burnToken: pubkey, amount: u64, depositor: pubkey, mintRecipient: pubkey, destinationDomain: u32, destinationTokenMessenger: pubkey, destinationCaller: pubkey, maxFee: u64, minFinalityThreshold: u32, hookData: bytes }
    event 638c5023f5b0b36e feeRecipientSet { newFeeRecipient: pubkey }
    event 9208e0967aad1727 localTokenAdded { custody: pubkey, mint: pubkey }
    event b5cc015f023242d2 localTokenRemoved { custody: pubkey, mint: pubkey }
    event ef0c7a69e7720dc4 minFeeControllerSet { newMinFeeController: pubkey }
    event 3c7f65e6d881bc62 minFeeSet { newMinFee: u32 }
    event 4b43e546a27e0047 mintAndWithdraw { mintRecipient: pubkey, amount: u64, mintToken: pubkey, feeCollected: u64 }
    event b7fdeff68cb38569 ownershipTransferStarted { previousOwner: pubkey, newOwner: pubkey }
    event ac3dcdb7fa322662 ownershipTransferred { previousOwner: pubkey, newOwner: pubkey }
    event c2fbe8c4765f6fdb pause {}
    event 8e9d9e577f087737 pauserChanged { newAddress: pubkey }
    event fb1d3ff43072d2af remoteTokenMessengerAdded { domain: u32, tokenMessenger: pubkey }
    event ff798927e67d0b1e remoteTokenMessengerRemoved { domain: u32, tokenMessenger: pubkey }
    event 629858bff51e1bd1 setBurnLimitPerMessage { token: pubkey, burnLimitPerMessage: u64 }
    event c12cf353e64878d8 setTokenController { tokenController: pubkey }
    event db8f6be2434bb22e tokenCustodyBurned { custodyTokenAccount: pubkey, amount: u64 }
    event 020eb1409b5dc48d tokenPairLinked { localToken: pubkey, remoteDomain: u32, remoteToken: pubkey }
    event 4ee8e6d0b4d4f648 tokenPairUnlinked { localToken: pubkey, remoteDomain: u32, remoteToken: pubkey }
    event 9627e314a2b405f2 unDenylisted { account: pubkey }
    event f195685ac788db92 unpause {}
    type AcceptOwnershipParams {}
    type AddLocalTokenParams {}
    type AddRemoteTokenMessengerParams { domain: u32, tokenMessenger: pubkey }
    type BurnTokenCustodyParams { amount: u64 }
    type DenylistParams { account: pubkey }
    type DepositForBurnParams { amount: u64, destinationDomain: u32, mintRecipient: pubkey, destinationCaller: pubkey, maxFee: u64, minFinalityThreshold: u32 }
    type DepositForBurnWithHookParams { amount: u64, destinationDomain: u32, mintRecipient: pubkey, destinationCaller: pubkey, maxFee: u64, minFinalityThreshold: u32, hookData: bytes }
    type HandleReceiveMessageParams { remoteDomain: u32, sender: pubkey, finalityThresholdExecuted: u32, messageBody: bytes, authorityBump: u8 }
    type InitializeParams { tokenController: pubkey, denylister: pubkey, feeRecipient: pubkey, minFeeController: pubkey, minFee: u32, messageBodyVersion: u32 }
    type LinkTokenPairParams { localToken: pubkey, remoteDomain: u32, remoteToken: pubkey }
    type PauseParams {}
    type RemoveLocalTokenParams {}
    type RemoveRemoteTokenMessengerParams {}
    type SetFeeRecipientParams { newFeeRecipient: pubkey }
    type SetMaxBurnAmountPerMessageParams { burnLimitPerMessage: u64 }
    type SetMinFeeControllerParams { newMinFeeController: pubkey }
    type SetMinFeeParams { newMinFee: u32 }
    type SetTokenControllerParams { tokenController: pubkey }
    type TransferOwnershipParams { newOwner: pubkey }
    type UndenylistParams { account: pubkey }
    type UninkTokenPairParams {}
    type UnpauseParams {}
    type UpdateDenylisterParams { newDenylister: pubkey }
    type UpdatePauserParams { newPauser: pubkey }
    error 6000 InvalidAuthority Invalid authority
    error 6001 InvalidTokenMinterState Invalid token minter state
    error 6002 ProgramPaused Instruction is not allowed at this time
    error 6003 InvalidTokenPairState Invalid token pair state
    error 6004 InvalidLocalTokenState Invalid local token state
    error 6005 InvalidPauser Invalid pauser
    error 6006 InvalidTokenController Invalid token controller
    error 6007 BurnAmountExceeded Burn amount exceeded
    error 6008 InvalidAmount Invalid amount
  `,
});
