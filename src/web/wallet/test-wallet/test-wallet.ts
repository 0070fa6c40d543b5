import type {
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
  SolanaSignTransactionInput,
} from '@solana/wallet-standard-features';
import type { Wallet, WalletAccount } from '@wallet-standard/base';
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features';
import { encodeBase58 } from '#std/base58';
import { TEST_CLUSTER, TEST_WALLET_FEATURE, TEST_WALLET_NAME, type TestWalletFeature } from './offer.ts';
import { readSignable } from './read-signable.ts';

const CHAIN = `solana:${TEST_CLUSTER}` as const;

/** A flask, for it is for trying things out. */
const ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyNCAyNCI+PHJlY3Qgd2lkdGg9IjI0IiBoZWlnaHQ9IjI0IiByeD0iNSIgZmlsbD0iI2Y1OWUwYiIvPjxwYXRoIGQ9Ik05IDRoNk0xMCA0djZsLTUgOGExLjUgMS41IDAgMCAwIDEuMyAyLjNoMTEuNEExLjUgMS41IDAgMCAwIDE5IDE4bC01LThWNE03LjUgMTVoOSIgZmlsbD0ibm9uZSIgc3Ryb2tlPSIjMWMxOTE3IiBzdHJva2Utd2lkdGg9IjIiIHN0cm9rZS1saW5lY2FwPSJyb3VuZCIgc3Ryb2tlLWxpbmVqb2luPSJyb3VuZCIvPjwvc3ZnPg==';

/** What the wallet needs of its surroundings. */
export interface TestWalletPorts {
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
  /** Host of the page, by which sign-in texts name it. */
  readonly host: string;
  /** Signs with the key of this browser. Rejects once it is forgotten. */
  readonly sign: (message: Uint8Array) => Promise<Uint8Array>;
  /** Rejects unless the localnet is the chain this key was made for. */
  readonly checkChain: () => Promise<void>;
  /** Whether this is a recent blockhash of the localnet, which no transaction of another chain has. */
  readonly isOwnBlockhash: (blockhash: string) => Promise<boolean>;
  readonly forget: () => Promise<void>;
}

/**
 * A wallet by the Wallet Standard whose key the browser holds. It signs sign-in texts of this site on the localnet, and
 * transactions with a blockhash of the localnet; everything else it refuses.
 */
export function createTestWallet(ports: TestWalletPorts): Wallet {
  const account: WalletAccount = {
    address: encodeBase58(ports.publicKey),
    publicKey: ports.publicKey,
    chains: [CHAIN],
    features: ['solana:signTransaction', 'solana:signMessage'],
  };
  const features: StandardConnectFeature &
    StandardDisconnectFeature &
    StandardEventsFeature &
    SolanaSignMessageFeature &
    SolanaSignTransactionFeature & { readonly [TEST_WALLET_FEATURE]: TestWalletFeature } = {
    'standard:connect': { version: '1.0.0', connect: () => Promise.resolve({ accounts: [account] }) },
    'standard:disconnect': { version: '1.0.0', disconnect: () => Promise.resolve() },
    // Its one account never changes.
    'standard:events': { version: '1.0.0', on: () => () => undefined },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs) =>
        Promise.all(
          inputs.map(async ({ message }) => {
            if (!isSignInText(message, ports.host, account.address)) {
              throw new Error('The test wallet signs only sign-in texts of this site, on the localnet.');
            }
            await ports.checkChain();
            return { signedMessage: message, signature: await ports.sign(message) };
          }),
        ),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: (...inputs) => Promise.all(inputs.map((input) => signTransaction(input, ports))),
    },
    [TEST_WALLET_FEATURE]: { forget: ports.forget },
  };
  return {
    version: '1.0.0',
    name: TEST_WALLET_NAME,
    icon: ICON,
    chains: [CHAIN],
    accounts: [account],
    features,
  };
}

async function signTransaction(
  { transaction, chain }: SolanaSignTransactionInput,
  ports: TestWalletPorts,
): Promise<{ readonly signedTransaction: Uint8Array }> {
  if (chain !== CHAIN) throw new Error('The test wallet signs for the localnet only.');
  const signable = readSignable(transaction);
  if (signable === undefined || !isSame(signable.payer, ports.publicKey)) {
    throw new Error('The test wallet signs only transactions it pays for and signs alone.');
  }
  await ports.checkChain();
  if (!(await ports.isOwnBlockhash(encodeBase58(signable.blockhash)))) {
    throw new Error('This transaction has no recent blockhash of the localnet.');
  }
  const signedTransaction = Uint8Array.from(transaction);
  signedTransaction.set(await ports.sign(signable.message), 1);
  return { signedTransaction };
}

/** Whether bytes are a text that signs this address in at this site and on the localnet, and at no other. */
function isSignInText(message: Uint8Array, host: string, address: string): boolean {
  const lines = new TextDecoder().decode(message).split('\n');
  return (
    lines[0] === `${host} wants you to sign in with your Solana account:` &&
    lines[1] === address &&
    lines.includes(`Chain ID: ${TEST_CLUSTER}`)
  );
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
