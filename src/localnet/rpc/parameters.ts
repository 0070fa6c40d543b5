import type { Commitment } from '#contracts/chain';
import { checkAddress, checkInteger, checkSignature, describeValue, mistyped } from './checks.ts';
import { RpcConfig } from './rpc-config.ts';
import { rpcErrors } from './rpc-error.ts';

/** Positional parameters of one call; every reader throws the error a node answers to a bad one. */
export class Parameters {
  readonly #values: readonly unknown[];

  constructor(params: unknown) {
    if (params !== undefined && params !== null && !Array.isArray(params)) {
      throw rpcErrors.invalidParams(
        `Invalid params: invalid type: ${describeValue(params)}, expected a sequence.`,
      );
    }
    this.#values = params ?? [];
  }

  raw(index: number): unknown {
    return this.#values[index] ?? undefined;
  }

  #required(index: number): unknown {
    const value = this.raw(index);
    if (value !== undefined) return value;
    throw rpcErrors.invalidParams(`\`params\` should have at least ${index + 1} argument(s)`);
  }

  string(index: number): string {
    const value = this.#required(index);
    if (typeof value !== 'string') throw mistyped(value, 'a string');
    return value;
  }

  /** Base58 of 32 bytes. */
  address(index: number): string {
    return checkAddress(this.string(index));
  }

  addresses(index: number, limit: number): readonly string[] {
    return this.#strings(index, limit).map(checkAddress);
  }

  optionalAddresses(index: number, limit: number): readonly string[] {
    return this.raw(index) === undefined ? [] : this.addresses(index, limit);
  }

  signature(index: number): string {
    return checkSignature(this.string(index));
  }

  signatures(index: number, limit: number): readonly string[] {
    return this.#strings(index, limit).map(checkSignature);
  }

  integer(index: number): number {
    return checkInteger(this.#required(index));
  }

  optionalInteger(index: number): number | undefined {
    return this.raw(index) === undefined ? undefined : this.integer(index);
  }

  /** The configuration object; empty when absent. */
  config(index: number): RpcConfig {
    return new RpcConfig(this.raw(index));
  }

  commitment(index: number): Commitment {
    return this.config(index).commitment();
  }

  #strings(index: number, limit: number): readonly string[] {
    const value = this.#required(index);
    if (!Array.isArray(value)) throw mistyped(value, 'a sequence');
    if (value.length > limit) throw rpcErrors.invalidParams(`Too many inputs provided; max ${limit}`);
    return value.map((item: unknown) => {
      if (typeof item !== 'string') throw mistyped(item, 'a string');
      return item;
    });
  }
}
