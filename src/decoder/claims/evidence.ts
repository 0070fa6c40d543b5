/**
 * The record of a transaction as evidence for what is said of it: transfers, mints and burns read from the bytes of the
 * System and Token programs alone, balances, and integers the instructions carry. Nothing here knows a protocol, a
 * summary or an effect, so that a mistake there is not repeated here.
 */
import type { RpcTokenBalance } from '#chain/rpc-types';
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

interface Rent {
  readonly party: string;
  readonly account: string;
  readonly lamports: bigint;
}

/** What balances and instructions of one transaction show. A class: accessors of a literal would be made anew for each. */
export class Evidence {
  readonly #raw: RawTransaction;
  readonly #owners = new Map<string, string>();
  readonly #mints = new Map<string, string>();
  readonly #assigned = new Set<string>();
  readonly #rents: Rent[] = [];
  readonly #closed = new Map<string, string>();
  #parties: ReadonlySet<string> | undefined;
  #assets: ReadonlySet<string> | undefined;
  readonly openedTokens = new Map<string, OpenedToken>();
  readonly movements: Movement[] = [];
  /** Whether the node recorded balances at all. */
  readonly hasBalances: boolean;
  /** Whether the node recorded who owns token accounts. */
  readonly hasOwners: boolean;

  constructor(raw: RawTransaction) {
    this.#raw = raw;
    const { meta, instructions, inner } = raw;
    this.#addBalances(meta?.preTokenBalances);
    this.#addBalances(meta?.postTokenBalances);
    const hasTokens = this.#mints.size > 0;
    this.hasOwners = !hasTokens || this.#owners.size > 0;
    this.hasBalances = hasTokens || (meta?.preBalances !== undefined && meta.postBalances !== undefined);
    // Every account that is opened is known before the first movement is read.
    for (let top = 0; top < instructions.length; top++) {
      this.#addOpened(instructions[top]!);
      const group = inner.get(top);
      if (group !== undefined) for (let i = 0; i < group.length; i++) this.#addOpened(group[i]!);
    }
    for (let top = 0; top < instructions.length; top++) {
      this.#addMovement(instructions[top]!, top);
      const group = inner.get(top);
      if (group !== undefined) for (let i = 0; i < group.length; i++) this.#addMovement(group[i]!, top);
    }
  }

  #addBalances(balances: readonly RpcTokenBalance[] | null | undefined): void {
    if (!balances) return;
    for (let i = 0; i < balances.length; i++) {
      const { accountIndex, mint, owner } = balances[i]!;
      const account = this.#raw.keys[accountIndex];
      if (account === undefined) continue;
      this.#mints.set(account, mint);
      if (owner) this.#owners.set(account, owner);
    }
  }

  #addOpened(instruction: RawInstruction): void {
    const opened = readOpened(instruction, this.#raw.keys);
    if (opened === undefined) return;
    const { account, mint, owner } = opened;
    this.openedTokens.set(account, opened);
    if (!this.#mints.has(account)) this.#mints.set(account, mint);
    if (owner !== undefined && !this.#owners.has(account)) this.#owners.set(account, owner);
  }

  #addMovement(instruction: RawInstruction, top: number): void {
    const read = readMovement(instruction, this.#raw.keys);
    if (read === undefined) return;
    if (read.kind === 'opened') this.#rents.push(read);
    else if (read.kind === 'closed') this.#closed.set(read.account, read.destination);
    else if (read.kind === 'assigned') this.#assigned.add(read.account);
    else {
      const { from, to, amount, fee, isSol, mint } = read;
      const asset = isSol ? SOL : (this.#assetOf(from) ?? this.#assetOf(to) ?? mint);
      this.movements.push({ from, to, asset, amount, fee, top });
    }
  }

  #assetOf(account: string | undefined): string | undefined {
    const mint = account === undefined ? undefined : this.#mints.get(account);
    return mint === WRAPPED_SOL ? SOL : mint;
  }

  /** Whether SOL of this amount was put into an account as it was created. */
  hasOpening(amount: bigint): boolean {
    for (const { lamports } of this.#rents) if (lamports === amount) return true;
    return false;
  }

  /** Everyone whose balance of anything was recorded. */
  get parties(): ReadonlySet<string> {
    return (this.#parties ??= new Set([...this.#raw.keys, ...this.#owners.values()]));
  }

  /** Every asset of which balances were recorded. */
  get assets(): ReadonlySet<string> {
    return (this.#assets ??= new Set([
      SOL,
      ...[...this.#mints.values()].map((mint) => (mint === WRAPPED_SOL ? SOL : mint)),
    ]));
  }

  /** Wrapped SOL that accounts held which were closed. */
  get unwrapped(): bigint {
    return toUnwrapped(this.#raw, this.#closed);
  }

  /** Owner of a token account, the account itself for any other. */
  ownerOf(account: string): string {
    return this.#owners.get(account) ?? account;
  }

  /** What an owner gained of an asset, without the fee and rent. */
  netOf(owner: string, asset: string): bigint {
    return toNet(this.#raw, {
      owner,
      asset,
      owners: this.#owners,
      rents: this.#rents,
      closed: this.#closed,
      assigned: this.#assigned,
      movements: this.movements,
    });
  }

  /** Whether some instruction or event carries an integer, little-endian in 8 bytes or as the node printed it. */
  holds(amount: bigint): boolean {
    const { instructions, inner } = this.#raw;
    for (let top = 0; top < instructions.length; top++) {
      if (holdsInteger(instructions[top]!, amount)) return true;
      const group = inner.get(top);
      if (group !== undefined) for (const one of group) if (holdsInteger(one, amount)) return true;
    }
    return false;
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
