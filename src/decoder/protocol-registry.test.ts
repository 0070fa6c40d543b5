import { describe, expect, test } from 'vitest';
import { findInDirectory, listDirectory } from './directory/program-directory.ts';
import { labelOf, listProtocols } from './protocol-registry.ts';
import { hasPastTense } from './summary/verbs.ts';

describe.each(listProtocols().map((protocol) => [protocol.definition.key, protocol] as const))(
  'the protocol %s',
  (_key, { definition, find }) => {
    test('compiles, with unique tags and nothing left to fill in', () => {
      expect(() => find(new Uint8Array(8))).not.toThrow();
      expect(definition.instructions.length + (definition.accounts?.length ?? 0)).toBeGreaterThan(0);
      expect(Object.keys(definition.errors ?? {}).every((code) => Number.isInteger(Number(code)))).toBe(true);
    });

    test('begins its sentences with a verb that can be told in the past', () => {
      const sentences = definition.instructions.flatMap(({ sentence }) => sentence ?? []);
      expect(sentences.filter((sentence) => !hasPastTense(sentence))).toEqual([]);
    });
  },
);

describe('the directory of programs', () => {
  test('names a program by protocol and purpose, once', () => {
    expect(findInDirectory('675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8')?.name).toBe('Raydium AMM v4');
    const addresses = listDirectory().flatMap(({ programs }) => programs.map(({ address }) => address));
    expect(addresses.length).toBeGreaterThan(250);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => !/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address))).toEqual([]);
  });

  test('yields to a protocol file', () => {
    expect(labelOf('JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4')?.name).toBe('Jupiter');
    expect(labelOf('nonsense')).toBeUndefined();
  });
});
