import { defineProtocol } from '../define-protocol.ts';
import { SECP256R1_PROGRAM } from '../known-addresses.ts';
import { readSevenU16, readSignatures } from '../precompile/read-signatures.ts';

export default defineProtocol({
  key: 'secp256r1',
  name: 'Secp256r1 Signature Check',
  programs: [SECP256R1_PROGRAM],
  category: 'native',
  source: 'solana-secp256r1-program lib.rs (SIMD-0075)',
  discriminant: 'none',
  instructions: [
    {
      at: 0,
      name: 'verify',
      title: 'Verify signatures',
      accounts: [],
      sentence: 'Verify {count} Secp256r1 signatures, as used by passkeys',
      read: (cursor) =>
        readSignatures(cursor, {
          headerLength: 2,
          readOffsets: readSevenU16,
          self: 0xffff,
          keyLength: 33,
          keyKind: 'bytes',
          signatureLength: 64,
        }),
    },
  ],
});
