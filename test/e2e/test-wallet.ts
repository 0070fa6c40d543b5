import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { Page } from 'playwright-core';
import { parseTransaction } from '#chain/wire/transaction';
import { encodeBase58 } from '#std/base58';

export interface TestWallet {
  readonly address: string;
  readonly key: KeyObject;
  /** Whole transactions it was asked to sign, the oldest first. */
  readonly signed: Uint8Array[];
  decline: boolean;
  /** How often its owner declined to sign a message. */
  declined: number;
  /** Messages it was asked to sign, the oldest first. */
  readonly messages: string[];
  sign(message: Uint8Array): Uint8Array;
  /** Puts it into a page, before the page’s own scripts. */
  install(page: Page): Promise<void>;
}

/** Bytes of a public key in its DER form before the key itself. Source: RFC 8410. */
const KEY_HEADER = 12;

export interface TestWalletOptions {
  /** Name in the Wallet Standard. */
  readonly name?: string;
  /** Whether it signs messages too, as wallets that can be signed in with do. */
  readonly signsMessages?: boolean;
}

/** A wallet by the Wallet Standard whose key is kept here, outside of the browser. */
export function createTestWallet({
  name = 'Test wallet',
  signsMessages = false,
}: TestWalletOptions = {}): TestWallet {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const bytes = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' })).slice(KEY_HEADER);
  const wallet: TestWallet = {
    address: encodeBase58(bytes),
    key: privateKey,
    signed: [],
    decline: false,
    declined: 0,
    messages: [],
    sign: (message) => new Uint8Array(sign(null, message, privateKey)),
    install: async (page) => {
      await page.exposeFunction('signInTest', (transaction: number[]): number[] | undefined => {
        if (wallet.decline) return undefined;
        const wire = Uint8Array.from(transaction);
        wallet.signed.push(wire);
        const signed = Uint8Array.from(wire);
        signed.set(wallet.sign(parseTransaction(wire).messageBytes), 1);
        return [...signed];
      });
      if (signsMessages) {
        await page.exposeFunction('signMessageInTest', (message: number[]): number[] | undefined => {
          if (wallet.decline) {
            wallet.declined++;
            return undefined;
          }
          wallet.messages.push(Buffer.from(message).toString());
          return [...wallet.sign(Uint8Array.from(message))];
        });
      }
      await page.addInitScript(announce, {
        address: wallet.address,
        publicKey: [...bytes],
        name,
        signsMessages,
      });
    },
  };
  return wallet;
}

/** Runs in the page. */
function announce({
  address,
  publicKey,
  name,
  signsMessages,
}: {
  address: string;
  publicKey: number[];
  name: string;
  signsMessages: boolean;
}): void {
  interface Input {
    readonly transaction: Uint8Array;
  }
  const host = globalThis as unknown as {
    signInTest(transaction: number[]): Promise<number[] | undefined>;
    signMessageInTest(message: number[]): Promise<number[] | undefined>;
    /** Shows another account, or none, as when its owner switches in the wallet. */
    switchTestAccount(accounts: readonly unknown[]): void;
    dispatchEvent(event: Event): boolean;
    addEventListener(name: string, listener: (event: CustomEvent) => void): void;
  }; // a page with the function above exposed
  const account = {
    address,
    publicKey: new Uint8Array(publicKey),
    chains: ['solana:localnet'],
    features: ['solana:signTransaction'],
  };
  const declined = () => Object.assign(new Error('User rejected the request.'), { code: 4001 });
  const hearing = new Set<(changed: unknown) => void>();
  host.switchTestAccount = (accounts) => {
    for (const listener of hearing) listener({ accounts });
  };
  const messages = {
    'solana:signMessage': {
      version: '1.0.0',
      signMessage: async (...inputs: { readonly message: Uint8Array }[]) =>
        Promise.all(
          inputs.map(async ({ message }) => {
            const signature = await host.signMessageInTest([...message]);
            if (signature === undefined) throw declined();
            return { signedMessage: message, signature: new Uint8Array(signature) };
          }),
        ),
    },
  };
  const wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    chains: ['solana:localnet'],
    accounts: [],
    features: {
      'standard:connect': { version: '1.0.0', connect: () => Promise.resolve({ accounts: [account] }) },
      'standard:events': {
        version: '1.0.0',
        on: (_event: string, listener: (changed: unknown) => void) => {
          hearing.add(listener);
          return () => hearing.delete(listener);
        },
      },
      ...(signsMessages && messages),
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: async (...inputs: Input[]) =>
          Promise.all(
            inputs.map(async ({ transaction }) => {
              const signed = await host.signInTest([...transaction]);
              if (signed === undefined) throw declined();
              return { signedTransaction: new Uint8Array(signed) };
            }),
          ),
      },
    },
  };
  const register = ({ register: give }: { register: (wallet: unknown) => void }) => give(wallet);
  host.addEventListener('wallet-standard:app-ready', ({ detail }) => register(detail as never));
  host.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }));
}
