import type { DecodedInstruction, Field } from '#contracts/decoded';
import type { RpcTransaction } from '#chain/rpc-types';
import { decodeTransaction, readInstruction } from '#decoder';
import { decodeBase58, encodeBase58 } from '#std/base58';
import { listValues } from '../../src/decoder/testing/compare-values.ts';
import { loadPeer } from '../peers/load.mjs';
import type { BenchRow } from '../row.ts';
import { hasBlock, readBase64Texts } from './block-input.ts';
import { codamaParser, seededBytes, toCodamaInputs } from './contestants.ts';
import { measure, measureRates } from './measure.ts';
import { readTokenAndSystem } from './token-system-input.ts';

const peer = (name: string, value: number) => ({ name, value });
const higher = (name: string, wanted: number, reached: number) => ({
  name,
  wanted,
  reached,
  better: 'higher' as const,
});

/** Goals 1 to 4. Throws when values differ from a peer's: speed counts only for the same answer. */
export function decodeRows(goals: ReadonlySet<number>): readonly BenchRow[] {
  const rows: BenchRow[] = [];
  if (goals.has(1) && hasBlock()) rows.push(fullView());
  if (goals.has(2) && hasBlock()) rows.push(namedInstructions());
  if (goals.has(3) && hasBlock()) rows.push(typedInstructions());
  if (goals.has(4)) rows.push(...base58());
  return rows;
}

function fullView(): BenchRow {
  const r = measureRates(['decode:ours', 'decode:web3.js', 'decode:dex-parser', 'decode:JSON.parse']);
  const { pace: ours, first: oursFirst } = r['decode:ours']!;
  const { pace: web3, first: web3First } = r['decode:web3.js']!;
  const { pace: dex, first: dexFirst } = r['decode:dex-parser']!;
  const parse = r['decode:JSON.parse']!.pace;
  return {
    goal: 1,
    work: 'JSON bytes → full decoded view',
    ours,
    unit: 'tx per CPU s',
    peers: [
      peer('web3.js getTransaction', web3),
      peer('solana-dex-parser', dex),
      peer('JSON.parse alone', parse),
    ],
    ratios: [
      higher('× web3.js', 10, ours / web3),
      higher('× dex-parser', 7, ours / dex),
      higher('× JSON.parse', 0.2, ours / parse),
    ],
    note: `dex-parser starts from objects web3.js made; ours from JSON text. In the first seconds of a process: ours ${Math.round(oursFirst)}, web3.js ${Math.round(web3First)}, dex-parser ${Math.round(dexFirst)}.`,
  };
}

function namedInstructions(): BenchRow {
  const r = measure(['named:ours', 'named:debridge']);
  let all = 0;
  let named = 0;
  const count = (nodes: readonly DecodedInstruction[]): void => {
    for (const node of nodes) {
      all++;
      if (node.reading === 'decoded') named++;
      count(node.inner);
    }
  };
  for (const text of readBase64Texts())
    count(decodeTransaction(JSON.parse(text) as RpcTransaction).instructions);
  return {
    goal: 2,
    work: 'objects → named instructions',
    ours: r['named:ours']!,
    unit: 'tx per CPU s',
    peers: [peer('debridge parser', r['named:debridge']!)],
    ratios: [
      higher('× debridge', 3, r['named:ours']! / r['named:debridge']!),
      higher('share named', 0.9, named / all),
    ],
    note: `${named} of ${all} instructions are named; the others call programs without a protocol file yet and keep their raw bytes.`,
  };
}

function typedInstructions(): BenchRow {
  const mismatches = countMismatches();
  if (mismatches > 0)
    throw new Error(`${mismatches} Token and System instructions differ from codama's values`);
  const r = measure(['typed:ours', 'typed:codama', 'typed:explorer-kit']);
  const ours = r['typed:ours']!;
  return {
    goal: 3,
    work: 'typed Token and System instructions',
    ours,
    unit: 'instructions per CPU s',
    peers: [peer('codama', r['typed:codama']!), peer('explorer-kit', r['typed:explorer-kit']!)],
    ratios: [
      higher('× codama', 8, ours / r['typed:codama']!),
      higher('× explorer-kit', 3, ours / r['typed:explorer-kit']!),
    ],
    note: `values identical to codama's for all ${readTokenAndSystem().length} instructions of the block`,
  };
}

/** Integers and addresses of a reading, sorted: what both sides must agree on whatever they call it. */
const valuesOf = (fields: readonly Field[]): string =>
  listValues(fields.filter(({ value }) => value.kind !== 'list'))
    .toSorted()
    .join(' ');

function codamaValues(data: Record<string, unknown>): string {
  const { discriminator: _discriminator, authorityType: _named, ...rest } = data;
  return Object.values(rest)
    .flatMap((value): string[] => {
      if (typeof value === 'object' && value !== null && '__option' in value) {
        return value.__option === 'Some' && 'value' in value ? [String(value.value)] : [];
      }
      return Array.isArray(value) ? [] : [String(value)];
    })
    .sort()
    .join(' ');
}

function countMismatches(): number {
  const parse = codamaParser();
  const theirs = toCodamaInputs();
  let wrong = 0;
  readTokenAndSystem().forEach(({ raw, keys }, i) => {
    const ours = readInstruction(raw, keys, undefined);
    if (valuesOf(ours.fields) !== codamaValues(parse(theirs[i]!).data)) wrong++;
  });
  return wrong;
}

const CHECKED = 1_000_000;

function base58(): readonly BenchRow[] {
  const bs58 = loadPeer('bs58').default;
  let mismatches = 0;
  for (const bytes of seededBytes(CHECKED / 2, (i) => (i % 3 === 0 ? 32 : i % 3 === 1 ? 64 : i % 80))) {
    const text = encodeBase58(bytes);
    if (text !== bs58.encode(bytes)) mismatches++;
    if (Buffer.compare(decodeBase58(text)!, bytes) !== 0) mismatches++;
  }
  if (mismatches > 0) throw new Error(`${mismatches} base58 values differ from bs58's`);
  const r = measure(['base58 encode:ours', 'base58 encode:bs58', 'base58 decode:ours', 'base58 decode:bs58']);
  const row = (work: string, wanted: number): BenchRow => {
    const ours = r[`base58 ${work}:ours`]!;
    const theirs = r[`base58 ${work}:bs58`]!;
    return {
      goal: 4,
      work: `base58 ${work}`,
      ours,
      unit: work === 'encode' ? 'keys per CPU s' : 'instruction data per CPU s',
      peers: [peer('bs58', theirs)],
      ratios: [higher('× bs58', wanted, ours / theirs)],
      note: `no mismatch in ${CHECKED.toLocaleString('en')} values`,
    };
  };
  return [row('encode', 3.5), row('decode', 4)];
}
