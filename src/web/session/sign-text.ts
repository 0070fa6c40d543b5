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

/** The lines of the text; each takes one part, at the end or at the start. */
const LINES: readonly (readonly [before: string, part?: keyof SolanaSignInInput, after?: string])[] = [
  ['', 'domain', ' wants you to sign in with your Solana account:'],
  ['', 'address'],
  [''],
  ['', 'statement'],
  [''],
  ['URI: ', 'uri'],
  ['Version: ', 'version'],
  ['Chain ID: ', 'chainId'],
  ['Nonce: ', 'nonce'],
  ['Issued At: ', 'issuedAt'],
  ['Expiration Time: ', 'expirationTime'],
];

/** The parts of a Sign-In-With-Solana text of the form this product's server writes; `undefined` for any other. */
export function toSignInInput(text: string): SolanaSignInInput | undefined {
  const lines = text.split('\n');
  if (lines.length !== LINES.length) return undefined;
  const input: Record<string, string> = {};
  for (const [index, [before, part, after = '']] of LINES.entries()) {
    const line = lines[index]!;
    if (!line.startsWith(before) || !line.endsWith(after)) return undefined;
    const value = line.slice(before.length, line.length - after.length);
    if (part === undefined ? value !== '' : value === '') return undefined;
    if (part !== undefined && part !== 'statement' && /\s/.test(value)) return undefined;
    if (part !== undefined) input[part] = value;
  }
  return input;
}
