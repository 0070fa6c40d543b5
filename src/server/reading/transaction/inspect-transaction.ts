import { createPublicKey, verify } from 'node:crypto';
import { isRpcError, simulateTransaction, getAccounts, type SimulationReading } from '#chain';
import { encodeTransaction } from '#chain/wire/encode-transaction';
import { parseMessage, parseTransaction, WireError, type WireTransaction } from '#chain/wire/transaction';
import type { RpcMeta } from '#chain/rpc-types';
import { asAddress } from '#contracts/chain';
import type { SignatureCheck, Simulation } from '#contracts/account/inspection';
import { toAddressText } from '#decoder';
import { decodeBase58 } from '#std/base58';
import { fromBase64 } from '#std/json';
import type { ClusterReader } from '../cluster-reader.ts';

/** A transaction that has not landed. */
export interface Unsent {
  readonly form: 'transaction' | 'message';
  readonly parsed: WireTransaction;
  readonly wire: Uint8Array;
}

const SIMULATION_MS = 6_000;
const TABLES_MS = 3_000;

/**
 * Reads base64 or base58 of a transaction, or of a message without signatures. Throws `WireError` with what is
 * wrong with the bytes.
 */
export function readUnsent(text: string): Unsent {
  const bytes = toBytes(text.replace(/\s+/g, ''));
  try {
    return { form: 'transaction', parsed: parseTransaction(bytes), wire: bytes };
  } catch (asTransaction) {
    try {
      const message = parseMessage(bytes);
      const wire = encodeTransaction(
        message,
        Array.from({ length: message.requiredSignatures }, () => new Uint8Array(64)),
      );
      return { form: 'message', parsed: parseTransaction(wire), wire };
    } catch {
      throw asTransaction;
    }
  }
}

function toBytes(text: string): Uint8Array {
  // Every base58 text is base64 as well; bytes that parse decide.
  const candidates = [decodeBase58(text), fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))];
  for (const bytes of candidates) {
    if (bytes === undefined) continue;
    if (isReadable(bytes)) return bytes;
  }
  const bytes = candidates[1] ?? candidates[0];
  if (bytes === undefined || bytes.length === 0) throw new WireError('this is neither base64 nor base58');
  return bytes;
}

function isReadable(bytes: Uint8Array): boolean {
  for (const read of [parseTransaction, parseMessage]) {
    try {
      read(bytes);
      return true;
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
    }
  }
  return false;
}

/** Source: RFC 8410: what stands before the 32 bytes of an Ed25519 key in its DER form. */
const KEY_HEADER = Buffer.from('302a300506032b6570032100', 'hex');

/** One check for each required signer, in their order. */
export function checkSignatures({ parsed }: Unsent): readonly SignatureCheck[] {
  const { message, messageBytes, signatures } = parsed;
  return signatures.map((signature, i) => {
    const key = message.accountKeys[i];
    const signer = asAddress(key === undefined ? '' : toAddressText(key));
    if (key === undefined || signature.every((byte) => byte === 0)) return { signer, state: 'missing' };
    return { signer, state: isSignedBy(key, messageBytes, signature) ? 'valid' : 'invalid' };
  });
}

function isSignedBy(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  try {
    const publicKey = createPublicKey({ key: Buffer.concat([KEY_HEADER, key]), format: 'der', type: 'spki' });
    return verify(null, message, publicKey, signature);
  } catch {
    // Bytes that are no point of the curve sign nothing.
    return false;
  }
}

/** Runs it where the cluster can. Never rejects: the reason says why there is none. */
export async function simulate(
  { chain }: ClusterReader,
  wire: Uint8Array,
  signal: AbortSignal,
): Promise<{ readonly simulation: Simulation; readonly meta: RpcMeta | undefined }> {
  let reading: SimulationReading;
  try {
    reading = await simulateTransaction(chain, wire, { signal, timeoutMs: SIMULATION_MS });
  } catch (error) {
    const reason = isRpcError(error)
      ? `The node refused to simulate it: ${error.message}`
      : 'No endpoint of this cluster could simulate it now.';
    return { simulation: { kind: 'not-simulated', reason }, meta: undefined };
  }
  return {
    simulation: { kind: 'simulated', slot: reading.slot, replacedBlockhash: true },
    meta: reading.meta,
  };
}

/** Source: solana-address-lookup-table-interface: 56 bytes of header, then addresses. */
const TABLE_HEADER = 56;

/** Addresses the transaction takes from lookup tables, as the tables are now. Absent when one cannot be read. */
export async function readLoaded(
  { chain }: ClusterReader,
  { parsed }: Unsent,
  signal: AbortSignal,
): Promise<RpcMeta['loadedAddresses']> {
  const { lookups } = parsed.message;
  if (lookups.length === 0) return undefined;
  const tables = await getAccounts(
    chain,
    lookups.map(({ table }) => toAddressText(table)),
    { signal, timeoutMs: TABLES_MS },
  ).catch(() => []);
  const loaded = { writable: [] as string[], readonly: [] as string[] };
  for (const side of ['writable', 'readonly'] as const) {
    for (const [i, lookup] of lookups.entries()) {
      for (const index of lookup[side]) {
        const data = tables[i]?.data;
        const at = TABLE_HEADER + 32 * index;
        if (data === undefined || data.length < at + 32) return undefined;
        loaded[side].push(toAddressText(data, at));
      }
    }
  }
  return loaded;
}
