import type { LocalnetChain } from '../../../chain/localnet-chain.ts';
import type { EngineAccount } from '../../../engine/engine.ts';
import { PROGRAMS } from '../../../keys/program-addresses.ts';
import { EXTENSIONS_OFFSET, readMint, readTokenAccount } from '../../../programs/token-state.ts';
import type { ParsedAccount } from '../parsed-account.ts';
import { toUiAmount } from '../ui-amount.ts';
import { readExtensions } from './token-extensions.ts';

/** A mint or token account; amounts are plain, without the interest or scale some mints show them with. */
export function parseTokenState(account: EngineAccount, chain: LocalnetChain): ParsedAccount | undefined {
  const extensions =
    account.owner === PROGRAMS.token2022 && account.data.length > EXTENSIONS_OFFSET
      ? { extensions: readExtensions(account.data.subarray(EXTENSIONS_OFFSET)) }
      : {};
  const mint = readMint(account);
  if (mint) {
    const info = {
      decimals: mint.decimals,
      ...extensions,
      freezeAuthority: mint.freezeAuthority ?? null,
      isInitialized: mint.isInitialized,
      mintAuthority: mint.mintAuthority ?? null,
      supply: mint.supply.toString(),
    };
    return { type: 'mint', info };
  }
  const token = readTokenAccount(account);
  const decimals = token && chain.bank.accounts.index.decimals(token.mint);
  if (!token || decimals === undefined) return undefined;
  const info = {
    ...(token.closeAuthority !== undefined && { closeAuthority: token.closeAuthority }),
    ...(token.delegate !== undefined && {
      delegate: token.delegate,
      delegatedAmount: toUiAmount(token.delegatedAmount, decimals),
    }),
    ...extensions,
    isNative: token.isNative,
    mint: token.mint,
    owner: token.owner,
    ...(token.rentReserve !== undefined && { rentExemptReserve: toUiAmount(token.rentReserve, decimals) }),
    state: token.state,
    tokenAmount: toUiAmount(token.amount, decimals),
  };
  return { type: 'account', info };
}
