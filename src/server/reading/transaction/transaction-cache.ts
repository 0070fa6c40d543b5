import { LRUCache } from 'lru-cache';
import { getTransaction, type Chain, type ChainOptions } from '#chain';
import type { RpcTransaction } from '#chain/rpc-types';
import type { Address, Signature } from '#contracts/chain';
import type { DecodedTransaction } from '#contracts/decoded';
import { decodeTransaction, withLogEvents } from '#decoder';
import { fromBase64 } from '#std/json';
import { withTimeout } from '#std/concurrency';
import type { IdlCache } from '../program/idl-cache.ts';

export interface ReadTransaction {
  readonly transaction: DecodedTransaction;
  readonly wire: Uint8Array | undefined;
  readonly index: number | undefined;
}

export type CachedTransactionReading =
  | ({ readonly kind: 'found' } & ReadTransaction)
  | { readonly kind: 'absent'; readonly state: 'not-found' | 'pruned' | 'unreadable' };

/** Decoded transactions, cached while they are asked for. */
export interface TransactionCache {
  /**
   * Rejects as `Chain.request` does and tells the age of a cached transaction. A confirmed one may still change, so
   * it is cached briefly.
   */
  read(
    signature: Signature,
    options?: ChainOptions & { readonly finalized?: boolean },
  ): Promise<CachedTransactionReading>;
  /** The cached one, without asking the chain. */
  peek(signature: Signature): ReadTransaction | undefined;
}

const BUDGET_BYTES = 64 * 2 ** 20;
const CONFIRMED_TTL_MS = 10_000;

export function createTransactionCache(chain: Chain, interfaces: IdlCache): TransactionCache {
  const cached = new LRUCache<string, { readonly read: ReadTransaction; readonly saidAtMs: number }>({
    maxSize: BUDGET_BYTES,
    sizeCalculation: ({ read: { transaction, wire } }) => estimateBytes(transaction, wire),
  });
  return {
    peek: (signature) => cached.get(signature)?.read,
    async read(signature, options = {}) {
      const known = cached.get(signature);
      if (known) {
        options.onCached?.({ ageMs: performance.now() - known.saidAtMs, isStale: false });
        return { kind: 'found', ...known.read };
      }
      let ageMs = 0;
      const reading = await getTransaction(chain, signature, {
        ...options,
        onCached: (age) => {
          ({ ageMs } = age);
          options.onCached?.(age);
        },
      });
      if (reading.kind === 'absent') return reading;
      const { transaction: rpc } = reading;
      const read: ReadTransaction = {
        transaction: await decodeWithPublished(rpc, signature, interfaces),
        wire:
          Array.isArray(rpc.transaction) && rpc.transaction[1] === 'base64'
            ? fromBase64(String(rpc.transaction[0]))
            : undefined,
        index: rpc.transactionIndex,
      };
      const saidAtMs = performance.now() - ageMs;
      cached.set(signature, { read, saidAtMs }, { ttl: options.finalized ? 0 : CONFIRMED_TTL_MS });
      return { kind: 'found', ...read };
    },
  };
}

/** How long a transaction waits for the interfaces of programs nobody here knows. */
const INTERFACES_MS = 1_200;
const MOST_INTERFACES = 8;

/** Decodes, and once more when a program in it turned out to publish its interface. */
async function decodeWithPublished(
  rpc: RpcTransaction,
  signature: Signature,
  interfaces: IdlCache,
): Promise<DecodedTransaction> {
  const decoded = decodeTransaction(rpc, signature, interfaces.protocolOf);
  const unknown = [...listUnknownPrograms(decoded.instructions)].slice(0, MOST_INTERFACES);
  if (unknown.length === 0) return withLogEvents(decoded, interfaces.protocolOf);
  const read = await withTimeout(
    INTERFACES_MS,
    Promise.all(unknown.map((program) => interfaces.read(program))),
  );
  const whole = read?.some((published) => published !== undefined)
    ? decodeTransaction(rpc, signature, interfaces.protocolOf)
    : decoded;
  return withLogEvents(whole, interfaces.protocolOf);
}

function listUnknownPrograms(
  instructions: DecodedTransaction['instructions'],
  found = new Set<Address>(),
): ReadonlySet<Address> {
  for (const { program, reading, inner } of instructions) {
    if (reading === 'unknown-program') found.add(program);
    listUnknownPrograms(inner, found);
  }
  return found;
}

/** Rough weight in memory: decoded trees grow with the wire bytes and the logs. */
function estimateBytes(transaction: DecodedTransaction, wire: Uint8Array | undefined): number {
  const logs = transaction.logs.reduce((sum, line) => sum + line.text.length, 0);
  return 4_096 + (wire?.length ?? 1_232) * 20 + logs * 2 + transaction.accounts.length * 200;
}
