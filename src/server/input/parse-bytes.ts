import { decodeBase58 } from '#std/base58';
import { fromBase64 } from '#std/json';

export const BYTE_ENCODINGS = ['hex', 'base58', 'base64', 'text', 'integer'] as const;
export type ByteEncoding = (typeof BYTE_ENCODINGS)[number];

const MOST_INTEGER = 2n ** 64n;

/** Bytes as somebody wrote them; `undefined` where the text is not of that encoding. An integer is a u64, lowest byte first. */
export function parseBytes(text: string, encoding: ByteEncoding): Uint8Array | undefined {
  switch (encoding) {
    case 'text':
      return new TextEncoder().encode(text);
    case 'base58':
      return text === '' ? undefined : decodeBase58(text);
    case 'base64':
      return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
    case 'hex':
      return parseHex(text.replace(/^0x/i, '').replaceAll(/[\s:]/g, ''));
    case 'integer': {
      if (!/^\d{1,20}$/.test(text) || BigInt(text) >= MOST_INTEGER) return undefined;
      const bytes = new Uint8Array(8);
      new DataView(bytes.buffer).setBigUint64(0, BigInt(text), true);
      return bytes;
    }
  }
}

const parseHex = (digits: string): Uint8Array | undefined =>
  /^(?:[\da-f]{2}){1,4096}$/i.test(digits) ? Uint8Array.from(Buffer.from(digits, 'hex')) : undefined;
