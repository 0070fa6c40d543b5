import { Cursor } from '#std/cursor';
import type { ParsedInstruction } from './instruction-parser.ts';
import { nameAccounts, readKey, readNonZeroKey } from './instruction-parser.ts';

const optionalKey = (cursor: Cursor): string | null => (cursor.u8() === 1 ? readKey(cursor) : null);
const STATES = ['uninitialized', 'initialized', 'frozen'] as const;

/** First byte of the instruction, and the second where the extension has several. */
const READERS: Readonly<
  Record<string, (cursor: Cursor) => readonly [type: string, info: Record<string, unknown>]>
> = {
  '25': (cursor) => ['initializeMintCloseAuthority', { newAuthority: optionalKey(cursor) }],
  '26/0': (cursor) => [
    'initializeTransferFeeConfig',
    {
      transferFeeConfigAuthority: optionalKey(cursor),
      withdrawWithheldAuthority: optionalKey(cursor),
      transferFeeBasisPoints: cursor.u16(),
      maximumFee: cursor.u64(),
    },
  ],
  '28/0': (cursor) => ['initializeDefaultAccountState', { accountState: STATES[cursor.u8()] ?? null }],
  '32': () => ['initializeNonTransferableMint', {}],
  '33/0': (cursor) => [
    'initializeInterestBearingConfig',
    { rateAuthority: readNonZeroKey(cursor), rate: cursor.i16() },
  ],
  '35': (cursor) => ['initializePermanentDelegate', { delegate: readKey(cursor) }],
  '39/0': (cursor) => [
    'initializeMetadataPointer',
    { authority: readNonZeroKey(cursor), metadataAddress: readNonZeroKey(cursor) },
  ],
  '44/0': (cursor) => ['initializePausableConfig', { authority: readKey(cursor) }],
};

/** What opens an extension of a Token-2022 mint; `undefined` for every other extension instruction. */
export function parseTokenExtension(
  tag: number,
  data: Uint8Array,
  accounts: readonly string[],
): ParsedInstruction | undefined {
  const single = READERS[String(tag)];
  const read = single ?? READERS[`${tag}/${data[1]}`];
  if (!read) return undefined;
  const [type, info] = read(new Cursor(data, single ? 1 : 2));
  return { type, info: { ...nameAccounts(accounts, ['mint']), ...info } };
}
