import { randomBytes } from 'node:crypto';
import type { Wallet, WalletAccount } from '@wallet-standard/base';
import { encodeBase58 } from '#std/base58';
import { readListed, type ListedWallet } from '../wallet-standard.ts';

type Change = (changed: { readonly accounts?: unknown }) => void;

export interface ScriptedWallet extends Wallet {
  /** What it was asked to connect with, the oldest first. */
  readonly asked: unknown[];
  /** How often it was left. */
  readonly left: () => number;
  /** Shows these accounts, as when its owner switches. */
  readonly show: (...accounts: readonly unknown[]) => void;
}

export const accountOf = (address: string): WalletAccount => ({
  address,
  publicKey: new Uint8Array(32),
  chains: ['solana:localnet'],
  features: [],
});

/** An address nobody used before. */
export const newAddress = (): string => encodeBase58(new Uint8Array(randomBytes(32)));

/** A wallet that follows the standard and answers as configured; `connect` gives its accounts. */
export function createWallet(
  overrides: Partial<Record<Exclude<keyof Wallet, 'features'>, unknown>> & {
    readonly features?: Readonly<Record<string, unknown>>;
  } = {},
  connect: (input?: {
    readonly silent?: boolean;
  }) => Promise<{ readonly accounts: readonly unknown[] }> = () =>
    Promise.resolve({ accounts: [accountOf(newAddress())] }),
): ScriptedWallet {
  const hearing = new Set<Change>();
  const asked: unknown[] = [];
  let left = 0;
  const wallet = {
    version: '1.0.0',
    name: 'Scripted',
    icon: 'data:image/png;base64,AAAA',
    chains: ['solana:localnet'],
    accounts: [],
    ...overrides,
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: (input?: { readonly silent?: boolean }) => {
          asked.push(input);
          return connect(input);
        },
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: () => {
          left++;
          return Promise.resolve();
        },
      },
      'standard:events': {
        version: '1.0.0',
        on: (_event: 'change', listener: Change) => {
          hearing.add(listener);
          return () => hearing.delete(listener);
        },
      },
      'solana:signMessage': { version: '1.0.0' },
      ...overrides.features,
    },
    asked,
    left: () => left,
    show: (...accounts: readonly unknown[]) => {
      for (const listener of hearing) listener({ accounts });
    },
  };
  return wallet as unknown as ScriptedWallet; // parts of it are broken where a test wants them to be
}

/** A wallet as it is listed, with features of these names only. */
export const listedWith = (features: Readonly<Record<string, unknown>>, name = 'Scripted'): ListedWallet =>
  readListed({
    version: '1.0.0',
    name,
    icon: '',
    chains: ['solana:localnet'],
    accounts: [],
    features,
  } as unknown as Wallet); // an icon it has none of

/** Registers wallets as extensions that load after the page do; gives what unregisters them. */
export function announce(...wallets: readonly unknown[]): () => void {
  let leave = (): void => undefined;
  const detail = (api: { register(...all: readonly unknown[]): () => void }): void => {
    leave = api.register(...wallets);
  };
  dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }));
  return () => leave();
}
