import { describe, expect, test } from 'vitest';
import { defineProtocol, type InstructionLayout, type Protocol } from '../../src/decoder/define-protocol.ts';
import { u8 } from '../../src/decoder/layout/codec.ts';
import { listProtocols } from '#decoder';
import { readCase, type Case } from '../../src/decoder/testing/cases.ts';
import { listCased, readCases } from './case-files.ts';

const protocols = new Map(listProtocols().map((protocol) => [protocol.definition.key, protocol]));
const cased = listCased();

/** Instructions as they stand on chain, with what a person found in them. */
describe('cases of protocols', () => {
  test('stand for a good part of the protocols, and each for one that is known', () => {
    expect(cased.filter((key) => !protocols.has(key))).toEqual([]);
    expect(cased.length).toBeGreaterThanOrEqual(100);
  });

  // `npm run fixture -- --again` writes what is read now, once a change of the reading was meant.
  test.each(cased)('%s reads as it did', (key) => {
    for (const one of readCases(key)) {
      expect(readCase(one, protocols.get(key)!), `${one.signature} at ${one.at}`).toEqual(one.expected);
    }
  });
});

type Mutate = (layout: InstructionLayout) => InstructionLayout | undefined;

/** What an editor may do to a layout by mistake; `undefined` where there is nothing to do it to. */
const MUTATIONS: Readonly<Record<string, Mutate>> = {
  'two arguments change places': (layout) => {
    const entries = Object.entries(layout.args ?? {});
    if (entries.length < 2 || layout.read !== undefined) return undefined;
    const [[first, one], [second, other], ...rest] = entries as [(typeof entries)[0], (typeof entries)[0]]; // two at least
    return { ...layout, args: Object.fromEntries([[second, one], [first, other], ...rest]) };
  },
  'an account is left out': (layout) =>
    layout.accounts.length === 0 ? undefined : { ...layout, accounts: layout.accounts.slice(1) },
  'a field is a byte too far': (layout) =>
    layout.args === undefined || Object.keys(layout.args).length === 0 || layout.read !== undefined
      ? undefined
      : { ...layout, args: { shifted: u8, ...layout.args } },
};

/** The protocol with one of its layouts changed; `undefined` where the change cannot be compiled, which is noticed. */
function toMutant({ definition }: Protocol, name: string, mutate: Mutate): Protocol | 'nothing' | 'refused' {
  let isChanged = false;
  const change = (layout: InstructionLayout): InstructionLayout => {
    const fewer = layout.fewer && change(layout.fewer);
    const mutant = layout.name === name ? mutate(layout) : undefined;
    if (mutant !== undefined) isChanged = true;
    return { ...(mutant ?? layout), fewer };
  };
  try {
    const { key, name: title, programs, category, source, discriminant, interfaces } = definition;
    const mutant = defineProtocol({
      key,
      name: title,
      programs,
      category,
      source,
      discriminant,
      instructions: definition.instructions.map(change),
      ...(interfaces && { interfaces: interfaces.map(change) }),
    });
    return isChanged ? mutant : 'nothing';
  } catch {
    return 'refused';
  }
}

/** The order of the fields alone is no difference: a value has to stand under another name. */
const toComparable = (reading: unknown): string =>
  JSON.stringify(reading, (_key, value: unknown) =>
    Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'name' in one)
      ? value.map((one) => JSON.stringify(one)).sort()
      : value,
  );

const isNoticed = (one: Case, mutant: Protocol): boolean =>
  toComparable(readCase(one, mutant)) !== toComparable(one.expected);

test('a mistake in a layout that has a case turns its case red', () => {
  const missed: string[] = [];
  let layouts = 0;
  for (const key of cased) {
    for (const one of readCases(key)) {
      const name = (one.expected as { readonly name?: string }).name;
      if (name === undefined) continue;
      layouts += 1;
      const unnoticed = Object.entries(MUTATIONS).filter(([, mutate]) => {
        const mutant = toMutant(protocols.get(key)!, name, mutate);
        return mutant !== 'refused' && mutant !== 'nothing' && !isNoticed(one, mutant);
      });
      if (unnoticed.length > 0) missed.push(`${key} ${name}: ${unnoticed.map(([what]) => what).join(', ')}`);
    }
  }
  expect(layouts).toBeGreaterThan(200);
  expect(1 - missed.length / layouts, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
});
