/**
 * Durable nonces, whose rules the engine does not apply because its blockhash check is off.
 * Source of layout and rules: `solana-nonce` (state: version u32, state u32, authority, nonce, fee u64) and
 * `check_load_and_advance_message_nonce_account` of Agave's bank.
 */
import { createHash } from 'node:crypto';
import { encodeBase58 } from '#std/base58';
import type { Accounts } from '../accounts/accounts.ts';
import type { EngineAccount } from '../engine/engine.ts';
import { toAddressBytes } from '../keys/address-bytes.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import type { CheckedTransaction } from '../transactions/check-transaction.ts';

const NONCE_LENGTH = 80;
const ADVANCE = 4;
const AUTHORITY_OFFSET = 8;
const NONCE_OFFSET = 40;

/** The nonce that a block after `blockhash` stores. */
export function toDurableNonce(blockhash: string): Uint8Array {
  return createHash('sha256').update('DURABLE_NONCE').update(toAddressBytes(blockhash)).digest();
}

export function isInitializedNonce(account: EngineAccount): boolean {
  const { data } = account;
  return account.owner === PROGRAMS.system && data.length === NONCE_LENGTH && data[0] === 1 && data[4] === 1;
}

/** Address of the nonce account a transaction lives by; `undefined` when it does not begin with an advance. */
export function findNonceAddress(transaction: CheckedTransaction): string | undefined {
  const { message } = transaction.wire;
  const first = message.instructions[0];
  if (!first || first.accounts.length === 0) return undefined;
  const isAdvance =
    first.data.length >= 4 && first.data[0] === ADVANCE && !first.data[1] && !first.data[2] && !first.data[3];
  if (!isAdvance || transaction.staticKeys[first.program] !== PROGRAMS.system) return undefined;
  return transaction.staticKeys[first.accounts[0]!];
}

/** Whether the transaction may run by its nonce, `latestBlockhash` being that of the block before. */
export function isNonceUsable(
  accounts: Accounts,
  transaction: CheckedTransaction,
  latestBlockhash: string,
): boolean {
  const address = findNonceAddress(transaction);
  const account = address === undefined ? undefined : accounts.get(address);
  if (!account || !isInitializedNonce(account)) return false;
  const stored = account.data.subarray(NONCE_OFFSET, NONCE_OFFSET + 32);
  const { message } = transaction.wire;
  if (Buffer.compare(stored, message.recentBlockhash) !== 0) return false;
  if (Buffer.compare(stored, toDurableNonce(latestBlockhash)) === 0) return false;
  const authority = encodeBase58(account.data.subarray(AUTHORITY_OFFSET, AUTHORITY_OFFSET + 32));
  return message.instructions[0]!.accounts.some(
    (index) => index < message.requiredSignatures && transaction.staticKeys[index] === authority,
  );
}

/** Stores the nonce of the present block, as nodes do even when the transaction fails. */
export function storeNonce(accounts: Accounts, address: string, latestBlockhash: string): void {
  const account = accounts.get(address);
  if (!account || !isInitializedNonce(account)) return;
  const data = Uint8Array.from(account.data);
  data.set(toDurableNonce(latestBlockhash), NONCE_OFFSET);
  accounts.set(address, { ...account, data });
}

/** Nonce accounts that a successful transaction initialised or advanced: first account of those instructions. */
export function listTouchedNonces(
  transaction: CheckedTransaction,
  accountKeys: readonly string[],
): readonly string[] {
  const touched: string[] = [];
  for (const { program, accounts, data } of transaction.wire.message.instructions) {
    if (accountKeys[program] !== PROGRAMS.system || accounts.length === 0) continue;
    const isNonce =
      data.length >= 4 && (data[0] === ADVANCE || data[0] === 6) && !data[1] && !data[2] && !data[3];
    if (isNonce) touched.push(accountKeys[accounts[0]!]!);
  }
  return touched;
}
