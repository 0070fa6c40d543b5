/** Why a run of letters and digits is no address or signature: a character base58 leaves out, or its length. */
export function toFault(id: string): { readonly character: string } | { readonly length: number } {
  const character = /[^1-9A-HJ-NP-Za-km-z]/.exec(id)?.[0];
  return character === undefined ? { length: id.length } : { character };
}
