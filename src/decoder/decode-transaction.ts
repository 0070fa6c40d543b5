import { sizedList } from '#std/sized-list';
import { WireError } from '#chain/wire/transaction';
import type { RpcTransaction } from '#chain/rpc-types';
import { asAddress, asBlockhash, asSignature, type Address } from '#contracts/chain';
import type { AccountRole, DecodedTransaction, TransactionStatus } from '#contracts/decoded';
import type { Claim } from './claims/claim.ts';
import { findUnsupported } from './claims/check-claims.ts';
import { TransactionRecord } from './claims/record.ts';
import { findInDirectory } from './directory/program-directory.ts';
import { findProtocol, type ProtocolSource } from './protocol-registry.ts';
import { collectEffects } from './summary/summary-input.ts';
import { summarise } from './summary/summarise.ts';
import { toBalanceChanges } from './transaction/balance-changes.ts';
import { decodeError } from './transaction/decode-error.ts';
import { toFees } from './transaction/fees.ts';
import { dropEffects, toInstructionTree } from './transaction/instruction-tree.ts';
import { toLamports } from './transaction/lamports.ts';
import { readLogs } from './transaction/logs.ts';
import {
  toRawTransaction,
  UnreadableTransaction,
  type RawTransaction,
} from './transaction/raw-transaction.ts';
import { TokenAccounts } from './transaction/token-accounts.ts';

/**
 * A node's answer as meaning. Total: an answer that holds no readable transaction gives a tree without
 * instructions whose `missing` says why, so that a page can still show what there is.
 *
 * `signature` names the transaction when its own bytes cannot; `published` reads programs no file here knows.
 */
export function decodeTransaction(
  input: RpcTransaction,
  signature?: string,
  published?: ProtocolSource,
): DecodedTransaction {
  try {
    return decodeReadable(input, toRawTransaction(input), signature, published).transaction;
  } catch (error) {
    const known = error instanceof WireError || error instanceof UnreadableTransaction;
    // Whatever a node may send in place of a transaction, one page is not worth a crash.
    return toUnreadable(
      input,
      signature ?? '',
      known ? error.message : 'the node’s answer has an unexpected shape',
    );
  }
}

/** A sentence with what it claims. */
export interface ExaminedSentence {
  readonly transaction: DecodedTransaction;
  /** What the sentence says that a record can support; none for a failed transaction. */
  readonly claims: readonly Claim[];
  /** What it says that no claim stands behind: names of holes, and `verb`. */
  readonly unclaimed: readonly string[];
  /** Claims among these that the record does not support. */
  readonly unsupported: readonly Claim[];
  /** Claims of better sentences that were not printed because the record does not support them. */
  readonly refused: readonly Claim[];
}

/** Decodes a transaction and checks its sentence against the record again. Throws where nothing can be read. */
export function examineSentence(input: RpcTransaction, published?: ProtocolSource): ExaminedSentence {
  const raw = toRawTransaction(input);
  const { transaction, ...drafted } = decodeReadable(input, raw, undefined, published);
  return {
    transaction,
    ...drafted,
    unsupported: findUnsupported(
      drafted.claims,
      new TransactionRecord(raw, readLogs(raw.meta?.logMessages), nameOfProgram),
    ),
  };
}

const nameOfProgram = (program: string): string | undefined =>
  findProtocol(program)?.definition.name ?? findInDirectory(program)?.name;

function decodeReadable(
  input: RpcTransaction,
  raw: RawTransaction,
  signature: string | undefined,
  published: ProtocolSource | undefined,
): Omit<ExaminedSentence, 'unsupported'> {
  const logs = readLogs(raw.meta?.logMessages);
  const tokens = new TokenAccounts(raw);
  const { top, innermostFailure } = toInstructionTree(raw, tokens, logs, published);
  const balanceChanges = toBalanceChanges(raw);
  const fees = toFees(raw);
  const { meta } = raw;
  const failed = meta !== undefined && meta.err !== null && meta.err !== undefined;
  const status: TransactionStatus =
    meta === undefined
      ? { kind: 'unknown' }
      : failed
        ? { kind: 'failed', error: decodeError(meta.err, raw, logs, innermostFailure, published) }
        : { kind: 'succeeded' };
  const feePayer = raw.keys[0] ?? asAddress('');
  // Of what failed nothing is claimed.
  let record: TransactionRecord | undefined;
  const { summary, action, trades, claims, unclaimed, refused } = summarise(
    {
      feePayer,
      signers: raw.keys.slice(0, raw.signers),
      addresses: raw.keys,
      instructions: top,
      effects: collectEffects(top),
      balanceChanges,
      feeLamports: fees.feeLamports,
      failed,
      findUnsupported: (drafted) =>
        findUnsupported(drafted, (record ??= new TransactionRecord(raw, logs, nameOfProgram))),
      logs: logs.lines,
      tokenOf: (account) => tokens.find(raw.keys.indexOf(account)),
    },
    status.kind === 'failed' ? status.error : undefined,
  );
  // What was tried is told by its effects; once it is told, there are none.
  if (failed) dropEffects(top);
  const transaction: DecodedTransaction = {
    signature: raw.signatures[0] ?? asSignature(signature ?? ''),
    slot: input.slot,
    blockTime: input.blockTime ?? undefined,
    version: raw.version,
    status,
    summary,
    action,
    feePayer,
    signatures: raw.signatures,
    recentBlockhash: raw.recentBlockhash,
    feeLamports: fees.feeLamports,
    priorityFeeLamports: fees.priorityFeeLamports,
    computeUnitLimit: fees.computeUnitLimit,
    computeUnits: meta?.computeUnitsConsumed === undefined ? undefined : Number(meta.computeUnitsConsumed),
    costUnits: meta?.costUnits === undefined ? undefined : Number(meta.costUnits),
    accounts: toRoles(raw),
    instructions: top,
    balanceChanges,
    trades,
    logs: logs.lines,
    logsTruncated: logs.truncated,
    missing: toMissing(raw),
    byteLength: raw.byteLength,
  };
  return { transaction, claims, unclaimed, refused };
}

function toRoles(raw: RawTransaction): readonly AccountRole[] {
  const { keys, signers, staticKeys, readonlySigners, readonlyOthers, meta } = raw;
  let loadedWritable = 0;
  for (let i = 0; i < raw.lookups.length; i++) loadedWritable += raw.lookups[i]!.writable;
  const tables = raw.lookups.length === 0 ? NO_TABLES : toTables(raw);
  const given = raw.roles;
  const had = meta?.preBalances;
  const has = meta?.postBalances;
  const roles = sizedList<MutableRole>(keys.length);
  for (let i = 0; i < keys.length; i++) {
    const stated = given?.[i];
    const signer = stated?.signer ?? i < signers;
    const before = had?.[i];
    const after = has?.[i];
    const preLamports = before === undefined ? undefined : toLamports(before);
    roles[i] = {
      address: keys[i]!,
      signer,
      writable:
        stated?.writable ??
        (i < signers
          ? i < signers - readonlySigners
          : i < staticKeys
            ? i < staticKeys - readonlyOthers
            : i < staticKeys + loadedWritable),
      feePayer: i === 0 ? true : undefined,
      lookupTable: i < staticKeys ? undefined : tables[i - staticKeys],
      program: undefined,
      preLamports,
      // Most balances are what they were.
      postLamports: after === before ? preLamports : after === undefined ? undefined : toLamports(after),
    };
  }
  for (let i = 0; i < raw.instructions.length; i++) markProgram(roles[raw.instructions[i]!.program]);
  for (const group of raw.inner.values())
    for (let i = 0; i < group.length; i++) markProgram(roles[group[i]!.program]);
  return roles;
}

type MutableRole = { -readonly [K in keyof AccountRole]: AccountRole[K] };

function markProgram(role: MutableRole | undefined): void {
  if (role !== undefined) role.program = true;
}

const NO_TABLES: readonly Address[] = [];

/** Table of each loaded key: all writable ones first, table by table. */
function toTables({ lookups }: RawTransaction): readonly Address[] {
  const tables: Address[] = [];
  for (let at = 0; at < lookups.length; at++) {
    const { table, writable } = lookups[at]!;
    for (let i = 0; i < writable; i++) tables.push(table);
  }
  for (let at = 0; at < lookups.length; at++) {
    const { table, readonly } = lookups[at]!;
    for (let i = 0; i < readonly; i++) tables.push(table);
  }
  return tables;
}

function toMissing(raw: RawTransaction): readonly string[] {
  const { meta } = raw;
  if (meta === undefined)
    return ['status, balances, inner instructions and logs: the node has no metadata for it'];
  const missing: string[] = [];
  if (meta.innerInstructions === null || meta.innerInstructions === undefined)
    missing.push('inner instructions');
  if (meta.logMessages === null || meta.logMessages === undefined) missing.push('logs');
  if (meta.preBalances === undefined || meta.postBalances === undefined) missing.push('SOL balances');
  if (!meta.preTokenBalances || !meta.postTokenBalances) missing.push('token balances');
  if (raw.lookups.length > 0 && !meta.loadedAddresses && raw.roles === undefined) {
    missing.push('addresses of its lookup tables');
  }
  return missing;
}

function toUnreadable(input: RpcTransaction, signature: string, reason: string): DecodedTransaction {
  return {
    signature: asSignature(signature),
    slot: input.slot,
    blockTime: input.blockTime ?? undefined,
    version: 'legacy',
    status: { kind: 'unknown' },
    summary: {
      template: 'This transaction cannot be read: {reason}',
      fields: [{ name: 'reason', value: { kind: 'text', text: reason } }],
    },
    action: 'unreadable',
    feePayer: asAddress(''),
    signatures: [],
    recentBlockhash: asBlockhash(''),
    accounts: [],
    instructions: [],
    balanceChanges: [],
    trades: [],
    logs: [],
    logsTruncated: false,
    missing: [`the transaction itself: ${reason}`],
  };
}
