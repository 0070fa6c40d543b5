import { z } from 'zod';
import type { EncodingAnswer } from '#contracts/network/conversion';
import { encodeBase58 } from '#std/base58';
import { toBase64 } from '#std/json';
import { decodeUtf8 } from '#std/utf8';
import { BYTE_ENCODINGS, parseBytes } from '../input/parse-bytes.ts';
import { defineEndpoint } from './define-endpoint.ts';

const MOST_CHARACTERS = 2_048;
const MOST_BYTES = 1_024;
const INTEGER_BYTES = 8;

export default defineEndpoint({
  name: 'encoding',
  route: '/api/convert/bytes',
  says: 'Bytes written in one encoding, in all others: hex, base58, base64, UTF-8 text and, up to eight bytes, a number.',
  input: z.strictObject({
    bytes: z
      .string()
      .max(MOST_CHARACTERS, `must have at most ${MOST_CHARACTERS} characters`)
      .describe('The bytes as they are written.'),
    from: z
      .enum(BYTE_ENCODINGS, `must be one of ${BYTE_ENCODINGS.join(', ')}`)
      .describe(
        `How they are written: ${BYTE_ENCODINGS.join(', ')}. An integer is a u64, lowest byte first.`,
      ),
  }),
  absences: true,
  run(ask, { bytes: written, from }): Promise<EncodingAnswer> {
    const bytes = parseBytes(from === 'text' ? written : written.trim(), from);
    if (bytes === undefined) {
      const as = from === 'integer' ? 'a whole number of at most 64 bits' : from;
      return Promise.resolve(ask.absent('malformed', `This is not ${as}.`));
    }
    if (bytes.length > MOST_BYTES) {
      return Promise.resolve(ask.absent('malformed', `At most ${MOST_BYTES} bytes are taken.`));
    }
    return Promise.resolve({
      kind: 'found',
      provenance: ask.provenance(),
      byteLength: bytes.length,
      hex: Buffer.from(bytes).toString('hex'),
      base58: encodeBase58(bytes),
      base64: toBase64(bytes),
      text: decodeUtf8(bytes),
      integer: bytes.length > 0 && bytes.length <= INTEGER_BYTES ? toInteger(bytes) : undefined,
    });
  },
});

const toInteger = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
