/** What is stored at an address. */
import type { Answer, Names, TokenHolding } from '../answers.ts';
import type { Address } from '../chain.ts';
import type { DecodedAccount } from '../decoded.ts';
import type { WalletWorth } from '../people/wallet.ts';

export type AccountAnswer = Answer<{
  readonly address: Address;
  /** False when nothing is stored there; history may still exist. */
  readonly exists: boolean;
  readonly lamports: bigint;
  readonly owner?: Address | undefined;
  readonly executable: boolean;
  readonly byteLength: number;
  readonly rentEpoch?: bigint | undefined;
  /** What it is in one word and one sentence. */
  readonly decoded: DecodedAccount;
  /** The page of a special kind, such as `/token/{mint}`, where one exists. */
  readonly specialPage?: string | undefined;
  /** Token accounts it owns; `undefined` with a reason when the node cannot list them. */
  readonly holdings?: readonly TokenHolding[] | undefined;
  readonly holdingsMissing?: string | undefined;
  readonly holdingsTruncated?: boolean | undefined;
  /** Of a wallet: what it holds at the prices of the index; absent where blocks are not indexed. */
  readonly worth?: WalletWorth | undefined;
  /** Whether the index has trades in it as a pool or another market; absent where that was not looked for. */
  readonly isMarket?: boolean | undefined;
  readonly names: Names;
  /** First bytes of the data, at most 4,096. */
  readonly data: Uint8Array;
}>;
