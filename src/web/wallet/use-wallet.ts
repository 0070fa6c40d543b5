import { useEffect, useState } from 'preact/hooks';
import { PRODUCT } from '#contracts/product';
import { readStored, writeStored } from '../ui/stored-value.ts';
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

/** Name of the wallet that is connected to again after a reload, while its owner is signed in. */
const WALLET_KEY = `${PRODUCT.slug}-wallet`;

let state: WalletState = { kind: 'idle' };
const listeners = new Set<(state: WalletState) => void>();
let stopHearing: (() => void) | undefined;

function setState(next: WalletState): void {
  state = next;
  for (const listener of listeners) listener(next);
}

export const readWallet = (): WalletState => state;

/** Gives up on a wallet that does not answer; when it does later, nothing happens. */
export function stopConnecting(): void {
  if (state.kind === 'connecting') setState({ kind: 'idle' });
}

/** Forgets a refusal that was read. */
export function dismissRefusal(): void {
  if (state.kind === 'refused' || state.kind === 'choosing') setState({ kind: 'idle' });
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

/** Wallets that answer now. */
export async function listWallets(): Promise<readonly Wallet[]> {
  const { watchWallets } = await import('./wallet-standard.ts');
  let found: readonly Wallet[] = [];
  watchWallets((wallets) => {
    found = wallets;
  })();
  return found;
}

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

/** Connects again to the wallet of an earlier page without it asking; `false` where it would have to ask. */
export async function reconnectWallet(): Promise<boolean> {
  const name = readStored(WALLET_KEY);
  if (state.kind !== 'idle' || typeof name !== 'string') return false;
  const wallet = (await listWallets()).find((one) => one.name === name);
  if (wallet === undefined) return false;
  const { featureOf } = await import('./wallet-standard.ts');
  const { accounts } = await featureOf(wallet, 'standard:connect')!
    .connect({ silent: true })
    .catch(() => ({ accounts: [] }));
  const [account] = accounts;
  if (account === undefined || readWallet().kind !== 'idle') return false;
  await hold(wallet, account);
  return true;
}

async function hold(wallet: Wallet, account: WalletAccount): Promise<void> {
  const { featureOf } = await import('./wallet-standard.ts');
  writeStored(WALLET_KEY, wallet.name);
  setState({ kind: 'connected', wallet, account });
  stopHearing?.();
  stopHearing = featureOf(wallet, 'standard:events')?.on('change', ({ accounts: changed }) => {
    const [next] = changed ?? [account];
    setState(next === undefined ? { kind: 'idle' } : { kind: 'connected', wallet, account: next });
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
    if (state.kind !== 'connecting' || state.wallet !== wallet) return;
    if (account === undefined) {
      setState({ kind: 'refused', message: 'The wallet showed no account.', wallets: [wallet] });
      return;
    }
    await hold(wallet, account);
  } catch (error) {
    if (state.kind !== 'connecting' || state.wallet !== wallet) return;
    const message = isDeclined(error)
      ? 'You declined in the wallet. It is not connected.'
      : 'The wallet could not be connected.';
    setState({ kind: 'refused', message, wallets: [wallet] });
  }
}

export async function disconnectWallet(): Promise<void> {
  writeStored(WALLET_KEY, undefined);
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
