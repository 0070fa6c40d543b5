/** Our readings beside those of the clients generated from the programs' own sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseComputeBudgetInstruction } from '@solana-program/compute-budget';
import { parseStakeInstruction } from '@solana-program/stake';
import { parseSystemInstruction } from '@solana-program/system';
import { parseTokenInstruction } from '@solana-program/token';
import { AccountRole, address, type Instruction, type InstructionWithData } from '@solana/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RpcTransaction } from '#chain/rpc-types';
import type { DecodedInstruction } from '#contracts/decoded';
import { decodeTransaction } from './decode-transaction.ts';
import { readInstruction } from './decode-instruction.ts';
import { findProtocol } from './protocol-registry.ts';
import { addressNamed } from './testing/build-transaction.ts';
import { listValues } from './testing/compare-values.ts';

type Parsed = { readonly data?: unknown };
type Given = Instruction & InstructionWithData<Uint8Array> & { readonly accounts: readonly unknown[] };

const CLIENTS: Readonly<Record<string, (instruction: never) => Parsed>> = {
  ComputeBudget111111111111111111111111111111: parseComputeBudgetInstruction,
  Stake11111111111111111111111111111111111111: parseStakeInstruction,
  '11111111111111111111111111111111': parseSystemInstruction,
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: parseTokenInstruction,
};

/** Named by us, numbered by them. */
const CHOICES = new Set(['discriminator', 'authorityType', 'stakeAuthorize']);
/** A batch is bytes for them; the extensions a size is asked for with are not read by them. */
const MORE_FOR_US = new Set(['batch', 'getAccountDataSize']);

/** Integers, addresses and texts of a client's reading, sorted, whatever they are called. */
function theirs(value: unknown, key = ''): readonly string[] {
  if (CHOICES.has(key)) return [];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return [`${value}`];
  if (typeof value !== 'object' || value === null) return [];
  if (value instanceof Uint8Array) return [];
  if ('__option' in value) return value.__option === 'Some' && 'value' in value ? theirs(value.value) : [];
  if (Array.isArray(value)) return value.flatMap((item) => theirs(item));
  return Object.entries(value).flatMap(([name, inner]) => theirs(inner, name));
}

/** Their texts end at a zero byte. */
const sorted = (values: readonly string[]): string =>
  values
    .map((value) => value.replaceAll('\0', ''))
    .sort()
    .join(' ');

/** What the client reads; absent where it refuses the bytes. */
function parse(program: string, accounts: readonly string[], data: Uint8Array): Parsed | undefined {
  const given: Given = {
    programAddress: address(program),
    accounts: accounts.map((account) => ({ address: account, role: AccountRole.WRITABLE })) as never,
    data,
  };
  try {
    return CLIENTS[program]!(given as never); // each client narrows its own program's address
  } catch {
    return undefined;
  }
}

describe('what the generated clients read', () => {
  test('is what we read, in every transaction of the golden cases', () => {
    const folder = join(import.meta.dirname, 'golden');
    let compared = 0;
    for (const name of readdirSync(folder)) {
      const { transaction } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
        transaction: RpcTransaction;
      };
      const decoded = decodeTransaction(transaction);
      const visit = (nodes: readonly DecodedInstruction[]): void => {
        for (const node of nodes) {
          visit(node.inner);
          if (
            !Object.hasOwn(CLIENTS, node.program) ||
            node.data === undefined ||
            MORE_FOR_US.has(node.name ?? '')
          )
            continue;
          const accounts = node.accounts.map((index) => decoded.accounts[index]!.address);
          const parsed = parse(node.program, accounts, node.data);
          if (parsed === undefined) continue;
          expect([name, node.path, sorted(listValues(node.fields))]).toEqual([
            name,
            node.path,
            sorted(theirs(parsed.data)),
          ]);
          compared++;
        }
      };
      visit(decoded.instructions);
    }
    expect(compared).toBeGreaterThan(150);
  });

  test.each(Object.keys(CLIENTS))('is what we read of any bytes %s takes', (program) => {
    const tags = findProtocol(program)!.definition.instructions.flatMap(({ at, name }) =>
      MORE_FOR_US.has(name) || typeof at !== 'number' ? [] : [at],
    );
    const wide = findProtocol(program)!.definition.discriminant === 'u32';
    const accounts = Array.from({ length: 12 }, (_unused, i) => addressNamed(`account ${i}`));
    let compared = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...tags),
        // Small bytes make options, flags and lengths that fit.
        fc.array(fc.oneof(fc.constantFrom(0, 1, 2), fc.integer({ min: 0, max: 255 })), { maxLength: 90 }),
        (tag, body) => {
          const data = Uint8Array.from(wide ? [tag, 0, 0, 0, ...body] : [tag, ...body]);
          const parsed = parse(program, accounts, data);
          // Text that is not UTF-8 is bytes for us and replaced characters for them.
          if (parsed === undefined || theirs(parsed.data).join('').includes('\ufffd')) return;
          const reading = readInstruction(
            { program: 12, accounts: accounts.map((_unused, i) => i), data },
            [...accounts, program] as never,
            undefined,
          );
          // Clients take any non-zero byte for a flag or an option; the programs themselves do not.
          if (
            reading.reading === 'malformed' &&
            /flag|option|variant|left|ends|needs/.test(reading.reason ?? '')
          )
            return;
          expect([reading.name, sorted(listValues(reading.fields))]).toEqual([
            reading.name,
            sorted(theirs(parsed.data)),
          ]);
          compared++;
        },
      ),
      { seed: 20_261_121, numRuns: 3_000 },
    );
    expect(compared).toBeGreaterThan(100);
  });
});
