import { DatabaseSync } from 'node:sqlite';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Commitment } from '#contracts/chain';
import type { Log } from '#std/log';
import { isDamage, localnetError } from '../errors.ts';
import type { Keypair } from '../keys/keypair.ts';
import { Ledger } from '../ledger/ledger.ts';
import { readAccounts, readCheckpoint, saveCheckpoint } from '../ledger/checkpoint.ts';
import type { Checkpoint } from '../ledger/checkpoint.ts';
import { holdFolder } from '../ledger/hold-folder.ts';
import { putAside } from '#std/put-aside';
import { CLEAR, SCHEMA } from '../ledger/schema.ts';
import type { ResolvedOptions } from '../options.ts';
import { checkTransaction } from '../transactions/check-transaction.ts';
import type { CheckedTransaction } from '../transactions/check-transaction.ts';
import { Bank } from './bank.ts';
import type { SubmitOutcome } from './bank.ts';
import { BLOCKHASH_WINDOW } from './blockhash-queue.ts';
import type { Block } from '../ledger/block.ts';
import { castVotes } from './cast-votes.ts';
import { ChainEmitter } from './chain-events.ts';
import type { SettledBlock } from './chain-events.ts';
import { createFaucet, indexBuiltins, openVoteAccount, toGenesisHash, writeGenesis } from './genesis.ts';
import { writePrograms } from './genesis-programs.ts';
import { Random } from './random.ts';
import { createValidators } from './validators.ts';

const toPath = (dataDir: string): string => join(dataDir, 'localnet.sqlite');

/** Unix milliseconds at which a slot begins. */
export type SlotClock = (slot: number) => number;

/**
 * The chain as its RPC sees it: an open block that takes transactions, sealed blocks in a ledger, and
 * what of them is finalized. Time passes only by `advance`.
 */
export class LocalnetChain {
  readonly options: ResolvedOptions;
  readonly bank: Bank;
  readonly ledger: Ledger;
  readonly faucet: Keypair;
  readonly events = new ChainEmitter();
  readonly genesisHash: string;
  /** What the economy left in the last checkpoint, for it to continue; `undefined` on a chain of its own. */
  readonly restoredEconomy: unknown;
  /** Whether the open block waits for a disk that does not take it; until then nothing more lands in it. */
  isHalted = false;
  /** Where its RPC listens, once it does. */
  publicAddress: string | null = null;
  readonly #database: DatabaseSync;
  readonly #awaiting: SettledBlock[] = [];
  #clock: SlotClock;
  #release: () => void = () => {};
  #sealedSlot = 0;
  #sealedTime = 0;
  #finalizedSlot = 0;

  private constructor(options: ResolvedOptions, database: DatabaseSync, clock: SlotClock) {
    const checkpoint = readCheckpoint(database);
    if (
      checkpoint &&
      (checkpoint.seed !== options.seed || checkpoint.slotsPerEpoch !== options.slotsPerEpoch)
    ) {
      throw localnetError('other-chain', { context: { seed: checkpoint.seed } });
    }
    // Blocks without a checkpoint are a beginning that was cut short: nothing stands behind them.
    if (!checkpoint) database.exec(CLEAR);
    this.options = options;
    this.#database = database;
    this.#clock = clock;
    this.genesisHash = checkpoint?.genesisHash ?? toGenesisHash(options.seed, clock(0));
    this.restoredEconomy = checkpoint?.economy;
    this.ledger = new Ledger(database, options.maxTransactions);
    this.faucet = createFaucet(options.seed);
    this.bank = new Bank({
      seed: options.seed,
      slotsPerEpoch: options.slotsPerEpoch,
      slotMs: options.slotMs,
      genesisHash: this.genesisHash,
      validators: createValidators(options.seed, options.validators),
    });
    indexBuiltins(this.bank.accounts);
    if (checkpoint) this.#restore(checkpoint);
    else this.#begin();
  }

  /**
   * Opens the chain of a directory, or begins a new one, also where the file is damaged, which then lies beside it.
   * Throws `localnet/other-chain` for another seed's directory and `localnet/in-use` for one of a running process.
   */
  static open(options: ResolvedOptions, clock: SlotClock, log: Log): LocalnetChain {
    const { dataDir } = options;
    if (dataDir === undefined) return LocalnetChain.#openFile(options, ':memory:', clock);
    mkdirSync(dataDir, { recursive: true });
    const release = holdFolder(dataDir, options.ownerPid);
    const file = toPath(dataDir);
    try {
      const chain = LocalnetChain.#openOrBegin(options, file, clock, log);
      chain.#release = release;
      return chain;
    } catch (error) {
      release();
      throw error;
    }
  }

  static #openOrBegin(options: ResolvedOptions, file: string, clock: SlotClock, log: Log): LocalnetChain {
    try {
      return LocalnetChain.#openFile(options, file, clock);
    } catch (error) {
      if (!isDamage(error)) throw error;
      log.error('damaged', { error, movedTo: putAside(file), outcome: 'the chain begins anew' });
      return LocalnetChain.#openFile(options, file, clock);
    }
  }

  static #openFile(options: ResolvedOptions, file: string, clock: SlotClock): LocalnetChain {
    const database = new DatabaseSync(file);
    try {
      database.exec(SCHEMA);
      return new LocalnetChain(options, database, clock);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  get isNew(): boolean {
    return this.ledger.firstSlot === undefined;
  }
  /** Slot of the block being built. */
  get openSlot(): number {
    return this.bank.slot;
  }
  /** Slot of the last sealed block. */
  get sealedSlot(): number {
    return this.#sealedSlot;
  }
  get finalizedSlot(): number {
    return this.#finalizedSlot;
  }

  slotAt(commitment: Commitment): number {
    if (commitment === 'processed') return this.openSlot;
    return commitment === 'confirmed' ? this.#sealedSlot : this.#finalizedSlot;
  }

  /** Blocks sealed on top of the one of `slot`, its own included; 0 while it is open. */
  confirmationsOf(slot: number): number {
    return this.#awaiting.filter(({ block }) => block.slot >= slot).length;
  }

  /** Lets time continue by another clock, from the next block on. */
  setClock(clock: SlotClock): void {
    this.#clock = clock;
  }

  /** Submits a transaction to the open block and tells the listeners when it landed. */
  submit(transaction: CheckedTransaction, verifySignatures: boolean): SubmitOutcome {
    const outcome = this.bank.submit(transaction, verifySignatures);
    if (outcome.kind === 'landed') {
      const { transaction: landed, writable } = outcome;
      this.events.emit('transaction', { transaction: landed, writable });
    }
    return outcome;
  }

  /**
   * Seals the open block and opens the next; `between` runs where the state is exactly that of the sealed
   * block. In a quiet slot hardly a validator votes, so that it costs next to nothing.
   */
  advance(between?: () => void, isQuiet = false): Block {
    const sealed = this.#seal();
    between?.();
    const slot = this.nextSlot(sealed.block.slot);
    this.bank.open(slot, this.#timeOf(slot), isQuiet);
    this.events.emit('slot', { slot, parent: sealed.block.slot, root: this.#finalizedSlot });
    castVotes(this.bank, isQuiet);
    return sealed.block;
  }

  /** The slot of the next block: seeded slots have none. */
  nextSlot(slot: number): number {
    let next = slot + 1;
    while (new Random(`${this.options.seed}/skip/${next}`).chance(this.options.skipRate)) next++;
    return next;
  }

  /** Writes accounts, tip and economy; only from `between` of `advance`. */
  save(economy: unknown): void {
    const { seed, slotsPerEpoch } = this.options;
    const tip = this.bank.tip();
    saveCheckpoint(this.#database, this.bank.accounts, {
      genesisHash: this.genesisHash,
      seed,
      slotsPerEpoch,
      tip,
      economy,
    });
  }

  close(): void {
    if (!this.#database.isOpen) return;
    this.#database.close();
    this.#release();
  }

  /** Closes the chain for good and moves its damaged file aside; gives where it lies, where there is one. */
  abandon(): string | undefined {
    if (!this.#database.isOpen) return undefined;
    this.#database.close();
    const { dataDir } = this.options;
    const movedTo = dataDir === undefined ? undefined : putAside(toPath(dataDir));
    this.#release();
    return movedTo;
  }

  /** Unix seconds the block of `slot` begins at: never before the one under it, whatever the clock was set to. */
  #timeOf(slot: number): number {
    return Math.max(this.#sealedTime, Math.floor(this.#clock(slot) / 1000));
  }

  #seal(): SettledBlock {
    const block = this.bank.toBlock();
    // A block that cannot be stored stays open: what stood on it would be lost with the process.
    this.ledger.add(block);
    const sealed = this.bank.seal(block);
    this.#settle(sealed);
    this.events.emit('sealed', sealed);
    return sealed;
  }

  #settle(sealed: SettledBlock): void {
    this.#sealedSlot = sealed.block.slot;
    this.#sealedTime = sealed.block.time;
    this.#awaiting.push(sealed);
    while (this.#awaiting.length > this.options.finalityLag) {
      const finalized = this.#awaiting.shift()!;
      this.#finalizedSlot = finalized.block.slot;
      this.bank.accounts.finalize(finalized.block.slot);
      this.events.emit('finalized', finalized);
    }
  }

  #begin(): void {
    writeGenesis(this.bank, this.faucet);
    writePrograms(this.bank);
    this.bank.accounts.seal(0);
    this.bank.accounts.finalize(0);
    this.bank.open(1, Math.floor(this.#clock(1) / 1000));
    for (const validator of this.bank.options.validators) openVoteAccount(this.bank, validator);
  }

  /** Loads the checkpoint, then executes again the blocks sealed after it. */
  #restore({ tip }: Checkpoint): void {
    const { accounts } = this.bank;
    for (const [address, account] of readAccounts(this.#database)) accounts.load(address, account);
    const first = this.ledger.firstSlot ?? 0;
    const known = this.ledger.slots(Math.max(first, tip.slot - 3 * BLOCKHASH_WINDOW), tip.slot, 1_000_000);
    const recent = known.slice(-BLOCKHASH_WINDOW - 1).map((slot) => this.ledger.block(slot)!);
    if (recent.at(-1)?.hash !== tip.hash) {
      throw localnetError('damaged', {
        context: { slot: tip.slot, reason: 'the block of the checkpoint is missing' },
      });
    }
    this.bank.resume(tip, recent);
    this.#sealedSlot = tip.slot;
    this.#sealedTime = recent.at(-1)?.time ?? 0;
    this.#finalizedSlot = recent.at(-1 - this.options.finalityLag)?.slot ?? tip.slot;
    for (const slot of this.ledger.slots(tip.slot + 1, Number.MAX_SAFE_INTEGER, 1_000_000))
      this.#replay(slot);
    // A directory may be older than a program.
    writePrograms(this.bank);
    const next = this.nextSlot(this.#sealedSlot);
    this.bank.open(next, this.#timeOf(next));
    castVotes(this.bank);
  }

  #replay(slot: number): void {
    const block = this.ledger.block(slot)!;
    this.bank.open(slot, block.time);
    for (const { bytes } of block.transactions) this.bank.submit(checkTransaction(bytes), false);
    const again = this.bank.seal();
    if (again.block.hash !== block.hash) {
      throw localnetError('damaged', {
        context: { slot, reason: 'the block does not execute to its hash again' },
      });
    }
    this.#settle(again);
  }
}
