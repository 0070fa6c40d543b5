import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'audius-registry',
  name: 'Audius Ethereum registry',
  programs: ['5mpjDRgoRYRmSnAXZTfB2bBkbpwvRjobXUjb4WYjF225'],
  category: 'other',
  source:
    'AudiusProject/audius-protocol `solana-programs/audius_eth_registry/src` (accounts, errors); the data as the program logs and track listens hand it over',
  meaning: {
    validateSignature: {
      sentence: 'Require a signature by the Ethereum address of {validSigner}',
      minor: true,
    },
  },
  interface: `
    instruction 04 validateSignature(recoveryId: u8, message: bytes): validSigner signerGroup instructions
    error 0 InvalidInstruction Invalid instruction
    error 1 SignerGroupAlreadyInitialized Signer group already initialized
    error 2 UninitializedSignerGroup Uninitialized signer group
    error 3 SignerAlreadyInitialized Signer is already initialized
    error 4 ValidSignerNotInitialized Valid signer isn't initialized
    error 5 WrongSignerGroup Signer doesn't belong to this group
    error 6 WrongOwner Wrong owner
    error 7 SignatureMissing Signature missing
    error 8 SignatureVerificationFailed Signature verification failed
    error 9 Secp256InstructionLosing Secp256 instruction losing
    error 10 SignerGroupOwnerDisabled Signer group owner disabled
  `,
});
