import { encodeBase58 } from '#std/base58';
import { toBase64 } from '#std/json';
import { askNode, NodeRefusal } from './ask-node.ts';
import { isDeclined } from './declined.ts';
import type { ConnectedWallet } from './use-wallet.ts';
import { featureOf } from './wallet-standard.ts';

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
const VERSIONED = 0x80;

/**
 * Lets the wallet sign a transaction with one signer and sends it through this server, or lets the wallet send it
 * when it only does both. Gives its signature. Rejects with `NotSent`; then nothing was sent.
 */
export async function signAndSend(
  { wallet, account }: ConnectedWallet,
  transaction: Uint8Array,
  chain: `solana:${string}`,
): Promise<string> {
  const answer = await run(async () => {
    const knowsChain = account.chains.includes(chain);
    const signer = featureOf(wallet, 'solana:signTransaction');
    if (signer !== undefined) {
      checkVersion(signer, transaction);
      const [signed] = await signer.signTransaction({ account, transaction, ...(knowsChain && { chain }) });
      return { signed: signed?.signedTransaction };
    }
    const sender = featureOf(wallet, 'solana:signAndSendTransaction');
    if (sender === undefined || !knowsChain) {
      throw new NotSent('This wallet only signs what it sends itself, and it does not know this cluster.');
    }
    checkVersion(sender, transaction);
    const [sent] = await sender.signAndSendTransaction({ account, transaction, chain });
    return { signature: sent?.signature };
  });
  if ('signature' in answer) {
    if (answer.signature?.length !== SIGNATURE_BYTES) throw new NotSent('The wallet returned no signature.');
    return encodeBase58(answer.signature);
  }
  const bytes = answer.signed;
  if (bytes === undefined || !isSame(bytes, transaction)) {
    throw new NotSent(
      'The wallet returned a different transaction from the one shown here. It was not sent.',
    );
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

/** Refuses what the wallet does not list as a version it signs; a wallet that lists none is asked. */
function checkVersion(
  { supportedTransactionVersions: listed }: { readonly supportedTransactionVersions?: unknown },
  transaction: Uint8Array,
): void {
  const version = toTransactionVersion(transaction);
  if (Array.isArray(listed) && !listed.includes(version)) {
    throw new NotSent(
      `This wallet does not sign ${version === 'legacy' ? 'legacy transactions' : `transactions of version ${version}`}.`,
    );
  }
}

/** The high bit of a message's first byte says that the rest of it is a version; version 1 puts its message first. */
export function toTransactionVersion(transaction: Uint8Array): number | 'legacy' {
  const [first = 0] = transaction;
  const head = first & VERSIONED ? first : (transaction[1 + first * SIGNATURE_BYTES] ?? 0);
  return head & VERSIONED ? head & ~VERSIONED : 'legacy';
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
    if (error instanceof NotSent) throw error;
    if (isDeclined(error)) throw new NotSent('You declined in the wallet. Nothing was sent.', true);
    const reason = error instanceof Error ? error.message.slice(0, MOST_REASON) : '';
    throw new NotSent(`The wallet did not sign. ${reason}`.trim());
  }
}
