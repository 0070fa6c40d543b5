/**
 * Wallets by the Wallet Standard (github.com/wallet-standard/wallet-standard): a wallet announces itself to the
 * page by window events, in whichever order the two load. Only what is used here is described; all of it comes
 * from an extension, so texts are shown as text and shapes are checked.
 */

export interface WalletAccount {
  readonly address: string;
  readonly publicKey: Uint8Array;
  readonly chains: readonly string[];
  readonly features: readonly string[];
}

export interface Wallet {
  readonly name: string;
  readonly icon: string;
  readonly chains: readonly string[];
  readonly features: Readonly<Record<string, unknown>>;
  readonly accounts: readonly WalletAccount[];
}

interface ConnectFeature {
  connect(input?: { readonly silent?: boolean }): Promise<{ readonly accounts: readonly WalletAccount[] }>;
}
interface DisconnectFeature {
  disconnect(): Promise<void>;
}
interface EventsFeature {
  on(
    event: 'change',
    listener: (changed: { readonly accounts?: readonly WalletAccount[] }) => void,
  ): () => void;
}
export interface SignTransactionFeature {
  signTransaction(input: {
    readonly account: WalletAccount;
    readonly transaction: Uint8Array;
    readonly chain?: string;
  }): Promise<readonly { readonly signedTransaction: Uint8Array }[]>;
}
export interface SignAndSendFeature {
  signAndSendTransaction(input: {
    readonly account: WalletAccount;
    readonly transaction: Uint8Array;
    readonly chain: string;
  }): Promise<readonly { readonly signature: Uint8Array }[]>;
}

export interface SignMessageFeature {
  signMessage(input: {
    readonly account: WalletAccount;
    readonly message: Uint8Array;
  }): Promise<readonly { readonly signedMessage: Uint8Array; readonly signature: Uint8Array }[]>;
}

interface Features {
  'standard:connect': ConnectFeature;
  'standard:disconnect': DisconnectFeature;
  'standard:events': EventsFeature;
  'solana:signTransaction': SignTransactionFeature;
  'solana:signAndSendTransaction': SignAndSendFeature;
  'solana:signMessage': SignMessageFeature;
}

/** A feature of a wallet, or `undefined` when it has none of that name. */
export function featureOf<Name extends keyof Features>(
  wallet: Wallet,
  name: Name,
): Features[Name] | undefined {
  const feature = wallet.features[name];
  return typeof feature === 'object' && feature !== null ? (feature as Features[Name]) : undefined; // by its name in the standard
}

/** Whether it can sign anything of Solana at all. */
export const canSign = (wallet: Wallet): boolean =>
  featureOf(wallet, 'standard:connect') !== undefined &&
  (featureOf(wallet, 'solana:signTransaction') !== undefined ||
    featureOf(wallet, 'solana:signAndSendTransaction') !== undefined ||
    featureOf(wallet, 'solana:signMessage') !== undefined);

const found = new Set<Wallet>();
const listeners = new Set<() => void>();
let isListening = false;

function register(...wallets: readonly unknown[]): () => void {
  const added = wallets.filter(isWallet);
  for (const wallet of added) found.add(wallet);
  for (const listener of listeners) listener();
  return () => {
    for (const wallet of added) found.delete(wallet);
    for (const listener of listeners) listener();
  };
}

function isWallet(value: unknown): value is Wallet {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'features' in value &&
    typeof value.features === 'object' &&
    value.features !== null &&
    'chains' in value &&
    Array.isArray(value.chains)
  );
}

/** Calls `listener` whenever wallets come or go; those that are there already announce themselves at once. */
export function watchWallets(listener: (wallets: readonly Wallet[]) => void): () => void {
  if (!isListening) {
    isListening = true;
    addEventListener('wallet-standard:register-wallet', (event) => {
      const announce: unknown = 'detail' in event ? event.detail : undefined;
      if (typeof announce === 'function') announce({ register });
    });
    dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }));
  }
  const tell = () => listener([...found].filter(canSign));
  listeners.add(tell);
  tell();
  return () => listeners.delete(tell);
}
