import { asAddress, SOL_DECIMALS, type Address } from '#contracts/chain';
import type { RpcTokenBalance } from '#chain/rpc-types';
import { toAddressText } from '../layout/address-text.ts';
import { TOKEN_PROGRAMS, WRAPPED_SOL_MINT } from '../known-addresses.ts';
import type { RawInstruction, RawTransaction } from './raw-transaction.ts';

export interface TokenAccount {
  readonly mint: Address;
  readonly owner?: Address | undefined;
  readonly decimals?: number | undefined;
}

/**
 * Which mint each token account of a transaction holds. The node's token balances tell it for accounts
 * that exist before or after; for those opened and closed within, the instructions that open them do.
 */
export class TokenAccounts {
  readonly #raw: RawTransaction;
  readonly #byIndex: (TokenAccount | undefined)[] = [];
  /** Those that balances tell of, in their order. */
  readonly #recorded: TokenAccount[] = [];
  #balancesRead = false;
  #openedRead = false;

  constructor(raw: RawTransaction) {
    this.#raw = raw;
  }

  /** Many transactions never ask, so the balances are read at the first question. */
  #readBalances(): void {
    this.#balancesRead = true;
    const meta = this.#raw.meta;
    if (meta?.preTokenBalances) this.#addBalances(meta.preTokenBalances);
    if (meta?.postTokenBalances) this.#addBalances(meta.postTokenBalances);
  }

  find(index: number): TokenAccount | undefined {
    if (!this.#balancesRead) this.#readBalances();
    const known = this.#byIndex[index];
    if (known !== undefined || this.#openedRead) return known;
    this.#openedRead = true;
    for (let i = 0; i < this.#raw.instructions.length; i++) this.#addOpened(this.#raw.instructions[i]!);
    for (const group of this.#raw.inner.values())
      for (let i = 0; i < group.length; i++) this.#addOpened(group[i]!);
    return this.#byIndex[index];
  }

  /** Decimals of a mint some token balance of this transaction names, and of wrapped SOL. */
  decimalsOf(mint: Address): number | undefined {
    if (mint === WRAPPED_SOL_MINT) return SOL_DECIMALS;
    if (!this.#balancesRead) this.#readBalances();
    // A transaction names few mints, and hardly an instruction asks.
    for (let i = this.#recorded.length - 1; i >= 0; i--)
      if (this.#recorded[i]!.mint === mint) return this.#recorded[i]!.decimals;
    return undefined;
  }

  #addBalances(balances: readonly RpcTokenBalance[]): void {
    for (let i = 0; i < balances.length; i++) {
      const balance = balances[i]!;
      if (this.#byIndex[balance.accountIndex] !== undefined) continue;
      const account = {
        mint: asAddress(balance.mint),
        owner: balance.owner ? asAddress(balance.owner) : undefined,
        decimals: balance.uiTokenAmount?.decimals,
      };
      this.#recorded.push(account);
      this.#byIndex[balance.accountIndex] = account;
    }
  }

  /** InitializeAccount (1), InitializeAccount2 (16) and 3 (18) name account, mint and owner. */
  #addOpened({ program, accounts, data, parsed }: RawInstruction): void {
    if (parsed !== undefined) return this.#addParsed(parsed);
    const kind = data?.[0];
    if (data === undefined || (kind !== 1 && kind !== 16 && kind !== 18)) return;
    if (!TOKEN_PROGRAMS.has(this.#raw.keys[program] ?? '')) return;
    const account = accounts[0];
    const mint = this.#raw.keys[accounts[1] ?? -1];
    if (account === undefined || mint === undefined || this.#byIndex[account] !== undefined) return;
    const owner =
      kind === 1 ? this.#raw.keys[accounts[2] ?? -1] : data.length >= 33 ? toAddressText(data, 1) : undefined;
    this.#byIndex[account] = { mint, owner, decimals: this.decimalsOf(mint) };
  }

  /** The same where the node took the instruction apart. */
  #addParsed(parsed: unknown): void {
    if (typeof parsed !== 'object' || parsed === null) return;
    const { type, info } = parsed as { type?: unknown; info?: unknown }; // read defensively below
    if (typeof type !== 'string' || !/^initializeAccount[23]?$/.test(type)) return;
    if (typeof info !== 'object' || info === null) return;
    const { account, mint, owner } = info as Record<string, unknown>; // any object has unknown values
    if (typeof account !== 'string' || typeof mint !== 'string') return;
    const index = this.#raw.keys.indexOf(asAddress(account));
    if (index < 0 || this.#byIndex[index] !== undefined) return;
    this.#byIndex[index] = {
      mint: asAddress(mint),
      owner: typeof owner === 'string' ? asAddress(owner) : undefined,
      decimals: this.decimalsOf(asAddress(mint)),
    };
  }
}
