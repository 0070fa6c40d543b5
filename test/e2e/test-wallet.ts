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
  sign(message: Uint8Array): Uint8Array;
  /** Puts it into a page, before the page’s own scripts. */
  install(page: Page): Promise<void>;
}

/** Bytes of a public key in its DER form before the key itself. Source: RFC 8410. */
const KEY_HEADER = 12;

/** A wallet by the Wallet Standard whose key is kept here, outside of the browser. */
export function createTestWallet(): TestWallet {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const bytes = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' })).slice(KEY_HEADER);
  const wallet: TestWallet = {
    address: encodeBase58(bytes),
    key: privateKey,
    signed: [],
    decline: false,
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
      await page.addInitScript(announce, { address: wallet.address, publicKey: [...bytes] });
    },
  };
  return wallet;
}

/** Runs in the page. */
function announce({ address, publicKey }: { address: string; publicKey: number[] }): void {
  interface Input {
    readonly transaction: Uint8Array;
  }
  const host = globalThis as unknown as {
    signInTest(transaction: number[]): Promise<number[] | undefined>;
    dispatchEvent(event: Event): boolean;
    addEventListener(name: string, listener: (event: CustomEvent) => void): void;
  }; // a page with the function above exposed
  const account = {
    address,
    publicKey: new Uint8Array(publicKey),
    chains: ['solana:localnet'],
    features: ['solana:signTransaction'],
  };
  const wallet = {
    version: '1.0.0',
    name: 'Test wallet',
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    chains: ['solana:localnet'],
    accounts: [],
    features: {
      'standard:connect': { version: '1.0.0', connect: () => Promise.resolve({ accounts: [account] }) },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: async (...inputs: Input[]) =>
          Promise.all(
            inputs.map(async ({ transaction }) => {
              const signed = await host.signInTest([...transaction]);
              if (signed === undefined)
                throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
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
