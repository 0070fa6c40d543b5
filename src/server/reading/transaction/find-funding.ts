import type { RpcSignatureRow } from '#chain/rpc-types';
import { asSignature, type Address } from '#contracts/chain';
import type { DecodedTransaction } from '#contracts/decoded';
import type { Funding } from '#contracts/people/funding';
import { flattenInstructions } from './flatten-instructions.ts';

type Found = Pick<Funding, 'lamports' | 'funder' | 'by'>;

/** How a transaction brought `wallet` SOL; `undefined` where it did not. */
export function findFunding(transaction: DecodedTransaction, wallet: Address): Found | undefined {
  const role = transaction.accounts.find(({ address }) => address === wallet);
  if (role?.preLamports === undefined || role.postLamports === undefined) return undefined;
  const lamports = role.postLamports - role.preLamports;
  if (transaction.status.kind === 'failed' || lamports <= 0n) return undefined;
  return { lamports, ...findSender(transaction, wallet) };
}

/** Who sent the most of it. */
function findSender(
  { instructions, accounts, feePayer }: DecodedTransaction,
  wallet: Address,
): Pick<Found, 'funder' | 'by'> {
  let best:
    | { readonly funder: Address | undefined; readonly amount: bigint; readonly by: Found['by'] }
    | undefined;
  const consider = (funder: Address | undefined, amount: bigint, by: Found['by']) => {
    if (funder !== wallet && (best === undefined || amount > best.amount)) best = { funder, amount, by };
  };
  for (const { effects } of flattenInstructions(instructions)) {
    for (const effect of effects) {
      if (effect.kind === 'transfer' && effect.asset.kind === 'sol' && effect.to === wallet)
        consider(effect.fromOwner ?? effect.from, effect.amount, 'transfer');
      if (effect.kind === 'create-account' && effect.account === wallet)
        consider(effect.payer, effect.lamports ?? 0n, 'account creation');
      if (effect.kind === 'close-account' && effect.destination === wallet)
        consider(effect.account, lamportsOf(accounts, effect.account), 'account closed');
    }
  }
  if (best !== undefined) return { funder: best.funder, by: best.by };
  return { funder: feePayer === wallet ? undefined : feePayer, by: 'balances' };
}

const lamportsOf = (accounts: DecodedTransaction['accounts'], wanted: Address): bigint =>
  accounts.find(({ address }) => address === wanted)?.preLamports ?? 0n;

export const toFunding = (row: RpcSignatureRow, found: Found): Funding => ({
  signature: asSignature(row.signature),
  slot: row.slot,
  time: row.blockTime ?? undefined,
  ...found,
});
