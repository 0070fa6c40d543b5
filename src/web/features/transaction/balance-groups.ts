import { SOL_MINT } from '#contracts/chain';
import type { Asset, BalanceChange, Effect } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { toFieldTitle } from '../../values/field-title.ts';
import { readTokenOwners, type TokenOwner } from './token-owners.ts';
import type { WireInstruction, WireTransaction } from './types.ts';

/** What groups are read from. */
export type BalancedTransaction = Pick<
  WireTransaction,
  'accounts' | 'balanceChanges' | 'feeLamports' | 'feePayer' | 'instructions' | 'missing' | 'trades'
>;

type WireChange = Wire<BalanceChange>;
type WireAsset = Wire<Asset>;

/** What an amount is about: said in words by the view. */
export type ChangeSubject =
  | { readonly kind: 'balance' }
  /** Token accounts of a pool, a lender or the like. */
  | { readonly kind: 'vault'; readonly mint: string | undefined; readonly ofPool: boolean }
  | { readonly kind: 'fee' }
  /** `mint` where the account holds a token; `count` accounts at once on the side of who paid; `isOver` once it is closed. */
  | {
      readonly kind: 'rent';
      readonly mint?: string | undefined;
      readonly count: number;
      readonly isOver?: boolean;
    }
  | { readonly kind: 'new-accounts' | 'closed-accounts'; readonly count: number }
  | { readonly kind: 'wrapped' }
  | { readonly kind: 'other' };

export interface ChangeRow {
  readonly subject: ChangeSubject;
  readonly asset: WireAsset;
  /** Smallest units, with their sign. */
  readonly change: string;
  /** Absent for parts of the row above. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** Whether it says what the row above is made of. */
  readonly isPart?: boolean | undefined;
  /** Its dollars are another row's. */
  readonly isCounted?: boolean | undefined;
}

export interface OwnerGroup {
  readonly owner: string;
  /** What the owner is in this transaction, as the record names it. */
  readonly roles: readonly string[];
  readonly rows: readonly ChangeRow[];
}

/** What the record says of the accounts of a transaction. */
interface Roles {
  readonly tokens: ReadonlyMap<string, TokenOwner>;
  /** Names that instructions give accounts, the outermost first. */
  readonly names: ReadonlyMap<string, string>;
  readonly pools: ReadonlyMap<string, string>;
  readonly created: ReadonlyMap<string, string | undefined>;
  readonly closed: ReadonlyMap<string, string>;
}

/** Says nothing that the address, the signer's mark or the fee payer's do not. */
const PLAIN_NAMES =
  /^(?:authority|owner|payer|signer|user|wallet|source|destination|from|to|funder|funding|account|sender|recipient|mint)$/i;
/** What trades like a pool and is called a curve where it is set up and where it is complete. */
const CURVE_NAME = /^bondingCurve(?:Account|State)?$/;
const VAULT_NAMES = /vault|reserve|^pool.*account|^associatedBondingCurve$/i;
/**
 * Programs whose own names of accounts are about any account, by address: the token programs, the one of associated
 * accounts, System and Memo.
 */
const CORE_PROGRAMS: ReadonlySet<string> = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  '11111111111111111111111111111111',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
]);

/** Balance changes by owner, in the order of the record: the rent of a wallet's token accounts is with the wallet. */
export function toOwnerGroups(transaction: BalancedTransaction): readonly OwnerGroup[] {
  const { balanceChanges } = transaction;
  const roles = readRoles(transaction);
  const groups = new Map<string, WireChange[]>();
  for (const change of balanceChanges) {
    const owner = change.asset.kind === 'sol' ? ownerOf(change, roles) : change.owner;
    groups.set(owner, [...(groups.get(owner) ?? []), change]);
  }
  return [...groups].map(([owner, changes]) => ({
    owner,
    roles: toRoles(owner, transaction, roles),
    rows: changes.flatMap((change) => toRows(owner, change, transaction, roles)),
  }));
}

/** What an owner is in the transaction, as the record names it. */
export function toRoleOf(transaction: BalancedTransaction): (owner: string) => readonly string[] {
  const roles = readRoles(transaction);
  return (owner) => toRoles(owner, transaction, roles);
}

/** Whose SOL it is: that of a token account is its owner's. */
const ownerOf = ({ owner }: WireChange, { tokens }: Roles): string => tokens.get(owner)?.owner ?? owner;

function toRoles(
  owner: string,
  { feePayer, trades }: BalancedTransaction,
  { pools, names, created, tokens }: Roles,
): readonly string[] {
  const venue = pools.get(owner);
  const name = names.get(owner);
  return [
    ...(owner === feePayer ? ['Fee payer'] : []),
    ...(trades.some(({ trader }) => trader === owner) ? ['Trader'] : []),
    ...(venue === undefined
      ? []
      : [`${name !== undefined && CURVE_NAME.test(name) ? 'Bonding curve' : 'Pool'} on ${venue}`]),
    ...(venue === undefined && owner !== feePayer && name !== undefined ? [toFieldTitle(name)] : []),
    ...(created.has(owner) && !tokens.has(owner) ? ['New account'] : []),
  ];
}

function toRows(
  owner: string,
  change: WireChange,
  transaction: BalancedTransaction,
  roles: Roles,
): readonly ChangeRow[] {
  const { asset, change: units, before, after } = change;
  const row = { asset, change: units, before, after };
  if (asset.kind === 'token') return [{ ...row, subject: toTokenSubject(change, roles) }];
  const account = change.owner;
  if (account !== owner) {
    const { mint } = roles.tokens.get(account) ?? {};
    if (mint === SOL_MINT) return [{ ...row, subject: { kind: 'wrapped' }, isCounted: true }];
    if (before !== '0' && after !== '0') return [{ ...row, subject: { kind: 'balance' } }];
    return [{ ...row, subject: { kind: 'rent', mint, count: 1, isOver: after === '0' } }];
  }
  const parts = toParts(owner, units, transaction, roles);
  const [only] = parts;
  if (only !== undefined && parts.length === 1 && only.subject.kind === 'fee')
    return [{ ...row, subject: only.subject }];
  return [{ ...row, subject: { kind: 'balance' } }, ...parts];
}

function toTokenSubject({ asset, accounts, owner }: WireChange, { names, pools }: Roles): ChangeSubject {
  const mint = asset.kind === 'token' ? asset.mint : undefined;
  const isVault = pools.has(owner) || accounts.some((account) => VAULT_NAMES.test(names.get(account) ?? ''));
  return isVault ? { kind: 'vault', mint, ofPool: pools.size > 0 } : { kind: 'balance' };
}

/** What the change of a wallet's SOL is made of, where the record says more than the sum; empty where it is one thing. */
function toParts(
  owner: string,
  units: string,
  { feePayer, feeLamports, accounts }: BalancedTransaction,
  { created, closed, tokens }: Roles,
): readonly ChangeRow[] {
  const parts: ChangeRow[] = [];
  let rest = BigInt(units);
  const add = (subject: ChangeSubject, lamports: bigint): void => {
    if (lamports === 0n) return;
    parts.push({ subject, asset: { kind: 'sol' }, change: lamports.toString(), isPart: true });
    rest -= lamports;
  };
  const isFeePayer = owner === feePayer && feeLamports !== undefined;
  if (isFeePayer) add({ kind: 'fee' }, -BigInt(feeLamports));
  const lamportsOf = (address: string) => {
    const { preLamports = '0', postLamports = '0' } = accounts.find((one) => one.address === address) ?? {};
    return { pre: BigInt(preLamports), post: BigInt(postLamports) };
  };
  // The lamports of such an account are wrapped SOL and its rent together: they have a row of their own.
  const isWrapped = (account: string): boolean => tokens.get(account)?.mint === SOL_MINT;
  const made = [...created]
    .filter(([account, payer]) => payer === owner && account !== owner && !isWrapped(account))
    .map(([account]) => ({ account, ...lamportsOf(account) }))
    .filter(({ pre, post }) => pre === 0n && post > 0n);
  const [rents, others] = [
    made.filter(({ account }) => tokens.has(account)),
    made.filter(({ account }) => !tokens.has(account)),
  ];
  const mint = rents.length === 1 ? tokens.get(rents[0]!.account)?.mint : undefined;
  add({ kind: 'rent', mint, count: rents.length }, -sumOf(rents.map(({ post }) => post)));
  add({ kind: 'new-accounts', count: others.length }, -sumOf(others.map(({ post }) => post)));
  const freed = [...closed]
    .filter(([account, destination]) => destination === owner && !isWrapped(account))
    .map(([account]) => lamportsOf(account))
    .filter(({ pre, post }) => pre > 0n && post === 0n);
  add({ kind: 'closed-accounts', count: freed.length }, sumOf(freed.map(({ pre }) => pre)));
  if (parts.length === 0) return [];
  add({ kind: 'other' }, rest);
  return parts;
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

function readRoles(transaction: BalancedTransaction): Roles {
  const { instructions, accounts, trades } = transaction;
  const names = new Map<string, string>();
  const pools = new Map<string, string>();
  const created = new Map<string, string | undefined>();
  const closed = new Map<string, string>();
  for (const { swaps } of trades)
    for (const { pool, venue } of swaps) if (pool !== undefined) pools.set(pool, venue);
  const readEffect = (effect: Wire<Effect>): void => {
    switch (effect.kind) {
      case 'create-account':
        created.set(effect.account, created.get(effect.account) ?? effect.payer);
        return;
      case 'close-account':
        closed.set(effect.account, effect.destination);
        return;
      default:
    }
  };
  const visit = (nodes: readonly WireInstruction[]): void => {
    for (const node of nodes) {
      const named = new Map(
        node.accountNames.map((name, at) => [name, accounts[node.accounts[at] ?? -1]?.address]),
      );
      const isCore = CORE_PROGRAMS.has(node.program);
      for (const [name, address] of named)
        if (address !== undefined && !isCore && !PLAIN_NAMES.test(name) && !names.has(address))
          names.set(address, name);
      node.effects.forEach(readEffect);
      visit(node.inner);
    }
  };
  visit(instructions);
  return { tokens: readTokenOwners(transaction), names, pools, created, closed };
}
