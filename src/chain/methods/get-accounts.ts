import type { Address, Slot } from '#contracts/chain';
import type { Chain } from '../chain.ts';
import type { RpcAccount } from '../rpc-types.ts';
import { toAccountConfig, toAccountReading, type AccountReading, type AccountSlice } from './get-account.ts';

/** Most addresses a node takes in one call. */
const CALL_LIMIT = 100;

/** Accounts in the order of `addresses`, `undefined` where there is none. Asked in calls of 100. */
export async function getAccounts(
  chain: Chain,
  addresses: readonly Address[],
  options: AccountSlice = {},
): Promise<readonly (AccountReading | undefined)[]> {
  const calls: Promise<readonly (AccountReading | undefined)[]>[] = [];
  for (let i = 0; i < addresses.length; i += CALL_LIMIT) {
    calls.push(requestAccounts(chain, addresses.slice(i, i + CALL_LIMIT), options));
  }
  return (await Promise.all(calls)).flat();
}

async function requestAccounts(
  chain: Chain,
  addresses: readonly Address[],
  options: AccountSlice,
): Promise<readonly (AccountReading | undefined)[]> {
  const { value } = await chain.request<{
    readonly context: { readonly slot: Slot };
    readonly value: readonly (RpcAccount | null)[];
  }>('getMultipleAccounts', [addresses, toAccountConfig(options)], options);
  return value.map((account) => (account ? toAccountReading(account) : undefined));
}
