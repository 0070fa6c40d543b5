import type { Address } from '#contracts/chain';
import type { Field } from '#contracts/decoded';
import { Cursor } from '#std/cursor';
import { compileLayout, NO_CONTEXT } from '../layout/codec.ts';
import { findValue } from '../find-value.ts';
import { EXTENSIONS } from './extensions.ts';
import { readExtension } from './extensible-accounts.ts';
import { MINT_LAYOUT, MINT_LENGTH, MULTISIG_LENGTH, TOKEN_ACCOUNT_LENGTH } from './token-accounts-layout.ts';

export interface MintExtension {
  /** As the token program's source names it: `permanentDelegate`; absent for a type that is not known. */
  readonly name: string | undefined;
  readonly title: string;
  readonly fields: readonly Field[];
}

export interface MintReading {
  readonly supply: bigint;
  readonly decimals: number;
  readonly mintAuthority: Address | undefined;
  readonly freezeAuthority: Address | undefined;
  /** In the order of the account. */
  readonly extensions: readonly MintExtension[];
}

const MINT_KIND = 1;
const readPlain = compileLayout(MINT_LAYOUT);

/** The mint in an account of either token program, or `undefined` when its bytes are none. */
export function readMint(data: Uint8Array): MintReading | undefined {
  const isExtended =
    data.length > TOKEN_ACCOUNT_LENGTH &&
    data.length !== MULTISIG_LENGTH &&
    data[TOKEN_ACCOUNT_LENGTH] === MINT_KIND;
  if (data.length !== MINT_LENGTH && !isExtended) return undefined;
  try {
    const fields = readPlain(new Cursor(data), NO_CONTEXT);
    const { supply, decimals } = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    if (supply?.kind !== 'integer' || decimals?.kind !== 'integer') return undefined;
    return {
      supply: BigInt(supply.integer),
      decimals: Number(decimals.integer),
      mintAuthority: addressIn(fields, 'mintAuthority'),
      freezeAuthority: addressIn(fields, 'freezeAuthority'),
      extensions: isExtended ? readExtensions(data) : [],
    };
  } catch {
    // A tag that is none: these are other bytes of the same length.
    return undefined;
  }
}

function readExtensions(data: Uint8Array): readonly MintExtension[] {
  const cursor = new Cursor(data, TOKEN_ACCOUNT_LENGTH + 1);
  const extensions: MintExtension[] = [];
  while (cursor.remaining >= 4) {
    const type = cursor.u16();
    const length = cursor.u16();
    // Type 0 is unused space at the end; a length beyond it is a cut account.
    if (type === 0 || length > cursor.remaining) break;
    extensions.push({ name: EXTENSIONS.get(type)?.name, ...readExtension(type, cursor.take(length)) });
  }
  return extensions;
}

export function addressIn(fields: readonly Field[], name: string): Address | undefined {
  const value = findValue(fields, name);
  return value?.kind === 'address' ? value.address : undefined;
}
