import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features';
import type { Wallet, WalletAccount } from '@wallet-standard/base';
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features';

/**
 * A wallet of the Wallet Standard as it was when it was listed. What it says of itself comes from an extension, is
 * checked, and is read once: it may throw or change, and a page that draws it again must not.
 */
export interface ListedWallet {
  readonly wallet: Wallet;
  /** What it calls itself, shortened; any wallet may take any name. */
  readonly name: string;
  /** A picture that loads nothing from elsewhere; `undefined` where it has none that may be shown. */
  readonly icon: string | undefined;
  readonly chains: readonly string[];
  readonly features: readonly string[];
}

type Features = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignInFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature;

const MOST_NAME = 40;

/** Pictures as the standard has them: data in the text itself, of a kind an `<img>` runs nothing of. */
const SAFE_ICON = /^data:image\/(?:svg\+xml|webp|png|gif);base64,[\w+/]+={0,2}$/;

/** Reads what a wallet says of itself. Throws what the wallet throws, and `TypeError` where it is not by the standard. */
export function readListed(wallet: Wallet): ListedWallet {
  const { name, icon, chains, features } = wallet as unknown as Readonly<Record<keyof Wallet, unknown>>; // anything an extension put there
  if (typeof name !== 'string' || !Array.isArray(chains) || typeof features !== 'object' || features === null)
    throw new TypeError('A wallet does not follow the Wallet Standard.');
  return {
    wallet,
    name: [...name.trim()].slice(0, MOST_NAME).join('') || 'Wallet without a name',
    icon: typeof icon === 'string' && SAFE_ICON.test(icon) ? icon : undefined,
    chains: chains.filter((chain) => typeof chain === 'string'),
    features: Object.keys(features),
  };
}

/** A feature of a wallet, or `undefined` when it has none of that name. Throws what the wallet throws. */
export function featureOf<Name extends keyof Features>(
  { wallet }: ListedWallet,
  name: Name,
): Features[Name] | undefined {
  const feature: unknown = wallet.features[name];
  return typeof feature === 'object' && feature !== null ? (feature as Features[Name]) : undefined; // by its name in the standard
}

/** Whether it is a wallet of Solana at all that can be connected to and signs something. */
export const isSolanaSigner = ({ chains, features }: ListedWallet): boolean =>
  chains.some((chain) => chain.startsWith('solana:')) &&
  features.includes('standard:connect') &&
  ['solana:signTransaction', 'solana:signAndSendTransaction', 'solana:signMessage', 'solana:signIn'].some(
    (name) => features.includes(name),
  );

/** Whether it says it knows a cluster, so that a transaction of it means to the wallet what it means here. */
export const knowsCluster = ({ chains }: ListedWallet, cluster: string): boolean =>
  chains.includes(`solana:${cluster}`);

/** The account a wallet shows: the first that has an address; `undefined` where it shows none. */
export function toAccount(accounts: unknown): WalletAccount | undefined {
  if (!Array.isArray(accounts)) return undefined;
  const shown: readonly unknown[] = accounts;
  return shown.find(
    (account): account is WalletAccount =>
      typeof account === 'object' &&
      account !== null &&
      'address' in account &&
      typeof account.address === 'string' &&
      'chains' in account &&
      Array.isArray(account.chains),
  );
}
