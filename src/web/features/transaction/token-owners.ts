import type { WireInstruction, WireTransaction } from './types.ts';

/** What whose token account is whose is read from. */
export type OwnedTransaction = Pick<WireTransaction, 'accounts' | 'balanceChanges' | 'instructions'>;

export interface TokenOwner {
  readonly owner: string;
  readonly mint: string | undefined;
}

/** By its address: a program may call itself anything. Source: solana-program/associated-token-account. */
const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';

/** Owner and mint of token accounts: of which a token moved, or that were opened as associated accounts. */
export function readTokenOwners({
  accounts,
  balanceChanges,
  instructions,
}: OwnedTransaction): ReadonlyMap<string, TokenOwner> {
  const owners = new Map<string, TokenOwner>();
  const note = (account: string | undefined, owner: string | undefined, mint: string | undefined): void => {
    if (account !== undefined && owner !== undefined && !owners.has(account))
      owners.set(account, { owner, mint });
  };
  for (const { owner, asset, accounts: own } of balanceChanges)
    if (asset.kind === 'token') for (const account of own) note(account, owner, asset.mint);
  const visit = (nodes: readonly WireInstruction[]): void => {
    for (const node of nodes) {
      for (const effect of node.effects) {
        if (effect.kind !== 'transfer' || effect.asset.kind !== 'token') continue;
        note(effect.from, effect.fromOwner, effect.asset.mint);
        note(effect.to, effect.toOwner, effect.asset.mint);
      }
      if (node.program === ASSOCIATED_TOKEN_PROGRAM && node.name?.startsWith('create')) {
        const addressOf = (name: string): string | undefined =>
          accounts[node.accounts[node.accountNames.indexOf(name)] ?? -1]?.address;
        note(addressOf('tokenAccount'), addressOf('owner'), addressOf('mint'));
      }
      visit(node.inner);
    }
  };
  visit(instructions);
  return owners;
}
