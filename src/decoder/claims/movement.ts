export const SOL = 'sol';

/** Units of an asset that went from one account to another. */
export interface Movement {
  /** Accounts; absent on one side for a mint or burn. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** `sol` for SOL and wrapped SOL, else the mint; absent where the record does not tell. */
  readonly asset: string | undefined;
  readonly amount: bigint;
  /** Withheld by the mint, of `amount`. */
  readonly fee: bigint;
  /** Position of the top-level instruction. */
  readonly top: number;
}
