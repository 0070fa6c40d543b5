import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const burn: Meaning = {
  sentence: 'Send {amount} to CCTP domain {destinationDomain}',
  amounts: { amount: 'mint:burnTokenMint' },
};

export default defineInterface({
  key: 'cctp-v1-token-messenger',
  name: 'Circle CCTP v1 Token messenger',
  programs: ['CCTPiPYPc6AsJuwueEnWgSgucamXDZwBd53dQ11YiKX3'],
  category: 'bridge',
  source: 'the program’s own Anchor IDL (circlefin/solana-cctp-contracts `token_messenger_minter_031.json`)',
  meaning: {
    depositForBurn: burn,
    depositForBurnWithCaller: burn,
    replaceDepositForBurn: { sentence: 'Change the receiver of what was sent' },
    handleReceiveMessage: {
      sentence: 'Mint what CCTP domain {remoteDomain} burned to {recipientTokenAccount}',
    },
    pause: { sentence: 'Pause the bridge {tokenMinter}' },
    unpause: { sentence: 'Resume the bridge {tokenMinter}' },
  },
  interface: `
    instruction afaf6d1f0d989bed initialize(params: InitializeParams): payer upgradeAuthority authorityPda tokenMessenger tokenMinter tokenMessengerMinterProgramData tokenMessengerMinterProgram systemProgram eventAuthority program
    instruction 41b1d749352d632f transferOwnership(params: TransferOwnershipParams): owner tokenMessenger eventAuthority program
    instruction ac172b0deed55596 acceptOwnership(params: AcceptOwnershipParams): pendingOwner tokenMessenger eventAuthority program
    instruction 0c95aca56fca1821 addRemoteTokenMessenger(params: AddRemoteTokenMessengerParams): payer owner tokenMessenger remoteTokenMessenger systemProgram eventAuthority program
    instruction 41724255a962b192 removeRemoteTokenMessenger(params: RemoveRemoteTokenMessengerParams): payee owner tokenMessenger remoteTokenMessenger eventAuthority program
    instruction d73c3d2e723780b0 depositForBurn(params: DepositForBurnParams): owner eventRentPayer senderAuthorityPda burnTokenAccount messageTransmitter tokenMessenger remoteTokenMessenger tokenMinter localToken burnTokenMint messageSentEventData messageTransmitterProgram tokenMessengerMinterProgram tokenProgram systemProgram eventAuthority program
    instruction a7de137255150e76 depositForBurnWithCaller(params: DepositForBurnWithCallerParams): owner eventRentPayer senderAuthorityPda burnTokenAccount messageTransmitter tokenMessenger remoteTokenMessenger tokenMinter localToken burnTokenMint messageSentEventData messageTransmitterProgram tokenMessengerMinterProgram tokenProgram systemProgram eventAuthority program
    instruction 071b5d84015013a3 replaceDepositForBurn(params: ReplaceDepositForBurnParams): owner eventRentPayer senderAuthorityPda messageTransmitter tokenMessenger messageSentEventData messageTransmitterProgram tokenMessengerMinterProgram systemProgram eventAuthority program
    instruction 856601b4910b8ab4 handleReceiveMessage(params: HandleReceiveMessageParams): authorityPda tokenMessenger remoteTokenMessenger tokenMinter localToken tokenPair recipientTokenAccount custodyTokenAccount tokenProgram eventAuthority program
    instruction 5806620a4f3b0f18 setTokenController(params: SetTokenControllerParams): owner tokenMessenger tokenMinter eventAuthority program
    instruction d316ddfb4a79c12f pause(params: PauseParams): pauser tokenMinter eventAuthority program
    instruction a99004260a8dbcff unpause(params: UnpauseParams): pauser tokenMinter eventAuthority program
    instruction 8cabd38439c910fe updatePauser(params: UpdatePauserParams): owner tokenMessenger tokenMinter eventAuthority program
    instruction 1e8091f046ed6dcf setMaxBurnAmountPerMessage(params: SetMaxBurnAmountPerMessageParams): tokenController tokenMinter localToken eventAuthority program
    instruction d5c7cd12627c49c6 addLocalToken(params: AddLocalTokenParams): payer tokenController tokenMinter localToken custodyTokenAccount localTokenMint tokenProgram systemProgram eventAuthority program
    instruction 1b2b42aabc2c6d61 removeLocalToken(params: RemoveLocalTokenParams): payee tokenController tokenMinter localToken custodyTokenAccount tokenProgram eventAuthority program
    instruction 44a218687d2e820c linkTokenPair(params: LinkTokenPairParams): payer tokenController tokenMinter tokenPair systemProgram eventAuthority program
    instruction 34c6647268ae553a unlinkTokenPair(params: UninkTokenPairParams): payee tokenController tokenMinter tokenPair eventAuthority program
    instruction e988b4af70293e47 burnTokenCustody(params: BurnTokenCustodyParams): payee tokenController tokenMinter localToken custodyTokenAccount custodyTokenMint tokenProgram eventAuthority program
    account a204f23493f3dd60 TokenMessenger { owner: pubkey, pendingOwner: pubkey, localMessageTransmitter: pubkey, messageBodyVersion: u32, authorityBump: u8 }
    account 6973ae225fe98afc RemoteTokenMessenger { domain: u32, tokenMessenger: pubkey }
    account 7a85543f399fabce TokenMinter { tokenController: pubkey, pauser: pubkey, paused: bool, bump: u8 }
    account 11d62db0e595c547 TokenPair { remoteDomain: u32, remoteToken: pubkey, localToken: pubkey, bump: u8 }
    account 9f833aaac15480b6 LocalToken { custody: pubkey, mint: pubkey, burnLimitPerMessage: u64, messagesSent: u64, messagesReceived: u64, amountSent: u128, amountReceived: u128, bump: u8, custodyBump: u8 }
    event b7fdeff68cb38569 ownershipTransferStarted { previousOwner: pubkey, newOwner: pubkey }
    event ac3dcdb7fa322662 ownershipTransferred { previousOwner: pubkey, newOwner: pubkey }
    event 90fc9192064aa7eb depositForBurn { nonce: u64, burnToken: pubkey, amount: u64, depositor: pubkey, mintRecipient: pubkey, destinationDomain: u32, destinationTokenMessenger: pubkey, destinationCaller: pubkey }
    event 4b43e546a27e0047 mintAndWithdraw { mintRecipient: pubkey, amount: u64, mintToken: pubkey }
    event fb1d3ff43072d2af remoteTokenMessengerAdded { domain: u32, tokenMessenger: pubkey }
    event ff798927e67d0b1e remoteTokenMessengerRemoved { domain: u32, tokenMessenger: pubkey }
    event c12cf353e64878d8 setTokenController { tokenController: pubkey }
    event 8e9d9e577f087737 pauserChanged { newAddress: pubkey }
    event 629858bff51e1bd1 setBurnLimitPerMessage { token: pubkey, burnLimitPerMessage: u64 }
    event 9208e0967aad1727 localTokenAdded { custody: pubkey, mint: pubkey }
    event b5cc015f023242d2 localTokenRemoved { custody: pubkey, mint: pubkey }
    event 020eb1409b5dc48d tokenPairLinked { localToken: pubkey, remoteDomain: u32, remoteToken: pubkey }
    event 4ee8e6d0b4d4f648 tokenPairUnlinked { localToken: pubkey, remoteDomain: u32, remoteToken: pubkey }
    event c2fbe8c4765f6fdb pause {}
    event f195685ac788db92 unpause {}
    event db8f6be2434bb22e tokenCustodyBurned { custodyTokenAccount: pubkey, amount: u64 }
    type AcceptOwnershipParams {}
    type AddRemoteTokenMessengerParams { domain: u32, tokenMessenger: pubkey }
    type DepositForBurnWithCallerParams { amount: u64, destinationDomain: u32, mintRecipient: pubkey, destinationCaller: pubkey }
    type DepositForBurnParams { amount: u64, destinationDomain: u32, mintRecipient: pubkey }
    type HandleReceiveMessageParams { remoteDomain: u32, sender: pubkey, messageBody: bytes, authorityBump: u8 }
    type InitializeParams { tokenController: pubkey, localMessageTransmitter: pubkey, messageBodyVersion: u32 }
    type RemoveRemoteTokenMessengerParams {}
    type ReplaceDepositForBurnParams { originalMessage: bytes, originalAttestation: bytes, newDestinationCaller: pubkey, newMintRecipient: pubkey }
    type TransferOwnershipParams { newOwner: pubkey }
    type AddLocalTokenParams {}
    type BurnTokenCustodyParams { amount: u64 }
    type LinkTokenPairParams { localToken: pubkey, remoteDomain: u32, remoteToken: pubkey }
    type PauseParams {}
    type RemoveLocalTokenParams {}
    type SetMaxBurnAmountPerMessageParams { burnLimitPerMessage: u64 }
    type SetTokenControllerParams { tokenController: pubkey }
    type UninkTokenPairParams {}
    type UnpauseParams {}
    type UpdatePauserParams { newPauser: pubkey }
    error 6000 InvalidAuthority Invalid authority
    error 6001 InvalidTokenMessengerState Invalid token messenger state
    error 6002 InvalidTokenMessenger Invalid token messenger
    error 6003 InvalidOwner Invalid owner
    error 6004 MalformedMessage Malformed message
    error 6005 InvalidMessageBodyVersion Invalid message body version
    error 6006 InvalidAmount Invalid amount
    error 6007 InvalidDestinationDomain Invalid destination domain
    error 6008 InvalidDestinationCaller Invalid destination caller
    error 6009 InvalidMintRecipient Invalid mint recipient
    error 6010 InvalidSender Invalid sender
    error 6011 InvalidTokenPair Invalid token pair
    error 6012 InvalidTokenMint Invalid token mint
  `,
});
