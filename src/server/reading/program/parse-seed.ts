import { toAddress } from '../../input/texts.ts';
import { parseBytes } from '../../input/parse-bytes.ts';
import { decodeBase58 } from '#std/base58';

const WIDTHS: Readonly<Record<string, number>> = { u8: 1, u16: 2, u32: 4, u64: 8 };

/**
 * A seed as somebody wrote it: `text:metadata`, `address:…`, `hex:00ff`, `base64:…`, `u8:1` to `u64:1`. Without a
 * prefix an address is its 32 bytes, and anything else is text. `undefined` where it does not fit its prefix.
 */
export function parseSeed(written: string): Uint8Array | undefined {
  const [, prefix, rest = ''] =
    /^(text|utf-?8|address|base58|hex|base64|u8|u16|u32|u64):(.*)$/is.exec(written) ?? [];
  switch (prefix?.toLowerCase()) {
    case undefined:
      return toAddress(written) === undefined ? parseBytes(written, 'text') : decodeBase58(written);
    case 'text':
    case 'utf8':
    case 'utf-8':
      return parseBytes(rest, 'text');
    case 'address':
      return toAddress(rest) === undefined ? undefined : decodeBase58(rest);
    case 'base58':
    case 'hex':
    case 'base64':
      return parseBytes(rest, prefix!.toLowerCase() as 'base58' | 'hex' | 'base64'); // one of the three above
    default: {
      const width = WIDTHS[prefix!.toLowerCase()]!;
      const bytes = parseBytes(rest, 'integer');
      return bytes === undefined || BigInt(rest) >= 256n ** BigInt(width)
        ? undefined
        : bytes.subarray(0, width);
    }
  }
}
