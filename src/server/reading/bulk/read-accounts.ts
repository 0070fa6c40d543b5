import { getAccounts, listSignatures, type AccountReading } from '#chain';
import {
  MAX_BULK_HOLDINGS,
  type BulkAccount,
  type BulkHoldings,
  type BulkNewest,
} from '#contracts/bulk/bulk';
import { asSignature, type Address } from '#contracts/chain';
import { decodeAccount, readMint, TOKEN_PROGRAMS } from '#decoder';
import type { ClusterReader } from '../cluster-reader.ts';
import { findPurpose } from '../program/program-names.ts';
import { readOwnTokenAccounts, readTokenAccount } from '../token/own-token-accounts.ts';

/** Enough for what is shown of an account here; whole programs and order books are far larger. */
const READ_BYTES = 4_096;

/** What stands at each address, by address. Rejects when the node does not answer. */
export async function readBulkAccounts(
  { chain, interfaces }: ClusterReader,
  addresses: readonly Address[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, BulkAccount>> {
  const different = [...new Set(addresses)];
  const found = await getAccounts(chain, different, { signal, slice: { offset: 0, length: READ_BYTES } });
  return new Map(
    different.map((address, i) => [address, toBulkAccount(address, found[i], interfaces.protocolOf)]),
  );
}

function toBulkAccount(
  address: Address,
  account: AccountReading | undefined,
  published: ClusterReader['interfaces']['protocolOf'],
): BulkAccount {
  if (account === undefined)
    return {
      exists: false,
      lamports: 0n,
      executable: false,
      byteLength: 0,
      title: 'Nothing stored here',
      does: findPurpose(address),
    };
  const { owner, lamports, executable, byteLength, data } = account;
  const { title, type } = decodeAccount({ address, ...account }, published);
  const isToken = TOKEN_PROGRAMS.has(owner);
  const mint = isToken && type === 'mint' ? readMint(data) : undefined;
  const token = isToken && type === 'token-account' ? readTokenAccount(address, account, owner) : undefined;
  return {
    exists: true,
    lamports,
    owner,
    executable,
    byteLength,
    title,
    does: findPurpose(address),
    mint: mint && {
      supply: mint.supply,
      decimals: mint.decimals,
      mintAuthority: mint.mintAuthority,
      freezeAuthority: mint.freezeAuthority,
    },
    token: token && {
      mint: token.mint,
      wallet: token.wallet,
      amount: token.amount,
      frozen: token.frozen,
    },
  };
}

/** Token accounts of an address summed up, or why the node does not list them. Rejects when a list does not arrive. */
export async function readBulkHoldings(
  { chain }: ClusterReader,
  owner: Address,
  signal: AbortSignal,
): Promise<BulkHoldings | { readonly missing: string }> {
  const { accounts, missing, failure } = await readOwnTokenAccounts(chain, owner, { signal });
  if (failure !== undefined) throw failure;
  if (missing !== undefined) return { missing };
  const amounts = new Map<Address, bigint>();
  for (const { mint, amount } of accounts) {
    if (amount > 0n) amounts.set(mint, (amounts.get(mint) ?? 0n) + amount);
  }
  return {
    accounts: accounts.length,
    tokens: amounts.size,
    first: [...amounts].slice(0, MAX_BULK_HOLDINGS).map(([mint, amount]) => ({ mint, amount })),
  };
}

/** The newest transaction that names an address, or why it is not known. */
export async function readBulkNewest(
  { chain }: ClusterReader,
  address: Address,
  signal: AbortSignal,
): Promise<BulkNewest | { readonly missing: string }> {
  const listed = await listSignatures(chain, address, { signal, limit: 1 });
  if (listed.kind !== 'found') return { missing: 'The node lists no history of this address.' };
  const [row] = listed.rows;
  return row === undefined
    ? {}
    : { signature: asSignature(row.signature), slot: row.slot, time: row.blockTime ?? undefined };
}
