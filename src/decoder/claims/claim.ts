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
      /** Units were minted or burned, not sent. */
      readonly isMade?: boolean | undefined;
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
      /** What accounts held, wrapped SOL aside, went to one address as they were closed. */
      readonly kind: 'refunded';
      readonly accounts: readonly Address[];
      readonly to: Address;
      readonly lamports: bigint;
    }
  | {
      /** How many transfers somebody made, how many received from them, or swaps, of which each moves something. */
      readonly kind: 'count';
      readonly of: 'transfers' | 'receivers' | 'swaps';
      readonly count: number;
      /** Absent where transfers of several together are counted. */
      readonly party?: Address | undefined;
    }
  | {
      /** Somebody did it: signed the transaction, or what moved was theirs. */
      readonly kind: 'acted';
      readonly party: Address;
    }
  | {
      /** An account, owner, mint or other key that the record holds. */
      readonly kind: 'named';
      readonly address: Address;
    }
  | {
      /** A number or text that instructions or events carry. */
      readonly kind: 'carried';
      readonly value: bigint | string;
    }
  | {
      /** A program ran, and where it logs names of instructions, one of this name. */
      readonly kind: 'called';
      readonly program: Address;
      readonly name?: string | undefined;
    }
  | {
      /** A program logged a line that is this text or begins with its words, at least so often. */
      readonly kind: 'logged';
      readonly program: Address;
      readonly text: string;
      readonly count: number;
    }
  | {
      /** A program made something that was not there before. */
      readonly kind: 'made';
      readonly program: Address;
    }
  | {
      /** A number whose digits instructions or events carry, with the point elsewhere. */
      readonly kind: 'scaled';
      readonly decimal: number;
    }
  | {
      /** How many instructions a transaction has that are not for its compute budget. */
      readonly kind: 'instructions';
      readonly count: number;
    }
  | {
      /** A program is called at the top level at least this often, beside another call. */
      readonly kind: 'calls';
      readonly program?: Address | undefined;
      readonly count: number;
    }
  | {
      /** A program is given at least so many accounts in one call. */
      readonly kind: 'accounts';
      readonly program: Address;
      readonly count: number;
    }
  | {
      /** A program of this name ran. */
      readonly kind: 'ran';
      readonly name: string;
    }
  | {
      /** A native program did this to an account. */
      readonly kind: 'native';
      readonly act: NativeAct;
      readonly account: Address;
      /** Others that the act names: the delegate, the new holder of a right, the validator. */
      readonly others?: readonly Address[] | undefined;
      /** A right was given up and has no holder any more. */
      readonly isGivenUp?: boolean | undefined;
    }
  | {
      readonly kind: 'voted';
      readonly account: Address;
      readonly slot: bigint | undefined;
    };

/** What the System, Token, Stake and Loader programs do beside moving units. */
export type NativeAct =
  | 'open'
  | 'close'
  | 'create-mint'
  | 'approve'
  | 'revoke'
  | 'hand-over'
  | 'create-stake'
  | 'delegate'
  | 'deactivate'
  | 'split'
  | 'merge'
  | 'withdraw'
  | 'advance-nonce'
  | 'deploy'
  | 'upgrade'
  | 'close-program';
