/** What stands in `data`, checked by itself: each failure says which file to change and how. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isBase58OfLength } from '#std/base58';
import { readDataFile } from '#std/data-file';
import { defineInterface } from './define-interface.ts';
import { listDirectory } from './directory/program-directory.ts';
import { listStakePoolTokens, listWellKnownTokens } from './directory/well-known-tokens.ts';
import { parseInterface } from './interface/parse-interface.ts';
import { listProtocols } from './protocol-registry.ts';

const keys = globSync(join(import.meta.dirname, '../../data/idl/*')).map((path) => basename(path, '.idl'));
const written = listProtocols().filter(({ readInterface }) => readInterface !== undefined);
const ESCROW = {
  key: 'escrow',
  name: 'Escrow',
  programs: ['Stake11111111111111111111111111111111111112'],
  category: 'other',
  source: 'a test',
} as const;

/** What `make` throws, and what caused it; empty when it throws nothing. */
function toFault(make: () => unknown): string {
  try {
    make();
    return '';
  } catch (error) {
    const { message, cause } = error as Error; // nothing else is thrown here
    return cause instanceof Error ? `${message}: ${cause.message}` : message;
  }
}

describe('data/idl', () => {
  test('this test sees the files', () => {
    expect(keys.length).toBeGreaterThan(100);
    expect(written.length).toBeGreaterThanOrEqual(keys.length);
  });

  test.each(keys)('%s.idl is in the notation', (key) => {
    const fault = toFault(() => parseInterface(readDataFile(`idl/${key}.idl`)));
    const advice = `correct this line of data/idl/${key}.idl; src/decoder/interface/parse-interface.ts has the notation`;
    expect(fault, advice).toBe('');
  });

  test.each(keys)('%s.idl is one entry a line, without indentation', (key) => {
    const text = readDataFile(`idl/${key}.idl`);
    const wrong = text.split('\n').filter((line) => line !== line.trim());
    expect(wrong, `take the blanks at both ends off these lines of data/idl/${key}.idl`).toEqual([]);
    expect(text.endsWith('\n'), `end data/idl/${key}.idl with one line break`).toBe(true);
  });

  test.each(keys)('%s.idl is what the protocol of that key reads', (key) => {
    const protocol = written.find(({ definition }) => definition.key === key);
    const advice = `name data/idl/${key}.idl after the key of a protocol in src/decoder/protocols that has no interface of its own, or delete it`;
    expect(protocol?.readInterface?.(), advice).toEqual(parseInterface(readDataFile(`idl/${key}.idl`)));
  });

  test.each(written.map((protocol) => [protocol.definition.key, protocol] as const))(
    'the protocol %s has an interface',
    (key, { readInterface }) => {
      const advice = `write data/idl/${key}.idl (scripts/interface-text.ts prints an IDL as such a file), or name in the protocol’s idl the one it shares`;
      expect(
        toFault(() => readInterface?.()),
        advice,
      ).toBe('');
    },
  );

  test('a file is read when a program is first met, and one that is missing is named', () => {
    const protocol = defineInterface({ ...ESCROW, idl: 'nobody' });
    expect(protocol.definition.name).toBe('Escrow');
    expect(toFault(() => protocol.find(new Uint8Array(8)))).toMatch(
      /^protocol escrow: data\/idl\/nobody\.idl cannot be read/,
    );
  });

  test('a protocol may have its interface in its own file, with comments', () => {
    const protocol = defineInterface({
      ...ESCROW,
      interface: `
        # of the program’s source
        instruction 07 take(amount: u64): taker
      `,
    });
    expect(protocol.find(Uint8Array.of(7))?.title).toBe('Take');
  });
});

describe('data/directory', () => {
  const programs = listDirectory().flatMap((protocol) => protocol.programs);
  const lists = [
    ['the programs of trading.txt, finance.txt and services.txt', programs.map(({ address }) => address)],
    ['the tokens of well-known-tokens.txt', listWellKnownTokens().map(({ mint }) => mint)],
    ['the tokens of stake-pool-tokens.txt', listStakePoolTokens().map(({ mint }) => mint)],
  ] as const;

  test.each(lists)('%s are addresses, each named once', (_what, addresses) => {
    expect(addresses.length).toBeGreaterThan(10);
    const wrong = addresses.filter((address) => !isBase58OfLength(address, 32));
    expect(wrong, 'correct these: an address is 32 bytes in base58').toEqual([]);
    const twice = addresses.filter((address, at) => addresses.indexOf(address) !== at);
    expect(twice, 'keep one line for each of these').toEqual([]);
  });

  test('protocols have a category, a name and programs', () => {
    const wrong = listDirectory().filter(
      ({ category, name, programs: own }) => !/^[a-z]+$/.test(category) || name === '' || own.length === 0,
    );
    expect(wrong, 'write "category | name | site", then its programs below, indented by two').toEqual([]);
  });

  test('what a protocol is stands in one line without a full stop', () => {
    const wrong = listDirectory().flatMap(({ does }) =>
      does === undefined || /^[A-Z0-9].{6,90}[^.]$/.test(does) ? [] : [does],
    );
    expect(wrong, 'write what it is behind ": ", in at most 92 characters').toEqual([]);
  });

  test('parts of a brand are named by it, and share the line about it', () => {
    const find = (name: string) => listDirectory().find((protocol) => protocol.name === name);
    expect(find('Kamino Lend')).toMatchObject({ brand: 'Kamino', category: 'lending' });
    expect(find('Save')).toMatchObject({ brand: 'Save', does: 'Lending markets, formerly Solend' });
    const [part, other] = [find('OpenBook v2'), find('OpenBook v1')];
    expect(part?.brand).toBe(other?.brand);
    const drift = listDirectory().filter(
      ({ brand, category }) => `${category} ${brand}` === 'perpetuals Drift',
    );
    expect(drift.length).toBeGreaterThan(1);
    expect(new Set(drift.map(({ does }) => does)).size).toBe(1);
  });

  test('tokens have a symbol, a name and a source', () => {
    const wrong = [...listWellKnownTokens(), ...listStakePoolTokens()].filter(
      ({ symbol, name, source }) => symbol === '' || name === '' || source === '',
    );
    expect(wrong, 'write the list they are from, then "mint symbol name" below, indented by two').toEqual([]);
  });
});
