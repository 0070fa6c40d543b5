/** Words of a field's name: `protocolFeesToken0` → protocol, fees, token, 0. */
export function toWords(name: string): readonly string[] {
  return name
    .split(/(?<=[a-zA-Z])(?=\d)|(?=[A-Z])|_/)
    .flatMap((word) => (word === '' ? [] : [word.toLowerCase()]));
}

/** What may stand behind the word mint in the name of a mint's address: `mintPubkey`, `tokenMintA`, `tokenMint0`. */
const BEHIND_MINT = new Set(['pubkey', 'key', 'address', 'a', 'b', 'x', 'y', '0', '1']);

/** Whether a field of this name that is an address is the address of a mint. */
export function isMintName(name: string): boolean {
  const words = toWords(name);
  const at = words.lastIndexOf('mint');
  return at >= 0 && words.slice(at + 1).every((word) => BEHIND_MINT.has(word));
}

const NAMES_NO_TOKEN = new Set(['mint', 'token', 'pubkey', 'key', 'address']);

/** What a mint's name calls its token: `a` of `tokenMintA`, `base` of `baseMint`, nothing of `mint`. */
export const toTokenWords = (name: string): string =>
  toWords(name)
    .filter((word) => !NAMES_NO_TOKEN.has(word))
    .join(' ');
