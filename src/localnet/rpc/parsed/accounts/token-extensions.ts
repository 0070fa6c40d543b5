/**
 * Extensions of Token-2022 mints and accounts as nodes name them.
 * Source of numbers and layouts: `solana-program/token-2022`, interface/src/extension.
 */
import { Cursor } from '#std/cursor';
import { readKey, readNonZeroKey } from '../instructions/instruction-parser.ts';

type Reader = (cursor: Cursor) => Readonly<Record<string, unknown>>;

const transferFee: Reader = (cursor) => ({
  epoch: cursor.u64(),
  maximumFee: cursor.u64(),
  transferFeeBasisPoints: cursor.u16(),
});

const metadataText = (cursor: Cursor): string => new TextDecoder().decode(cursor.take(cursor.u32()));

const READERS: Readonly<Record<number, readonly [name: string, read?: Reader]>> = {
  1: [
    'transferFeeConfig',
    (cursor) => ({
      transferFeeConfigAuthority: readNonZeroKey(cursor),
      withdrawWithheldAuthority: readNonZeroKey(cursor),
      withheldAmount: cursor.u64(),
      olderTransferFee: transferFee(cursor),
      newerTransferFee: transferFee(cursor),
    }),
  ],
  2: ['transferFeeAmount', (cursor) => ({ withheldAmount: cursor.u64() })],
  3: ['mintCloseAuthority', (cursor) => ({ closeAuthority: readNonZeroKey(cursor) })],
  6: [
    'defaultAccountState',
    (cursor) => ({ accountState: ['uninitialized', 'initialized', 'frozen'][cursor.u8()] ?? null }),
  ],
  7: ['immutableOwner'],
  9: ['nonTransferable'],
  10: [
    'interestBearingConfig',
    (cursor) => ({
      rateAuthority: readNonZeroKey(cursor),
      initializationTimestamp: cursor.i64(),
      preUpdateAverageRate: cursor.i16(),
      lastUpdateTimestamp: cursor.i64(),
      currentRate: cursor.i16(),
    }),
  ],
  12: ['permanentDelegate', (cursor) => ({ delegate: readNonZeroKey(cursor) })],
  13: ['nonTransferableAccount'],
  18: [
    'metadataPointer',
    (cursor) => ({ authority: readNonZeroKey(cursor), metadataAddress: readNonZeroKey(cursor) }),
  ],
  19: [
    'tokenMetadata',
    (cursor) => ({
      updateAuthority: readNonZeroKey(cursor),
      mint: readKey(cursor),
      name: metadataText(cursor),
      symbol: metadataText(cursor),
      uri: metadataText(cursor),
      additionalMetadata: Array.from({ length: Math.min(cursor.u32(), 1_000) }, () => [
        metadataText(cursor),
        metadataText(cursor),
      ]),
    }),
  ],
  26: ['pausableConfig', (cursor) => ({ authority: readNonZeroKey(cursor), paused: cursor.u8() === 1 })],
  27: ['pausableAccount'],
};

/** The extensions behind the type byte, in their order; what is not known keeps its place by name only. */
export function readExtensions(bytes: Uint8Array): readonly unknown[] {
  const extensions: unknown[] = [];
  const cursor = new Cursor(bytes);
  while (cursor.remaining >= 4) {
    const kind = cursor.u16();
    const length = cursor.u16();
    if (kind === 0 || length > cursor.remaining) break;
    const content = cursor.take(length);
    const [extension, read] = READERS[kind] ?? ['unparseableExtension'];
    extensions.push(read ? { extension, state: read(new Cursor(content)) } : { extension });
  }
  return extensions;
}
