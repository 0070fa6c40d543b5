/**
 * Prints an IDL as its file in `data/idl` says it: `node scripts/interface-text.ts idl.json > data/idl/<key>.idl`, with
 * `--only a,b` those instructions alone.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseIdl } from '../src/decoder/idl/parse-idl.ts';
import { printInterface } from '../src/decoder/interface/print-interface.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const [file] = positionals;
if (file === undefined) throw new Error('usage: interface-text.ts <idl.json> [--only a,b]');
const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
const { interface: whole, name, kind, version } = parseIdl(json);
const only = values.only?.split(',');
console.error(`${name} ${version ?? ''} (${kind})`);
console.log(
  printInterface({
    ...whole,
    instructions: whole.instructions.filter((instruction) => only?.includes(instruction.name) ?? true),
  }),
);
