import type { Cluster } from '#contracts/cluster';
import { readStored, writeStored } from '../ui/state/stored-value.ts';
import { isDeclined } from './declined.ts';
import { findHindrance, isAdapter, registerPhoneWallets, toAdapterText } from './phone-wallets.ts';
import { offersTestWallet, TEST_WALLET_NAME } from './test-wallet/offer.ts';
import { readWallet, setWallet, WALLET_KEY, type WalletState } from './use-wallet.ts';
import { listWallets, onUnregistered, onWallets } from './use-wallets.ts';
import { featureOf, knowsCluster, toAccount, type ListedWallet } from './wallet-standard.ts';

const NOT_CONNECTED = 'The wallet could not be connected.';

let stopHearing: (() => void) | undefined;

/** Gives up on a wallet that does not answer; when it does later, nothing happens. */
export function stopConnecting(): void {
  if (readWallet().kind === 'connecting') setWallet({ kind: 'idle' });
}

/** Forgets a refusal that was read. */
export function dismissRefusal(): void {
  const { kind } = readWallet();
  if (kind === 'refused' || kind === 'choosing') setWallet({ kind: 'idle' });
}

/** Looks for wallets. One alone that knows the cluster is connected to; else the visitor chooses. */
export async function findWallets(cluster: Cluster): Promise<void> {
  await registerPhoneWallets(cluster);
  const { wallets, broken } = listWallets();
  const [only, second] = wallets;
  if (only !== undefined && second === undefined && broken === 0 && knowsCluster(only, cluster)) {
    return connectWallet(only);
  }
  setWallet({ kind: 'choosing' });
}

/** Asks a wallet to connect. Rejects never: a refusal is a state. */
export async function connectWallet(wallet: ListedWallet): Promise<void> {
  const attempt: WalletState = { kind: 'connecting', wallet };
  setWallet(attempt);
  const message = await tryToConnect(wallet, () => readWallet() === attempt);
  if (message !== undefined && readWallet() === attempt) setWallet({ kind: 'refused', message });
}

/** Why it is not connected, or `undefined`. */
async function tryToConnect(wallet: ListedWallet, isWanted: () => boolean): Promise<string | undefined> {
  try {
    const hindrance = isAdapter(wallet) ? await findHindrance() : undefined;
    if (hindrance !== undefined) return hindrance;
    const answer = await featureOf(wallet, 'standard:connect')?.connect();
    const account = toAccount(answer?.accounts);
    if (account === undefined) return 'The wallet shared no account.';
    if (isWanted()) hold({ kind: 'connected', wallet, account });
    return undefined;
  } catch (error) {
    if (isDeclined(error)) return 'You declined in the wallet. It is not connected.';
    return (isAdapter(wallet) ? toAdapterText(error) : undefined) ?? NOT_CONNECTED;
  }
}

/**
 * Connects again to the wallet that was used last, without a word of it and without one being asked for; where it would
 * have to ask, nothing happens. A wallet that registers later is still connected to, unless the visitor was faster.
 */
export async function reconnectWallet(cluster: Cluster): Promise<void> {
  const name = readStored(WALLET_KEY);
  if (typeof name !== 'string') return;
  if (isAdapter({ name })) await registerPhoneWallets(cluster);
  // Without a node there is no knowing which chain it is, and its code may not load; the visitor may press the button.
  if (name === TEST_WALLET_NAME) await bringTestWallet(cluster).catch(() => undefined);
  let isTried = false;
  const attempt = (): void => {
    const named = listWallets().wallets.filter((wallet) => wallet.name === name);
    const [wallet] = named;
    // Of two with one name, nobody knows which was meant.
    if (isTried || wallet === undefined || named.length > 1 || !isMissed(name)) return;
    isTried = true;
    stop();
    void resume(wallet);
  };
  const stop = onWallets(attempt);
  attempt();
}

/** On the localnet the test wallet comes back; on any other cluster it is in no page. */
async function bringTestWallet(cluster: Cluster): Promise<void> {
  const { resumeTestWallet, unregisterTestWallet } = await import('./test-wallet/register-test-wallet.ts');
  if (!offersTestWallet(cluster)) return unregisterTestWallet();
  await resumeTestWallet();
}

/** Whether the wallet of this name is still remembered, and no other has taken its place. */
const isMissed = (name: string): boolean => readWallet().kind === 'idle' && readStored(WALLET_KEY) === name;

async function resume(wallet: ListedWallet): Promise<void> {
  try {
    const answer = await featureOf(wallet, 'standard:connect')?.connect({ silent: true });
    const account = toAccount(answer?.accounts);
    if (account === undefined || !isMissed(wallet.name)) return;
    hold({ kind: 'connected', wallet, account, isResumed: true });
  } catch {
    // It is locked, or no longer trusts this page: the visitor may press the button.
  }
}

/** Keeps a wallet connected: what it shows from now on is what the page shows. */
function hold(connected: Extract<WalletState, { readonly kind: 'connected' }>): void {
  const { wallet } = connected;
  stopHearing?.();
  writeStored(WALLET_KEY, wallet.name);
  setWallet(connected);
  const show = (accounts: unknown): void => {
    const account = toAccount(accounts);
    const now = readWallet();
    if (now.kind === 'connected' && now.wallet === wallet) {
      if (account === undefined) setWallet({ kind: 'idle' });
      else if (account.address !== now.account.address) setWallet({ kind: 'connected', wallet, account });
    } else if (now.kind === 'idle' && account !== undefined) {
      // What it shows again by itself, as after it was locked, nobody asked for.
      setWallet({ kind: 'connected', wallet, account, isResumed: true });
    }
  };
  const stopChange = hearChange(wallet, show);
  const stopLeaving = onUnregistered(wallet, () => {
    const now = readWallet();
    if (now.kind === 'connected' && now.wallet === wallet) setWallet({ kind: 'idle' });
  });
  stopHearing = () => {
    stopChange?.();
    stopLeaving();
  };
}

/** A wallet that cannot tell of changes stays as it is. */
function hearChange(wallet: ListedWallet, show: (accounts: unknown) => void): (() => void) | undefined {
  try {
    return featureOf(wallet, 'standard:events')?.on('change', ({ accounts }) => {
      if (accounts !== undefined) show(accounts);
    });
  } catch {
    return undefined;
  }
}

/** Leaves the wallet by the visitor's own wish: it is not connected to again before they ask for it. */
export async function disconnectWallet(): Promise<void> {
  writeStored(WALLET_KEY, undefined);
  const state = readWallet();
  stopHearing?.();
  stopHearing = undefined;
  if (state.kind !== 'connected') return;
  setWallet({ kind: 'idle' });
  try {
    await featureOf(state.wallet, 'standard:disconnect')?.disconnect();
  } catch {
    // The page has left it all the same.
  }
}
