import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'cctp-v2-message-transmitter',
  name: 'Circle CCTP v2 Message transmitter',
  programs: ['CCTPV2Sm4AdWt5296sk4P66VBZ7bEhcARwFaaS9YPbeC'],
  category: 'bridge',
  source: 'the program’s own Anchor IDL (circlefin/solana-cctp-contracts `message_transmitter_v2.json`)',
  meaning: {
    sendMessage: { sentence: 'Send a message to CCTP domain {destinationDomain}' },

    receiveMessage: { sentence: 'Receive a CCTP message for {receiver}' },
    reclaimEventAccount: { sentence: 'Close the sent message {messageSentEventData}' },
    pause: { sentence: 'Pause {messageTransmitter}' },
    unpause: { sentence: 'Resume {messageTransmitter}' },
  },
  interface: `
    instruction ac172b0deed55596 acceptOwnership(params: AcceptOwnershipParams): pendingOwner messageTransmitter eventAuthority program
    instruction 3dab835fac0fe3e5 disableAttester(params: DisableAttesterParams): payer attesterManager messageTransmitter systemProgram eventAuthority program
    instruction 020bc173059404c6 enableAttester(params: EnableAttesterParams): payer attesterManager messageTransmitter systemProgram eventAuthority program
    instruction afaf6d1f0d989bed initialize(params: InitializeParams): payer upgradeAuthority messageTransmitter messageTransmitterProgramData messageTransmitterProgram systemProgram eventAuthority program
    instruction 90486b9423da1fbb isNonceUsed(): usedNonce
    instruction d316ddfb4a79c12f pause(params: PauseParams): pauser messageTransmitter eventAuthority program
    instruction 26907fe11fe1ee19 receiveMessage(params: ReceiveMessageParams): payer caller authorityPda messageTransmitter usedNonce receiver systemProgram eventAuthority program
    instruction 5ec6b49f83ec0fae reclaimEventAccount(params: ReclaimEventAccountParams): payee messageTransmitter messageSentEventData
    instruction 392822b2bd0a411a sendMessage(params: SendMessageParams): eventRentPayer senderAuthorityPda messageTransmitter messageSentEventData senderProgram systemProgram
    instruction a8b20875d9a7db1f setMaxMessageBodySize(params: SetMaxMessageBodySizeParams): owner messageTransmitter eventAuthority program
    instruction a3139aa852d1d6db setSignatureThreshold(params: SetSignatureThresholdParams): attesterManager messageTransmitter eventAuthority program
    instruction 41b1d749352d632f transferOwnership(params: TransferOwnershipParams): owner messageTransmitter eventAuthority program
    instruction a99004260a8dbcff unpause(params: UnpauseParams): pauser messageTransmitter eventAuthority program
    instruction aff5b26855b34710 updateAttesterManager(params: UpdateAttesterManagerParams): owner messageTransmitter eventAuthority program
    instruction 8cabd38439c910fe updatePauser(params: UpdatePauserParams): owner messageTransmitter eventAuthority program
    account 83648538a6e1973c MessageSent { rentPayer: pubkey, createdAt: i64, message: bytes }
    account 4728b48e13cb23fc MessageTransmitter { owner: pubkey, pendingOwner: pubkey, attesterManager: pubkey, pauser: pubkey, paused: bool, localDomain: u32, version: u32, signatureThreshold: u32, enabledAttesters: Vec<pubkey>, maxMessageBodySize: u64 }
    account d4de9dfc8247b3ee UsedNonce { isUsed: bool }
    event ba88ba0ee50279d3 attesterDisabled { attester: pubkey }
    event 58390e8505db3ebe attesterEnabled { attester: pubkey }
    event 0561bf6c2cbd4558 attesterManagerUpdated { previousAttesterManager: pubkey, newAttesterManager: pubkey }
    event 86ce976f890ba0e1 maxMessageBodySizeUpdated { newMaxMessageBodySize: u64 }
    event e7442f4dadf19da6 messageReceived { caller: pubkey, sourceDomain: u32, nonce: [u8; 32], sender: pubkey, finalityThresholdExecuted: u32, messageBody: bytes }
    event b7fdeff68cb38569 ownershipTransferStarted { previousOwner: pubkey, newOwner: pubkey }
    event ac3dcdb7fa322662 ownershipTransferred { previousOwner: pubkey, newOwner: pubkey }
    event c2fbe8c4765f6fdb pause {}
    event 8e9d9e577f087737 pauserChanged { newAddress: pubkey }
    event 9c6367c80f267abd signatureThresholdUpdated { oldSignatureThreshold: u32, newSignatureThreshold: u32 }
    event f195685ac788db92 unpause {}
    type AcceptOwnershipParams {}
    type DisableAttesterParams { attester: pubkey }
    type EnableAttesterParams { newAttester: pubkey }
    type InitializeParams { localDomain: u32, attester: pubkey, maxMessageBodySize: u64, version: u32 }
    type PauseParams {}
    type ReceiveMessageParams { message: bytes, attestation: bytes }
    type ReclaimEventAccountParams { attestation: bytes, destinationMessage: bytes }
    type SendMessageParams { destinationDomain: u32, recipient: pubkey, destinationCaller: pubkey, minFinalityThreshold: u32, messageBody: bytes }
    type SetMaxMessageBodySizeParams { newMaxMessageBodySize: u64 }
    type SetSignatureThresholdParams { newSignatureThreshold: u32 }
    type TransferOwnershipParams { newOwner: pubkey }
    type UnpauseParams {}
    type UpdateAttesterManagerParams { newAttesterManager: pubkey }
    type UpdatePauserParams { newPauser: pubkey }
    error 6000 InvalidAuthority Invalid authority
    error 6001 ProgramPaused Instruction is not allowed at this time
    error 6002 InvalidMessageTransmitterState Invalid message transmitter state
    error 6003 InvalidSignatureThreshold Invalid signature threshold
    error 6004 SignatureThresholdAlreadySet Signature threshold already set
    error 6005 InvalidOwner Invalid owner
    error 6006 InvalidPauser Invalid pauser
    error 6007 InvalidAttesterManager Invalid attester manager
    error 6008 InvalidAttester Invalid attester
    error 6009 AttesterAlreadyEnabled Attester already enabled
    error 6010 TooFewEnabledAttesters Too few enabled attesters
    error 6011 SignatureThresholdTooLow Signature threshold is too low
    error 6012 AttesterAlreadyDisabled Attester already disabled
    error 6013 MessageBodyLimitExceeded Message body exceeds max size
    error 6014 InvalidDestinationCaller Invalid destination caller
    error 6015 InvalidRecipient Invalid message recipient
    error 6016 SenderNotPermitted Sender is not permitted
    error 6017 InvalidSourceDomain Invalid source domain
    error 6018 InvalidDestinationDomain Invalid destination domain
    error 6019 InvalidMessageVersion Invalid message version
    error 6020 InvalidUsedNoncesAccount Invalid used nonces account
    error 6021 InvalidRecipientProgram Invalid recipient program
    error 6022 InvalidNonce Invalid nonce
    error 6023 NonceAlreadyUsed Nonce already used
    error 6024 MessageTooShort Message is too short
    error 6025 MalformedMessage Malformed message
    error 6026 InvalidSignatureOrderOrDupe Invalid signature order or dupe
    error 6027 InvalidAttesterSignature Invalid attester signature
    error 6028 InvalidAttestationLength Invalid attestation length
    error 6029 InvalidSignatureRecoveryId Invalid signature recovery ID
    error 6030 InvalidSignatureSValue Invalid signature S value
    error 6031 InvalidMessageHash Invalid message hash
    error 6032 InvalidDestinationMessage Invalid destination message
    error 6033 EventAccountWindowNotExpired Event account window not expired
    error 6034 DestinationDomainIsLocalDomain Destination domain is local domain
  `,
});
