import { defineProtocol } from '../define-protocol.ts';
import { SECP256K1_PROGRAM } from '../known-addresses.ts';
import { readEleven, readSignatures } from '../precompile/read-signatures.ts';

export default defineProtocol({
  key: 'secp256k1',
  name: 'Secp256k1 Signature Check',
  programs: [SECP256K1_PROGRAM],
  category: 'native',
  source: 'solana-secp256k1-program lib.rs',
  discriminant: 'none',
  instructions: [
    {
      at: 0,
      name: 'verify',
      title: 'Verify signatures',
      accounts: [],
      sentence: 'Verify {count} Secp256k1 signatures, as used by Ethereum',
      read: (cursor) =>
        readSignatures(cursor, {
          headerLength: 1,
          readOffsets: readEleven,
          self: undefined,
          keyLength: 20,
          keyKind: 'bytes',
          signatureLength: 65,
        }),
    },
  ],
});
