import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseConfiguration } from '../config/configuration.ts';
import { SECRET_NAMES, VARIABLES } from '../config/variables.ts';
import { toEnvironmentExample } from './environment-example.ts';

const EXAMPLE = join(import.meta.dirname, '../../../.env.example');

describe('.env.example', () => {
  test('is what the table of settings says (npm run gen writes it)', () => {
    expect(readFileSync(EXAMPLE, 'utf8')).toBe(toEnvironmentExample());
  });

  test('sets nothing, and with every # before a name taken off still nothing', () => {
    const text = toEnvironmentExample();
    expect(parseEnv(text)).toEqual({});
    const all = parseEnv(text.replaceAll(/^#(?=[A-Z_]+=$)/gm, ''));
    expect(Object.keys(all).toSorted()).toEqual(Object.keys(VARIABLES).toSorted());
    expect(parseConfiguration(all)).toEqual(parseConfiguration({}));
    for (const name of SECRET_NAMES) expect(text).toContain(`${name}_FILE`);
  });
});
