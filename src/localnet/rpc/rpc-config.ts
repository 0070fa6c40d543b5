import type { Commitment } from '#contracts/chain';
import { checkInteger, describeValue, mistyped } from './checks.ts';
import { rpcErrors } from './rpc-error.ts';

const COMMITMENTS: readonly Commitment[] = ['processed', 'confirmed', 'finalized'];

/** The last, optional object of most calls. Keys it does not know are ignored, as nodes do. */
export class RpcConfig {
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(value: unknown) {
    if (value === undefined || value === null) this.#fields = {};
    else if (typeof value === 'object' && !Array.isArray(value)) {
      this.#fields = value as Record<string, unknown>; // an object that is no array
    } else {
      throw rpcErrors.invalidParams(`Invalid params: invalid type: ${describeValue(value)}, expected a map.`);
    }
  }

  raw(name: string): unknown {
    return this.#fields[name] ?? undefined;
  }

  has(name: string): boolean {
    return this.raw(name) !== undefined;
  }

  boolean(name: string, fallback: boolean): boolean {
    const value = this.raw(name);
    if (value === undefined) return fallback;
    if (typeof value !== 'boolean') throw mistyped(value, 'a boolean');
    return value;
  }

  integer(name: string): number | undefined {
    const value = this.raw(name);
    return value === undefined ? undefined : checkInteger(value);
  }

  string(name: string): string | undefined {
    const value = this.raw(name);
    if (value !== undefined && typeof value !== 'string') throw mistyped(value, 'a string');
    return value;
  }

  list(name: string): readonly unknown[] | undefined {
    const value = this.raw(name);
    if (value !== undefined && !Array.isArray(value)) throw mistyped(value, 'a sequence');
    return value;
  }

  config(name: string): RpcConfig | undefined {
    return this.has(name) ? new RpcConfig(this.raw(name)) : undefined;
  }

  choice<const T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.string(name);
    if (value === undefined) return undefined;
    const choice = choices.find((item) => item === value);
    if (choice !== undefined) return choice;
    const expected = choices.map((item) => `\`${item}\``).join(', ');
    throw rpcErrors.invalidParams(
      `Invalid params: unknown variant \`${value}\`, expected one of ${expected}.`,
    );
  }

  commitment(fallback: Commitment = 'finalized'): Commitment {
    return this.choice('commitment', COMMITMENTS) ?? fallback;
  }

  /** Of calls that know only sealed blocks. */
  settledCommitment(): 'confirmed' | 'finalized' {
    const commitment = this.commitment();
    if (commitment !== 'processed') return commitment;
    throw rpcErrors.invalidParams('Method does not support commitment below `confirmed`');
  }
}
