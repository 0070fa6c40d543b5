import { useEffect, useState } from 'preact/hooks';
import type { Wallet, WalletAccount } from './wallet-standard.ts';

export interface ConnectedWallet {
  readonly wallet: Wallet;
  readonly account: WalletAccount;
}

export type WalletState =
  | { readonly kind: 'idle' }
  /** Asked for wallets; these answered so far. */
  | { readonly kind: 'choosing'; readonly wallets: readonly Wallet[] }
  | { readonly kind: 'connecting'; readonly wallet: Wallet }
  | { readonly kind: 'refused'; readonly message: string; readonly wallets: readonly Wallet[] }
  | ({ readonly kind: 'connected' } & ConnectedWallet);

let state: WalletState = { kind: 'idle' };
const listeners = new Set<(state: WalletState) => void>();
let stopHearing: (() => void) | undefined;

function setState(next: WalletState): void {
  state = next;
  for (const listener of listeners) listener(next);
}

/** The wallet of this tab; it stays connected from page to page until it or the visitor leaves. */
export function useWallet(): WalletState {
  const [seen, setSeen] = useState(state);
  useEffect(() => {
    setSeen(state);
    listeners.add(setSeen);
    return () => void listeners.delete(setSeen);
  }, []);
  return seen;
}

let stopWatching: (() => void) | undefined;

/** Looks for wallets; nothing of them is loaded or asked before a visitor wants one. One alone is connected to. */
export async function findWallets(): Promise<void> {
  const { watchWallets } = await import('./wallet-standard.ts');
  stopWatching?.();
  let isFirst = true;
  stopWatching = watchWallets((wallets) => {
    const [only, second] = wallets;
    if (isFirst && only !== undefined && second === undefined) void connectWallet(only);
    else if (isFirst || state.kind === 'choosing') setState({ kind: 'choosing', wallets });
    isFirst = false;
  });
}

export async function connectWallet(wallet: Wallet): Promise<void> {
  const [{ featureOf }, { isDeclined }] = await Promise.all([
    import('./wallet-standard.ts'),
    import('./sign-transaction.ts'),
  ]);
  setState({ kind: 'connecting', wallet });
  try {
    const { accounts } = await featureOf(wallet, 'standard:connect')!.connect();
    const [account] = accounts;
    if (account === undefined) {
      setState({ kind: 'refused', message: 'The wallet showed no account.', wallets: [wallet] });
      return;
    }
    setState({ kind: 'connected', wallet, account });
    stopHearing?.();
    stopHearing = featureOf(wallet, 'standard:events')?.on('change', ({ accounts: changed }) => {
      const [next] = changed ?? [account];
      setState(next === undefined ? { kind: 'idle' } : { kind: 'connected', wallet, account: next });
    });
  } catch (error) {
    const message = isDeclined(error)
      ? 'You declined in the wallet. It is not connected.'
      : 'The wallet could not be connected.';
    setState({ kind: 'refused', message, wallets: [wallet] });
  }
}

export async function disconnectWallet(): Promise<void> {
  if (state.kind !== 'connected') return;
  const { wallet } = state;
  const { featureOf } = await import('./wallet-standard.ts');
  stopHearing?.();
  stopHearing = undefined;
  setState({ kind: 'idle' });
  await featureOf(wallet, 'standard:disconnect')
    ?.disconnect()
    .catch(() => undefined);
}
