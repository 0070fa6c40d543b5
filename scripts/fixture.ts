/**
 * `npm run fixture -- <signature> …`: adds the instructions of a transaction to `data/cases`, one for each instruction of
 * a protocol that has none yet. From a node (`--rpc URL`, mainnet's public one when left out) or from files of
 * `getTransaction` results (`--folder FOLDER`; without signatures, all of it). What is read is printed: a person compares
 * it with the transaction before it is committed. `--again` reads every case anew.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RpcTransaction } from '#chain/rpc-types';
import { findProtocol, listProtocols } from '#decoder';
import { parseLossless } from '#std/json';
import { readCase, toCases } from '../src/decoder/testing/cases.ts';
import { CASES, listCased, readCases } from '../test/cases/case-files.ts';

/** Longer ones say no more about a layout than shorter ones. */
const MOST_BYTES = 6_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rpc: { type: 'string', default: 'https://api.mainnet-beta.solana.com' },
    folder: { type: 'string' },
    again: { type: 'boolean', default: false },
  },
});
mkdirSync(CASES, { recursive: true });
if (values.again) readAgain();
else for await (const input of readInputs()) add(input);

async function* readInputs(): AsyncGenerator<RpcTransaction> {
  const { folder } = values;
  if (folder !== undefined) {
    const names =
      positionals.length > 0 ? positionals : readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
    // A transaction in another encoding has that in its name.
    for (const name of names.filter((one) => /^[1-9A-HJ-NP-Za-km-z]{80,90}$/.test(one)).sort()) {
      yield parseLossless(readFileSync(join(folder, `${name}.json`), 'utf8')) as RpcTransaction; // that is what it holds
    }
    return;
  }
  if (positionals.length === 0) throw new Error('Which transaction? Give its signature.');
  for (const signature of positionals) {
    const response = await fetch(values.rpc, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'getTransaction',
        params: [signature, { encoding: 'base64', maxSupportedTransactionVersion: 1 }],
      }),
    });
    const answer = parseLossless(await response.text()) as { readonly result?: RpcTransaction | null }; // checked below
    if (!answer.result) throw new Error(`The node has no transaction ${signature}.`);
    yield answer.result;
  }
}

function add(input: RpcTransaction): void {
  for (const { protocol, one, name } of toCases(input, findProtocol)) {
    const { key } = protocol.definition;
    const file = join(CASES, `${key}.jsonl`);
    const known = existsSync(file) ? readCases(key) : [];
    if (known.some(({ expected }) => (expected as { readonly name?: string }).name === name)) continue;
    const line = JSON.stringify(one);
    if (line.length > MOST_BYTES) continue;
    appendFileSync(file, `${line}\n`);
    process.stdout.write(`${key}: ${name ?? '(no name)'} of ${one.signature} at ${one.at}\n`);
  }
}

function readAgain(): void {
  for (const key of listCased()) {
    const protocol = listProtocols().find(({ definition }) => definition.key === key);
    if (protocol === undefined) throw new Error(`data/cases has ${key}, which is no protocol`);
    const lines = readCases(key).map((one) => JSON.stringify({ ...one, expected: readCase(one, protocol) }));
    writeFileSync(join(CASES, `${key}.jsonl`), `${lines.join('\n')}\n`);
  }
}
