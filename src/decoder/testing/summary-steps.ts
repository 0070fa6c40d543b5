/** Makes what a summary is made from out of a few instructions and their effects, for tests of one narrative. */
import { asAddress, type Address } from '#contracts/chain';
import type { DecodedInstruction, Effect, Field } from '#contracts/decoded';
import { toSentenceText } from '#contracts/text/value-text';
import type { Draft, SummaryInput } from '../summary/summary-input.ts';
import { addressNamed } from './build-transaction.ts';

export interface Step {
  readonly program: string;
  /** The protocol's name. */
  readonly of: string;
  readonly name: string;
  readonly sentence?: string;
  readonly accounts?: Readonly<Record<string, Address>>;
  readonly fields?: readonly Field[];
  readonly effects?: readonly Effect[];
  readonly inner?: readonly Step[];
}

export const at = (name: string): Address => asAddress(addressNamed(name));

export const USER = at('user');

/** A transaction of `steps` that `USER` signed and paid for; every claim counts as supported. */
export function inputOf(steps: readonly Step[], failed = false): SummaryInput {
  const addresses: Address[] = [USER];
  const effects: Effect[] = [];
  const decode = (step: Step, i: number): DecodedInstruction => {
    const accounts = Object.values(step.accounts ?? {});
    for (const account of accounts) if (!addresses.includes(account)) addresses.push(account);
    effects.push(...(step.effects ?? []));
    return {
      path: `${i + 1}`,
      program: asAddress(step.program),
      programName: step.of,
      reading: 'decoded',
      name: step.name,
      title: step.name,
      sentence: step.sentence,
      fields: step.fields ?? [],
      accountNames: Object.keys(step.accounts ?? {}),
      accounts: accounts.map((account) => addresses.indexOf(account)),
      effects: step.effects ?? [],
      inner: (step.inner ?? []).map(decode),
    };
  };
  const instructions = steps.map(decode);
  return {
    feePayer: USER,
    signers: [USER],
    addresses,
    instructions,
    effects,
    balanceChanges: [],
    feeLamports: 5_000n,
    failed,
    findUnsupported: () => [],
  };
}

/** A draft as a person reads it, without its subject; tokens by the start of their mint's address. */
export const toText = (draft: Draft | undefined): string | undefined =>
  draft &&
  toSentenceText(
    { template: `${draft.past} ${draft.rest}`, fields: draft.fields },
    { labels: {}, tokens: {} },
  );
