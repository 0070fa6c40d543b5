import { defineProtocol } from '../define-protocol.ts';
import { ED25519_PROGRAM } from '../known-addresses.ts';
import { readSevenU16, readSignatures } from '../precompile/read-signatures.ts';

export default defineProtocol({
  key: 'ed25519',
  name: 'Ed25519 Signature Check',
  programs: [ED25519_PROGRAM],
  category: 'native',
  source: 'solana-ed25519-program lib.rs',
  discriminant: 'none',
  instructions: [
    {
      at: 0,
      name: 'verify',
      title: 'Verify signatures',
      accounts: [],
      sentence: 'Verify {count} Ed25519 signatures',
      read: (cursor) =>
        readSignatures(cursor, {
          headerLength: 2,
          readOffsets: readSevenU16,
          self: 0xffff,
          keyLength: 32,
          keyKind: 'address',
          signatureLength: 64,
        }),
    },
  ],
});
