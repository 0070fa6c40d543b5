import { asAddress, type Address, type Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';
import type { RpcAccount } from '../rpc-types.ts';
import { toAccountReading, type AccountReading } from './get-account.ts';
import { RPC_CODES, rpcCodeOf } from './rpc-codes.ts';

export type TokenAccountsReading =
  | {
      readonly kind: 'found';
      readonly slot: Slot;
      readonly accounts: readonly { readonly address: Address; readonly account: AccountReading }[];
    }
  /** The node cannot or will not list them; `reason` is in our words. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Token accounts of `owner` under one token program, in the node's order. */
export async function listTokenAccounts(
  chain: Chain,
  owner: Address,
  tokenProgram: Address,
  options?: ChainOptions,
): Promise<TokenAccountsReading> {
  try {
    const { context, value } = await chain.request<{
      readonly context: { readonly slot: Slot };
      readonly value: readonly { readonly pubkey: string; readonly account: RpcAccount }[];
    }>(
      'getTokenAccountsByOwner',
      [owner, { programId: tokenProgram }, { encoding: 'base64', commitment: 'confirmed' }],
      options,
    );
    return {
      kind: 'found',
      slot: context.slot,
      accounts: value.map(({ pubkey, account }) => ({
        address: asAddress(pubkey),
        account: toAccountReading(account),
      })),
    };
  } catch (error) {
    const reason = toReason(rpcCodeOf(error));
    if (reason === undefined) throw error;
    return { kind: 'refused', reason };
  }
}

function toReason(code: number | undefined): string | undefined {
  switch (code) {
    case undefined:
      return undefined;
    case RPC_CODES.keyExcludedFromIndex:
      return 'The node leaves this address out of its index of token accounts.';
    case RPC_CODES.methodNotFound:
      return 'The node does not offer the list of token accounts by owner.';
    case RPC_CODES.invalidParams:
      return 'The node does not know this token program.';
    default:
      return 'The node refused to list token accounts of this owner.';
  }
}
