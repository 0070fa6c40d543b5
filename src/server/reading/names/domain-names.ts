import { createHash } from 'node:crypto';
import { findProgramAddress, getAccount, type Chain, type ChainOptions } from '#chain';
import type { Address } from '#contracts/chain';
import { toAddressText } from '#decoder';
import { decodeBase58 } from '#std/base58';

/** Source: SolanaNameService/sns-sdk: the name program, and the account every `.sol` name hangs under. */
const NAME_PROGRAM = 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX';
const SOL_DOMAIN = '58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx';
const HASH_PREFIX = 'SPL Name Service';
const SUBDOMAIN_PREFIX = '\0';
/** Header of a name account: parent, owner, class. */
const OWNER_AT = 32;
const HEADER_LENGTH = 96;

const NAME = /^(?:[^\s./\\]{1,63}\.){1,2}sol$/u;

/** Whether a text is the form of a `.sol` name, with or without a subdomain. */
export const isDomainName = (text: string): boolean => NAME.test(text.toLowerCase());

/** The account of a name, `example.sol` or `sub.example.sol`. Absent when the text is no such name. */
export function toDomainAddress(name: string): Address | undefined {
  if (!isDomainName(name)) return undefined;
  const labels = name.toLowerCase().split('.').slice(0, -1).reverse();
  let parent: Address | undefined;
  for (const label of labels) {
    const text = parent === undefined ? label : SUBDOMAIN_PREFIX + label;
    const hash = createHash('sha256')
      .update(HASH_PREFIX + text)
      .digest();
    const under = decodeBase58(parent ?? SOL_DOMAIN);
    if (under === undefined) return undefined;
    parent = findProgramAddress([hash, new Uint8Array(32), under], NAME_PROGRAM);
  }
  return parent;
}

/** Who owns a name; `undefined` when nobody does. Rejects as `Chain.request` does. */
export async function readDomainOwner(
  chain: Chain,
  name: string,
  options: ChainOptions,
): Promise<Address | undefined> {
  const address = toDomainAddress(name);
  if (address === undefined) return undefined;
  const { account } = await getAccount(chain, address, {
    ...options,
    slice: { offset: 0, length: HEADER_LENGTH },
  });
  return account?.owner === NAME_PROGRAM && account.data.length >= HEADER_LENGTH
    ? toAddressText(account.data, OWNER_AT)
    : undefined;
}
