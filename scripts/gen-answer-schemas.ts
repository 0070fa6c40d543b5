/**
 * Writes `src/server/reference/answer-schemas.gen.json`: what every question, action and live event answers as
 * JSON Schema, and what the docstrings say of their inputs, out of the TypeScript contracts. `--check` writes
 * nothing and exits 1 when the file on disk differs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readContracts } from './schemas/contract-types.ts';
import { writeAnswerSchemas } from './schemas/answer-schemas.ts';

const ROOT = join(import.meta.dirname, '..');
const FILE = 'src/server/reference/answer-schemas.gen.json';
const CONTRACTS = join(ROOT, 'src/contracts');

const source = writeAnswerSchemas(
  readContracts(CONTRACTS, ['api', 'questions.gen', 'actions', 'answers', 'index-live']),
);
const file = join(ROOT, FILE);
const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
if (current !== source) {
  if (process.argv.includes('--check')) {
    console.error(`${FILE} is stale: run npm run gen`);
    process.exit(1);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  console.log(`wrote ${FILE}`);
}
