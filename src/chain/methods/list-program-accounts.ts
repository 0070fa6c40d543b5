import { asAddress, type Address } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';
import type { RpcAccount } from '../rpc-types.ts';
import { toAccountConfig, toAccountReading, type AccountReading, type AccountSlice } from './get-account.ts';
import { RPC_CODES, rpcCodeOf } from './rpc-codes.ts';

/** What an account must hold to be listed; `bytes` is base58. */
export type AccountFilter =
  | { readonly memcmp: { readonly offset: number; readonly bytes: string } }
  | { readonly dataSize: number };

export type ProgramAccountsReading =
  | {
      readonly kind: 'found';
      readonly accounts: readonly { readonly address: Address; readonly account: AccountReading }[];
    }
  /** The node cannot or will not list them; `reason` is in our words. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Accounts of `program` that pass every filter, in the node's order. Ask with a filter that leaves few. */
export async function listProgramAccounts(
  chain: Chain,
  program: Address,
  options: AccountSlice & ChainOptions & { readonly filters: readonly AccountFilter[] },
): Promise<ProgramAccountsReading> {
  try {
    const rows = await chain.request<readonly { readonly pubkey: string; readonly account: RpcAccount }[]>(
      'getProgramAccounts',
      [program, { ...toAccountConfig(options), filters: options.filters }],
      options,
    );
    return {
      kind: 'found',
      accounts: rows.map(({ pubkey, account }) => ({
        address: asAddress(pubkey),
        account: toAccountReading(account),
      })),
    };
  } catch (error) {
    const code = rpcCodeOf(error);
    if (code === undefined) throw error;
    return {
      kind: 'refused',
      reason:
        code === RPC_CODES.methodNotFound
          ? 'The node does not offer the list of a program’s accounts.'
          : 'The node refused to list the accounts of this program.',
    };
  }
}
