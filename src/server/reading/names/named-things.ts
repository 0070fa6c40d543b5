import type { TransactionRow } from '#contracts/answers';
import type {
  Asset,
  DecodedAccount,
  DecodedInstruction,
  DecodedTransaction,
  Field,
  Value,
} from '#contracts/decoded';
import { isMintName } from '#decoder';

/** Addresses and mints an answer speaks of, gathered so that they can be named together. */
export class NamedThings {
  readonly addresses = new Set<string>();
  /** Those of them that are validators: vote accounts or identities. */
  readonly validators = new Set<string>();
  /** Decimals where the transaction tells them. */
  readonly mints = new Map<string, number | undefined>();

  addAddress(address: string | undefined): this {
    if (address !== undefined) this.addresses.add(address);
    return this;
  }

  addValidator(address: string | undefined): this {
    if (address !== undefined) this.validators.add(address);
    return this.addAddress(address);
  }

  addMint(mint: string | undefined, decimals?: number): this {
    if (mint !== undefined) this.mints.set(mint, decimals ?? this.mints.get(mint));
    return this;
  }

  addFields(fields: readonly Field[]): this {
    for (const { name, value } of fields) {
      if (name === 'validator' && value.kind === 'address') this.addValidator(value.address);
      else this.#addValue(value);
    }
    return this;
  }

  addTransaction(transaction: DecodedTransaction): this {
    for (const { address } of transaction.accounts) this.addAddress(address);
    this.addFields(transaction.summary.fields);
    for (const { asset } of transaction.balanceChanges) this.#addAsset(asset);
    for (const { swaps, sold, bought } of transaction.trades) {
      for (const swap of [{ sold, bought }, ...swaps]) {
        this.#addAsset(swap.sold.asset);
        this.#addAsset(swap.bought.asset);
      }
    }
    this.#addInstructions(transaction.instructions);
    return this;
  }

  addRow(row: TransactionRow): this {
    this.addAddress(row.feePayer);
    for (const program of row.programs ?? []) this.addAddress(program);
    if (row.summary) this.addFields(row.summary.fields);
    for (const { asset } of row.changes ?? []) this.#addAsset(asset);
    return this;
  }

  addAccount(account: DecodedAccount): this {
    this.addFields(account.fields);
    if (account.summary) this.addFields(account.summary.fields);
    for (const section of account.sections) this.addFields(section.fields);
    return this.#addMintsIn(account.fields);
  }

  /** Mints that fields name as addresses. */
  #addMintsIn(fields: readonly Field[]): this {
    for (const { name, value } of fields) {
      if (value.kind === 'address' && isMintName(name)) this.addMint(value.address);
      else if (value.kind === 'record') this.#addMintsIn(value.fields);
      else if (value.kind === 'list') {
        for (const item of value.items) if (item.kind === 'record') this.#addMintsIn(item.fields);
      }
    }
    return this;
  }

  #addInstructions(instructions: readonly DecodedInstruction[]): void {
    for (const instruction of instructions) {
      this.addAddress(instruction.program).addFields(instruction.fields);
      for (const { fields } of instruction.events ?? []) this.addFields(fields);
      this.#addInstructions(instruction.inner);
    }
  }

  #addAsset(asset: Asset): void {
    if (asset.kind === 'token') this.addMint(asset.mint, asset.decimals);
  }

  #addValue(value: Value): void {
    if (value.kind === 'address') this.addAddress(value.address);
    else if (value.kind === 'amount') this.addMint(value.mint, value.decimals);
    else if (value.kind === 'list') for (const item of value.items) this.#addValue(item);
    else if (value.kind === 'record') this.addFields(value.fields);
  }
}
