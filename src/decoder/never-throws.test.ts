/** Whatever bytes a chain holds, decoding gives an answer. Seeds are fixed, so a failure comes back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import { decodeBase58 } from '#std/base58';
import { toJson } from '#std/json';
import { decodeAccount } from './decode-account.ts';
import { readInstruction } from './decode-instruction.ts';
import { decodeTransaction } from './decode-transaction.ts';
import { SYSVARS } from './known-addresses.ts';
import { labelOf, listProtocols } from './protocol-registry.ts';
import { addressNamed, buildTransaction } from './testing/build-transaction.ts';

const KEYS = Array.from({ length: 24 }, (_unused, i) => addressNamed(`key-${i}`));
const protocols = listProtocols().map(({ definition }) => definition);

/** Bytes an instruction of this protocol may begin with: each known discriminator, then anything. */
function startsOf(definition: (typeof protocols)[number]): Uint8Array[] {
  return definition.instructions.map(({ at }) => {
    if (definition.discriminant === 'bytes8') return Uint8Array.from(Buffer.from(String(at), 'hex'));
    if (definition.discriminant === 'u32') return Uint8Array.of(Number(at), 0, 0, 0);
    if (definition.discriminant === 'u8') return Uint8Array.of(Number(at));
    return new Uint8Array(0);
  });
}

describe('decoding never throws', () => {
  test('there is something to test', () => {
    expect(protocols.length).toBeGreaterThan(12);
  });

  test.each(protocols.map((definition) => [definition.key, definition] as const))(
    'instructions of %s',
    (_key, definition) => {
      const starts = startsOf(definition);
      const program = definition.programs[0]!;
      const keys = [...KEYS, program].map(asAddress);
      const start = starts.length === 0 ? fc.constant(new Uint8Array(0)) : fc.constantFrom(...starts);
      fc.assert(
        fc.property(
          start,
          fc.uint8Array({ maxLength: 400 }),
          fc.array(fc.nat(KEYS.length - 1), { maxLength: 20 }),
          (head, body, accounts) => {
            const data = Uint8Array.from([...head, ...body]);
            const reading = readInstruction({ program: KEYS.length, accounts, data }, keys, undefined);
            expect(['decoded', 'unknown-instruction', 'malformed']).toContain(reading.reading);
            if (reading.reading === 'malformed') expect(reading.reason).toBeTruthy();
            toJson(reading);
          },
        ),
        { seed: 11, numRuns: 1500 },
      );
    },
  );

  test.each(
    protocols
      .filter(({ accounts }) => accounts !== undefined)
      .map((definition) => [definition.key, definition] as const),
  )('accounts of %s', (_key, definition) => {
    const sizes = fc.oneof(
      fc.nat(600),
      fc.constantFrom(0, 8, 17, 24, 36, 40, 80, 82, 165, 166, 200, 355, 3762),
    );
    fc.assert(
      fc.property(
        sizes.chain((length) => fc.uint8Array({ minLength: length, maxLength: length })),
        fc.nat(4),
        fc.constantFrom(...KEYS, ...Object.keys(SYSVARS)),
        (data, tag, address) => {
          if (data.length > 0 && tag > 0) data.fill(0, 1, 4).set([tag]);
          const decoded = decodeAccount({ address, owner: definition.programs[0]!, data, executable: false });
          expect(decoded.title).toBeTruthy();
          toJson(decoded);
        },
      ),
      { seed: 12, numRuns: 1500 },
    );
  });

  test('transactions with any one byte changed, cut short, or with any metadata', () => {
    const whole = buildTransaction({
      keys: [KEYS[0]!, KEYS[1]!, ...protocols.map(({ programs }) => programs[0]!).slice(0, 10)],
      instructions: protocols.slice(0, 10).map(({ programs }) => ({
        program: programs[0]!,
        accounts: [KEYS[0]!, KEYS[1]!],
        data: Uint8Array.of(3, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
      })),
    });
    const bytes = Buffer.from((whole.transaction as readonly [string, string])[0], 'base64'); // built as base64
    fc.assert(
      fc.property(
        fc.nat(bytes.length - 1),
        fc.nat(255),
        fc.nat(bytes.length),
        fc.boolean(),
        (at, value, end, cut) => {
          const changed = Uint8Array.from(bytes);
          changed[at] = value;
          const sent = cut ? changed.subarray(0, end) : changed;
          const decoded = decodeTransaction(
            { ...whole, transaction: [Buffer.from(sent).toString('base64'), 'base64'] },
            'x',
          );
          expect(decoded.summary.template).toBeTruthy();
          toJson(decoded);
        },
      ),
      { seed: 13, numRuns: 4000 },
    );
    const junk = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(
        junk,
        junk,
        junk,
        junk,
        junk,
        (logMessages, innerInstructions, preTokenBalances, err, loadedAddresses) => {
          const meta = {
            ...whole.meta,
            err,
            logMessages,
            innerInstructions,
            preTokenBalances,
            loadedAddresses,
          };
          const decoded = decodeTransaction({ ...whole, meta: meta as never }, 'x'); // hostile on purpose
          expect(decoded.signature).toBeTruthy();
        },
      ),
      { seed: 14, numRuns: 3000 },
    );
  });
});

describe('protocol files', () => {
  test('name programs by addresses of 32 bytes, each with a label', () => {
    for (const { programs, name } of protocols) {
      for (const program of programs) {
        expect(decodeBase58(program)?.length, program).toBe(32);
        expect(labelOf(program)).toEqual({ name, kind: 'program', source: 'built in' });
      }
    }
    for (const address of Object.keys(SYSVARS)) expect(decodeBase58(address)?.length, address).toBe(32);
  });

  test('have names and keys of their own, and say where their layouts come from', () => {
    const names = protocols.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { key, source } of protocols) {
      expect(key).toMatch(/^[a-z0-9-]+$/);
      expect(source.length).toBeGreaterThan(10);
    }
  });
});
