import type { WalletAccount } from '@wallet-standard/base';
import { PRODUCT } from '#contracts/product';
import { createStore, useStore } from '../ui/state/store.ts';
import type { ListedWallet } from './wallet-standard.ts';

export interface ConnectedWallet {
  readonly wallet: ListedWallet;
  readonly account: WalletAccount;
}

export type WalletState =
  | { readonly kind: 'idle' }
  /** A wallet is wanted; the visitor is shown those there are. */
  | { readonly kind: 'choosing' }
  | { readonly kind: 'connecting'; readonly wallet: ListedWallet }
  | { readonly kind: 'refused'; readonly message: string }
  | ({
      readonly kind: 'connected';
      /** Connected again without the visitor asking: nothing is asked of them either. */
      readonly isResumed?: boolean;
    } & ConnectedWallet);

/** Under which the name of the wallet last used is stored, to connect to it again after a reload. */
export const WALLET_KEY = `${PRODUCT.slug}-wallet`;

const shown = createStore<WalletState>({ kind: 'idle' });

export const readWallet = shown.read;

/** For what connects; everything else only reads. */
export const setWallet = shown.write;

/** The wallet of this tab; it stays connected from page to page until it or the visitor leaves. */
export const useWallet = (): WalletState => useStore(shown);
