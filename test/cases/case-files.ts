import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from '../../src/decoder/testing/cases.ts';

export const CASES = join(import.meta.dirname, '../../data/cases');

/** Keys of the protocols that have cases. */
export const listCased = (): readonly string[] =>
  readdirSync(CASES)
    .map((file) => file.replace(/\.jsonl$/, ''))
    .sort();

export const readCases = (key: string): readonly Case[] =>
  readFileSync(join(CASES, `${key}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Case); // `toCases` made it
