import { getAccount, type ChainOptions } from '#chain';
import { SOL_DECIMALS, type Address } from '#contracts/chain';
import { decodeAccount, TOKEN_PROGRAMS, findValue } from '#decoder';
import type { ClusterReader } from '../cluster-reader.ts';
import { toAssociatedAddress } from '../token/associated-address.ts';
import { readOwnTokenAccounts } from '../token/own-token-accounts.ts';

/** Accounts of one wallet and mint whose history is followed. */
const MOST_ACCOUNTS = 4;

export interface BalanceAccounts {
  readonly asset: 'sol' | 'token';
  readonly mint: Address | undefined;
  readonly decimals: number;
  /** With what each holds now. */
  readonly accounts: readonly { readonly account: Address; readonly current: bigint }[];
}

/**
 * Where the balance of an address stands: SOL in the account itself, the units of a token account in it, a wallet’s
 * units of `mint` in its token accounts. A text says why there is none.
 */
export async function findBalanceAccounts(
  reader: ClusterReader,
  address: Address,
  mint: Address | undefined,
  options: ChainOptions & { readonly signal: AbortSignal },
): Promise<BalanceAccounts | string> {
  const { chain } = reader;
  const { account } = await getAccount(chain, address, { ...options, slice: { offset: 0, length: 170 } });
  const own =
    account !== undefined && TOKEN_PROGRAMS.has(account.owner)
      ? readToken(decodeAccount({ address, ...account }).fields)
      : undefined;
  const token = mint ?? own?.mint;
  if (token === undefined) {
    const accounts = [{ account: address, current: account?.lamports ?? 0n }];
    return { asset: 'sol', mint: undefined, decimals: SOL_DECIMALS, accounts };
  }
  const decimals = (await reader.tokens.summarize(new Map([[token, undefined]]), options.signal))[token]
    ?.decimals;
  if (decimals === undefined) return 'No mint with decimals was found at this address.';
  if (own !== undefined) {
    if (own.mint !== token) return 'This token account holds another token.';
    return {
      asset: 'token',
      mint: token,
      decimals,
      accounts: [{ account: address, current: own.amount }],
    };
  }
  const accounts = await listTokenAccounts(reader, address, token, options);
  return typeof accounts === 'string' ? accounts : { asset: 'token', mint: token, decimals, accounts };
}

function readToken(
  fields: ReturnType<typeof decodeAccount>['fields'],
): { readonly mint: Address; readonly amount: bigint } | undefined {
  const [mint, amount] = [findValue(fields, 'mint'), findValue(fields, 'amount')];
  return mint?.kind === 'address' && amount?.kind === 'amount'
    ? { mint: mint.address, amount: amount.amount }
    : undefined;
}

/** Those the wallet has now, and the associated one, which may have been closed since. */
async function listTokenAccounts(
  { chain }: ClusterReader,
  wallet: Address,
  mint: Address,
  options: ChainOptions,
): Promise<BalanceAccounts['accounts'] | string> {
  const [{ account: minted }, listed] = await Promise.all([
    getAccount(chain, mint, { ...options, slice: { offset: 0, length: 0 } }),
    readOwnTokenAccounts(chain, wallet, options),
  ]);
  if (listed.missing !== undefined) return listed.missing;
  const found = new Map<Address, bigint>();
  const associated = minted && toAssociatedAddress(wallet, mint, minted.owner)?.address;
  if (associated !== undefined) found.set(associated, 0n);
  for (const one of listed.accounts) if (one.mint === mint) found.set(one.account, one.amount);
  if (found.size > MOST_ACCOUNTS)
    return `The wallet has ${found.size} accounts of this token: ask for one of them.`;
  return [...found].map(([account, current]) => ({ account, current }));
}
