import { asAddress, type Address } from '#contracts/chain';
import type { Asset, Effect, Field, Value } from '#contracts/decoded';
import type { InstructionLayout } from './define-protocol.ts';
import type { ReadContext } from './layout/codec.ts';
import type { TokenAccounts } from './transaction/token-accounts.ts';

/** One for all views: most are given their own. */
const NOTHING: readonly never[] = [];

/** One instruction as a protocol file sees it: accounts by name, fields by name, tokens by position. */
export class InstructionView implements ReadContext {
  readonly #keys: readonly Address[];
  readonly #accounts: readonly number[];
  readonly #tokens: TokenAccounts | undefined;
  accountNames: readonly string[] = NOTHING;
  fields: readonly Field[] = NOTHING;
  /** Instructions a batch holds, each with its own view. */
  parts: readonly { readonly layout: InstructionLayout; readonly view: InstructionView }[] = NOTHING;

  constructor(keys: readonly Address[], accounts: readonly number[], tokens: TokenAccounts | undefined) {
    this.#keys = keys;
    this.#accounts = accounts;
    this.#tokens = tokens;
  }

  /** The same transaction seen by an instruction that uses `count` of these accounts from `position` on. */
  slice(position: number, count: number, names: readonly string[]): InstructionView {
    const accounts = Array.from({ length: count }, (_unused, i) => this.#accounts[position + i] ?? -1);
    const view = new InstructionView(this.#keys, accounts, this.#tokens);
    view.accountNames = names.map((name) => name.replace(/\?$/, ''));
    return view;
  }

  /** How many accounts the instruction names. */
  get accountCount(): number {
    return this.#accounts.length;
  }

  #indexAt(position: number): number | undefined {
    return this.#accounts[position < 0 ? this.#accounts.length + position : position];
  }

  accountAt(position: number): Address | undefined {
    const index = this.#indexAt(position);
    return index === undefined ? undefined : this.#keys[index];
  }

  /** Address of the account called `name`, or `undefined` when the instruction leaves it out. */
  find(name: string): Address | undefined {
    const position = this.accountNames.indexOf(name);
    return position < 0 ? undefined : this.accountAt(position);
  }

  /** Address of a required account. */
  address(name: string): Address {
    return this.#addressAt(this.accountNames.indexOf(name));
  }

  #addressAt(position: number): Address {
    return (position < 0 ? undefined : this.accountAt(position)) ?? asAddress('');
  }

  /** Integer of a field of kind amount, lamports or integer; 0n when the field is absent or none. */
  integer(name: string): bigint {
    return this.findInteger(name) ?? 0n;
  }

  findInteger(name: string): bigint | undefined {
    const value = this.value(name);
    switch (value?.kind) {
      case 'amount':
        return value.amount;
      case 'lamports':
        return value.lamports;
      case 'integer':
        return BigInt(value.integer);
      case 'slot':
        return value.slot;
      default:
        return undefined;
    }
  }

  /** Address held by a field, or `undefined` when it is absent or none. */
  fieldAddress(name: string): Address | undefined {
    const value = this.value(name);
    return value?.kind === 'address' ? value.address : undefined;
  }

  /** Text or choice of a field. */
  fieldText(name: string): string | undefined {
    const value = this.value(name);
    return value?.kind === 'text' ? value.text : value?.kind === 'choice' ? value.choice : undefined;
  }

  value(name: string): Value | undefined {
    for (let i = 0; i < this.fields.length; i++) {
      const field = this.fields[i]!;
      if (field.name === name) return field.value;
    }
    return undefined;
  }

  tokenAt(
    position: number,
  ): { mint: Address; owner?: Address | undefined; decimals?: number | undefined } | undefined {
    const index = this.#indexAt(position);
    return index === undefined ? undefined : this.#tokens?.find(index);
  }

  decimalsOf(mint: Address): number | undefined {
    return this.#tokens?.decimalsOf(mint);
  }

  #token(name: string) {
    return this.tokenAt(this.accountNames.indexOf(name));
  }

  /** Wallet that owns the token account called `name`. */
  ownerOf(name: string): Address | undefined {
    return this.#token(name)?.owner;
  }

  /** SOL moved between two named accounts. */
  solTransfer(from: string, to: string, lamports: bigint): Effect {
    return {
      kind: 'transfer',
      asset: SOL,
      amount: lamports,
      from: this.address(from),
      to: this.address(to),
      fromOwner: this.find(from),
      toOwner: this.find(to),
    };
  }

  /** Token units moved between two named token accounts. */
  tokenTransfer(
    from: string,
    to: string,
    amount: bigint,
    stated?: { readonly mint?: Address | undefined; readonly decimals?: number | undefined },
    fee?: bigint,
  ): Effect {
    const fromAt = this.accountNames.indexOf(from);
    const toAt = this.accountNames.indexOf(to);
    const source = this.tokenAt(fromAt);
    const target = this.tokenAt(toAt);
    const mint = stated?.mint ?? source?.mint ?? target?.mint;
    const transfer: Effect = {
      kind: 'transfer',
      asset: {
        kind: 'token',
        mint,
        decimals: stated?.decimals ?? source?.decimals ?? target?.decimals ?? (mint && this.decimalsOf(mint)),
      },
      amount,
      from: this.#addressAt(fromAt),
      to: this.#addressAt(toAt),
      fromOwner: source?.owner ?? this.find('authority'),
      toOwner: target?.owner,
    };
    return fee === undefined ? transfer : { ...transfer, fee };
  }
}

export const SOL: Asset = { kind: 'sol' };
