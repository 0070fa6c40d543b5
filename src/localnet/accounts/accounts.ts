import type { Commitment } from '#contracts/chain';
import type { Engine, EngineAccount } from '../engine/engine.ts';
import { toAddressBytes } from '../keys/address-bytes.ts';
import { AccountIndex } from './account-index.ts';

type Before = Map<string, EngineAccount | undefined>;

/**
 * The accounts of the chain. Writes go to the engine at once; what an account was before each block that
 * is not finalized yet is stored, so that reads at `confirmed` and `finalized` see the state of their block.
 */
export class Accounts {
  readonly index = new AccountIndex();
  /** Off where nobody can ask for older states, as in quiet slots before anybody listens. */
  keepsBefore = true;
  readonly #engine: Engine;
  /** Before-images of the block being built. */
  #open: Before = new Map();
  /** Before-images of sealed blocks that are not finalized, oldest first. */
  #sealed: { readonly slot: number; readonly before: Before }[] = [];
  #dirty = new Set<string>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  get(address: string, commitment: Commitment = 'processed'): EngineAccount | undefined {
    if (commitment === 'finalized') {
      for (const { before } of this.#sealed) if (before.has(address)) return before.get(address);
    }
    if (commitment !== 'processed' && this.#open.has(address)) return this.#open.get(address);
    return this.#engine.getAccount(toAddressBytes(address));
  }

  getBalance(address: string): bigint {
    return this.#engine.getBalance(toAddressBytes(address));
  }

  /** Replaces an account outside of any transaction: genesis, rewards, the nonce rule. */
  set(address: string, account: Omit<EngineAccount, 'owner'>): void {
    this.remember([address]);
    this.#engine.setAccount(toAddressBytes(address), account);
    this.refresh([address]);
  }

  /** Puts an account where it was at a checkpoint: no change, so nothing to remember or to save. */
  load(address: string, account: EngineAccount): void {
    this.#engine.setAccount(toAddressBytes(address), account);
    this.index.update(address, account);
  }

  /** Adds lamports to an account, which may be absent; gives its new balance. */
  credit(address: string, lamports: bigint): bigint {
    const account = this.get(address);
    const balance = (account?.lamports ?? 0n) + lamports;
    this.set(address, { ...(account ?? EMPTY), lamports: balance });
    return balance;
  }

  /** Keeps what the accounts are now, before something may write them. */
  remember(addresses: readonly string[]): void {
    for (const address of addresses) {
      if (this.#open.has(address)) continue;
      this.#open.set(
        address,
        this.keepsBefore ? this.#engine.getAccount(toAddressBytes(address)) : undefined,
      );
    }
  }

  /** Takes in what was written. */
  refresh(addresses: readonly string[]): void {
    for (const address of addresses) {
      this.index.update(address, this.#engine.getAccount(toAddressBytes(address)));
      this.#dirty.add(address);
    }
  }

  /** Ends the block of `slot`; gives the addresses it may have changed. */
  seal(slot: number): ReadonlySet<string> {
    this.#sealed.push({ slot, before: this.#open });
    const changed = new Set(this.#open.keys());
    this.#open = new Map();
    return changed;
  }

  /** Forgets what accounts were before `slot` and all older blocks. */
  finalize(slot: number): void {
    this.#sealed = this.#sealed.filter((block) => block.slot > slot);
  }

  /** Has the next `takeDirty` give these too. */
  markDirty(addresses: Iterable<string>): void {
    for (const address of addresses) this.#dirty.add(address);
  }

  /** Addresses written since the last call. */
  takeDirty(): ReadonlySet<string> {
    const dirty = this.#dirty;
    this.#dirty = new Set();
    return dirty;
  }
}

const EMPTY: EngineAccount = {
  lamports: 0n,
  data: new Uint8Array(),
  owner: '11111111111111111111111111111111',
  ownerBytes: new Uint8Array(32),
  executable: false,
  rentEpoch: 0xffffffffffffffffn,
};
