import { createHash } from 'node:crypto';
import { encodeBase58 } from '#std/base58';
import { Accounts } from '../accounts/accounts.ts';
import { Engine } from '../engine/engine.ts';
import type { EngineSimulation } from '../engine/engine.ts';
import type { TransactionError } from '../engine/transaction-errors.ts';
import { toAddressBytes } from '../keys/address-bytes.ts';
import type { CheckedTransaction } from '../transactions/check-transaction.ts';
import { listKeys, loadAddresses } from '../accounts/message-accounts.ts';
import type { Block, LandedTransaction, Reward } from '../ledger/block.ts';
import type { ChainTip } from '../ledger/chain-tip.ts';
import { BlockhashQueue } from './blockhash-queue.ts';
import { Epochs } from './epochs.ts';
import { executeTransaction } from './execute-transaction.ts';
import { toFeeTerms } from './fees.ts';
import { LeaderSchedule } from './leader-schedule.ts';
import { findNonceAddress, isNonceUsable } from './nonce.ts';
import { PriorityFees } from './priority-fees.ts';
import { endEpoch } from './staking/end-epoch.ts';
import { StakeHistory } from './staking/stake-history.ts';
import { StatusCache } from './status-cache.ts';
import { Sysvars } from './sysvars.ts';
import type { Validator } from './validators.ts';

export type SubmitOutcome =
  | {
      readonly kind: 'landed';
      readonly transaction: LandedTransaction;
      /** Accounts it had the right to write. */
      readonly writable: readonly string[];
    }
  /** It is in no block and paid nothing. */
  | { readonly kind: 'refused'; readonly error: TransactionError };

export interface BankOptions {
  readonly seed: string;
  readonly slotsPerEpoch: number;
  readonly slotMs: number;
  readonly genesisHash: string;
  readonly validators: readonly Validator[];
}

interface OpenBlock {
  readonly slot: number;
  readonly time: number;
  readonly transactions: LandedTransaction[];
  readonly rewards: Reward[];
  baseLamports: bigint;
  priorityLamports: bigint;
}

/**
 * Executes transactions into the open block and seals it. One block is open from `open` to `seal`;
 * everything is synchronous, so each call sees all effects of those before.
 */
export class Bank {
  readonly options: BankOptions;
  readonly engine: Engine;
  readonly accounts: Accounts;
  readonly epochs: Epochs;
  readonly leaders: LeaderSchedule;
  readonly blockhashes = new BlockhashQueue();
  readonly statuses = new StatusCache();
  readonly priorityFees = new PriorityFees();
  readonly stakeHistory = new StakeHistory();
  readonly #sysvars: Sysvars;
  #open: OpenBlock = {
    slot: 0,
    time: 0,
    transactions: [],
    rewards: [],
    baseLamports: 0n,
    priorityLamports: 0n,
  };
  #parent = { slot: 0, height: 0 };
  #isShown = false;
  #transactionCount = 0;
  #epochStartTime = 0;

  constructor(options: BankOptions) {
    this.options = options;
    this.engine = new Engine(options.slotsPerEpoch);
    this.accounts = new Accounts(this.engine);
    this.epochs = new Epochs(options.slotsPerEpoch);
    this.#sysvars = new Sysvars(this.engine);
    const weights = options.validators.map(({ identity, stakeSol }) => ({
      identity: identity.address,
      weight: stakeSol,
    }));
    this.leaders = new LeaderSchedule(options.seed, this.epochs, weights);
    this.blockhashes.push(options.genesisHash, 0);
    this.#sysvars.addBlock(0, options.genesisHash);
  }

  /** Slot of the block being built. */
  get slot(): number {
    return this.#open.slot;
  }
  get time(): number {
    return this.#open.time;
  }
  get parentSlot(): number {
    return this.#parent.slot;
  }
  /** Height the open block will have. */
  get height(): number {
    return this.#parent.height + 1;
  }
  get transactionCount(): number {
    return this.#transactionCount;
  }
  get openTransactions(): readonly LandedTransaction[] {
    return this.#open.transactions;
  }
  get epochStartTime(): number {
    return this.#epochStartTime;
  }

  tip(): ChainTip {
    return {
      slot: this.#parent.slot,
      height: this.#parent.height,
      hash: this.blockhashes.latest.hash,
      transactionCount: this.#transactionCount,
      epochStartTime: this.#epochStartTime,
      stakeHistory: this.stakeHistory.entries(),
    };
  }

  /** Continues after `tip`; `recent` are the last sealed blocks in order, for blockhashes and duplicates. */
  resume(tip: ChainTip, recent: readonly Pick<Block, 'slot' | 'height' | 'hash' | 'transactions'>[]): void {
    for (const block of recent) {
      this.blockhashes.push(block.hash, block.height);
      this.#sysvars.addBlock(block.slot, block.hash);
      for (const { signature, slot, error } of block.transactions)
        this.statuses.add(signature, { slot, error });
      this.statuses.endBlock();
    }
    this.#parent = { slot: tip.slot, height: tip.height };
    this.#transactionCount = tip.transactionCount;
    this.#epochStartTime = tip.epochStartTime;
    this.stakeHistory.load(tip.stakeHistory);
  }

  /**
   * Opens the block of `slot`, whose clock shows `time` (unix seconds). A quiet slot saves what nobody asks
   * for in it: older states, a clock while no transaction comes, and SlotHistory, which is large.
   */
  open(slot: number, time: number, isQuiet = false): void {
    const epoch = this.epochs.of(slot);
    const entersEpoch = epoch > this.epochs.of(this.#parent.slot);
    if (entersEpoch || this.#epochStartTime === 0) this.#epochStartTime = time;
    this.#open = { slot, time, transactions: [], rewards: [], baseLamports: 0n, priorityLamports: 0n };
    this.priorityFees.open(slot);
    this.#isShown = false;
    this.accounts.keepsBefore = !isQuiet;
    if (!isQuiet || entersEpoch) this.#show(isQuiet);
    if (entersEpoch) this.#open.rewards.push(...endEpoch(this, epoch - 1));
    this.stakeHistory.publish(this.engine);
  }

  /** Lets programs see the open block. */
  #show(isQuiet: boolean): void {
    const { slot, time } = this.#open;
    const epoch = this.epochs.of(slot);
    this.engine.setClock({
      slot,
      epoch,
      epochStartTime: this.#epochStartTime,
      leaderScheduleEpoch: epoch + 1,
      unixTime: time,
    });
    this.#sysvars.publish(isQuiet);
    this.#isShown = true;
  }

  /** Executes a transaction now. `verifySignatures` may be off only for what this process signed itself. */
  submit(transaction: CheckedTransaction, verifySignatures: boolean): SubmitOutcome {
    const refusal = this.findRefusal(transaction);
    if (refusal !== undefined) return { kind: 'refused', error: refusal };
    if (!this.#isShown) this.#show(true);
    const loaded = loadAddresses(this.accounts, transaction);
    if (typeof loaded === 'string') return { kind: 'refused', error: loaded };
    const { keys, writable } = listKeys(transaction, loaded);
    const nonce = this.#usesNonce(transaction) ? findNonceAddress(transaction) : undefined;
    const result = executeTransaction(this, transaction, { keys, writable, loaded, nonce, verifySignatures });
    if (result.kind === 'refused') return result;

    const landed = result.transaction;
    const terms = toFeeTerms(transaction);
    const base = landed.feeLamports < terms.baseLamports ? landed.feeLamports : terms.baseLamports;
    this.#open.baseLamports += base;
    this.#open.priorityLamports += landed.feeLamports - base;
    this.#open.transactions.push(landed);
    this.#transactionCount++;
    this.statuses.add(landed.signature, { slot: landed.slot, error: landed.error });
    if (!landed.isVote) this.priorityFees.add(terms.unitPrice, writable);
    return result;
  }

  /** Why a transaction may not be executed in this block, before it is. */
  findRefusal(transaction: CheckedTransaction): TransactionError | undefined {
    if (this.statuses.get(transaction.signature)) return 'AlreadyProcessed';
    const hash = encodeBase58(transaction.wire.message.recentBlockhash);
    if (this.blockhashes.has(hash) || this.#usesNonce(transaction)) return undefined;
    return 'BlockhashNotFound';
  }

  /** Runs a transaction without effect on the present state. */
  simulate(transaction: CheckedTransaction, verifySignatures: boolean): EngineSimulation {
    return this.engine.simulate(transaction, verifySignatures);
  }

  /** The open block as `seal` would end it: its leader paid, the rest burnt, and named. Changes nothing. */
  toBlock(): Block {
    const { slot, time, transactions, rewards, baseLamports, priorityLamports } = this.#open;
    const leader = this.leaders.of(slot);
    const burntLamports = baseLamports / 2n;
    const earned = baseLamports - burntLamports + priorityLamports;
    const fee: Reward = {
      address: leader,
      lamports: earned,
      postBalance: this.accounts.getBalance(leader) + earned,
      kind: 'Fee',
      commission: null,
    };
    const previousHash = this.blockhashes.latest.hash;
    return {
      slot,
      height: this.#parent.height + 1,
      parentSlot: this.#parent.slot,
      hash: toBlockhash(previousHash, slot, transactions),
      previousHash,
      time,
      leader,
      transactions,
      rewards: earned > 0n ? [fee, ...rewards] : rewards,
      burntLamports,
    };
  }

  /** Ends the open block. `block` is what `toBlock` gave since the last transaction. */
  seal(block = this.toBlock()): { readonly block: Block; readonly changed: ReadonlySet<string> } {
    const { slot, height, hash, leader, rewards } = block;
    for (const { kind, lamports } of rewards) if (kind === 'Fee') this.accounts.credit(leader, lamports);
    const changed = this.accounts.seal(slot);
    this.blockhashes.push(hash, height);
    this.statuses.endBlock();
    this.#sysvars.addBlock(slot, hash);
    this.#parent = { slot, height };
    return { block, changed };
  }

  #usesNonce(transaction: CheckedTransaction): boolean {
    if (this.blockhashes.has(encodeBase58(transaction.wire.message.recentBlockhash))) return false;
    return isNonceUsable(this.accounts, transaction, this.blockhashes.latest.hash);
  }
}

function toBlockhash(previous: string, slot: number, transactions: readonly LandedTransaction[]): string {
  const position = Buffer.alloc(8);
  position.writeBigUInt64LE(BigInt(slot));
  const hash = createHash('sha256').update(toAddressBytes(previous)).update(position);
  for (const { signature } of transactions) hash.update(signature);
  return encodeBase58(hash.digest());
}
