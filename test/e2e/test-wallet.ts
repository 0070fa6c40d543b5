import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { Page } from 'playwright-core';
import { parseTransaction } from '#chain/wire/transaction';
import { encodeBase58 } from '#std/base58';
import { announce } from './announce-wallet.ts';

export interface TestWallet {
  readonly address: string;
  readonly key: KeyObject;
  /** Address of the account its owner switches to, by `switchAccount`. */
  readonly secondAddress: string;
  /** Whole transactions it was asked to sign, the oldest first. */
  readonly signed: Uint8Array[];
  decline: boolean;
  /** How often its owner declined to sign a message. */
  declined: number;
  /** Messages it was asked to sign, the oldest first. */
  readonly messages: string[];
  /** How it was asked to connect, the oldest first. A silent one is refused until its owner agreed once. */
  readonly connects: ('asked' | 'silent')[];
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
  /** Whether it signs sign-in texts, which it writes itself from their parts. */
  readonly signsIn?: boolean;
  /** Whether it registers only once `registerTestWallet` is called in the page. */
  readonly isLate?: boolean;
  /** Whether reading its name throws. */
  readonly isBroken?: boolean;
}

interface Account {
  readonly address: string;
  readonly key: KeyObject;
  readonly publicKey: Uint8Array;
}

function createAccount(): Account {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const bytes = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' })).slice(KEY_HEADER);
  return { address: encodeBase58(bytes), key: privateKey, publicKey: bytes };
}

/** A wallet by the Wallet Standard whose keys are held here, outside of the browser. */
export function createTestWallet({
  name = 'Test wallet',
  signsMessages = false,
  signsIn = false,
  isLate = false,
  isBroken = false,
}: TestWalletOptions = {}): TestWallet {
  const accounts = [createAccount(), createAccount()] as const;
  const [first, second] = accounts;
  const keyOf = (address: string): KeyObject => accounts.find((one) => one.address === address)!.key;
  let isTrusted = false;
  const wallet: TestWallet = {
    address: first.address,
    key: first.key,
    secondAddress: second.address,
    signed: [],
    decline: false,
    declined: 0,
    messages: [],
    connects: [],
    sign: (message) => new Uint8Array(sign(null, message, first.key)),
    install: async (page) => {
      await page.exposeFunction('connectTest', (isSilent: boolean): boolean => {
        wallet.connects.push(isSilent ? 'silent' : 'asked');
        isTrusted ||= !isSilent;
        return isTrusted;
      });
      await page.exposeFunction('signInTest', (transaction: number[]): number[] | undefined => {
        if (wallet.decline) return undefined;
        const wire = Uint8Array.from(transaction);
        wallet.signed.push(wire);
        const signed = Uint8Array.from(wire);
        signed.set(wallet.sign(parseTransaction(wire).messageBytes), 1);
        return [...signed];
      });
      await page.exposeFunction(
        'signMessageInTest',
        (message: number[], address: string): number[] | undefined => {
          if (wallet.decline) {
            wallet.declined++;
            return undefined;
          }
          wallet.messages.push(Buffer.from(message).toString());
          return [...sign(null, Uint8Array.from(message), keyOf(address))];
        },
      );
      await page.addInitScript(announce, {
        accounts: accounts.map(({ address, publicKey }) => ({ address, publicKey: [...publicKey] })),
        name,
        signsMessages,
        signsIn,
        isLate,
        isBroken,
      });
    },
  };
  return wallet;
}
