import { getWallets } from '@wallet-standard/app';
import type { Wallet } from '@wallet-standard/base';
import { createStore, useStore } from '../ui/state/store.ts';
import { isSolanaSigner, readListed, type ListedWallet } from './wallet-standard.ts';

export interface FoundWallets {
  /** Wallets of Solana, in the order they registered; several may have one name. */
  readonly wallets: readonly ListedWallet[];
  /** How many more registered that cannot be read. */
  readonly broken: number;
}

const listed = new WeakMap<Wallet, ListedWallet>();

/**
 * Wallets that registered so far. The first call tells wallets that this page is ready for them. One that throws takes
 * no other away.
 */
export function listWallets(): FoundWallets {
  const wallets: ListedWallet[] = [];
  let broken = 0;
  for (const wallet of getWallets().get()) {
    try {
      const one = listed.get(wallet) ?? readListed(wallet);
      listed.set(wallet, one);
      if (isSolanaSigner(one)) wallets.push(one);
    } catch {
      broken++;
    }
  }
  return { wallets, broken };
}

const found = createStore<FoundWallets>(
  { wallets: [], broken: 0 },
  {
    load: listWallets,
    follow: (onChange) => {
      const registry = getWallets();
      const ends = [registry.on('register', onChange), registry.on('unregister', onChange)];
      return () => {
        for (const end of ends) end();
      };
    },
  },
);

/** Calls `listener` when wallets come or go until the result is called. */
export const onWallets = found.watch;

/** Reads them again, as after one that could not be read. */
export const relistWallets = (): void => found.write(listWallets());

/** Calls `listener` when this wallet unregisters until the result is called. */
export const onUnregistered = ({ wallet }: ListedWallet, listener: () => void): (() => void) =>
  getWallets().on('unregister', (...gone) => {
    if (gone.includes(wallet)) listener();
  });

/** Wallets of this browser, followed as they register and unregister. */
export const useWallets = (): FoundWallets => useStore(found);
