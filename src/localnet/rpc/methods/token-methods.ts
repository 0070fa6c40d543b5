import type { Commitment } from '#contracts/chain';
import type { LocalnetChain } from '../../chain/localnet-chain.ts';
import { isTokenProgram } from '../../keys/program-addresses.ts';
import { readMint, readTokenAccount } from '../../programs/token-state.ts';
import { checkAddress } from '../checks.ts';
import { encodeAccount, readAccountForm } from '../encoding/encode-account.ts';
import { toContextSlot, withContext } from '../method.ts';
import type { Methods } from '../method.ts';
import type { Parameters } from '../parameters.ts';
import { toUiAmount } from '../parsed/ui-amount.ts';
import { rpcErrors } from '../rpc-error.ts';

const LARGEST = 20;

export const tokenMethods: Methods = {
  getTokenAccountsByOwner: (chain, params) => {
    const accounts = chain.bank.accounts.index.ofTokenOwner(params.address(0));
    return listTokenAccounts(chain, params, accounts);
  },

  getTokenAccountsByDelegate: (chain, params) => {
    const accounts = chain.bank.accounts.index.ofDelegate(params.address(0));
    return listTokenAccounts(chain, params, accounts);
  },

  getTokenAccountBalance: (chain, params) => {
    const address = params.address(0);
    const config = params.config(1);
    const commitment = config.commitment();
    const slot = toContextSlot(chain, config, commitment);
    const account = chain.bank.accounts.get(address, commitment);
    if (!account) throw rpcErrors.invalidParams('Invalid param: could not find account');
    if (!isTokenProgram(account.owner)) throw rpcErrors.invalidParams('Invalid param: not a Token account');
    const token = readTokenAccount(account);
    const decimals = token && chain.bank.accounts.index.decimals(token.mint);
    if (!token || decimals === undefined) throw rpcErrors.invalidParams('Invalid param: not a Token account');
    return withContext(slot, toUiAmount(token.amount, decimals));
  },

  getTokenSupply: (chain, params) => {
    const address = params.address(0);
    const config = params.config(1);
    const commitment = config.commitment();
    const slot = toContextSlot(chain, config, commitment);
    const { supply, decimals } = findMint(chain, address, commitment);
    return withContext(slot, toUiAmount(supply, decimals));
  },

  getTokenLargestAccounts: (chain, params) => {
    const mint = params.address(0);
    const config = params.config(1);
    const commitment = config.commitment();
    const slot = toContextSlot(chain, config, commitment);
    const { decimals } = findMint(chain, mint, commitment);
    const { index } = chain.bank.accounts;
    const largest = [...index.ofMint(mint)]
      .map((address) => ({ address, amount: index.token(address)?.amount ?? 0n }))
      .sort((a, b) =>
        a.amount === b.amount ? (a.address < b.address ? -1 : 1) : a.amount < b.amount ? 1 : -1,
      )
      .slice(0, LARGEST);
    return withContext(
      slot,
      largest.map(({ address, amount }) => ({ address, ...toUiAmount(amount, decimals) })),
    );
  },
};

function findMint(
  chain: LocalnetChain,
  address: string,
  commitment: Commitment,
): { supply: bigint; decimals: number } {
  const account = chain.bank.accounts.get(address, commitment);
  if (!account) throw rpcErrors.invalidParams('Invalid param: could not find account');
  const mint = isTokenProgram(account.owner) ? readMint(account) : undefined;
  if (!mint) throw rpcErrors.invalidParams('Invalid param: not a Token mint');
  return mint;
}

function listTokenAccounts(
  chain: LocalnetChain,
  params: Parameters,
  candidates: ReadonlySet<string>,
): unknown {
  const filter = params.config(1);
  const config = params.config(2);
  const commitment = config.commitment();
  const slot = toContextSlot(chain, config, commitment);
  const mint = filter.string('mint');
  const program = filter.string('programId');
  if (mint !== undefined) findMint(chain, checkAddress(mint), commitment);
  else if (program === undefined)
    throw rpcErrors.invalidParams('Invalid params: expected `mint` or `programId`.');
  else if (!isTokenProgram(checkAddress(program))) {
    throw rpcErrors.invalidParams('Invalid param: unrecognized Token program id');
  }
  const form = readAccountForm(config);
  const value: unknown[] = [];
  for (const address of [...candidates].sort()) {
    const token = chain.bank.accounts.index.token(address);
    if (!token || (mint === undefined ? token.program !== program : token.mint !== mint)) continue;
    const account = chain.bank.accounts.get(address, commitment);
    if (account) value.push({ account: encodeAccount(chain, account, form), pubkey: address });
  }
  return withContext(slot, value);
}
