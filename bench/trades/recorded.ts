/** Every recorded transaction that ran, once as recorded and once in the form web3.js hands to its users. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RpcTransaction } from '#chain/rpc-types';
import { toJsonForm } from '../decoder/block-input.ts';
import { toWeb3Object } from '../decoder/web3-objects.ts';

const MAINNET = join(
  process.env['CORPUS_DIR'] ?? join(import.meta.dirname, '../../../shared/data'),
  'mainnet',
);

export interface Recorded {
  readonly signature: string;
  readonly ours: RpcTransaction;
  /** What the peer is given. */
  readonly theirs: unknown;
}

export const hasRecorded = (): boolean => existsSync(MAINNET);

export async function readRecorded(): Promise<readonly Recorded[]> {
  const known = new Map<string, Recorded>();
  for (const text of [...readTransactions(), ...readBlocks()]) {
    const ours = JSON.parse(text) as RpcTransaction;
    if (!ours.meta || ours.meta.err !== null) continue;
    const form = toJsonForm(text);
    const parsed = JSON.parse(form) as { transaction: { signatures: string[] } };
    const signature = parsed.transaction.signatures[0]!;
    if (known.has(signature)) continue;
    // The peer takes what the node answered too, which web3.js refuses where a recorder left out the slot.
    const theirs = isParsed(ours) ? parsed : await toWeb3Object(form).catch(() => parsed);
    known.set(signature, { signature, ours, theirs });
  }
  return [...known.values()];
}

function* readTransactions(): Generator<string> {
  const folder = join(MAINNET, 'transactions');
  for (const name of readdirSync(folder).sort()) {
    if (/^[1-9A-HJ-NP-Za-km-z]+\.json$/.test(name)) yield readFileSync(join(folder, name), 'utf8');
  }
}

function* readBlocks(): Generator<string> {
  const folder = join(MAINNET, 'blocks');
  for (const name of readdirSync(folder).sort()) {
    const slot = Number.parseInt(name, 10);
    if (!name.endsWith('.json.gz') || Number.isNaN(slot)) continue;
    const block = JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString('utf8')) as {
      blockTime?: number | null;
      transactions?: RpcTransaction[];
    };
    for (const transaction of block.transactions ?? []) {
      yield JSON.stringify({ slot, blockTime: block.blockTime ?? null, ...transaction });
    }
  }
}

/** Whether the node took the instructions apart (`jsonParsed`), a form web3.js has another method for. */
function isParsed({ transaction }: RpcTransaction): boolean {
  return (
    typeof transaction === 'object' &&
    'message' in transaction &&
    transaction.message.accountKeys.some((key) => typeof key !== 'string')
  );
}
