import type { EngineAccount } from '../engine/engine.ts';
import { readMint, readTokenAccount } from '../programs/token-state.ts';
import type { TokenAccountState } from '../programs/token-state.ts';
import { isTokenProgram } from '../keys/program-addresses.ts';

interface Entry {
  readonly lamports: bigint;
  readonly owner: string;
  readonly token: TokenAccountState | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * What the engine cannot list: every account by its program, every token account by mint, owner and
 * delegate. Always describes the newest state.
 */
export class AccountIndex {
  readonly #entries = new Map<string, Entry>();
  readonly #byProgram = new Map<string, Set<string>>();
  readonly #byMint = new Map<string, Set<string>>();
  readonly #byOwner = new Map<string, Set<string>>();
  readonly #byDelegate = new Map<string, Set<string>>();
  readonly #decimals = new Map<string, number>();
  #lamports = 0n;

  /** Lamports of all known accounts. */
  get totalLamports(): bigint {
    return this.#lamports;
  }

  get size(): number {
    return this.#entries.size;
  }

  addresses(): Iterable<string> {
    return this.#entries.keys();
  }

  *balances(): Iterable<readonly [address: string, lamports: bigint]> {
    for (const [address, entry] of this.#entries) yield [address, entry.lamports];
  }

  ofProgram(program: string): ReadonlySet<string> {
    return this.#byProgram.get(program) ?? NONE;
  }

  ofMint(mint: string): ReadonlySet<string> {
    return this.#byMint.get(mint) ?? NONE;
  }

  ofTokenOwner(owner: string): ReadonlySet<string> {
    return this.#byOwner.get(owner) ?? NONE;
  }

  ofDelegate(delegate: string): ReadonlySet<string> {
    return this.#byDelegate.get(delegate) ?? NONE;
  }

  token(address: string): TokenAccountState | undefined {
    return this.#entries.get(address)?.token;
  }

  /** Decimals of a mint, `undefined` for other accounts. */
  decimals(mint: string): number | undefined {
    return this.#decimals.get(mint);
  }

  /** Takes in an account's present state; `undefined` for a closed one. */
  update(address: string, account: EngineAccount | undefined): void {
    const before = this.#entries.get(address);
    if (account === undefined) {
      if (before) this.#remove(address, before);
      return;
    }
    const isToken = isTokenProgram(account.owner);
    const token = isToken ? readTokenAccount(account) : undefined;
    if (isToken && !token) this.#updateMint(address, account);
    this.#lamports += account.lamports - (before?.lamports ?? 0n);
    this.#entries.set(address, { lamports: account.lamports, owner: account.owner, token });
    move(this.#byProgram, address, before?.owner, account.owner);
    move(this.#byMint, address, before?.token?.mint, token?.mint);
    move(this.#byOwner, address, before?.token?.owner, token?.owner);
    move(this.#byDelegate, address, before?.token?.delegate, token?.delegate);
  }

  #updateMint(address: string, account: EngineAccount): void {
    const mint = readMint(account);
    if (mint) this.#decimals.set(address, mint.decimals);
  }

  #remove(address: string, before: Entry): void {
    this.#lamports -= before.lamports;
    this.#entries.delete(address);
    this.#decimals.delete(address);
    move(this.#byProgram, address, before.owner, undefined);
    move(this.#byMint, address, before.token?.mint, undefined);
    move(this.#byOwner, address, before.token?.owner, undefined);
    move(this.#byDelegate, address, before.token?.delegate, undefined);
  }
}

function move(
  index: Map<string, Set<string>>,
  address: string,
  from: string | undefined,
  to: string | undefined,
): void {
  if (from === to) return;
  if (from !== undefined) {
    const set = index.get(from);
    set?.delete(address);
    if (set?.size === 0) index.delete(from);
  }
  if (to !== undefined) {
    const set = index.get(to);
    if (set) set.add(address);
    else index.set(to, new Set([address]));
  }
}
