import type { Address } from '#contracts/chain';

/** What a sentence says that the record of the transaction must support. */
export type Claim =
  | {
      /** Units of an asset left or reached a party, or moved at all. */
      readonly kind: 'moved';
      /** `sol` for SOL and wrapped SOL, else a mint; absent where the sentence does not name the token. */
      readonly asset: string | undefined;
      /** Raw units. */
      readonly amount: bigint;
      readonly party?: Address | undefined;
      readonly direction?: 'in' | 'out' | undefined;
      /** The other party, where the sentence names it. */
      readonly counterparty?: Address | undefined;
    }
  | {
      /** An amount that was asked for: an order, a limit, an allowance. */
      readonly kind: 'asked';
      readonly amount: bigint;
    }
  | {
      /** A price or a pool's amount that the program itself states, of which fees and royalties may have gone elsewhere. */
      readonly kind: 'priced';
      readonly asset: string | undefined;
      readonly amount: bigint;
    }
  | {
      /** SOL that was wrapped in accounts that were closed, and so is SOL again. */
      readonly kind: 'unwrapped';
      readonly amount: bigint;
    }
  | {
      readonly kind: 'count';
      readonly of: 'transfers' | 'receivers';
      readonly count: number;
      readonly party: Address;
    };
