import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildProgram, canBuildPrograms } from './build-program.ts';
import { OWN_PROGRAMS } from './own-programs.ts';

const canBuild = canBuildPrograms();
interface Idl {
  readonly instructions: readonly Named[];
  readonly accounts: readonly Named[];
  readonly events: readonly Named[];
  readonly errors: readonly { readonly code: number; readonly name: string; readonly msg: string }[];
}
interface Named {
  readonly name: string;
  readonly discriminator: readonly number[];
}
/** How many instructions, accounts and events each has. */
const NAMED: Readonly<Record<string, number>> = {
  amm: 9,
  oracle: 4,
  launchpad: 11,
  'liquid-staking': 14,
  lending: 19,
  orderbook: 12,
  perpetuals: 14,
};

describe.each(OWN_PROGRAMS)('the program $name of the localnet', (program) => {
  const idl = JSON.parse(readFileSync(program.idl, 'utf8')) as Idl; // our own file
  const source = readFileSync(program.source, 'utf8');
  test.skipIf(!canBuild)(
    `is built from its source to the byte${canBuild ? '' : ' (no clang 16.0.6 here)'}`,
    () => {
      expect(Buffer.compare(buildProgram(program.source), readFileSync(program.binary))).toBe(0);
    },
  );

  test('is described with the discriminators of its names', () => {
    const named = [
      ...idl.instructions.map(({ name, discriminator }) => ['global', name, discriminator] as const),
      ...idl.accounts.map(({ name, discriminator }) => ['account', name, discriminator] as const),
      ...idl.events.map(({ name, discriminator }) => ['event', name, discriminator] as const),
    ];
    expect(named.length).toBe(NAMED[program.name]);
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
