import { findProgramAddressAndBump } from '#chain';
import type { Address } from '#contracts/chain';
import { decodeBase58 } from '#std/base58';

/** Source: solana-program/associated-token-account: seeds are the wallet, the token program and the mint. */
export const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';

/** Where wallets look for what `owner` holds of `mint`. Absent when one of the three is no address. */
export function toAssociatedAddress(
  owner: string,
  mint: string,
  tokenProgram: string,
): { readonly address: Address; readonly bump: number } | undefined {
  const seeds = [owner, tokenProgram, mint].map((text) => decodeBase58(text));
  return seeds.every((seed) => seed?.length === 32)
    ? findProgramAddressAndBump(
        seeds.map((seed) => seed!),
        ASSOCIATED_TOKEN_PROGRAM,
      )
    : undefined;
}
