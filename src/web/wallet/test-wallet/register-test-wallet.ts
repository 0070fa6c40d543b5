import { getWallets } from '@wallet-standard/app';
import type { Wallet } from '@wallet-standard/base';
import { GENESIS_HASHES } from '#contracts/cluster';
import { encodeBase58 } from '#std/base58';
import { askNode } from '../ask-node.ts';
import { listWallets } from '../use-wallets.ts';
import type { ListedWallet } from '../wallet-standard.ts';
import { TEST_CLUSTER } from './offer.ts';
import { deleteTestKey, findTestKey, readPublicKey, requireTestKey, type TestKey } from './test-key.ts';
import { createTestWallet } from './test-wallet.ts';

/** What a fresh test wallet is given. */
const FAUCET_LAMPORTS = 10_000_000_000;
const EVERY_MS = 250;
const MOST_TRIES = 40;

/** Why there is no test wallet, in words. */
export class NoTestWallet extends Error {
  override readonly name = 'NoTestWallet';
}

let registered:
  | { readonly genesisHash: string; readonly wallet: Wallet; readonly leave: () => void }
  | undefined;

const ask = <T>(method: string, params: readonly unknown[]): Promise<T> =>
  askNode<T>(method, params, undefined, TEST_CLUSTER);

/** The localnet's own genesis hash. Rejects where the node is that of a public network. */
async function readGenesisHash(): Promise<string> {
  const hash = await ask<string>('getGenesisHash', []);
  if (Object.values(GENESIS_HASHES).includes(hash)) {
    throw new NoTestWallet('This server has a public network where its localnet should be.');
  }
  return hash;
}

/**
 * Makes or finds the test wallet of this browser, registers it and has the localnet's faucet give it 10 SOL if it has
 * none. Rejects with `NoTestWallet` or what the node says.
 */
export async function prepareTestWallet(): Promise<ListedWallet> {
  if (globalThis.crypto?.subtle === undefined) {
    throw new NoTestWallet('Browsers make keys only on https pages and on localhost.');
  }
  const genesisHash = await readGenesisHash();
  const key = await requireTestKey(genesisHash).catch(() => {
    throw new NoTestWallet(
      'This browser cannot make or store an Ed25519 key, so it can have no test wallet.',
    );
  });
  const wallet = await register(key);
  await fund(wallet.accounts[0]!.address);
  const listed = listWallets().wallets.find((one) => one.wallet === wallet);
  if (listed === undefined) throw new NoTestWallet('The test wallet could not be registered.');
  return listed;
}

/** Registers the test wallet of this browser if it has one for the chain the localnet is now. */
export async function resumeTestWallet(): Promise<void> {
  const key = await findTestKey(await readGenesisHash());
  if (key !== undefined) await register(key);
}

/** Takes the test wallet out of this page; its key stays. */
export function unregisterTestWallet(): void {
  registered?.leave();
  registered = undefined;
}

async function register(key: TestKey): Promise<Wallet> {
  const { genesisHash } = key;
  const publicKey = await readPublicKey(key);
  const now = registered;
  const address = encodeBase58(publicKey);
  if (now?.genesisHash === genesisHash && now.wallet.accounts[0]?.address === address) return now.wallet;
  unregisterTestWallet();
  const wallet = createTestWallet({
    publicKey,
    host: location.host,
    sign: async (message) => {
      // Another tab may have deleted the key, or have made a second one since.
      const { pair } = (await findTestKey(genesisHash)) ?? {};
      if (pair === undefined || encodeBase58(await readPublicKey({ genesisHash, pair })) !== address) {
        throw new NoTestWallet('This test wallet was forgotten.');
      }
      return new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, Uint8Array.from(message)));
    },
    checkChain: async () => {
      if ((await readGenesisHash()) !== genesisHash) {
        throw new NoTestWallet('The localnet is another chain than the one this test wallet was made for.');
      }
    },
    isOwnBlockhash: async (blockhash) =>
      (await ask<{ readonly value: boolean }>('isBlockhashValid', [blockhash, { commitment: 'processed' }]))
        .value,
    forget: async () => {
      await deleteTestKey();
      unregisterTestWallet();
    },
  });
  registered = { genesisHash, wallet, leave: getWallets().register(wallet) };
  return wallet;
}

async function fund(address: string): Promise<void> {
  if (await hasLamports(address)) return;
  await ask('requestAirdrop', [address, FAUCET_LAMPORTS]);
  for (let i = 0; i < MOST_TRIES; i++) {
    if (await hasLamports(address)) return;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  throw new NoTestWallet('The localnet’s faucet gave nothing in time. Try again.');
}

const hasLamports = async (address: string): Promise<boolean> =>
  (await ask<{ readonly value: number }>('getBalance', [address, { commitment: 'confirmed' }])).value > 0;
