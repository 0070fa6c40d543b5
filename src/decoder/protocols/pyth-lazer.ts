import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'pyth-lazer',
  name: 'Pyth Lazer',
  programs: ['pytd2yyk641x7ak7mkaasSJVXh6YYZnC7wTmtgAyxPt'],
  category: 'oracle',
  source: 'the program’s own Anchor IDL (pyth-network/pyth-crosschain `lazer.json`)',
  meaning: {
    verifyMessage: { sentence: 'Verify prices signed by Pyth', minor: true },
    update: { sentence: 'Update the trusted signer {trustedSigner}' },
  },
  interface: `
    instruction afaf6d1f0d989bed initialize(topAuthority: pubkey, treasury: pubkey): payer storage systemProgram
    instruction dccd33912f1af7af migrateFrom010(treasury: pubkey): topAuthority storage systemProgram
    instruction dbc858b09e3ffd7f update(trustedSigner: pubkey, expiresAt: i64): topAuthority storage
    instruction 166ede8d70db1bc8 updateEcdsaSigner(trustedSigner: [u8; 20], expiresAt: i64): topAuthority storage
    instruction b4c17837bd87cb53 verifyMessage(messageData: bytes, ed25519InstructionIndex: u16, signatureIndex: u8, messageOffset: u16): payer storage treasury systemProgram instructionsSysvar
    account d175ffb9c4af4409 Storage { topAuthority: pubkey, treasury: pubkey, singleUpdateFeeInLamports: u64, numTrustedSigners: u8, trustedSigners: [TrustedSignerInfo; 5], extraSpace: [u8; 100] }
    type TrustedSignerInfo { pubkey: pubkey, expiresAt: i64 }
  `,
});
