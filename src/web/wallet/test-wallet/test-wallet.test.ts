import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { encodeBase58 } from '#std/base58';
import { featureOf, knowsCluster, readListed, toAccount } from '../wallet-standard.ts';
import { isTestWallet } from './offer.ts';
import { createTestWallet, type TestWalletPorts } from './test-wallet.ts';

/** Bytes of a public key in its DER form before the key itself. Source: RFC 8410. */
const KEY_HEADER = 12;
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const der = publicKey.export({ format: 'der', type: 'spki' });
const own = new Uint8Array(der).slice(KEY_HEADER);
const OWN_HASH = new Uint8Array(32).fill(7);
const OTHER_HASH = new Uint8Array(32).fill(8);

function make(overrides: Partial<TestWalletPorts> = {}) {
  const signing = vi.fn<(message: Uint8Array) => void>();
  const wallet = readListed(
    createTestWallet({
      publicKey: own,
      host: 'osvm.example',
      sign: (message) => {
        signing(message);
        return Promise.resolve(new Uint8Array(sign(null, message, privateKey)));
      },
      checkChain: () => Promise.resolve(),
      isOwnBlockhash: (hash) => Promise.resolve(hash === encodeBase58(OWN_HASH)),
      forget: () => Promise.resolve(),
      ...overrides,
    }),
  );
  return { wallet, account: toAccount(wallet.wallet.accounts)!, signing };
}

/** A transaction without instructions. */
function toTransaction({ version = 0x80, signers = 1, payer = own, hash = OWN_HASH } = {}): Uint8Array {
  const head = version === -1 ? [] : [version];
  const message = [...head, signers, 0, 0, 1, ...payer, ...hash, 0, ...(version === -1 ? [] : [0])];
  return Uint8Array.from([signers, ...new Uint8Array(64 * signers), ...message]);
}

const signIn = (address: string, host = 'osvm.example', chain = 'localnet'): Uint8Array =>
  new TextEncoder().encode(
    `${host} wants you to sign in with your Solana account:\n${address}\n\nSign in.\n\nChain ID: ${chain}`,
  );

test('it is a wallet of the standard that knows the localnet and no other cluster', () => {
  const { wallet, account } = make();
  expect(wallet.name).toBe('Test wallet (localnet only)');
  expect(wallet.icon).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(wallet.chains).toEqual(['solana:localnet']);
  expect(['mainnet', 'devnet', 'testnet'].some((cluster) => knowsCluster(wallet, cluster))).toBe(false);
  expect(account.address).toBe(encodeBase58(own));
  expect(isTestWallet(wallet)).toBe(true);
});

test.each([
  ['of version 0', 0x80],
  ['legacy', -1],
])('it signs a transaction %s with a blockhash of the localnet', async (_name, version) => {
  const { wallet, account } = make();
  const transaction = toTransaction({ version });
  const [signed] = await featureOf(wallet, 'solana:signTransaction')!.signTransaction({
    account,
    transaction,
    chain: 'solana:localnet',
  });
  const bytes = signed!.signedTransaction;
  expect(bytes.subarray(65)).toEqual(transaction.subarray(65));
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  expect(verify(null, bytes.subarray(65), key, bytes.subarray(1, 65))).toBe(true);
});

const LOCALNET = 'solana:localnet';
test.each([
  ['for mainnet', toTransaction(), 'solana:mainnet', 'signs for the localnet only'],
  ['for no chain at all', toTransaction(), undefined, 'signs for the localnet only'],
  ['with a blockhash of another chain', toTransaction({ hash: OTHER_HASH }), LOCALNET, 'no recent blockhash'],
  ['of two signers', toTransaction({ signers: 2 }), LOCALNET, 'signs alone'],
  ['another pays for', toTransaction({ payer: OTHER_HASH }), LOCALNET, 'signs alone'],
  ['of version 1', toTransaction({ version: 0x81 }), LOCALNET, 'signs alone'],
  ['cut short', toTransaction().subarray(0, 120), LOCALNET, 'signs alone'],
  ['of no bytes', new Uint8Array(), LOCALNET, 'signs alone'],
] as const)('it refuses a transaction %s', async (_name, transaction, chain, words) => {
  const { wallet, account, signing } = make();
  const asked = featureOf(wallet, 'solana:signTransaction')!.signTransaction({
    account,
    transaction,
    ...(chain !== undefined && { chain }),
  });
  await expect(asked).rejects.toThrow(words);
  expect(signing).not.toHaveBeenCalled();
});

test('it signs nothing once the localnet is another chain', async () => {
  const { wallet, account, signing } = make({
    checkChain: () => Promise.reject(new Error('another genesis')),
  });
  const transaction = toTransaction();
  await expect(
    featureOf(wallet, 'solana:signTransaction')!.signTransaction({ account, transaction, chain: LOCALNET }),
  ).rejects.toThrow('another genesis');
  await expect(
    featureOf(wallet, 'solana:signMessage')!.signMessage({ account, message: signIn(account.address) }),
  ).rejects.toThrow('another genesis');
  expect(signing).not.toHaveBeenCalled();
});

test('it signs a text that signs its address in here, on the localnet', async () => {
  const { wallet, account } = make();
  const message = signIn(account.address);
  const [signed] = await featureOf(wallet, 'solana:signMessage')!.signMessage({ account, message });
  expect(signed!.signedMessage).toBe(message);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  expect(verify(null, message, key, signed!.signature)).toBe(true);
});

test.each([
  ['at another site', (address: string) => signIn(address, 'elsewhere.example')],
  ['of another address', () => signIn('11111111111111111111111111111111')],
  ['on mainnet', (address: string) => signIn(address, 'osvm.example', 'mainnet')],
  ['that is a transaction', () => toTransaction().subarray(65)],
])('it refuses a text %s', async (_name, toText) => {
  const { wallet, account, signing } = make();
  await expect(
    featureOf(wallet, 'solana:signMessage')!.signMessage({ account, message: toText(account.address) }),
  ).rejects.toThrow('only sign-in texts of this site');
  expect(signing).not.toHaveBeenCalled();
});
