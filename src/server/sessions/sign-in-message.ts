import { PRODUCT } from '#contracts/product';

/** How long a text may be signed. */
export const CHALLENGE_MS = 300_000;

export interface SignInMessage {
  /** Origin visitors use. */
  readonly origin: string;
  readonly address: string;
  /** `mainnet`, `devnet`, `testnet` or `localnet`. */
  readonly chain: string;
  /** At least eight letters and digits. */
  readonly nonce: string;
  readonly issuedMs: number;
}

/**
 * The text a wallet signs, by the form of Sign-In-With-Solana, so that wallets can check the domain themselves.
 * Source: github.com/phantom/sign-in-with-solana.
 */
export function toSignInMessage({ origin, address, chain, nonce, issuedMs }: SignInMessage): string {
  return `${new URL(origin).host} wants you to sign in with your Solana account:
${address}

Sign in to ${PRODUCT.name}. This is not a transaction and costs nothing.

URI: ${origin}
Version: 1
Chain ID: ${chain}
Nonce: ${nonce}
Issued At: ${new Date(issuedMs).toISOString()}
Expiration Time: ${new Date(issuedMs + CHALLENGE_MS).toISOString()}`;
}

/** Why a text does not sign this address in at this origin now, or `undefined`. */
export function findSignInFault(
  message: string,
  wanted: { readonly origin: string; readonly address: string; readonly nowMs: number },
): string | undefined {
  const lines = message.split('\n');
  const field = (name: string): string | undefined =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  if (lines[0] !== `${new URL(wanted.origin).host} wants you to sign in with your Solana account:`)
    return 'domain';
  if (lines[1] !== wanted.address) return 'address';
  if (field('URI') !== wanted.origin) return 'uri';
  if (field('Version') !== '1') return 'version';
  const issuedMs = Date.parse(field('Issued At') ?? '');
  const expiresMs = Date.parse(field('Expiration Time') ?? '');
  if (!(issuedMs <= wanted.nowMs)) return 'not yet valid';
  return wanted.nowMs < expiresMs ? undefined : 'expired';
}
