/**
 * The only file that touches the virtual machine (`litesvm`, a deep import of its raw binding, pinned exactly).
 *
 * The binding ends the whole process on bytes it cannot decode, so every entry here takes either a
 * `CheckedTransaction` or a 32-byte key it checks itself.
 */
import { Account, Clock, EpochSchedule, FailedTransactionMetadata, LiteSvm } from 'litesvm/dist/internal.js';
import type { TransactionMetadata } from 'litesvm/dist/internal.js';
import { encodeBase58 } from '#std/base58';
import type { CheckedTransaction } from '../transactions/check-transaction.ts';
import { toTransactionError } from './transaction-errors.ts';
import type { TransactionError } from './transaction-errors.ts';

export interface EngineAccount {
  readonly lamports: bigint;
  readonly data: Uint8Array;
  /** Base58 of the program that owns it. */
  readonly owner: string;
  readonly ownerBytes: Uint8Array;
  readonly executable: boolean;
  readonly rentEpoch: bigint;
}

export interface InnerInstruction {
  readonly program: number;
  readonly accounts: Uint8Array;
  readonly data: Uint8Array;
  readonly stackHeight: number;
}

export interface EngineOutcome {
  readonly error: TransactionError | null;
  readonly logs: readonly string[];
  readonly innerInstructions: readonly {
    readonly index: number;
    readonly instructions: readonly InnerInstruction[];
  }[];
  readonly computeUnits: bigint;
  readonly returnData: { readonly programId: string; readonly data: Uint8Array } | undefined;
}

export interface EngineSimulation extends EngineOutcome {
  /** Accounts after the run, by address; empty when it failed. */
  readonly accounts: ReadonlyMap<string, EngineAccount>;
}

export interface EngineClock {
  readonly slot: number;
  readonly epoch: number;
  readonly epochStartTime: number;
  readonly leaderScheduleEpoch: number;
  readonly unixTime: number;
}

export class Engine {
  readonly #svm: LiteSvm;

  constructor(slotsPerEpoch: number) {
    const svm = new LiteSvm();
    // The chain around the engine keeps blockhashes, duplicates and history itself.
    svm.setBlockhashCheck(false);
    svm.setTransactionHistory(0n);
    svm.setLogBytesLimit(null);
    svm.setEpochSchedule(new EpochSchedule(BigInt(slotsPerEpoch), BigInt(slotsPerEpoch), false, 0n, 0n));
    svm.withNativeMints();
    this.#svm = svm;
  }

  /** The account, or `undefined` when it holds no lamports. */
  getAccount(address: Uint8Array): EngineAccount | undefined {
    const account = this.#svm.getAccount(checkKey(address));
    return account === null || account.lamports() === 0n ? undefined : toEngineAccount(account);
  }

  getBalance(address: Uint8Array): bigint {
    return this.#svm.getBalance(checkKey(address)) ?? 0n;
  }

  /** Replaces an account. Throws when a program or sysvar does not load from the bytes. */
  setAccount(address: Uint8Array, account: Omit<EngineAccount, 'owner'>): void {
    const { lamports, data, ownerBytes, executable, rentEpoch } = account;
    this.#svm.setAccount(
      checkKey(address),
      new Account(lamports, data, checkKey(ownerBytes), executable, rentEpoch),
    );
  }

  minimumBalance(dataLength: number): bigint {
    return this.#svm.minimumBalanceForRentExemption(BigInt(dataLength));
  }

  setClock(clock: EngineClock): void {
    this.#svm.setClock(
      new Clock(
        BigInt(clock.slot),
        BigInt(clock.epochStartTime),
        BigInt(clock.epoch),
        BigInt(clock.leaderScheduleEpoch),
        BigInt(clock.unixTime),
      ),
    );
    this.#svm.expireBlockhash();
  }

  /** Executes and keeps the effects. */
  execute(transaction: CheckedTransaction, verifySignatures: boolean): EngineOutcome {
    this.#svm.setSigverify(verifySignatures);
    const result = this.#svm.sendVersionedTransaction(transaction.bytes);
    return result instanceof FailedTransactionMetadata
      ? toOutcome(result.meta(), toTransactionError(result.err()))
      : toOutcome(result, null);
  }

  /** Executes and forgets the effects. */
  simulate(transaction: CheckedTransaction, verifySignatures: boolean): EngineSimulation {
    this.#svm.setSigverify(verifySignatures);
    const result = this.#svm.simulateVersionedTransaction(transaction.bytes);
    if (result instanceof FailedTransactionMetadata) {
      return { ...toOutcome(result.meta(), toTransactionError(result.err())), accounts: new Map() };
    }
    const accounts = new Map<string, EngineAccount>();
    for (const entry of result.postAccounts()) {
      accounts.set(encodeBase58(entry.address), toEngineAccount(entry.account()));
    }
    return { ...toOutcome(result.meta(), null), accounts };
  }
}

function checkKey(bytes: Uint8Array): Uint8Array {
  if (bytes.length !== 32) throw new RangeError(`a key has 32 bytes, not ${bytes.length}`);
  return bytes;
}

function toEngineAccount(account: Account): EngineAccount {
  const ownerBytes = account.owner();
  return {
    lamports: account.lamports(),
    data: account.data(),
    owner: encodeBase58(ownerBytes),
    ownerBytes,
    executable: account.executable(),
    rentEpoch: account.rentEpoch(),
  };
}

function toOutcome(meta: TransactionMetadata, error: TransactionError | null): EngineOutcome {
  const innerInstructions: { index: number; instructions: InnerInstruction[] }[] = [];
  meta.innerInstructions().forEach((group, index) => {
    if (group.length === 0) return;
    const instructions = group.map((inner) => {
      const compiled = inner.instruction();
      return {
        program: compiled.programIdIndex(),
        accounts: compiled.accounts(),
        data: compiled.data(),
        stackHeight: inner.stackHeight(),
      };
    });
    innerInstructions.push({ index, instructions });
  });
  const returned = meta.returnData();
  const data = returned.data();
  return {
    error,
    logs: meta.logs(),
    innerInstructions,
    computeUnits: meta.computeUnitsConsumed(),
    returnData: data.length === 0 ? undefined : { programId: encodeBase58(returned.programId()), data },
  };
}
