import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AMM_BINARY, AMM_SOURCE, buildProgram, canBuildPrograms } from './build-program.ts';

const canBuild = canBuildPrograms();
const idl = JSON.parse(readFileSync(join(import.meta.dirname, 'amm', 'amm.idl.json'), 'utf8')) as {
  readonly instructions: readonly Named[];
  readonly accounts: readonly Named[];
  readonly events: readonly Named[];
  readonly errors: readonly { readonly code: number; readonly name: string; readonly msg: string }[];
}; // our own file
interface Named {
  readonly name: string;
  readonly discriminator: readonly number[];
}
const source = readFileSync(AMM_SOURCE, 'utf8');

describe('the Localnet AMM', () => {
  test.skipIf(!canBuild)(
    `is built from its source to the byte${canBuild ? '' : ' (no clang 16.0.6 here)'}`,
    () => {
      expect(Buffer.compare(buildProgram(AMM_SOURCE), readFileSync(AMM_BINARY))).toBe(0);
    },
  );

  test('is described with the discriminators of its names', () => {
    const named = [
      ...idl.instructions.map(({ name, discriminator }) => ['global', name, discriminator] as const),
      ...idl.accounts.map(({ name, discriminator }) => ['account', name, discriminator] as const),
      ...idl.events.map(({ name, discriminator }) => ['event', name, discriminator] as const),
    ];
    expect(named.length).toBe(9);
    for (const [space, name, discriminator] of named) {
      const hash = createHash('sha256').update(`${space}:${name}`).digest().subarray(0, 8);
      expect([name, discriminator]).toEqual([name, [...hash]]);
      expect(source).toContain(`0x${hash.readBigUInt64LE().toString(16)}ul`);
    }
  });

  test('is described with all its errors', () => {
    const enumeration = /enum \{([^}]*)\}/.exec(source)![1]!;
    const constants = [...enumeration.matchAll(/[A-Z_]+(?=,| =)/g)].map(([name]) => name);
    const used = new Set(
      [...source.matchAll(/([A-Z_]+), "(\w+)"\)/g)].map(([, code, name]) => `${code} ${name}`),
    );
    expect(idl.errors.map(({ code }) => code)).toEqual(constants.map((_name, index) => 6000 + index));
    for (const [index, { name }] of idl.errors.entries())
      expect(used).toContain(`${constants[index]} ${name}`);
    expect(used.size).toBe(idl.errors.length);
  });
});
