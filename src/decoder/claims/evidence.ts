/**
 * The record of a transaction as evidence for what is said of it: transfers, mints and burns read from the bytes of the
 * System and Token programs alone, balances, and integers the instructions carry. Nothing here knows a protocol, a
 * summary or an effect, so that a mistake there is not repeated here.
 */
import { encodeBase58 } from '#std/base58';
import type { RawInstruction, RawTransaction } from '../transaction/raw-transaction.ts';
import { SOL, type Movement } from './movement.ts';
import { toNet } from './net.ts';
import { readMovement, readU64, TOKEN, TOKEN_2022, toInfo } from './read-movement.ts';

const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';
/** A token account as the instruction that opened it names it. */
export interface OpenedToken {
  readonly account: string;
  readonly mint: string;
  readonly owner: string | undefined;
}

export interface Evidence {
  /** Destinations of what was left in token accounts that were closed. */
  readonly closed: ReadonlyMap<string, string>;
  readonly openedTokens: ReadonlyMap<string, OpenedToken>;
  readonly movements: readonly Movement[];
  /** SOL put into accounts as they were created. */
  readonly openings: readonly { readonly amount: bigint }[];
  /** Everyone whose balance of anything was recorded. */
  readonly parties: ReadonlySet<string>;
  /** Every asset of which balances were recorded. */
  readonly assets: ReadonlySet<string>;
  /** Wrapped SOL that accounts held which were closed. */
  readonly unwrapped: bigint;
  /** Whether the node recorded balances at all. */
  readonly hasBalances: boolean;
  /** Whether the node recorded who owns token accounts. */
  readonly hasOwners: boolean;
  /** Owner of a token account, the account itself for any other. */
  ownerOf(account: string): string;
  /** What an owner gained of an asset, without the fee and rent. */
  netOf(owner: string, asset: string): bigint;
  /** Whether some instruction or event carries an integer, little-endian in 8 bytes or as the node printed it. */
  holds(amount: bigint): boolean;
}

export function toEvidence(raw: RawTransaction): Evidence {
  const { keys, meta } = raw;
  const mints = new Map<string, string>();
  const owners = new Map<string, string>();
  let [hasTokens, hasOwners] = [false, false];
  for (const balances of [meta?.preTokenBalances, meta?.postTokenBalances]) {
    for (const { accountIndex, mint, owner } of balances ?? []) {
      const account = keys[accountIndex];
      if (account === undefined) continue;
      mints.set(account, mint);
      hasTokens = true;
      if (owner) {
        hasOwners = true;
        owners.set(account, owner);
      }
    }
  }
  const opened = new Map<string, OpenedToken>();
  forEach(raw, (instruction) => {
    const account = readOpened(instruction, keys);
    if (account === undefined) return;
    opened.set(account.account, account);
    if (!mints.has(account.account)) mints.set(account.account, account.mint);
    if (account.owner !== undefined && !owners.has(account.account))
      owners.set(account.account, account.owner);
  });
  const assetOf = (account: string | undefined): string | undefined => {
    const mint = account === undefined ? undefined : mints.get(account);
    return mint === WRAPPED_SOL ? SOL : mint;
  };
  const movements: Movement[] = [];
  const rents: { readonly party: string; readonly account: string; readonly lamports: bigint }[] = [];
  const closed = new Map<string, string>();
  const assigned = new Set<string>();
  forEach(raw, (instruction, top) => {
    const read = readMovement(instruction, keys);
    if (read === undefined) return;
    if (read.kind === 'opened') rents.push(read);
    else if (read.kind === 'closed') closed.set(read.account, read.destination);
    else if (read.kind === 'assigned') assigned.add(read.account);
    else {
      const { from, to, amount, fee, isSol } = read;
      movements.push({
        from,
        to,
        amount,
        fee,
        top,
        asset: isSol ? SOL : (assetOf(from) ?? assetOf(to) ?? read.mint),
      });
    }
  });
  let parties: ReadonlySet<string> | undefined;
  let assets: ReadonlySet<string> | undefined;
  return {
    closed,
    openedTokens: opened,
    movements,
    openings: rents.map(({ lamports }) => ({ amount: lamports })),
    get parties() {
      return (parties ??= new Set([...keys, ...owners.values()]));
    },
    get assets() {
      return (assets ??= new Set([
        SOL,
        ...[...mints.values()].map((mint) => (mint === WRAPPED_SOL ? SOL : mint)),
      ]));
    },
    get unwrapped() {
      return toUnwrapped(raw, closed);
    },
    hasBalances: hasTokens || (meta?.preBalances !== undefined && meta.postBalances !== undefined),
    hasOwners: !hasTokens || hasOwners,
    ownerOf: (account) => owners.get(account) ?? account,
    netOf: (owner, asset) => toNet(raw, { owner, asset, owners, rents, closed, assigned, movements }),
    holds: (amount) =>
      raw.instructions.some(
        (instruction, top) =>
          holdsInteger(instruction, amount) ||
          raw.inner.get(top)?.some((inner) => holdsInteger(inner, amount)) === true,
      ),
  };
}

/** Every instruction with the position of its top-level one, inner ones after their own. */
function forEach(
  { instructions, inner }: RawTransaction,
  visit: (instruction: RawInstruction, top: number) => void,
): void {
  for (let top = 0; top < instructions.length; top++) {
    visit(instructions[top]!, top);
    const group = inner.get(top);
    if (group !== undefined) for (const instruction of group) visit(instruction, top);
  }
}

/** InitializeAccount (1), InitializeAccount2 (16) and 3 (18) name account, mint and owner. */
function readOpened(
  { program, accounts, data, parsed }: RawInstruction,
  keys: readonly string[],
): OpenedToken | undefined {
  const id = keys[program];
  if (id !== TOKEN && id !== TOKEN_2022) return undefined;
  const info = toInfo(parsed);
  if (info !== undefined) {
    const [account, mint, owner] = [info['account'], info['mint'], info['owner']];
    return typeof account === 'string' && typeof mint === 'string'
      ? { account, mint, owner: typeof owner === 'string' ? owner : undefined }
      : undefined;
  }
  const tag = data?.[0];
  if (tag !== 1 && tag !== 16 && tag !== 18) return undefined;
  const [account, mint, third] = [accounts[0], accounts[1], accounts[2]].map((index) => keys[index ?? -1]);
  if (account === undefined || mint === undefined) return undefined;
  return {
    account,
    mint,
    owner: tag === 1 ? third : data!.length >= 33 ? encodeBase58(data!.subarray(1, 33)) : undefined,
  };
}

/** What closed accounts of wrapped SOL held before. */
function toUnwrapped({ keys, meta }: RawTransaction, closed: ReadonlyMap<string, string>): bigint {
  return (meta?.preTokenBalances ?? []).reduce(
    (sum, { accountIndex, mint, uiTokenAmount }) =>
      mint === WRAPPED_SOL && closed.has(keys[accountIndex] ?? '') ? sum + BigInt(uiTokenAmount.amount) : sum,
    0n,
  );
}

function holdsInteger({ data, parsed }: RawInstruction, amount: bigint): boolean {
  if (amount < 0n || amount >= 1n << 64n) return false;
  if (data === undefined)
    return JSON.stringify(parsed ?? null, (_key, value) =>
      typeof value === 'bigint' ? `${value}` : value,
    ).includes(`${amount}`);
  const low = Number(amount & 0xffff_ffffn) | 0;
  const first = low & 0xff;
  for (let at = data.indexOf(first); at >= 0 && at + 8 <= data.length; at = data.indexOf(first, at + 1)) {
    const read = data[at]! | (data[at + 1]! << 8) | (data[at + 2]! << 16) | (data[at + 3]! << 24);
    if (read === low && readU64(data, at) === amount) return true;
  }
  return false;
}
