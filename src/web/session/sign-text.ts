import type { SolanaSignInInput } from '@solana/wallet-standard-features';
import { isDeclined } from '../wallet/declined.ts';
import type { ConnectedWallet } from '../wallet/use-wallet.ts';
import { featureOf } from '../wallet/wallet-standard.ts';

/**
 * Lets a wallet sign the server's text and gives the signature, `undefined` where it gave none. A wallet that knows
 * sign-in texts (`solana:signIn`) writes the text itself from its parts and shows them as such; its signature counts
 * only if it wrote the server's text to the letter. Otherwise it is asked to sign the text as it stands. Rejects with
 * what the wallet says.
 */
export async function signText(connected: ConnectedWallet, text: string): Promise<Uint8Array | undefined> {
  const message = new TextEncoder().encode(text);
  const signature = await signByParts(connected, text, message);
  if (signature !== undefined) return signature;
  const { wallet, account } = connected;
  const signer = featureOf(wallet, 'solana:signMessage');
  if (signer === undefined)
    throw new Error('This wallet cannot sign messages, so it cannot be signed in with.');
  const [signed] = await signer.signMessage({ account, message });
  return signed?.signature;
}

async function signByParts(
  { wallet, account }: ConnectedWallet,
  text: string,
  message: Uint8Array,
): Promise<Uint8Array | undefined> {
  const input = toSignInInput(text);
  const signer = featureOf(wallet, 'solana:signIn');
  if (input === undefined || signer === undefined) return undefined;
  try {
    const [output] = await signer.signIn(input);
    const isText =
      output?.signedMessage.length === message.length &&
      message.every((byte, index) => byte === output.signedMessage[index]);
    return isText && output.account.address === account.address ? output.signature : undefined;
  } catch (error) {
    if (isDeclined(error)) throw error;
    return undefined;
  }
}

const FORM =
  /^(?<domain>\S+) wants you to sign in with your Solana account:\n(?<address>\S+)\n\n(?<statement>.+)\n\nURI: (?<uri>\S+)\nVersion: (?<version>\S+)\nChain ID: (?<chainId>\S+)\nNonce: (?<nonce>\S+)\nIssued At: (?<issuedAt>\S+)\nExpiration Time: (?<expirationTime>\S+)$/;

/** The parts of a Sign-In-With-Solana text of the form this product's server writes; `undefined` for any other. */
export const toSignInInput = (text: string): SolanaSignInInput | undefined => FORM.exec(text)?.groups;
