import { encodeBase58 } from '#std/base58';
import { toBase64 } from '#std/json';
import { askNode, NodeRefusal } from './ask-node.ts';
import { featureOf, type Wallet, type WalletAccount } from './wallet-standard.ts';

/** Why a transaction was not sent, in words; `declined` is the visitor’s own choice. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
  readonly declined: boolean;

  constructor(message: string, declined = false) {
    super(message);
    this.declined = declined;
  }
}

const SIGNATURE_BYTES = 64;
const MOST_REASON = 200;

/**
 * Lets the wallet sign a transaction with one signer and sends it through this server, or lets the wallet send it
 * when it only does both. Gives its signature. Rejects with `NotSent`; then nothing was sent.
 */
export async function signAndSend(
  wallet: Wallet,
  account: WalletAccount,
  transaction: Uint8Array,
  chain: `solana:${string}`,
): Promise<string> {
  const signer = featureOf(wallet, 'solana:signTransaction');
  const knowsChain = account.chains.includes(chain);
  if (signer === undefined) {
    const sender = featureOf(wallet, 'solana:signAndSendTransaction');
    if (sender === undefined || !knowsChain) {
      throw new NotSent('This wallet only signs what it sends itself, and it does not know this cluster.');
    }
    const [sent] = await run(() => sender.signAndSendTransaction({ account, transaction, chain }));
    if (sent?.signature.length !== SIGNATURE_BYTES) throw new NotSent('The wallet gave no signature.');
    return encodeBase58(sent.signature);
  }
  const [signed] = await run(() =>
    signer.signTransaction({ account, transaction, ...(knowsChain && { chain }) }),
  );
  const bytes = signed?.signedTransaction;
  if (bytes === undefined || !isSame(bytes, transaction)) {
    throw new NotSent('The wallet gave back another transaction than the one shown here. It was not sent.');
  }
  try {
    return await askNode<string>('sendTransaction', [
      toBase64(bytes),
      { encoding: 'base64', preflightCommitment: 'confirmed' },
    ]);
  } catch (error) {
    if (error instanceof NodeRefusal) throw new NotSent(`The node refused it: ${error.message}`);
    throw error;
  }
}

/** Whether the message is the same; the signature before it is what was asked for. */
function isSame(signed: Uint8Array, shown: Uint8Array): boolean {
  const start = 1 + SIGNATURE_BYTES;
  return (
    signed.length === shown.length &&
    signed[0] === 1 &&
    signed.every((byte, i) => (i > 0 && i < start) || byte === shown[i])
  );
}

async function run<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isDeclined(error)) throw new NotSent('You declined in the wallet. Nothing was sent.', true);
    const reason = error instanceof Error ? error.message.slice(0, MOST_REASON) : '';
    throw new NotSent(`The wallet did not sign. ${reason}`.trim());
  }
}

/** 4001 is the code of EIP-1193 that Solana wallets took over; others only say so. */
export function isDeclined(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && error.code === 4001) return true;
  return 'message' in error && /reject|declin|denied|cancel/i.test(String(error.message));
}
